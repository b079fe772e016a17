import { kingsbridge } from '#kingsbridge/game'
import { PALETTES } from '#render/engine/palette'
import { CATALOGUE, type Key } from '#texts/kingsbridge/index'
import { commandWords } from '../command-words.ts'
import type { Presentation, Voice } from '../presentation.ts'
import { becauseOf, type Reasons } from '../reason-summary.ts'
import { mat, score, table } from './board.ts'
import { closest } from './closest.ts'
import { goals } from './goals.ts'
import { think } from './known.ts'
import { LESSONS } from './lessons.ts'
import { moves } from './moves.ts'
import { describe, groups } from './options.ts'
import { orders } from './orders.ts'
import { count, head, moment, roundOf, turns } from './panel.ts'
import { question } from './questions.ts'
import { reason, why } from './reasons.ts'
import { changes, ending } from './sums.ts'
import { steps, tell } from './tell.ts'
import { things } from './things.ts'
import { tongueOf } from './tongue.ts'
import { topics } from './topics.ts'

const SEATS = ['player0', 'player1', 'player2', 'player3'] as const

function because(reasons: Reasons, voice: Voice): string {
  const tongue = tongueOf(voice)
  return becauseOf(reasons, {
    part: (points, category) =>
      tongue.say('advice.part', {
        points: tongue.some('vp', points),
        category: tongue.say(`score.${category}` as Key),
      }),
    list: (parts) => tongue.list(parts),
    say: (sentence, facts) => tongue.say(sentence, facts),
  })
}

/** Boards are in words. */
export const kingsbridgePresentation: Presentation = {
  game: 'kingsbridge',
  title: 'Kingsbridge',
  accents: SEATS.map((seat) => Number.parseInt(PALETTES.usual[seat].slice(1), 16)),
  emojis: [],
  seats: kingsbridge.seats,
  ...commandWords(CATALOGUE, { game: 'kingsbridge', board: 'hand', options: kingsbridge.options }),
  word: (what, voice, facts) => tongueOf(voice).say(`shared.${what}`, facts),
  head,
  moment,
  roundOf,
  turns,
  count,
  think,
  goals,
  question,
  option: describe,
  groups: (_scene, ask, voice) => groups(ask, voice),
  tell,
  steps,
  isGrave: () => false,
  because,
  changes,
  ending,
  closest,
  things,
  why,
  reason,
  moves,
  orders,
  topics,
  lessons: LESSONS,
  picture: null,
  board: { table, ownBoard: mat, score },
}
