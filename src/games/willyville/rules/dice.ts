import type { Seat } from '#kernel'
import { DIE_KINDS, playerOf, type State } from '../state.ts'

const MIN_VALUE = 2
const MAX_VALUE = 12
/** W-DICE-4. */
export const TIME_A_BLACK_DIE = 2
export const FACES = 6

/** A pair of dice turned to a value, with the meeting place's markers that help. */
export interface MadeValue {
  readonly a: number
  readonly b: number
  readonly markers: number
  readonly value: number
  readonly id: string
}

export function faceOf(kind: number): number {
  return (kind % FACES) + 1
}

export function isBlack(kind: number): boolean {
  return kind >= FACES
}

export function dieName(kind: number): string {
  return `${isBlack(kind) ? 'b' : 'w'}${faceOf(kind)}`
}

function outside(value: number, least: number, most: number): number {
  return Math.max(least - value, value - most, 0)
}

/** W-DICE-2 and 3: the coins needed to bring two dice to a value, each coin turning one die by one. */
function coinsFor(a: number, b: number, markers: number, value: number): number {
  const [x, y] = [faceOf(a), faceOf(b)]
  if (markers === 0) return Math.abs(value - x - y)
  if (markers === 2) return 0
  return Math.min(outside(value, x + 1, x + FACES), outside(value, y + 1, y + FACES))
}

function makeOf(a: number, b: number, markers: number, value: number): MadeValue {
  return { a, b, markers, value, id: `dice:${dieName(a)}+${dieName(b)}${'*'.repeat(markers)}=${value}` }
}

const VALUES = Array.from({ length: MAX_VALUE - MIN_VALUE + 1 }, (_, at) => MIN_VALUE + at)

/** By pair and markers, every value; the ids are made once, because each turn offers a hundred of them. */
const MAKES: readonly (readonly (readonly MadeValue[])[])[] = Array.from({ length: DIE_KINDS * DIE_KINDS }, (_, pair) =>
  [0, 1, 2].map((markers) =>
    VALUES.map((value) => makeOf(Math.floor(pair / DIE_KINDS), pair % DIE_KINDS, markers, value)),
  ),
)

const MAKE_BY_ID = new Map(
  MAKES.flatMap((byMarkers) => byMarkers.flatMap((makes) => makes.map((make) => [make.id, make]))),
)

export function makeNamed(id: string): (MadeValue & { coins: number }) | undefined {
  const make = MAKE_BY_ID.get(id)
  return make && { ...make, coins: coinsFor(make.a, make.b, make.markers, make.value) }
}

function addMakes(options: string[], a: number, b: number, markers: number, coins: number): void {
  const makes = MAKES[a * DIE_KINDS + b]?.[markers] as readonly MadeValue[]
  for (const make of makes) if (coinsFor(a, b, markers, make.value) <= coins) options.push(make.id)
}

/** W-DICE-1 to 3: every pair in the pool, turned to every value that coins and markers allow. */
export function diceOptions(t: State, seat: Seat): string[] {
  const { coins, meeting } = playerOf(t, seat)
  const { pool } = t
  const markers = meeting?.markers ?? 0
  const options: string[] = []
  for (let a = 0; a < DIE_KINDS; a++) {
    if (pool[a] === 0) continue
    for (let b = a; b < DIE_KINDS; b++) {
      if ((pool[b] as number) < (a === b ? 2 : 1)) continue
      for (let used = 0; used <= markers && used <= 2; used++) addMakes(options, a, b, used, coins)
    }
  }
  return options
}
