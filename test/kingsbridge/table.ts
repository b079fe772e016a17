import { expect } from 'vitest'
import { CARDS as VALUES } from '#data/kingsbridge/cards'
import type { Cards, EventCard, Goods } from '#data/kingsbridge/schema'
import { type Answer, begin, type Position, position, type Question, type Saved, untilAsked } from '#kernel'
import { kingsbridge } from '#kingsbridge/game'
import type { KingsbridgeNews, NewsKind } from '#kingsbridge/news'
import { type Player, playerOf, projectOn, type State } from '#kingsbridge/state'
import type { View } from '#kingsbridge/view'
import { CARDS, type Card, GOODS, type ProjectId, type STOCKED } from '#kingsbridge/words'
import { seedOf } from '../conformance.ts'

export type { State }

interface Wishes {
  seats?: number
  seed?: number
  /** `all` cards unless a test is about the starred ones, and `open` goods unless it is about secrets. */
  firstChapterCards?: 'starred' | 'all'
  goods?: 'screened' | 'open'
  content?: Cards
}

/** A game whose first chapter has begun. */
export function fresh({ seats = 4, seed = 1, content = VALUES, ...options }: Wishes = {}): Saved<State> {
  const chosen = { firstChapterCards: 'all', goods: 'open', ...options }
  const saved = begin(kingsbridge, { seats, seed: seedOf(seed), options: chosen, content })
  return position(kingsbridge, saved, []).done as Saved<State>
}

/** A table at the beginning of a scene, changed as the test needs it. */
export function at(scene: string, change: (t: State) => void = () => {}, wishes: Wishes = {}): Saved<State> {
  const saved = { ...fresh(wishes), scene }
  change(saved.state)
  return saved
}

/** An event that changes nothing by itself once it lies on the council. */
const QUIET = 'c1-granary'

/** The first turn of a round: the event lies on the council, seat 0 holds the shield. */
export function turn(change: (t: State) => void = () => {}, wishes: Wishes = {}): Saved<State> {
  const quiet = (t: State) => {
    t.round = 1
    t.event = QUIET
    t.rotation = 0
    change(t)
  }
  return at('turn', quiet, wishes)
}

/** Seat 0 is about to turn this event up. */
export function turningUp(event: string, change: (t: State) => void = () => {}, wishes: Wishes = {}): Saved<State> {
  const deck = (t: State) => {
    t.chapter = VALUES.events.find(({ id }) => id === event)?.chapter ?? t.chapter
    t.deck = [event]
    change(t)
  }
  return at('turnUp', deck, wishes)
}

/** The event has been turned up and is about to be oriented. */
export function orienting(event: string, change: (t: State) => void = () => {}, wishes: Wishes = {}): Saved<State> {
  const turned = (t: State) => {
    t.round = 2
    t.event = event
    change(t)
  }
  return at('orient', turned, wishes)
}

/** Values with one event of chapter I in place of another. */
export function withEvent(event: Pick<EventCard, 'kind' | 'effects'>): Cards {
  const events = VALUES.events.map((known) => (known.id === QUIET ? { ...known, ...event } : known))
  return { ...VALUES, events }
}

export const CHANGED = QUIET

/** Sets what a seat has, out of the stock or back into it. */
export function give(t: State, seat: number, goods: Goods): void {
  const own = playerOf(t, seat).goods
  for (const good of GOODS) {
    const more = (goods[good] ?? own[good]) - own[good]
    own[good] += more
    if (good === 'money') t.money += more
    else t.stock[good] -= more
  }
}

/** A seat has just this. */
export function only(t: State, seat: number, goods: Goods): void {
  give(t, seat, { ...Object.fromEntries(GOODS.map((good) => [good, 0])), ...goods })
}

/** Empties the stock of a good: somebody who does not matter has it all. */
export function emptyStock(t: State, ...goods: (typeof STOCKED)[number][]): void {
  for (const good of goods) t.stock[good] = 0
}

