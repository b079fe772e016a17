import { PALETTES } from '#render/engine/palette'
import { EMOJIS } from '#render/willyville/emojis'
import { emojiWord } from '#texts/willyville/emojis'
import { CATALOGUE } from '#texts/willyville/index'
import { willyville } from '#willyville/game'
import type { View } from '#willyville/view'
import type { Capabilities, Composing, Reveals } from '../capabilities.ts'
import { commandWords } from '../command-words.ts'
import type { OrderText, Presentation } from '../presentation.ts'
import { askable } from './askable.ts'
import { asking } from './asking.ts'
import { behindDice, choosing, confirming, counted } from './choosing.ts'
import { diceComposer } from './dice-composer.ts'
import { goals, goalsWith } from './goals/index.ts'
import { highlight } from './highlight.ts'
import { LESSONS, READ_NEXT } from './lessons.ts'
import { moves } from './line-completion.ts'
import { luck } from './luck.ts'
import { groups } from './option-groups.ts'
import { optionEntry } from './options/index.ts'
import { phrasingIn } from './phrasing.ts'
import { board, captioned, lobby, more, ownBoard, preview, score, table } from './pictures.ts'
import { question } from './questions.ts'
import { reasonSummary } from './reason-summary.ts'
import { helpFor, reason, ruleOf, there, why } from './reasons.ts'
import { isOpenAfterReveal, revealedText, usualAfterReveal, withoutReveal } from './reveal-choices.ts'
import { rulesHelp } from './rules-help.ts'
import { again, count, head, holds, moment, opening, turns, usualRounds } from './status-lines.ts'
import { steps } from './telling/steps.ts'
import { tell } from './telling/tell.ts'
import { ending, totalsLine, whyOver } from './totals.ts'
import { think } from './view-access.ts'
import { wholePrice } from './whole-price.ts'

const SEATS = ['player0', 'player1', 'player2', 'player3'] as const

const ORDERS: readonly OrderText<View>[] = [
  {
    name: 'healing',
    title: (voice) => phrasingIn(voice).say('order.plague'),
    text: (value, voice) => phrasingIn(voice).say('order.healing', { n: String(value) }),
  },
]

const reveals: Reveals<View> = {
  luck,
  turnedUp: revealedText,
  confirming,
  instead: withoutReveal,
  usual: usualAfterReveal,
  staysOpen: isOpenAfterReveal,
}

const composing: Composing<View> = {
  composer: diceComposer,
  goalsWith,
  base: behindDice,
}

/** The only game so far that has all capabilities. */
export const willyvillePresentation: Presentation<View> & Required<Capabilities<View>> = {
  game: 'willyville',
  title: 'Willyville',
  accents: SEATS.map((seat) => Number.parseInt(PALETTES.usual[seat].slice(1), 16)),
  emojis: EMOJIS.map((emoji) => ({ ...emoji, word: (language) => emojiWord(emoji.name, language) })),
  seats: willyville.seats,
  word: (key, voice, facts) => phrasingIn(voice).say(`shared.${key}`, facts),
  commands: commandWords(CATALOGUE, { game: 'willyville', options: willyville.options }),
  lines: { head, moment, count },
  progress: { roundOf: ({ round }) => round, turns },
  board,
  planning: { think, goals, moves, wholePrice, reasonSummary },
  choices: { question, option: optionEntry, groups: (_shown, ask, voice) => groups(ask, voice) },
  orders: ORDERS,
  turnText: {
    tell,
    steps,
    isGrave: (news) => news.some(({ kind }) => kind === 'deathCame'),
    changes: totalsLine,
    isEnd: ({ kind }) => kind === 'gameEnded',
    ending,
    whyOver,
    highlight,
  },
  help: { topics: rulesHelp, lessons: LESSONS, readNext: READ_NEXT, askables: askable, why, reason },
  pictures: { table, captioned, ownBoard, preview, score, lobby, more },
  reveals,
  composing,
  details: { about: choosing, price: counted },
  interrupts: { asking, again },
  newcomers: { usualRounds, opening, holds },
  remedies: { there, ruleOf, helpFor },
}
