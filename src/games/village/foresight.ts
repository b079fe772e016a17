import { type Foresight, luckFrom, type Seat } from '#kernel'
import { hasCubes, type State } from './state.ts'
import { imagine, type View } from './view.ts'

/** V-ORDER `plan`: so many turns, tried in their order. */
const MOST = 3

/** True if another turn of the seat may come before the next seeding; alone it is always one's own turn. */
function isToCome(t: State, seat: Seat): boolean {
  if (t.isOver || t.due === seat || t.setup.seats === 1) return false
  return t.end === null ? hasCubes(t) : t.end.left.includes(seat)
}

function foresee(v: View, seat: Seat): State | null {
  const t = imagine(v, luckFrom('0'.repeat(32)))
  if (!isToCome(t, seat)) return null
  t.due = seat
  t.turn = 'open'
  t.market = null
  return t
}

export const foresight: Foresight<State, View> = {
  scene: 'turn',
  most: MOST,
  span: ({ round }) => String(round),
  foresee,
}
