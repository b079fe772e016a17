import { expect } from 'vitest'
import { CARDS } from '#data/willyville/cards'
import { type Answer, begin, type Position, position, type Saved } from '#kernel'
import { willyville } from '#willyville/game'
import type { WillyvilleNews } from '#willyville/news'
import { activeSeat, DIE_KINDS, type Player, playerOf, type State } from '#willyville/state'
import { GOODS, type Good } from '#willyville/words'
import { seedOf } from '../conformance.ts'

export type { State }

/** The number of a customer, by what they want and show. */
export function customer(banner: string, goods: Partial<Record<Good, number>>): number {
  const wanted = (card: (typeof CARDS.customers)[number]) =>
    GOODS.every((good) => (card.goods[good] ?? 0) === (goods[good] ?? 0))
  const shown = (card: (typeof CARDS.customers)[number]) =>
    (card.banner === '?' ? '?' : card.banner.join('/')) === banner
  const place = CARDS.customers.findIndex((card) => wanted(card) && shown(card))
  if (place < 0) throw new Error(`no customer ${banner}`)
  return place
}

/** The number of a travel card, by its letter and what it costs later. */
export function travelCard(letter: string, grey: object | null): number {
  return CARDS.travel.cards.findIndex(
    (card) => card.letter === letter && JSON.stringify(card.grey) === JSON.stringify(grey),
  )
}

export function pool(t: State, dice: string): void {
  t.pool = new Array(DIE_KINDS).fill(0)
  for (const die of dice.split(' ')) {
    const kind = Number(die[1]) - 1 + (die.startsWith('b') ? 6 : 0)
    t.pool[kind] = (t.pool[kind] as number) + 1
  }
}

export function me(t: State): Player {
  return playerOf(t, activeSeat(t))
}

export function craft(p: Player, good: Good, card: number, goods: number): void {
  p.crafts[good] = { card, goods }
}

/** Nobody but those named lives. */
export function onlyLives(p: Player, ...villagers: (keyof Player['villagers'])[]): void {
  for (const villager of Object.keys(p.villagers) as (keyof Player['villagers'])[]) {
    p.villagers[villager] = villagers.includes(villager)
  }
}

/** A table at the beginning of a turn: the first of the game, changed as the test needs it. */
export function table(seats: number, change: (t: State) => void = () => {}, seed = 1): Saved<State> {
  const saved = begin(willyville, { seats, seed: seedOf(seed) })
  const { done } = position(willyville, saved, [])
  const turn = done as Saved<State>
  change(turn.state)
  return turn
}

function answerOf(saved: Saved<State>, answers: Answer[], pick: string): Answer {
  const [, seat, ids] = /^@(\d) (.*)$/.exec(pick) ?? ['', '', pick]
  const asked = position(willyville, saved, answers).questions[0]?.seat ?? 0
  return { seat: seat === '' ? asked : Number(seat), picks: ids === '-' ? [] : (ids as string).split(',') }
}

/** The turn after these picks, each of which must be legal. */
export function played(saved: Saved<State>, ...picks: string[]): Position<State> & { news: WillyvilleNews[] } {
  const answers: Answer[] = []
  for (const pick of picks) answers.push(answerOf(saved, answers, pick))
  const reached = position(willyville, saved, answers)
  expect(reached.refusal, `${JSON.stringify(reached.refusal)} at ${picks[reached.kept]}`).toBeNull()
  return reached as Position<State> & { news: WillyvilleNews[] }
}

/** The options offered after these picks. */
export function offered(saved: Saved<State>, ...picks: string[]): readonly string[] {
  return played(saved, ...picks).questions[0]?.options ?? []
}

/** The own village after these picks. */
export function mine(saved: Saved<State>, ...picks: string[]): Player {
  return playerOf(played(saved, ...picks).now, activeSeat(saved.state))
}

export function refusalOf(saved: Saved<State>, ...picks: string[]): Position['refusal'] {
  const answers: Answer[] = []
  for (const pick of picks) answers.push(answerOf(saved, answers, pick))
  return position(willyville, saved, answers).refusal
}

export function kindsOf(news: readonly WillyvilleNews[]): string[] {
  return news.map(({ kind }) => kind)
}
