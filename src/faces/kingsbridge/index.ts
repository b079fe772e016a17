import { kingsbridge } from '#kingsbridge/game'
import { PALETTES } from '#render/palette'
import type { Key } from '#texts/kingsbridge/index'
import type { Face, Voice } from '../face.ts'
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
import { type Tongue, tongueOf } from './tongue.ts'
import { topics } from './topics.ts'

const SEATS = ['player0', 'player1', 'player2', 'player3'] as const

type Reasons = Parameters<Face['because']>[0]

/** What changes by at least half a VP, as whole VP. */
function listed(tongue: Tongue, reasons: Reasons, sign: 1 | -1): string {
  const told = reasons.map(({ theme, points }) => ({ theme, points: Math.round(sign * points) }))
  const parts = told.filter(({ points }) => points > 0)
  return tongue.list(
    parts.map(({ theme, points }) =>
      tongue.say('advice.part', { points: tongue.some('vp', points), category: tongue.say(`score.${theme}` as Key) }),
    ),
  )
}

function because(reasons: Reasons, voice: Voice): string {
  const tongue = tongueOf(voice)
  const [gains, costs] = [listed(tongue, reasons, 1), listed(tongue, reasons, -1)]
  const key = gains === '' ? (costs === '' ? 'none' : 'costs') : costs === '' ? 'gains' : 'both'
  return tongue.say(`advice.${key}`, { gains, costs })
}

/** Boards are in words. */
export const kingsbridgeFace: Face = {
  game: 'kingsbridge',
  title: 'Kingsbridge',
  accents: SEATS.map((seat) => Number.parseInt(PALETTES.usual[seat].slice(1), 16)),
  emojis: [],
  seats: kingsbridge.seats,
  options: kingsbridge.options,
  boardCommand: 'hand',
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
  board: { table, village: mat, score },
}
