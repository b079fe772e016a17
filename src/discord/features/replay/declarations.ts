import { QUOTAS } from '#discord/app/quotas'
import { type ArgCodec, numberArg, oneOfArg, optionalArg } from '#discord/app/verb-args'
import type { VerbDeclarations } from '#discord/app/verbs'
import type { Seat } from '#kernel'

/** The forms of a replay that are one picture: turn after turn, or a round beside the other. */
export const REPLAYS = ['film', 'strip'] as const
export type Replay = (typeof REPLAYS)[number]

const MORE = '+'

/** Another picture of the game, by its id. */
export type WalkPicture = `${typeof MORE}${string}`

/**
 * The board that is shown while walking through a game: the table, the own board of whoever moved, that of a seat, or
 * another picture.
 */
export type WalkBoard = 'table' | 'mover' | Seat | WalkPicture

export function walkPicture(id: string): WalkPicture {
  return `${MORE}${id}`
}

/** The id of a picture beside the usual ones; null where a usual one is shown. */
export function morePictureOf(board: WalkBoard): string | null {
  return typeof board === 'string' && board.startsWith(MORE) ? board.slice(MORE.length) : null
}

/** From a moment to another. */
export const MOTIONS = ['stay', 'first', 'roundBack', 'back', 'on', 'roundOn', 'last'] as const
export type Motion = (typeof MOTIONS)[number]

/** The place of somebody who walks through a game, and their next one. All of it is in the id: it outlives a restart. */
export interface WalkArg {
  /** The last entry of the moment; null to begin. */
  readonly entry: number | null
  readonly board: WalkBoard
  readonly motion: Motion
}

/** The moment to which an entry led, with the table. */
export function walkAt(entry: number): WalkArg {
  return { entry, board: 'table', motion: 'stay' }
}

/** The place people are led to who have not been there yet. */
export const BEGIN: WalkArg = { entry: null, board: 'table', motion: 'stay' }
const BOARD = /^(?:[tm]|\d|\+[a-z]{1,12})$/

const boardArg: ArgCodec<WalkBoard> = {
  write: (board) => (typeof board === 'number' || morePictureOf(board) !== null ? String(board) : board.slice(0, 1)),
  read(text) {
    if (!BOARD.test(text)) return undefined
    if (text.startsWith(MORE)) return walkPicture(text.slice(MORE.length))
    return text === 't' ? 'table' : text === 'm' ? 'mover' : Number(text)
  },
}

/** Written as `57.t.3`: entry, board, and the motion by its place in the list above. */
const walkArg: ArgCodec<WalkArg> = {
  write: ({ entry, board, motion }) => [entry ?? '', boardArg.write(board), MOTIONS.indexOf(motion)].join('.'),
  read(text) {
    if (text === '') return BEGIN
    const [, entry = '', shown = '', place = ''] = /^(\d*)\.([^.]+)\.(\d)$/.exec(text) ?? []
    const [board, motion] = [boardArg.read(shown), MOTIONS[Number(place)]]
    if (board === undefined || motion === undefined || place === '') return undefined
    return { entry: entry === '' ? null : Number(entry), board, motion }
  },
}

/** A board as it stood at a moment, without anywhere to go from there. */
export type WalkedBoard = Omit<WalkArg, 'motion' | 'entry'> & { readonly entry: number }

/** Written as `57.t`. */
export const walkedBoardArg: ArgCodec<WalkedBoard> = {
  write: ({ entry, board }) => `${entry}.${boardArg.write(board)}`,
  read(text) {
    const [, entry, shown = ''] = /^(\d+)\.([^.]+)$/.exec(text) ?? []
    const board = boardArg.read(shown)
    return entry === undefined || board === undefined ? undefined : { entry: Number(entry), board }
  },
}

/** The select of boards brings its choice as it would be written; `readBoard` reads it. */
export const [writeBoard, readBoard] = [boardArg.write, boardArg.read]

/** Looking back holds nobody's other presses: none of it waits for them, or they for it. */
export const REPLAY = {
  replay: { arg: optionalArg(oneOfArg(REPLAYS)), manner: 'panel', quota: QUOTAS.film, isUrgent: true },
  walk: { arg: walkArg, manner: 'panel', quota: QUOTAS.walk, isUrgent: true },
  walkto: { arg: boardArg, manner: 'panel', quota: QUOTAS.walk, isUrgent: true },
  walkboard: { arg: numberArg, manner: 'panel', quota: QUOTAS.walk, isUrgent: true },
} as const satisfies VerbDeclarations
