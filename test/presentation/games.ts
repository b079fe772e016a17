import { randomAnswer } from '#bots/random-answer'
import { type Answer, begin, luckFrom, type Position, position, type Question, type Saved, untilAsked } from '#kernel'
import type { Voice } from '#presentation/presentation'
import type { Shown } from '#presentation/willyville/shown'
import { LANGUAGES } from '#texts'
import { willyville } from '#willyville/game'
import type { State } from '#willyville/state'
import { seedOf } from '../conformance.ts'
import { linesOf, recordsOf } from '../recorded-games.ts'
import { planner } from '../willyville/planner.ts'

export const NAMES = ['Jörg', 'Käthe', 'Max', 'Änne']

export const VOICES: readonly Voice[] = LANGUAGES.map((language) => ({ language, emoji: (name) => `<:${name}:1>` }))
/** Nobody has uploaded the emojis: words stand in their place. */
export const WORDED: readonly Voice[] = LANGUAGES.map((language) => ({ language, emoji: (name) => name }))

/** A moment of a game: what was answered in this turn, and what is asked now. */
export interface Moment {
  readonly saved: Saved<State>
  readonly answers: readonly Answer[]
  readonly here: Position<State>
  readonly ask: Question
}

export function shownOf(state: State, seat: number | null): Shown {
  return { view: willyville.view(state, seat), seat, names: NAMES }
}

export interface Visitor {
  readonly asked?: (moment: Moment) => void
  /** A turn is over; `here` knows its news. */
  readonly ended?: (moment: Omit<Moment, 'ask'>) => void
}

/** Plays a whole game, by plans or at random, and shows every moment of it. */
export function walk(seed: number, seats: number, isPlanned: boolean, visit: Visitor): Saved<State> {
  const luck = luckFrom(seedOf(seed + 500))
  const pick = isPlanned ? planner(seed) : randomAnswer
  let saved = untilAsked(willyville, begin(willyville, { seats, seed: seedOf(seed) })).saved as Saved<State>
  while (saved.scene !== null) {
    const answers: Answer[] = []
    let present = position(willyville, saved, answers)
    while (present.done === null) {
      const [ask] = present.questions as [Question]
      visit.asked?.({ saved, answers: [...answers], here: present, ask })
      answers.push(pick(luck, ask, { saved, answers: [...answers] }))
      present = position(willyville, saved, answers)
    }
    visit.ended?.({ saved, answers, here: present })
    saved = untilAsked(willyville, present.done).saved as Saved<State>
  }
  return saved
}

/** What must not stand in a text: holes, words of the program, ids of options. */
export function flawIn(text: string): string | null {
  if (text.trim() === '') return 'empty'
  const flaw = /undefined|null|NaN|\[object|\{|\}| {2}|\bc\d\d\b|\w:\w+>|!/.exec(text.replaceAll(/<:\w+:1>/g, 'x'))
  return flaw?.[0] ?? null
}

/** Every moment of the recorded games, in the middle of turns too. */
export function recordedMoments(): Omit<Moment, 'ask'>[] {
  const lines = recordsOf('willyville').flatMap((record) => [...linesOf<State>(willyville, record)])
  return lines.flatMap(({ saved, answers }) =>
    answers.map((_, place) => {
      const given = answers.slice(0, place + 1)
      return { saved, answers: given, here: position(willyville, saved, given) }
    }),
  )
}
