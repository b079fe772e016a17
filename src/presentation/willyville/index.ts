import { PALETTES } from '#render/engine/palette'
import { EMOJIS } from '#render/willyville/emojis'
import { willyville } from '#willyville/game'
import type { View } from '#willyville/view'
import type { Face, OrderText, Pictures } from '../face.ts'
import { asking } from './asking.ts'
import { because } from './because.ts'
import { bench } from './bench.ts'
import { choosing, confirming, counted } from './choosing.ts'
import { closest } from './closest.ts'
import { goals, goalsWith } from './goals/index.ts'
import { groups } from './groups.ts'
import { think } from './known.ts'
import { LESSONS } from './lessons.ts'
import { luck } from './luck.ts'
import { moves } from './moves.ts'
import { optionEntry } from './options/index.ts'
import { again, count, head, holds, moment, opening, turns, usualRounds } from './panel.ts'
import { board, lobby, preview, score, table, village } from './pictures.ts'
import { question } from './questions.ts'
import { helpFor, reason, ruleOf, there, why } from './reasons.ts'
import { instead, staysOpen, turnedUp, usual } from './seventh.ts'
import { ending, totalsLine } from './sums.ts'
import { steps } from './telling/steps.ts'
import { tell } from './telling/tell.ts'
import { things } from './things.ts'
import { tongueOf } from './tongue.ts'
import { topics } from './topics.ts'

const SEATS = ['player0', 'player1', 'player2', 'player3'] as const

const ORDERS: readonly OrderText[] = [
  {
    name: 'healing',
    title: (voice) => tongueOf(voice).say('order.plague'),
    text: (value, voice) => tongueOf(voice).say('order.healing', { n: String(value) }),
  },
]

export const willyvilleFace: Face & { readonly picture: Pictures } = {
  game: 'willyville',
  title: 'Willyville',
  accents: SEATS.map((seat) => Number.parseInt(PALETTES.usual[seat].slice(1), 16)),
  emojis: EMOJIS,
  seats: willyville.seats,
  options: willyville.options,
  boardCommand: 'village',
  word: (what, voice, facts) => tongueOf(voice).say(`shared.${what}`, facts),
  head,
  moment,
  roundOf: ({ round }: View) => round,
  turns,
  usualRounds,
  again,
  opening,
  holds,
  asking,
  count,
  think,
  goals,
  question,
  option: optionEntry,
  choosing,
  bench,
  goalsWith,
  confirming,
  base: (draft) => draft.findIndex(([pick = '']) => pick.startsWith('dice:')) + 1,
  instead,
  usual,
  staysOpen,
  turnedUp,
  counted,
  luck,
  groups: (_scene, ask, voice) => groups(ask, voice),
  tell,
  steps,
  isGrave: (news) => news.some(({ kind }) => kind === 'deathCame'),
  because,
  changes: totalsLine,
  ending,
  closest,
  things,
  there,
  ruleOf,
  helpFor,
  why,
  reason,
  moves,
  orders: ORDERS,
  topics,
  lessons: LESSONS,
  picture: { table, village, preview, score, lobby },
  board,
}
