import { PALETTES } from '#render/engine/palette'
import { CATALOGUE, type Key } from '#texts/village/index'
import { village } from '#village/game'
import type { View } from '#village/view'
import { commandWords } from '../command-words.ts'
import type { Presentation, Voice } from '../presentation.ts'
import { becauseOf, type Reasons } from '../reason-summary.ts'
import { things } from './askable.ts'
import { asking } from './asking.ts'
import { mapBoard, scoreBoard, tableBoard, tableBrief, villageBoard } from './board.ts'
import { EMOJIS } from './emojis.ts'
import { goals } from './goals/index.ts'
import { closest, whyOver } from './highlight.ts'
import { LESSONS, READ_NEXT } from './lessons.ts'
import { luck } from './luck.ts'
import { morePictures } from './more-pictures.ts'
import { moves } from './moves.ts'
import { newcomers } from './newcomers.ts'
import { groups, optionEntry } from './options.ts'
import { orders } from './orders.ts'
import { changes, count, ending, head, moment, question, turns } from './panel.ts'
import { phrasingOf } from './phrasing.ts'
import { captioned, lobby, ownBoard, preview, score, table } from './pictures.ts'
import { helpFor, reason, ruleOf, there, why } from './reasons.ts'
import { topics } from './rules-help.ts'
import { salePrice } from './sale-price.ts'
import { aftermath, steps, tell } from './telling.ts'
import { think } from './thoughts.ts'

const SEATS = ['player0', 'player1', 'player2', 'player3', 'player4'] as const

function because(reasons: Reasons, { language }: Voice): string {
  const phrasing = phrasingOf(language)
  return becauseOf(reasons, {
    part: (points, category) =>
      phrasing.say('advice.part', {
        points: phrasing.gain({ points }),
        category: phrasing.say(`cat.${category}` as Key),
      }),
    list: (parts) => phrasing.list(parts),
    say: (sentence, facts) => phrasing.say(sentence, facts),
  })
}

export const villagePresentation: Presentation<View> = {
  game: 'village',
  title: 'Village',
  accents: SEATS.map((seat) => Number.parseInt(PALETTES.usual[seat].slice(1), 16)),
  emojis: EMOJIS,
  seats: village.seats,
  word: (key, voice, facts) => phrasingOf(voice.language).say(`shared.${key}`, facts),
  alone: ({ language }) => phrasingOf(language).say('lobby.alone'),
  commands: commandWords(CATALOGUE, { game: 'village', options: village.options }),
  lines: { head, moment, count },
  progress: { roundOf: ({ round }) => round, turns },
  board: { table: tableBoard, brief: tableBrief, map: mapBoard, ownBoard: villageBoard, score: scoreBoard },
  planning: { think, goals, moves, reasonSummary: because },
  choices: { question, option: optionEntry, groups },
  orders,
  turnText: {
    tell,
    aftermath,
    steps,
    isGrave: (news) => news.some(({ kind }) => kind === 'died'),
    changes,
    isEnd: ({ kind }) => kind === 'gameEnded',
    ending,
    whyOver,
    highlight: closest,
  },
  help: { topics, lessons: LESSONS, readNext: READ_NEXT, askables: things, why, reason },
  reveals: { luck },
  details: { price: salePrice },
  interrupts: { asking },
  newcomers,
  pictures: { table, ownBoard, preview, score, captioned, lobby, more: morePictures },
  remedies: { there, ruleOf, helpFor },
}
