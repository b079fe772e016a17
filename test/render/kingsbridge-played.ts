import { randomAnswer } from '#bots/random-answer'
import { CARDS as VALUES } from '#data/kingsbridge/cards'
import { begin, luckFrom, type Result, Run, type Saved } from '#kernel'
import { kingsbridge } from '#kingsbridge/game'
import type { KingsbridgeNews } from '#kingsbridge/news'
import { allPoints, totalOf } from '#kingsbridge/rules/score'
import type { State } from '#kingsbridge/state'
import type { View } from '#kingsbridge/view'
import { eventText, eventTitle } from '#presentation/kingsbridge/naming'
import { phrasingIn } from '#presentation/kingsbridge/phrasing'
import type { EventWords } from '#render/kingsbridge/input'
import type { Language } from '#texts'
import { seedOf } from '../conformance.ts'

/** Whole games of Kingsbridge, for pictures to be drawn of. */

/** A moment between two scenes. */
export interface Moment {
  readonly state: State
  /** As a spectator sees it. */
  readonly view: View
  /** So many pieces of news had been told. */
  readonly told: number
  /** The scene that comes next, null when the game is over. */
  readonly scene: string | null
}

export interface PlayedGame {
  readonly moments: readonly Moment[]
  readonly news: readonly KingsbridgeNews[]
  /** Points by round and seat. */
  readonly history: readonly (readonly number[])[]
  readonly end: View
  readonly result: Result
}

const roundOf = ({ chapter, round, setup }: View) =>
  (chapter - 1) * setup.content.constants.roundsPerChapter.value + round

/** A game of random answers. */
export function randomGame(seats: number, seed: number, options: Record<string, string> = {}): PlayedGame {
  const luck = luckFrom(seedOf(seed + 500))
  const moments: Moment[] = []
  const news: KingsbridgeNews[] = []
  const rounds = new Map<number, number[]>()
  let run = new Run<State>(kingsbridge, begin(kingsbridge, { seats, seed: seedOf(seed), options }) as Saved<State>)
  for (;;) {
    while (run.next === undefined) for (const ask of run.questions) run.answer(randomAnswer(luck, ask))
    news.push(...structuredClone(run.state.news))
    const { setup, ...others } = run.state
    const state = { ...structuredClone(others), setup } as State
    const view = kingsbridge.view(state, null)
    rounds.set(roundOf(view), allPoints(view).map(totalOf))
    moments.push({ state, view, told: news.length, scene: run.next })
    if (run.next === null) break
    run = run.onward()
  }
  const last = moments.at(-1) as Moment
  return { moments, news, history: [...rounds.values()], end: last.view, result: kingsbridge.result(last.state) }
}

/** All events in words. */
export function eventWords(language: Language): Record<string, EventWords> {
  const phrasing = phrasingIn({ language, emoji: (name) => name })
  const view = { setup: { content: VALUES } } as View
  return Object.fromEntries(
    VALUES.events.map((event) => [
      event.id,
      { title: eventTitle(phrasing, view, event.id), text: eventText(phrasing, event) },
    ]),
  )
}
