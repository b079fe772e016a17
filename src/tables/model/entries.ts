import type { News } from '#kernel'
import { arePicks } from './checks.ts'
import { type Check, hasFields, isAnyNumber, isAnyText, isCount, isFlag, listOf, oneOf, optional } from './shapes.ts'
import type { PlayData } from './vocabulary.ts'

/** Going back: the last entry that still holds. */
export interface RewindData {
  readonly to: number
  readonly isAlone?: boolean
  /** An answer to a silent question was taken back. */
  readonly isSilent?: boolean
}

export interface BeginData {
  readonly commitment: string
  /** Of the rules, and part of the promise; the oldest games did not say it. */
  readonly version?: number
}

export interface OpenData {
  /** Left out while the bot drew alone. */
  readonly promise?: string
}

/** A seat changed hands. */
export interface HandoverData {
  /** The ranks by seat at that moment. */
  readonly standing?: readonly number[]
  /** The person had the seat before. */
  readonly isBack?: boolean
}

/** The facts of the kinds of entries that are read again; those of all others are only shown. */
export interface EntryData {
  readonly open: OpenData
  readonly begin: BeginData
  readonly play: PlayData
  readonly rewind: RewindData
  readonly claim: HandoverData
  readonly left: HandoverData
  readonly bot: HandoverData
}

export type EntryKind = keyof EntryData

const isTrue = oneOf([true])
const isHandover = hasFields<HandoverData>({ standing: optional(listOf(isAnyNumber)), isBack: optional(isFlag) })

/** Says whether the stored facts of an entry are those of its kind. */
export const ENTRY_CHECKS: { readonly [K in EntryKind]: Check<EntryData[K]> } = {
  open: hasFields<OpenData>({ promise: optional(isAnyText) }),
  begin: hasFields<BeginData>({ commitment: isAnyText, version: optional(isAnyNumber) }),
  play: hasFields<PlayData>({
    picks: arePicks,
    revealed: optional(isTrue),
    digest: optional(isAnyText),
    clock: optional(hasFields<{ asked: number; bank: number }>({ asked: isAnyNumber, bank: isAnyNumber })),
    isSilent: optional(isTrue),
    isEarly: optional(isTrue),
  }),
  rewind: hasFields<RewindData>({ to: isCount, isAlone: optional(isFlag), isSilent: optional(isFlag) }),
  claim: isHandover,
  left: isHandover,
  bot: isHandover,
}

/** News as every game tells it; what else a piece of news says is its game's affair. */
export const isNewsList: Check<readonly News[]> = listOf(
  hasFields<News>({ kind: isAnyText, only: optional(listOf(isCount)) }),
)
