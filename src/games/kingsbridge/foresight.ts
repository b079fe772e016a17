import { type Foresight, luckFrom, type Seat } from '#kernel'
import { optionNamed } from './options.ts'
import { hasLaid } from './rules/piles.ts'
import { playerOf, type State, turnOrder } from './state.ts'
import { imagine, type View } from './view.ts'

/** K-ORDERS-6: up to three turns for the running round. */
const MOST = 3

/** Says whether the seat's turn of this round is still to come. */
function isToCome(t: State, seat: Seat): boolean {
  if (t.isOver || t.event === null || t.isSkipped || hasLaid(t, playerOf(t, seat))) return false
  return t.rotation === null || turnOrder(t).indexOf(seat) > t.turns
}

/** Nobody knows what income the card will bring, so none is counted on. */
function foresee(v: View, seat: Seat): State | null {
  const t = imagine(v, luckFrom('0'.repeat(32)))
  if (!isToCome(t, seat)) return null
  t.turns = turnOrder(t).indexOf(seat)
  t.rotation ??= 0
  t.traded = []
  t.asked = []
  return t
}

/** K-ORDERS-6: what is no longer asked need not be declined, and a card that was laid by itself need not be laid. */
function isNeedless({ players }: View, seat: Seat, pick: string): boolean {
  const option = optionNamed(pick)
  return option?.kind === 'done' || (option?.kind === 'lay' && option.card === players[seat]?.open.at(-1))
}

export const foresight: Foresight<State, View> = {
  scene: 'turn',
  most: MOST,
  span: ({ chapter, round }) => `${chapter}.${round}`,
  declines: true,
  isNeedless,
  foresee,
}
