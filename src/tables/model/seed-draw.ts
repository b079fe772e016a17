import { createHash } from 'node:crypto'
import { inOrder, keyedSeed, luckFrom, type Options, shuffle } from '#kernel'

/** Somebody's part in the luck: a word of their own, or the number of the press by which they sat down. */
export interface LuckWord {
  readonly hash: string
  readonly isOwn: boolean
}

/** The bot's secret, promised when the table opens, and what everybody has added since, by person. */
export interface OpenDraw {
  readonly number: number
  readonly secret: string
  readonly given: Readonly<Record<string, LuckWord>>
}

/** All that the seed was made of, told when the game is over. `words` and `host` count places as they were in the lobby. */
export interface FinishedDraw {
  /** Of the table it was drawn for. */
  readonly number: number
  readonly secret: string
  readonly words: readonly (LuckWord | null)[]
  /** The press that began the game; null where a clock did. */
  readonly press: string | null
  /** The place that sits first whatever comes; null where luck decides. */
  readonly host: number | null
  /** By seat: the place in the lobby. */
  readonly seating: readonly number[]
}

export type SeedDraw = OpenDraw | FinishedDraw

/** The game as far as it is fixed before the seed is. */
export interface SetUp {
  readonly game: string
  readonly version: number
  readonly seats: number
  readonly options: Options
  readonly content: unknown
}

export type DrawSeed = (lot: Omit<FinishedDraw, 'seating'>, setUp: SetUp) => string

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

export function isDrawn(lot: SeedDraw | null): lot is FinishedDraw {
  return lot !== null && 'seating' in lot
}

/** Shown when the table opens, before anybody has added a word. */
export function promiseOf({ number, secret }: Pick<SeedDraw, 'number' | 'secret'>): string {
  return hashOf(`willyville ${number} ${secret}`)
}

/** The number keeps the same word at another table from counting alike. */
export function wordHash(number: number, word: string): string {
  return hashOf(`${number} ${word}`)
}

export function pressWord(number: number, press: string | null): LuckWord | null {
  return press === null ? null : { hash: wordHash(number, press), isOwn: false }
}

/** Nobody knows it before the last of these is there, and whoever added one of them could not choose it. */
export const drawSeed: DrawSeed = ({ number, secret, words, press, host }, setUp) => {
  const hashes = words.map((word) => word?.hash ?? null)
  return keyedSeed(hashOf(inOrder({ ...setUp, number, secret, words: hashes, press, host })))
}

/** The seating comes from the same seed: the place in the lobby, by seat. */
export function seatingOf(seed: string, seats: number, host: number | null): number[] {
  const luck = luckFrom(keyedSeed(hashOf(`seating ${seed}`)))
  const places = Array.from({ length: seats }, (_, place) => place)
  const others = shuffle(
    luck,
    places.filter((place) => place !== host),
  )
  return host === null ? others : [host, ...others]
}

/** The part of it that everybody may know before the game is over. */
export function openPart({ number, secret, words, press, host, seating }: FinishedDraw): object {
  return { number, promise: promiseOf({ number, secret }), words, press, host, seating }
}
