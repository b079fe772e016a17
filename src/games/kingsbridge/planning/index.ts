import { copyState, type Flow, hasMoved, itemAt, luckFrom, type Seat } from '#kernel'
import { idOf, type Use } from '../options.ts'
import { pointsOf, totalOf } from '../rules/score.ts'
import { usesOf } from '../rules/uses.ts'
import { layOpen } from '../scenes/piles.ts'
import { useCard } from '../scenes/use.ts'
import { playerOf, type State, seatOnTurn } from '../state.ts'
import { imagine, type View } from '../view.ts'
import { type ByGood, byGood, type Card, type ProjectId } from '../words.ts'

/** The things the seat has more (or less) of afterwards, as far as they can be known before. */
interface Gains {
  readonly vp: number
  readonly goods: ByGood<number>
  /** Points by the forecast. */
  readonly points: number
}

/** A whole turn but for the card to discard: what is laid, how it is used, and what comes of it. */
export interface Plan {
  readonly card: Card
  readonly use: Use
  /** The options, one for each question; one that is not asked because it is the only one stands there too. */
  readonly steps: readonly string[]
  readonly gains: Gains
  /** The project this turn finishes. */
  readonly finishes: ProjectId | null
  /** Somebody else is asked, or something comes to light: what follows is not known before. */
  readonly isOpen: boolean
}

/** Answers the own questions by their first option; stops at a question to somebody else. */
function drive(flow: Flow, seat: Seat, steps: string[]): boolean {
  let step = flow.next([])
  while (!step.done) {
    const question = itemAt(step.value, 0)
    if (question.seat !== seat) return false
    steps.push(itemAt(question.options, 0))
    step = flow.next([[0]])
  }
  return true
}

function gainsOf(before: State, after: State, seat: Seat): Gains {
  const [was, is] = [playerOf(before, seat), playerOf(after, seat)]
  return {
    vp: is.vp - was.vp,
    goods: byGood((good) => is.goods[good] - was.goods[good]),
    points: totalOf(pointsOf(after, seat)) - totalOf(pointsOf(before, seat)),
  }
}

function planOf(t: State, seat: Seat, card: Card, use: Use): Plan {
  const after = copyState(t)
  const steps = [idOf({ kind: 'lay', card }), idOf(use)]
  const isWhole = drive(useCard(after, seat, card, use), seat, steps)
  const finished = after.news.find((news) => news.kind === 'projectFinished')
  return {
    card,
    use,
    steps,
    gains: gainsOf(t, after, seat),
    finishes: finished?.kind === 'projectFinished' ? finished.project : null,
    isOpen: !isWhole || hasMoved(t, after),
  }
}

/** Every turn the seat could take now: each card with each of its uses. */
export function plans(v: View, seat: Seat): Plan[] {
  const t = imagine(v, luckFrom('0'.repeat(32)))
  const p = playerOf(t, seat)
  if (t.rotation === null || t.isSkipped || seatOnTurn(t) !== seat || p.open.length >= t.round) return []
  return p.hand.flatMap((card) => {
    const laid = copyState(t)
    layOpen(laid, seat, card)
    return usesOf(laid, seat, card).map((use) => planOf(laid, seat, card, use))
  })
}
