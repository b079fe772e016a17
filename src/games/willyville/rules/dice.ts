import type { Seat } from '#kernel'
import { type OptionOf, optionId } from '../options.ts'
import { DIE_KINDS, type Player, playerOf, type State } from '../state.ts'
import { DICE, type Die } from '../words.ts'

const MIN_VALUE = 2
const MAX_VALUE = 12
/** W-DICE-4. */
export const TIME_A_BLACK_DIE = 2
export const FACES = 6

/** A pair of dice turned to a value, with the meeting place's markers that help; `a` and `b` are the kinds of the dice. */
export type MadeValue = OptionOf<'dice'> & {
  readonly a: number
  readonly b: number
  readonly id: string
  readonly coins: number
}

export function faceOf(kind: number): number {
  return (kind % FACES) + 1
}

export function isBlack(kind: number): boolean {
  return kind >= FACES
}

export function isBlackDie(die: Die): boolean {
  return isBlack(DICE.indexOf(die))
}

export function dieName(kind: number): Die {
  const die = DICE[kind]
  if (die === undefined) throw new Error(`no die of kind ${kind}`)
  return die
}

/** All dice of a pool: white before black, low before high. */
export function diceIn(pool: readonly number[]): Die[] {
  const dice: Die[] = []
  for (const [kind, die] of DICE.entries()) for (let lying = pool[kind] ?? 0; lying > 0; lying--) dice.push(die)
  return dice
}

/** A die of the same colour with this face up. */
export function withFace(die: Die, face: number): Die {
  return dieName((isBlackDie(die) ? FACES : 0) + face - 1)
}

function outside(value: number, least: number, most: number): number {
  return Math.max(least - value, value - most, 0)
}

/** W-DICE-2 and 3: the coins needed to bring two dice to a value, each coin turning one die by one. */
export function coinsFor({ a, b, markers, value }: Pick<MadeValue, 'a' | 'b' | 'markers' | 'value'>): number {
  const [x, y] = [faceOf(a), faceOf(b)]
  if (markers === 0) return Math.abs(value - x - y)
  if (markers === 2) return 0
  return Math.min(outside(value, x + 1, x + FACES), outside(value, y + 1, y + FACES))
}

function madeValue(a: number, b: number, markers: number, value: number): MadeValue {
  const option: OptionOf<'dice'> = { kind: 'dice', dice: [dieName(a), dieName(b)], markers, value }
  return { ...option, a, b, id: optionId(option), coins: coinsFor({ a, b, markers, value }) }
}

/** One for each die of a pair. */
const MOST_MARKERS = 2
/** No die is turned farther. */
const MOST_COINS = MAX_VALUE - MIN_VALUE

const VALUES = Array.from({ length: MAX_VALUE - MIN_VALUE + 1 }, (_, index) => MIN_VALUE + index)

/** By pair and markers, every value. */
const MADE_VALUES: readonly (readonly (readonly MadeValue[])[])[] = Array.from(
  { length: DIE_KINDS * DIE_KINDS },
  (_, pair) =>
    Array.from({ length: MOST_MARKERS + 1 }, (_, markers) =>
      VALUES.map((value) => madeValue(Math.floor(pair / DIE_KINDS), pair % DIE_KINDS, markers, value)),
    ),
)

const BY_ID = new Map(MADE_VALUES.flat(2).map((made) => [made.id, made]))

/** Values that can be made, with the ids they are offered by beside them. */
export interface Makeable {
  readonly options: readonly MadeValue[]
  readonly ids: readonly string[]
}

/** Those of some values that so many coins pay for, by the number of coins; where a coin more helps nothing, the same. */
function affordable(values: readonly MadeValue[]): Makeable[] {
  const byCoins: Makeable[] = []
  for (let coins = 0; coins <= MOST_COINS; coins++) {
    const options = values.filter((made) => made.coins <= coins)
    const fewer = byCoins.at(-1)
    const isSame = fewer?.options.length === options.length
    byCoins.push(isSame ? fewer : { options, ids: options.map(({ id }) => id) })
  }
  return byCoins
}

/**
 * By pair, markers and coins, made once: each turn offers a hundred values, and whoever plans makes them hundreds of
 * times. Pairs are in the order of the pool.
 */
const MAKEABLE = MADE_VALUES.map((byMarkers, pair) =>
  Math.floor(pair / DIE_KINDS) > pair % DIE_KINDS ? [] : byMarkers.map(affordable),
)

export function makeNamed(id: string): MadeValue | undefined {
  return BY_ID.get(id)
}

export function isPairThere(pool: readonly number[], a: number, b: number): boolean {
  const lying = (kind: number) => pool[kind] ?? 0
  return a === b ? lying(a) > 1 : lying(a) > 0 && lying(b) > 0
}

export function missingCoins(p: Player, made: MadeValue): number {
  return Math.max(0, made.coins - p.coins)
}

export function missingMarkers(p: Player, markers: number): number {
  return Math.max(0, markers - (p.meeting?.markers ?? 0))
}

/** W-DICE-1 to 3: every pair in the pool, turned to every value that coins and markers allow. */
export function makeableValues(t: State, seat: Seat): Makeable {
  const p = playerOf(t, seat)
  const coins = Math.min(p.coins, MOST_COINS)
  const markers = Math.min(p.meeting?.markers ?? 0, MOST_MARKERS)
  const options: MadeValue[] = []
  const ids: string[] = []
  for (let a = 0; a < DIE_KINDS; a++) {
    if (t.pool[a] === 0) continue
    for (let b = a; b < DIE_KINDS; b++) {
      if (!isPairThere(t.pool, a, b)) continue
      const byMarkers = MAKEABLE[a * DIE_KINDS + b] ?? []
      for (let used = 0; used <= markers; used++) {
        const makeable = byMarkers[used]?.[coins]
        if (makeable === undefined) continue
        options.push(...makeable.options)
        ids.push(...makeable.ids)
      }
    }
  }
  return { options, ids }
}
