import { KEY } from '#render/common/fit'
import type { Sheet } from '#render/engine/draw'
import { type SignWord, signText } from '#texts/willyville/signs'
import { bySeats, coffinsOf } from '#willyville/state'
import { VILLAGERS, type Villager } from '#willyville/words'
import { coffinsToEnd } from '../end.ts'
import type { PictureInput } from '../input.ts'
import { onTable } from '../place-ids.ts'

/** The chronicle, the anonymous graves and the rat on its way. */

const YARD = { box: [1152, 368, 428, 566], x: 1172, right: 1562 } as const
const CHRONICLE = { heading: 402, x: 1214, pitch: 76, portrait: 462, d: 54, first: 518, last: 574 }
const GRAVES = { heading: 632, x: 1166, w: 400, y: 697, pitch: 50, least: 8, row: 31, mostInARow: 11 }
const RAT = {
  heading: 746,
  x: 1166,
  w: 400,
  rows: [828, 906],
  size: [56, 34],
  most: 19,
  largest: 24,
  up: 27,
  scale: 0.6,
} as const

function heading(sheet: Sheet, { language }: PictureInput, word: SignWord, y: number): void {
  sheet.text(signText(language, word), YARD.x, y, 34, { font: 'display', align: 'left', max: 210 })
}

function drawSpace(sheet: Sheet, input: PictureInput, villager: Villager, column: number, space: number): void {
  const worth = input.view.setup.content.constants.chronicle.perProfession
  const row = worth.length > 1 ? (CHRONICLE.last - CHRONICLE.first) / (worth.length - 1) : 0
  const scale = Math.min(1, Math.max(0.4, row / 56))
  const [x, y] = [CHRONICLE.x + CHRONICLE.pitch * column, CHRONICLE.first + row * space]
  const seat = input.view.chronicle[villager][space]
  const half = Math.round(24 * scale)
  if (seat === undefined) {
    sheet.sprite(`paper-print/${2 * half}/${Math.round(48 * scale)}`, x, y)
    sheet.sprite(`page/${0.84 * scale}`, x, y)
    sheet.number(worth[space] ?? 0, x, y + 1, Math.round(KEY * scale), { colour: 'cream', max: 34 })
  } else sheet.sprite(`coffin/${0.88 * scale}/${seat}`, x, y)
  sheet.place(onTable.chronicle(villager, space), [x - half, y - half, 2 * half, 2 * half], 'churchyard')
}

export function drawChronicle(sheet: Sheet, input: PictureInput): void {
  heading(sheet, input, 'chronicle', CHRONICLE.heading)
  for (const [column, villager] of VILLAGERS.entries()) {
    sheet.sprite(`portrait/${villager}/${CHRONICLE.d}`, CHRONICLE.x + CHRONICLE.pitch * column, CHRONICLE.portrait)
    const spaces = input.view.setup.content.constants.chronicle.perProfession
    for (const space of spaces.keys()) drawSpace(sheet, input, villager, column, space)
  }
}

/** One row of stones, or two of smaller ones when many lie here. */
function graveSpot(index: number, many: number): { x: number; y: number; scale: number; pitch: number } {
  const rows = many > GRAVES.mostInARow ? 2 : 1
  const inARow = Math.ceil(many / rows)
  const pitch = Math.min(GRAVES.pitch, GRAVES.w / inARow)
  const scale = Math.min(1, (pitch - 3) / 42, rows === 2 ? 0.55 : 1)
  const row = Math.floor(index / inARow)
  const y = GRAVES.y + (rows === 2 ? (row - 0.5) * GRAVES.row : 0)
  return { x: GRAVES.x + pitch * ((index % inARow) + 0.5), y, scale, pitch }
}

export function drawStones(sheet: Sheet, { view }: PictureInput): void {
  const many = Math.max(GRAVES.least, view.graves.length)
  for (let index = 0; index < many; index++) {
    const { x, y, scale, pitch } = graveSpot(index, many)
    const size = Math.round(scale * 100) / 100
    sheet.sprite(`grave/${size}/${view.graves[index]?.seat ?? 'empty'}`, x, y)
    const half = Math.min(21 * scale, pitch / 2)
    sheet.place(onTable.grave(index), [x - half, y - 27 * scale, 2 * half, 54 * scale], 'churchyard')
  }
}

function drawGraves(sheet: Sheet, input: PictureInput): void {
  const { view } = input
  heading(sheet, input, 'gravesHeading', GRAVES.heading)
  const total = `${coffinsOf(view)} / ${coffinsToEnd(view)}`
  sheet.text(total, YARD.right, GRAVES.heading, 38, { font: 'number', align: 'right', max: 160 })
  drawStones(sheet, input)
}

interface Track {
  readonly columns: number
  /** The last step drawn; a rat farther off waits on it. */
  readonly farthest: number
}

function trackOf(distance: number): Track {
  const farthest = Math.min(RAT.most, distance)
  return { columns: Math.ceil((farthest + 1) / 2), farthest }
}

/** Places the step that is `left` away from the plague: the track runs along, and back below. */
function ratSpot({ columns, farthest }: Track, left: number): readonly [number, number] {
  const step = farthest - left
  const [row, column] = [Math.floor(step / columns), step % columns]
  const pitch = RAT.w / columns
  const x = RAT.x + pitch * ((row === 1 ? columns - 1 - column : column) + 0.5)
  return [x, RAT.rows[row === 1 ? 1 : 0]]
}

export function spaceKind(left: number, danger: number): string {
  if (left === 0) return 'plague'
  return left <= danger ? 'danger' : 'plain'
}

function drawRat(sheet: Sheet, input: PictureInput): void {
  const { view } = input
  const { ratDistance, dangerSpaces } = view.setup.content.constants
  const distance = Math.max(view.rat, bySeats(view, ratDistance))
  const track = trackOf(distance)
  heading(sheet, input, 'rat', RAT.heading)
  const pitch = RAT.w / track.columns
  const r = Math.round(Math.min(RAT.largest, pitch * 0.43) * 10) / 10
  const [upper, lower] = RAT.rows
  const end = Math.round(ratSpot(track, 0)[0] - RAT.x - pitch / 2)
  sheet.sprite(`rat-path/${Math.round(RAT.w - pitch)}/${lower - upper}/${end}`, RAT.x + pitch / 2, upper)
  for (let left = track.farthest; left >= 0; left--) {
    const [x, y] = ratSpot(track, left)
    const kind = spaceKind(left, dangerSpaces.value)
    sheet.sprite(`rat-space/${kind}/${r}`, x, y)
    if (left === 0) continue
    const shown = left === track.farthest ? distance : left
    const colour = kind === 'danger' ? 'cream' : 'inkSoft'
    sheet.number(shown, x, y, 30, { colour, max: r * 1.66 })
  }
  const [x, y] = ratSpot(track, Math.min(view.rat, track.farthest))
  // The rat sits on its space, so that the number below it can be read.
  sheet.sprite(`rat/${RAT.scale}`, x + 2, y - RAT.up - 2)
  const [w, h] = RAT.size
  sheet.place('rat', [x + 2 - w / 2, y - RAT.up - 2 - h / 2, w, h], 'churchyard')
}

export function drawChurchyard(sheet: Sheet, input: PictureInput): void {
  sheet.place('churchyard', YARD.box)
  drawChronicle(sheet, input)
  drawGraves(sheet, input)
  drawRat(sheet, input)
}
