import type { Benefit, EventCard } from '#data/kingsbridge/schema'
import { itemAt, type Seat } from '#kernel'
import type { CardLaying } from '#kingsbridge/planning/layings'
import { cornerOf, incomeOf, symbolFor } from '#kingsbridge/rules/council'
import { spaceAt } from '#kingsbridge/rules/favour'
import { type Draw, Sheet } from '#render/engine/draw'
import { handText } from '#texts/kingsbridge/hand'
import { say } from '#texts/kingsbridge/index'
import { drawCouncilTable, drawEventCard, sideOf, TOWARDS_SEATS } from '../council.ts'
import type { PictureInput } from '../input.ts'
import { amount, nameTag, partsOf, token } from '../tokens.ts'
import { favour } from './favour.ts'
import { markerWay } from './marker-way.ts'

/** One way to lay the card: what everybody gets around the table, below it how far the favour goes and what it brings. */

export interface Floor {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly k: number
}

/** A way on its own floor; distances are those of a floor 376 wide, before its scale. */
export interface WayScene {
  readonly sheet: Sheet
  readonly input: PictureInput
  readonly card: EventCard
  readonly laying: CardLaying
  readonly floor: Floor
}

const TABLE = { down: 252, r: 146, card: 100 }
const INCOME = { x: 128, y: 134, r: 47, d: 58, size: 40 }
const TAG = { away: 66, wide: 132, narrow: 102, h: 38, size: 31 }
const SHIELD = 50
const BADGE = { at: 40, r: 31, size: 44 }
const BOARD = { w: 336, h: 66, size: 32, turn: -7 }

const GONE = { d: 30, aside: 28 }

/** What the card shows and nobody gets, because it is not in stock or its player is begging: faint and struck out. */
function notGot(sheet: Sheet, printed: Benefit, x: number, y: number, k: number): void {
  const [part] = partsOf(printed)
  if (part === undefined) return
  const [left, top] = [x + GONE.aside * k, y + GONE.aside * k]
  token(sheet, part.kind, left, top, Math.round(GONE.d * k), true)
  sheet.sprite(`k-strike/${Math.round(GONE.d * k)}`, left, top)
}

function income(
  { sheet, input: { view }, card, laying, floor: { k } }: WayScene,
  seat: Seat,
  x: number,
  y: number,
): void {
  sheet.sprite(`k-income/${Math.round(INCOME.r * k)}/${seat}`, x, y)
  const real = laying.incomes[seat] ?? null
  const printed = incomeOf(view, symbolFor(view, card, laying.rotation, seat))
  if (real === null) {
    sheet.sprite(`k-penalty/begging/${Math.round(28 * k)}`, x, y)
    notGot(sheet, printed, x, y, k)
    return
  }
  const look = { d: Math.round(INCOME.d * k), size: INCOME.size * k }
  for (const { kind, count } of partsOf(real)) amount(sheet, kind, count, x, y, look)
  if (real.vp !== undefined && printed.vp === undefined) notGot(sheet, printed, x, y, k)
}

/** The shield stands beside whoever lays the card. */
function shield(
  { sheet, floor: { k } }: WayScene,
  side: number,
  x: number,
  y: number,
  outward: readonly [number, number],
): void {
  const [u] = outward
  const left = side % 2 === 1 ? x + u * 26 * k : x + 86 * k
  const top = side % 2 === 1 ? y - 56 * k : y + (side === 0 ? -58 : 58) * k
  sheet.sprite(`k-shield/${Math.round(SHIELD * k)}`, left, top)
}

function seatAt(scene: WayScene, seat: Seat, cx: number, cy: number): void {
  const { sheet, input, laying, floor } = scene
  const { k } = floor
  const side = cornerOf(input.view, seat)
  const outward = itemAt(TOWARDS_SEATS, side)
  const [x, y] = [Math.round(cx + outward[0] * INCOME.x * k), Math.round(cy + outward[1] * INCOME.y * k)]
  const r = INCOME.r * k
  sheet.place(`income:${laying.rotation}:${seat}`, [x - r, y - r, 2 * r, 2 * r], `way:${laying.rotation}`)
  income(scene, seat, x, y)
  const w = Math.round((side % 2 === 1 ? TAG.narrow : TAG.wide) * k)
  const tagY = y + (side === 0 ? -TAG.away : TAG.away) * k
  nameTag(sheet, input.names[seat] ?? '', seat, x + outward[0] * 2, tagY, {
    w,
    h: Math.round(TAG.h * k),
    size: TAG.size * k,
  })
  if (seat === input.view.shield) shield(scene, side, x, y, outward)
}

function council(scene: WayScene, cx: number, cy: number): void {
  const { sheet, input, card, laying, floor } = scene
  const { view } = input
  const { k } = floor
  drawCouncilTable(sheet, view, { x: cx, y: cy, r: Math.round(TABLE.r * k) }, sideOf(card, laying.rotation))
  const lying = { x: cx, y: cy, r: Math.round(TABLE.card * k) }
  drawEventCard(sheet, view, card, lying, { rotation: laying.rotation, isBare: true })
  for (const seat of view.players.keys()) seatAt(scene, seat, cx, cy)
}

function badge({ sheet, laying, floor: { x, y } }: WayScene): void {
  const [left, top] = [x + BADGE.at, y + BADGE.at]
  sheet.sprite(`k-badge/${BADGE.r}`, left, top)
  sheet.number(laying.rotation + 1, left, top, BADGE.size, { colour: 'cream', max: 50 })
}

/** K-ORIENT-3: the outlaws could not be paid. */
function forbidden({ sheet, input, laying, floor: { k } }: WayScene, cx: number, cy: number): void {
  const { view, language } = input
  const { id, effect } = spaceAt(view, laying.way.at(-1) ?? view.marker)
  const [part] = 'pay' in effect ? partsOf({ goods: effect.pay }) : []
  const good = part === undefined ? '' : say(language, `name.${part.kind === 'money' ? 'money' : 'vp'}`)
  const words = handText(language, 'cannotPay', { good, space: say(language, `space.${id}`) })
  const turn = BOARD.turn
  sheet.sprite(`k-board/${Math.round(BOARD.w * k)}/${Math.round(BOARD.h * k)}`, cx, cy, { turn })
  const look = { colour: 'cream', halo: 'ink', max: (BOARD.w - 50) * k, turn } as const
  sheet.text(words, cx, cy, BOARD.size * k, { font: 'display', ...look })
}

export function way(scene: WayScene): void {
  const { sheet, laying, floor } = scene
  const { x, y, w, h, k } = floor
  const own = new Sheet()
  const inner = { ...scene, sheet: own }
  const [cx, cy] = [x + w / 2, Math.round(y + TABLE.down * k)]
  own.place(`way:${laying.rotation}`, [x, y, w, h])
  own.sprite(`k-floor/${w}/${h}/${k}/${laying.rotation}`, x, y)
  council(inner, cx, cy)
  markerWay(inner)
  favour(inner)
  const dim = (draw: Draw): Draw => ({ ...draw, dim: true })
  sheet.draws.push(...(laying.isLegal ? own.draws : own.draws.map(dim)))
  sheet.places.push(...own.places)
  badge(scene)
  if (!laying.isLegal) forbidden(scene, cx, cy)
}
