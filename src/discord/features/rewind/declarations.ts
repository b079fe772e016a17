import { type ArgCodec, numberArg } from '#discord/app/verb-args'
import type { VerbDeclarations } from '#discord/app/verbs'

/** The last entry that stays, and whether a command of an older name opened the form. */
export interface BackArg {
  readonly to: number
  readonly isByOldName: boolean
}

const OLD = 'o'

const backArg: ArgCodec<BackArg> = {
  write: ({ to, isByOldName }) => `${to}${isByOldName ? OLD : ''}`,
  read(text) {
    const [, to, old] = /^(\d+)(o?)$/.exec(text) ?? []
    return to === undefined ? undefined : { to: Number(to), isByOldName: old === OLD }
  },
}

/** The argument is the last entry that stays. */
export const REWIND = {
  askback: { arg: backArg, manner: 'private' },
  turnthen: { arg: numberArg, manner: 'private' },
} as const satisfies VerbDeclarations
