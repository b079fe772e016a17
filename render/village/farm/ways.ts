import type { Sheet } from '#render/engine/draw'
import { farmText } from '#texts/village/farm'
import { hasSet } from '#village/modules/in-play'
import type { Ship } from '#village/state'
import { drawBook, wareSprite } from '../parts.ts'
import type { FarmScene } from './scene.ts'
import { icon } from './whereabouts.ts'
import { named } from './words.ts'

/** Far away: the castles a family has seen, or, with the port, its ship. */

const HEAD = { y: 36, icon: 44, number: 44, book: 44, next: 118, becomes: 80, scale: 1.05, size: 40 }
const CASTLES = { x: 62, y: 122, pitch: 106, row: 44, scale: 0.48, flag: 22 }

function drawCastles({ sheet, map, view, seat, player }: FarmScene): void {
  const [x, y, w, h] = map.ways
  const { castles, points } = view.setup.content.travel
  const count = player.castles.length
  sheet.place('castles', [x, y, w, h])
  sheet.sprite(`v-map/${w}/${h}`, x, y)
  sheet.sprite(icon('castle', HEAD.icon), x + 40, y + HEAD.y)
  sheet.number(count, x + 74, y + HEAD.y + 1, HEAD.number, { align: 'left', max: 50 })
  drawNext(sheet, points, count, x + w, y + HEAD.y)
  const perRow = Math.ceil(castles.length / 2)
  const pitch = Math.min(CASTLES.pitch, (w - 2 * CASTLES.x) / Math.max(1, perRow - 1))
  for (const [index, { id }] of castles.entries()) {
    const [cx, cy] = [
      x + CASTLES.x + (index % perRow) * pitch,
      y + CASTLES.y + Math.floor(index / perRow) * CASTLES.row,
    ]
    const isSeen = player.castles.includes(id)
    sheet.sprite(`v-castle/${id}/${CASTLES.scale}`, cx, cy, { dim: !isSeen })
    if (isSeen) sheet.sprite(`v-pennon/${seat}/0.8`, cx + CASTLES.flag, cy - 6)
  }
}

/** What the castles are worth, and what one more would make of it. */
function drawNext(sheet: Sheet, points: readonly number[], count: number, right: number, y: number): void {
  const next = points[count + 1]
  drawBook(
    sheet,
    points[Math.min(count, points.length - 1)] ?? 0,
    right - (next === undefined ? 46 : HEAD.next),
    y,
    HEAD.scale,
    HEAD.size,
  )
  if (next === undefined) return
  sheet.sprite('v-becomes/22', right - HEAD.becomes, y)
  sheet.sprite(`book/0.9${next > 9 ? '/1.25' : ''}`, right - HEAD.book + 2, y, { dim: true })
  sheet.number(next, right - HEAD.book + 1, y - 2, 34, { colour: 'cream', max: 50, dim: true })
}

const SHIP = { x: 92, y: 152, scale: 0.9 }
const HOLDS = { x: 208, y: 130, pitch: 52, d: 50, ware: 38 }
const NAME = { x: 254, y: 30, w: 156, h: 44, size: 26 }
const CAPTAIN = { x: 208, y: 82, scale: 0.5, cube: 34, steps: 36 }

function placeName({ input }: FarmScene, at: string): string {
  const { language } = input
  if (at === 'port') return farmText(language, 'inPort')
  return /^t\d/.test(at) ? farmText(language, 'underWay') : named(language, 'isle', at)
}

function drawHold({ sheet, seat }: FarmScene, hold: string | undefined, x: number, y: number): void {
  sheet.sprite(`v-hold/${HOLDS.d}`, x, y)
  if (hold === undefined) return
  if (hold === 'member') sheet.sprite(`v-member/${seat}/1/0.56`, x, y + 20)
  else sheet.sprite(wareSprite(hold, HOLDS.ware), x, y)
}

function drawCaptain({ sheet, view }: FarmScene, hired: number, x: number, y: number): void {
  const captain = view.setup.content.port.captains[hired]
  if (captain === undefined) return
  const [[ware, n] = ['any', 1]] = Object.entries(captain.pay)
  sheet.sprite(`v-captain/${captain.coins}/${CAPTAIN.scale}`, x, y)
  for (let cube = 0; cube < Number(n); cube++) sheet.sprite(wareSprite(ware, CAPTAIN.cube), x + 42 + cube * 24, y)
  const right = x + 42 + Number(n) * 24
  sheet.sprite('v-becomes/16', right + 2, y)
  sheet.number(captain.steps, right + 24, y + 1, CAPTAIN.steps, { max: 30 })
}

function drawShip(scene: FarmScene, ship: Ship): void {
  const { sheet, map, seat, view } = scene
  const [x, y, w, h] = map.ways
  sheet.place('ship', [x, y, w, h])
  sheet.sprite(`v-cove/${w}/${h}`, x, y)
  sheet.sprite(`v-ship/${seat}/${SHIP.scale}${ship.at === 'port' ? '/moored' : ''}`, x + SHIP.x, y + SHIP.y)
  sheet.sprite(`slip/${NAME.w}/${NAME.h}`, x + NAME.x, y + NAME.y)
  sheet.text(placeName(scene, ship.at), x + NAME.x, y + NAME.y + 1, NAME.size, { max: NAME.w - 14 })
  for (let hold = 0; hold < view.setup.content.port.holds; hold++)
    drawHold(scene, ship.holds[hold], x + HOLDS.x + hold * HOLDS.pitch, y + HOLDS.y)
  if (ship.captain !== null) drawCaptain(scene, ship.captain, x + CAPTAIN.x, y + CAPTAIN.y)
}

export function ways(scene: FarmScene): void {
  const { ship } = scene.player
  if (hasSet(scene.view, 'port') && ship !== null) drawShip(scene, ship)
  else drawCastles(scene)
}
