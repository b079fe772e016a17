import { kingsbridge } from '#kingsbridge/game'
import type { View } from '#kingsbridge/view'
import { PALETTES } from '#render/engine/palette'
import { CATALOGUE, type Key } from '#texts/kingsbridge/index'
import { commandWords } from '../command-words.ts'
import type { Presentation, Voice } from '../presentation.ts'
import { becauseOf, type Reasons } from '../reason-summary.ts'
import { askable } from './askable.ts'
import { asking } from './asking.ts'
import * as words from './board.ts'
import { emojis } from './emojis.ts'
import { goals } from './goals.ts'
import { highlight } from './highlight.ts'
import { LESSONS, READ_NEXT } from './lessons.ts'
import { moves } from './line-completion.ts'
import { luck } from './luck.ts'
import { more } from './more-pictures.ts'
import { newcomers } from './newcomers.ts'
import { groups, optionEntry } from './options.ts'
import { orders } from './orders.ts'
import { score } from './page-pictures.ts'
import { phrasingIn } from './phrasing.ts'
import { captioned, lobby, ownBoard, preview } from './pictures.ts'
import { question } from './questions.ts'
import { helpFor, reason, ruleOf, there, why } from './reasons.ts'
import { rulesHelp } from './rules-help.ts'
import { count, head, moment, roundOf, turns } from './status-lines.ts'
import { steps, tell } from './telling.ts'
import { ending, totalsLine, whyOver } from './totals.ts'
import { table } from './town.ts'
import { think } from './view-access.ts'

const SEATS = ['player0', 'player1', 'player2', 'player3'] as const

function because(reasons: Reasons, voice: Voice): string {
  const phrasing = phrasingIn(voice)
  return becauseOf(reasons, {
    part: (points, category) =>
      phrasing.say('advice.part', {
        points: phrasing.some('vp', points),
        category: phrasing.say(`score.${category}` as Key),
      }),
    list: (parts) => phrasing.list(parts),
    say: (sentence, facts) => phrasing.say(sentence, facts),
  })
}

export const kingsbridgePresentation: Presentation<View> = {
  game: 'kingsbridge',
  title: 'Kingsbridge',
  accents: SEATS.map((seat) => Number.parseInt(PALETTES.usual[seat].slice(1), 16)),
  emojis,
  seats: kingsbridge.seats,
  word: (key, voice, facts) => phrasingIn(voice).say(`shared.${key}`, facts),
  commands: commandWords(CATALOGUE, { game: 'kingsbridge', options: kingsbridge.options }),
  lines: { head, moment, count },
  progress: { roundOf, turns },
  board: { table: words.table, brief: words.brief, ownBoard: words.mat, score: words.score },
  planning: { think, goals, moves, reasonSummary: because },
  choices: { question, option: optionEntry, groups: (_scene, question, voice) => groups(question, voice) },
  orders,
  turnText: {
    tell,
    steps,
    isGrave: () => false,
    changes: totalsLine,
    isEnd: ({ kind }) => kind === 'gameEnded',
    ending,
    whyOver,
    highlight,
  },
  help: { topics: rulesHelp, lessons: LESSONS, readNext: READ_NEXT, askables: askable, why, reason },
  pictures: { table, captioned, ownBoard, preview, score, lobby, more },
  reveals: { luck },
  interrupts: { asking },
  newcomers,
  remedies: { there, ruleOf, helpFor },
}
