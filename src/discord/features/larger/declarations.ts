import { QUOTAS } from '#discord/app/quotas'
import { type ArgCodec, oneOfArg } from '#discord/app/verb-args'
import type { VerbDeclarations } from '#discord/app/verbs'
import { type BoardArg, boardArg } from '../boards/declarations.ts'
import { type MoreArg, moreArg } from '../more-pictures/declarations.ts'
import { type WalkedBoard, walkedBoardArg } from '../replay/declarations.ts'

const NAMED = ['table', 'score', 'preview'] as const

/**
 * A picture as it stands on a message: the table, the score, what a draft would make of the own board, a board, another
 * picture, or a board as it stood at a moment.
 */
export type PictureArg = (typeof NAMED)[number] | BoardArg | MoreArg | WalkedBoard

const namedArg = oneOfArg(NAMED)

const [MORE, WALKED] = ['+', '@'] as const

/** Reads what stands behind a sign. */
function readBehind<Arg>(sign: string, text: string, { read }: ArgCodec<Arg>): Arg | undefined {
  return text.startsWith(sign) ? read(text.slice(sign.length)) : undefined
}

const pictureArg: ArgCodec<PictureArg> = {
  write(picture) {
    if (typeof picture === 'string') return picture
    if ('id' in picture) return MORE + moreArg.write(picture)
    return 'entry' in picture ? WALKED + walkedBoardArg.write(picture) : boardArg.write(picture)
  },
  read: (text) =>
    namedArg.read(text) ??
    boardArg.read(text) ??
    readBehind(MORE, text, moreArg) ??
    readBehind(WALKED, text, walkedBoardArg),
}

/** The answer to whether pictures can be read as they are, asked below one of them. */
export interface ReadableArg {
  readonly isReadable: boolean
  readonly picture: PictureArg
}

const [YES, NO] = ['y', 'n'] as const

const readableArg: ArgCodec<ReadableArg> = {
  write: ({ isReadable, picture }) => (isReadable ? YES : NO) + pictureArg.write(picture),
  read(text) {
    const picture = pictureArg.read(text.slice(1))
    if (picture === undefined || !(text.startsWith(YES) || text.startsWith(NO))) return undefined
    return { isReadable: text.startsWith(YES), picture }
  },
}

/** Pictures laid out for a phone. */
export const LARGER = {
  larger: { arg: pictureArg, manner: 'private', quota: QUOTAS.board },
  alwayslarger: { arg: pictureArg, manner: 'panel' },
  readable: { arg: readableArg, manner: 'panel' },
} as const satisfies VerbDeclarations
