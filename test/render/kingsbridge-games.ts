import { randomAnswer } from '#bots/random-answer'
import { begin, copyState, type Luck, luckFrom, type Question, Run, type Saved } from '#kernel'
import { kingsbridge } from '#kingsbridge/game'
import type { State } from '#kingsbridge/state'
import type { View } from '#kingsbridge/view'
import { LANGUAGES } from '#texts'
import { seedOf } from '../conformance.ts'
import { LONG_NAMES } from './games.ts'
import { NAMES } from './states.ts'

/** Questions of whole games of Kingsbridge, played at random, as those see them who are asked. */

export interface Asked {
  readonly view: View
  readonly question: Question
  readonly state: State
}

function questionsOf(seats: number, seed: number, goods: string, luck: Luck): Asked[] {
  const all: Asked[] = []
  const options = { goods, firstChapterCards: 'all' }
  let run = new Run<State>(kingsbridge, begin(kingsbridge, { seats, options, seed: seedOf(seed) }) as Saved<State>)
  while (run.next !== null) {
    while (run.next === undefined) {
      for (const question of run.questions) {
        all.push({ view: kingsbridge.view(run.state, question.seat), question, state: copyState(run.state) })
        run.answer(randomAnswer(luck, question))
      }
    }
    if (run.next !== null) run = run.onward()
  }
  return all
}

export function askedIn(seats: number, seeds: number, goods = 'screened'): Asked[] {
  const luck = luckFrom(seedOf(seats + 40))
  return Array.from({ length: seeds }, (_, seed) => questionsOf(seats, seed + 1, goods, luck)).flat()
}

/** Languages and names change from one to the next, long ones among them. */
export function shownTo({ view, question }: Asked, variant: number) {
  const names = variant % 3 === 0 ? LONG_NAMES : NAMES
  const language = LANGUAGES[variant % LANGUAGES.length] ?? 'en'
  return { shown: { view, seat: question.seat, names: names.slice(0, view.setup.seats) }, language }
}
