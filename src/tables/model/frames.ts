import type { Options } from '#kernel'
import { isObject } from './checks.ts'
import type { FinishedDraw, LuckWord, OpenDraw, SeedDraw } from './seed-draw.ts'
import {
  type Check,
  hasFields,
  isAnyNumber,
  isAnyText,
  isCount,
  isFlag,
  listOf,
  oneOf,
  optional,
  orNull,
  recordOf,
} from './shapes.ts'
import type { LobbyPlan, Vote } from './vocabulary.ts'

/** Checks of what a table keeps as text beside its entries. */

const isOptions: Check<Options> = (value): value is Options => isObject(value)

export const isPlan = hasFields<LobbyPlan>({
  players: isCount,
  first: oneOf(['random', 'host']),
  startsWhenFull: isFlag,
  invited: listOf(isAnyText),
  options: isOptions,
  ideas: isFlag,
  note: isAnyText,
  phones: optional(isFlag),
  guided: isFlag,
  heir: optional(isAnyText),
})

const isWord = hasFields<LuckWord>({ hash: isAnyText, isOwn: isFlag })

const isOpenDraw = hasFields<OpenDraw>({ number: isAnyNumber, secret: isAnyText, given: recordOf(isWord) })

const isFinishedDraw = hasFields<FinishedDraw>({
  number: isAnyNumber,
  secret: isAnyText,
  words: listOf(orNull(isWord)),
  press: orNull(isAnyText),
  host: orNull(isCount),
  seating: listOf(isCount),
})

export const isDraw: Check<SeedDraw | null> = (value): value is SeedDraw | null =>
  value === null || isOpenDraw(value) || isFinishedDraw(value)

export const isVoteData = hasFields<Vote['data']>({
  to: optional(isCount),
  turns: optional(isCount),
  reveals: optional(isFlag),
  why: optional(isAnyText),
})

export const areVoteAnswers: Check<Vote['answers']> = recordOf(orNull(isFlag))
