import type { EventCard } from '#data/kingsbridge/schema'
import { itemAt } from '#kernel'
import { cornerOf } from '#kingsbridge/rules/council'
import type { View } from '#kingsbridge/view'
import { CORNERS, SIDES } from '#kingsbridge/words'
import type { Sheet } from '#render/engine/draw'
import { themeOf } from './themes.ts'
import { nameTag, symbol } from './tokens.ts'

/** The council: a table standing on its corner, an event card on it, and the seats around. */

/** North first, clockwise, as corners of the card and places of the seats are counted. */
export const TOWARDS_SEATS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

/** North-east first, clockwise, as the sides with the numbers are counted. */
export const TOWARDS_SIDES = [
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
] as const

const QUARTERS = 4

/** The side of the table that the arrow of a card points at. */
export function sideOf(card: EventCard, rotation: number): number {
  return (SIDES.indexOf(card.arrow) + rotation) % QUARTERS
}

interface At {
  readonly x: number
  readonly y: number
  /** Half the diagonal. */
  readonly r: number
}

const NUMBER = { size: 34, ring: 21, inside: 9 }

/** The table with its four numbers; the one that the arrow names is inlaid. */
export function drawCouncilTable(sheet: Sheet, view: View, { x, y, r }: At, litSide: number | null): void {
  const { numbers } = view.setup.content.council
  sheet.sprite(`k-table/${r}`, x, y)
  for (const [index, side] of SIDES.entries()) {
    const [u, v] = itemAt(TOWARDS_SIDES, index)
    const isLit = index === litSide
    const [left, top] = [x + u * (r / 2 - NUMBER.inside), y + v * (r / 2 - NUMBER.inside)]
    sheet.sprite(`k-disc/${NUMBER.ring}${isLit ? '/lit' : ''}`, left, top)
    sheet.number(numbers[side], left, top, NUMBER.size, { colour: isLit ? 'coin' : 'ink', max: 36 })
  }
}

const SYMBOL = { out: 0.655, share: 0.4 }

/** The card as it lies, symbols upright however it is turned; a corner that points at nobody is faint. */
export function drawEventCard(
  sheet: Sheet,
  view: View,
  card: EventCard,
  { x, y, r }: At,
  { rotation, d = Math.round(r * SYMBOL.share), isBare = false }: { rotation: number; d?: number; isBare?: boolean },
): void {
  sheet.sprite(`k-event/${themeOf(card.id)}/${card.kind}/${r}/${rotation}/${sideOf(card, rotation)}`, x, y)
  if (isBare) return
  const seated = new Set(view.players.map((_, seat) => cornerOf(view, seat)))
  for (const [place, [u, v]] of TOWARDS_SEATS.entries()) {
    const corner = itemAt(CORNERS, (place - rotation + QUARTERS) % QUARTERS)
    const out = r * SYMBOL.out
    symbol(sheet, card.corners[corner], x + u * out, y + v * out, d, !seated.has(place))
  }
}

/** The names of the seats around the table, each at its side; north and south there may be more room. */
export function drawSeats(
  sheet: Sheet,
  { view, names }: { readonly view: View; readonly names: readonly string[] },
  { x, y }: Omit<At, 'r'>,
  reach: { readonly x: number; readonly y: number },
  tag: { readonly w: number; readonly h: number; readonly size: number; readonly acrossW?: number },
): void {
  for (const seat of view.players.keys()) {
    const [u, v] = itemAt(TOWARDS_SEATS, cornerOf(view, seat))
    const w = u === 0 ? (tag.acrossW ?? tag.w) : tag.w
    nameTag(sheet, names[seat] ?? '', seat, x + u * reach.x, y + v * reach.y, { ...tag, w })
  }
}
