import { kingsbridge } from '#kingsbridge/game'
import { PALETTES } from '#render/palette'
import type { Face } from '../face.ts'
import { mat, score, table } from './board.ts'
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

/** The questions themselves are the panel: a card, its use, the discard. Boards are in words. */
export const kingsbridgeFace: Face = {
  game: 'kingsbridge',
  title: 'Kingsbridge',
  accents: SEATS.map((seat) => Number.parseInt(PALETTES.usual[seat].slice(1), 16)),
  emojis: [],
  options: kingsbridge.options,
  word: (what, voice, facts) => tongueOf(voice).say(`shared.${what}`, facts),
  head,
  moment,
  roundOf,
  turns,
  count,
  goals: () => [],
  question,
  option: describe,
  groups: (_scene, ask, voice) => groups(ask, voice),
  tell,
  steps,
  isGrave: () => false,
  because: (_reasons, voice) => tongueOf(voice).say('advice.none'),
  changes,
  ending,
  closest: () => null,
  things,
  why,
  reason,
  moves,
  orders,
  topics,
  lessons: [],
  picture: null,
  board: { table, village: mat, score },
}
