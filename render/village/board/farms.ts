import { shortName } from '#render/common/fit'
import type { Sheet } from '#render/engine/draw'
import { farmAt } from '#render/sprites/village/ground'
import { allPoints } from '#village/rules/score'
import type { Player } from '#village/state'
import { UNSEEN, type View } from '#village/view'
import { COLOURS, GOODS } from '#village/words'
import { drawCrowd, membersOf, standingAt } from '../crowds.ts'
import type { PictureInput } from '../input.ts'
import { wareSprite } from '../parts.ts'
import { onBoard } from './place-ids.ts'
import { drawShelves, type Stored } from './shelves.ts'
import { drawTimeRoad } from './time-road.ts'
import { isOver, seatsInLight } from './title.ts'

/** The farms in the foreground: the store of each player, the family at home, the road of time. */

const FARM = { h: 350 }
const STORE = { wide: 330, narrow: 352, most: 3 }
const TAG = { h: 44, y: 32, left: 12, less: 116, size: 36, least: 26, margin: 18 }
const LAUREL = { right: 50, y: 30, r: 37, size: 34, seat: 36 }
const COCK = { scale: 1.12, aside: 22, y: 14 }
const RING = { x: 84, y: -12, scale: 1.25 }
/** A bot's face lies on the left end of its name. */
const FACE = { d: 54, x: 22, room: 44 }
const SHELVES = { x: 14, less: 28, d: 35, cubes: 88, larder: [138, 188] } as const

export interface FarmSpot {
  readonly x: number
  readonly y: number
  readonly w: number
  /** The family stands in the yard beside its store, not before it. */
  readonly hasYard: boolean
  readonly store: number
}

/** Customers lie face down before others: their points are not in the sum. */
function hasHidden({ players }: View, seat: number): boolean {
  return players[seat]?.customers.includes(UNSEEN) === true
}

export function totalOf({ view }: PictureInput, seat: number): number {
  return Object.values(allPoints(view)[seat] ?? {}).reduce((sum, points) => sum + points, 0)
}

/** Everything but cubes, in a fixed order; coins and grain also where there are none. */
function larderOf({ stock, chests, customers, villagers }: Player): Stored[] {
  const some = (things: readonly Stored[]) => things.filter(({ n }) => n > 0)
  const ware = (name: 'bread' | 'tool' | 'cocoa' | 'tea' | (typeof GOODS)[number]): Stored => ({
    sprite: wareSprite(name, 36),
    n: stock[name],
  })
  return [
    { sprite: 'coin/0.88', n: stock.coins },
    { sprite: 'v-grain/38', n: stock.grain },
    ...some([
      ...(['bread', 'tool', 'cocoa', 'tea'] as const).map(ware),
      { sprite: 'v-chest/38', n: chests.length },
      ...GOODS.map(ware),
      { sprite: 'v-seal/shop/36', n: customers.length },
      { sprite: 'v-seal/meeple-group/36', n: villagers.length },
    ]),
  ]
}

function drawRoof(sheet: Sheet, input: PictureInput, seat: number, { x, y, store }: FarmSpot): void {
  const { view, names, faces } = input
  const w = store - TAG.less
  const [middle, height] = [x + TAG.left + w / 2, y + TAG.y]
  if (view.first === seat) sheet.sprite(`v-weathercock/${COCK.scale}`, x + TAG.left + w + COCK.aside, y + COCK.y)
  sheet.sprite(`tag/${w}/${TAG.h}/${seat}`, middle, height)
  const face = faces?.[seat] ?? null
  const room = face === null ? 0 : FACE.room
  const max = w - TAG.margin - room
  if (face !== null) sheet.sprite(`neighbour/${face}/${FACE.d}`, x + TAG.left + FACE.x, height)
  sheet.text(shortName(names[seat] ?? '', max, TAG.least), middle + room / 2, height + 3, TAG.size, {
    font: 'display',
    colour: 'cream',
    halo: 'ink',
    max,
  })
  const right = x + store - LAUREL.right
  sheet.sprite(`v-disc/${LAUREL.seat}`, right, y + TAG.y)
  sheet.sprite(`laurel/${LAUREL.r}`, right, y + LAUREL.y)
  sheet.number(`${totalOf(input, seat)}${hasHidden(view, seat) ? '+' : ''}`, right, y + TAG.y, LAUREL.size, {
    max: 66,
    halo: 'parchmentLight',
  })
  if (view.ring === seat) sheet.sprite(`v-ring/${RING.scale}`, x + RING.x, y + RING.y)
}

