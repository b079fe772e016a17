import { oneOfArg } from '#discord/app/verb-args'
import type { VerbDeclarations } from '#discord/app/verbs'

/** The settings that older messages have a select for. */
export const LISTED_SETTINGS = [
  'language',
  'pings',
  'confirm',
  'after',
  'palette',
  'board',
  'size',
  'hints',
  'guide',
] as const
export type ListedSetting = (typeof LISTED_SETTINGS)[number]

export const SETTINGS = {
  settings: { manner: 'panel' },
  set: { arg: oneOfArg(LISTED_SETTINGS), manner: 'panel' },
  choices: { manner: 'form' },
  choicesset: { manner: 'panel' },
  resetall: { manner: 'panel' },
  quiet: { manner: 'form' },
  vacation: { manner: 'form' },
  quietset: { manner: 'panel' },
  vacationset: { manner: 'panel' },
} as const satisfies VerbDeclarations