export function bring(t: State, id: ProjectId, placed: { stone?: number; wood?: number } = {}): void {
  const project = projectOn(t, id) ?? { id, stone: 0, wood: 0, seals: [] }
  if (!t.projects.includes(project)) t.projects.push(project)
  project.stone = placed.stone ?? 0
  project.wood = placed.wood ?? 0
}

/** Lays a seat's cards: some open, some discarded; the others are in hand. */
export function pile(t: State, seat: number, open: Card[], discards: Card[] = []): void {
  const p = playerOf(t, seat)
  p.open = open
  p.discards = discards
  p.hand = CARDS.filter((card) => !open.includes(card) && !discards.includes(card))
}

export function sick(t: State, place: number, value: number): void {
  if (t.tiles.length === 0) {
    t.tiles = VALUES.plague.tiles.values.slice()
    t.isSick = t.tiles.map(() => false)
  }
  t.tiles[place - 1] = value
  t.isSick[place - 1] = true
}

export type Here = Position<State> & { news: KingsbridgeNews[] }

function answerOf(saved: Saved<State>, answers: Answer[], pick: string): Answer {
  const [, seat, ids] = /^@(\d) (.*)$/.exec(pick) ?? ['', '', pick]
  const asked = position(kingsbridge, saved, answers).questions[0]?.seat ?? 0
  return { seat: seat === '' ? asked : Number(seat), picks: ids === '-' ? [] : (ids as string).split(',') }
}

/** The position after these picks, each of which must be legal. */
export function played(saved: Saved<State>, ...picks: string[]): Here {
  const answers: Answer[] = []
  for (const pick of picks) answers.push(answerOf(saved, answers, pick))
  const current = position(kingsbridge, saved, answers)
  expect(current.refusal, `${JSON.stringify(current.refusal)} at ${picks[current.kept]}`).toBeNull()
  return current as Here
}

export interface Onward {
  saved: Saved<State>
  news: KingsbridgeNews[]
  t: State
  asks: readonly Question[]
}

/** Runs through scenes that ask nothing, to the next question. */
export function onward(saved: Saved<State>): Onward {
  const { saved: next, news } = untilAsked<State>(kingsbridge, saved)
  const current = next.scene === null ? null : position<State>(kingsbridge, next, [])
  return { saved: next, news: news as KingsbridgeNews[], t: current?.now ?? next.state, asks: current?.questions ?? [] }
}

/** Plays one scene to its end and on to the next question. */
export function through(saved: Saved<State>, ...picks: string[]): Onward {
  const after = played(saved, ...picks)
  expect(after.done, `still asked: ${JSON.stringify(after.questions[0])}`).not.toBeNull()
  const next = onward(after.done as Saved<State>)
  return { ...next, news: [...after.news, ...next.news] }
}

export function offered(saved: Saved<State>, ...picks: string[]): readonly string[] {
  return played(saved, ...picks).questions[0]?.options ?? []
}

/** The uses of a card laid now, forgoing left out. */
export function usesOf(saved: Saved<State>, card: Card): string[] {
  const after = played(saved, `lay:${card}`)
  const [question] = after.questions
  return question?.about === 'use' ? question.options.filter((id) => id !== 'forgo') : []
}

/** The player on turn after a card and its use. */
export function mine(saved: Saved<State>, ...picks: string[]): Player {
  return playerOf(played(saved, ...picks).now, 0)
}

export function refusalOf(saved: Saved<State>, ...picks: string[]): Position['refusal'] {
  const answers: Answer[] = []
  for (const pick of picks) answers.push(answerOf(saved, answers, pick))
  return position(kingsbridge, saved, answers).refusal
}

export function told<K extends NewsKind>(news: readonly KingsbridgeNews[], kind: K) {
  return news.filter((item): item is Extract<KingsbridgeNews, { kind: K }> => item.kind === kind)
}

export function viewOf(t: State, seat: number | null): View {
  return kingsbridge.view(t, seat)
}

export function vpsOf(t: State): number[] {
  return t.players.map(({ vp }) => vp)
}