const YARD = { feet: 218, margin: 16, wide: 300 }

/** What lies about where there is room. */
function drawYard(sheet: Sheet, x: number, y: number, w: number): void {
  sheet.sprite('v-apple-tree/1.3', x + w - 44, y + 92)
  if (w <= YARD.wide) {
    sheet.sprite('prop/haystack/0.9', x + 40, y + 90)
    return
  }
  sheet.sprite('prop/haystack/1.2', x + w * 0.42, y + 96)
  sheet.sprite('prop/washing/1.1', x + w * 0.16, y + 84)
  sheet.sprite('prop/cow/1', x + w * 0.68, y + 100)
}

function drawFamily(sheet: Sheet, { view }: PictureInput, seat: number, { x, y, w, hasYard, store }: FarmSpot): void {
  const home = membersOf(view, seat, standingAt('farm'))
  if (!hasYard) {
    drawCrowd(sheet, home, { x: x + 4, y: y + 300, w: store - 8 })
    return
  }
  const left = x + store + YARD.margin
  const yard = w - store - YARD.margin - 8
  drawYard(sheet, left, y, yard)
  const scale = yard > YARD.wide ? 1.2 : 1
  drawCrowd(sheet, home, { x: left, y: y + YARD.feet, w: yard, scale, rows: 2, pitch: 50 })
}

export function drawFarm(sheet: Sheet, input: PictureInput, seat: number, spot: FarmSpot): void {
  const player = input.view.players[seat]
  if (player === undefined) return
  const { x, y, w, store, hasYard } = spot
  const isLit = isOver(input) ? seatsInLight(input).includes(seat) : input.view.due === seat
  const room = onBoard.region(`farm/${seat}`)
  sheet.place(room, [x, y, w, FARM.h])
  sheet.sprite(`v-store/${store}/${isLit ? seat : 'none'}`, x, y)
  drawRoof(sheet, input, seat, spot)
  const cubes = COLOURS.map((colour): Stored => ({ sprite: `v-cube/${colour}/35`, n: player.stock[colour] }))
  const shelf = { x: x + SHELVES.x, w: store - SHELVES.less, d: SHELVES.d }
  drawShelves(sheet, cubes, { ...shelf, tops: [y + SHELVES.cubes] })
  drawShelves(sheet, larderOf(player), { ...shelf, tops: SHELVES.larder.map((top) => y + top) })
  sheet.place(onBoard.farm(seat), [x, y, store, 226], room)
  drawFamily(sheet, input, seat, spot)
  const lap = { x: x + 6, y: y + (hasYard ? 290 : 328), w: w - 12 }
  drawTimeRoad(sheet, input.view, seat, lap)
  sheet.place(onBoard.lap(seat), [x, lap.y - 24, w, 46], room)
}

/** With four or five the families stand before their stores, with fewer in the yards beside them. */
export function drawFarms(sheet: Sheet, input: PictureInput, y: number): void {
  const { players, conny } = input.view
  const farms = conny === null ? players.length : 2
  const hasYard = farms <= STORE.most
  for (const seat of players.keys()) {
    const { x, w } = farmAt(seat, farms)
    const store = Math.min(w, hasYard ? STORE.wide : STORE.narrow)
    drawFarm(sheet, input, seat, { x, y, w, hasYard, store })
  }
}
