import type { View } from '#kingsbridge/view'
import type { Sheet } from '#render/engine/draw'
import { LANE } from '#render/sprites/kingsbridge/town-map'
import { placeOf } from '../place-ids.ts'
import { amount, type Counted, partsOf, token } from '../tokens.ts'

/** The poor quarter: who lies sick, how much knowledge that takes, and what caring for them brings. */

const COTTAGE = 1.06
const TILE = { up: 48, down: 42, number: 38, aside: 19 }
const REWARD = { x: 25, y: -13, d: 40, number: 34 }

/** What the place gives to whoever cares there; the forest gives nothing. */
function rewardOf(view: View, place: number): Counted | undefined {
  const benefit = view.setup.content.plague.places[place]?.benefit
  if (benefit === undefined) return undefined
  const { freeHouse, ...goods } = benefit
  return freeHouse === undefined ? partsOf(goods)[0] : { kind: 'house', count: 1 }
}

/** More than one of a good has its number on it: there is no room beside. */
function drawReward(sheet: Sheet, { kind, count }: Counted, x: number, y: number, isFaint: boolean): void {
  if (kind === 'vp' || kind === 'money' || count === 1) {
    amount(sheet, kind, count, x, y, { d: REWARD.d, size: REWARD.number, isFaint })
    return
  }
  token(sheet, kind, x - 4, y - 3, REWARD.d, isFaint)
  sheet.number(count, x + 4, y + 6, REWARD.number, { colour: isFaint ? 'inkSoft' : 'ink', halo: 'plaster', max: 40 })
}

type Tile = 'none' | 'gone' | 'down' | 'up'

function tileAt({ tiles, isSick }: View, place: number): Tile {
  if (tiles.length === 0) return 'none'
  if (tiles[place] === 0) return 'gone'
  return isSick[place] ? 'up' : 'down'
}

function drawTile(sheet: Sheet, view: View, place: number, x: number, y: number): void {
  const tile = tileAt(view, place)
  if (tile === 'none' || tile === 'gone') return
  sheet.sprite(`k-plague/${tile}/${TILE[tile]}`, x, y)
  const value = view.tiles[place]
  if (tile === 'up' && value !== null && value !== undefined) {
    sheet.number(value, x, y, TILE.number, { colour: 'cream', halo: 'plague', max: 40 })
  }
}

export function drawQuarter(sheet: Sheet, view: View, lane = LANE, room?: string): void {
  for (const [place, [x, y]] of lane.entries()) {
    const tile = tileAt(view, place)
    const isOpen = tile === 'up' || tile === 'down'
    sheet.sprite(`k-cottage/${tile === 'up' ? 'sick' : 'well'}/${COTTAGE}`, x, y)
    sheet.number(place + 1, x - 1, y - 53, 26, { colour: 'cream', halo: 'ink', max: 40 })
    const reward = rewardOf(view, place)
    if (reward !== undefined) {
      drawReward(sheet, reward, x + REWARD.x, y + REWARD.y, !isOpen)
    }
    drawTile(sheet, view, place, x - (reward === undefined ? 0 : TILE.aside), y - 17)
    sheet.place(placeOf.sick(place), [x - 43, y - 72, 86, 76], room)
  }
}
