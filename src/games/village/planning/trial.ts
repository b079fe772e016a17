import { copyState, hasMoved, type Question, type Seat } from '#kernel'
import { optionNamed } from '../modules/in-play.ts'
import { pointsOf } from '../rules/score.ts'
import { takeTurn } from '../scenes/turn.ts'
import { playerOf, type State } from '../state.ts'
import { noWares, type Place, WARES } from '../words.ts'
import type { Gains } from './plan.ts'

/** A turn played on a copy: what was picked, and what came of it. */
export interface Trial {
  readonly t: State
  readonly steps: readonly string[]
  readonly rest: readonly string[]
  readonly isRevealing: boolean
  readonly isOpen: boolean
}

/** V-DEATH-3, VS-CUBE-3, VS-REACT-2: what is no longer about the action; a plan leaves it to its player. */
function isAfterwards({ about, seat }: Question, t: State): boolean {
  return about === 'death' || about === 'connyCube' || (about === 'sell' && t.market?.caller !== seat)
}

/** VI-INN-2: what lies under the top of a pile decides what can be bought then. */
function turnsPile(t: State, pick: string): boolean {
  const option = optionNamed(pick)
  return option?.kind === 'tuck' && (t.piles[option.pile - 1]?.length ?? 0) > 1
}

/** A copy to play on; the other players, whom no question of the own turn can change, are shared with it. */
function copyFor(before: State, seat: Seat): State {
  const { players, ...open } = before
  const { own } = copyState({ setup: before.setup, own: playerOf(before, seat) })
  return { ...copyState(open), players: players.map((p, other) => (other === seat ? own : p)), news: [] }
}

/** Plays the turn of the seat that is due with these picks, as far as it can be known; null if the chooser gives up. */
export function tried(before: State, seat: Seat, choose: (ask: Question, t: State) => string | null): Trial | null {
  const t = copyFor(before, seat)
  const flow = takeTurn(t)
  const steps: string[] = []
  const later: string[] = []
  let step = flow.next([])
  while (!step.done) {
    const [ask] = step.value as readonly [Question]
    const isRevealing = hasMoved(before, t)
    // After a villager the turn is as open as before.
    const isBack = ask.about === 'turn' && steps.length > 0
    if (ask.seat !== seat || isRevealing || isBack) return { t, steps, rest: later, isRevealing, isOpen: true }
    const pick = choose(ask, t)
    if (pick === null || !ask.options.includes(pick)) return null
    const isLater = later.length > 0 || isAfterwards(ask, t)
    ;(isLater ? later : steps).push(pick)
    if (ask.about === 'tuck') return { t, steps, rest: later, isRevealing: turnsPile(t, pick), isOpen: true }
    step = flow.next([[ask.options.indexOf(pick)]])
  }
  return { t, steps, rest: later, isRevealing: hasMoved(before, t), isOpen: false }
}

function totalOf(t: State, seat: Seat): number {
  return Object.values(pointsOf(t, seat)).reduce((sum, points) => sum + points, 0)
}

/** Everybody of the seat's who is somewhere else, in the order in which they left. */
function movesIn(t: State, seat: Seat): { from: Place; to: Place }[] {
  return t.news.flatMap((news) => {
    if (news.kind === 'memberMoved' && news.seat === seat) return [{ from: news.from, to: news.to }]
    if (news.kind === 'died' && news.seat === seat) return [{ from: news.from, to: news.to }]
    return news.kind === 'memberBorn' && news.seat === seat ? [{ from: 'supply', to: 'farm' }] : []
  })
}

export function gainsOf(before: State, { t }: Pick<Trial, 't'>, seat: Seat): Gains {
  const [was, is] = [playerOf(before, seat), playerOf(t, seat)]
  const wares = noWares()
  for (const ware of WARES) wares[ware] = is.stock[ware] - was.stock[ware]
  return { wares, points: totalOf(t, seat) - totalOf(before, seat), moves: movesIn(t, seat) }
}

/** All time paid in the trial. */
export function timeIn({ t }: Pick<Trial, 't'>, seat: Seat): number {
  return t.news.reduce((sum, news) => sum + (news.kind === 'timePaid' && news.seat === seat ? news.time : 0), 0)
}

export function deathsIn({ t }: Pick<Trial, 't'>, seat: Seat): number {
  return t.news.filter((news) => news.kind === 'quillCrossed' && news.seat === seat).length
}
