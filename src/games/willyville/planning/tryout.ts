import { copyState, type Flow, type Question, type Seat } from '#kernel'
import type { WillyvilleNews } from '../news.ts'
import { pointsOf } from '../rules/score.ts'
import { jokersOf, playerOf, type State, stockOf, type Turn } from '../state.ts'
import { byGood } from '../words.ts'
import type { Gains, Reveal } from './plan.ts'

/** A copy in which the turn's value stands and nothing is spent for it yet. */
export function tryout(t: State, seat: Seat, value: number): { t: State; turn: Turn } {
  const copy = copyState(t)
  const turn: Turn = { seat, value, used: [], spent: false, sparing: false }
  copy.turn = turn
  return { t: copy, turn }
}

/** The same for white banners, which touch nothing but the own village: only that is copied. */
export function whiteTryout(t: State, seat: Seat, value: number): { t: State; turn: Turn } {
  const turn: Turn = { seat, value, used: [], spent: false, sparing: false }
  const own = copyState({ setup: t.setup, p: playerOf(t, seat) }).p
  const players = t.players.map((p, other) => (other === seat ? own : p))
  return { t: { ...t, players, turn, news: [], luck: [...t.luck] }, turn }
}

const REVEALS: { [kind in WillyvilleNews['kind']]?: Reveal } = {
  seventhShown: 'seventh',
  offerFilled: 'offer',
  cardSeen: 'travel',
}

export function revealsIn(t: State, before: State): Reveal[] {
  const reveals = t.news.flatMap(({ kind }) => REVEALS[kind] ?? [])
  const isMonkShown = t.news.some((news) => news.kind === 'monkCame' && before.monks[news.stack].length > 1)
  return isMonkShown ? [...reveals, 'monk'] : reveals
}

/** Runs a flow to its end, every question answered by the chooser; stops where it gives no answer. */
export function runFlow(flow: Flow, answer: (ask: Question) => readonly number[] | null): boolean {
  let step = flow.next([])
  while (!step.done) {
    const [ask] = step.value
    const picks = ask === undefined ? null : answer(ask)
    if (picks === null) return false
    step = flow.next([picks])
  }
  return true
}

export function totalOf(t: State, seat: Seat): number {
  return Object.values(pointsOf(t, seat)).reduce((sum, more) => sum + more, 0)
}

/** The changes for the seat. Points of a travel card that was only imagined are left out. */
export function gainsOf(before: State, after: State, seat: Seat): Gains {
  const [was, is] = [playerOf(before, seat), playerOf(after, seat)]
  const { cards } = after.setup.content.travel
  const unknown = is.travel.length > was.travel.length ? (cards[is.travel.at(-1) ?? -1]?.points ?? 0) : 0
  return {
    coins: is.coins - was.coins,
    tree: is.tree - was.tree,
    safe: is.safe - was.safe,
    markers: after.news.filter(
      (news) => news.kind === 'markerGained' || (news.kind === 'markerLost' && news.of === 'meet'),
    ).length,
    jokers: jokersOf(is) - jokersOf(was),
    goods: byGood((good) => stockOf(is, good) - stockOf(was, good)),
    points: totalOf(after, seat) - totalOf(before, seat) - unknown,
  }
}

/** All time paid in the trial. */
export function timeIn(t: State): number {
  return t.news.reduce((sum, news) => sum + (news.kind === 'timePaid' ? news.time : 0), 0)
}

/** Coins given up in the trial, which must be there besides those for the dice. */
export function coinsPaidIn(t: State): number {
  const paid = (news: WillyvilleNews) => (news.kind === 'paid' || news.kind === 'customersCame' ? news.coins : 0)
  return t.news.reduce((sum, news) => sum + paid(news), 0)
}
