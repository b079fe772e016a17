import { chachaWord, type Keyed } from './chacha.ts'
import { itemAt } from './typed.ts'

/** A xoshiro128** generator of 128 bits: games that began before there were keys, and everybody's thoughts. */
type Stirred = [a: number, b: number, c: number, d: number, moved: number]
/**
 * All luck of a game, and how often it was asked or a hidden card was turned; of a key that is the place in its stream.
 * The draw order is part of every game's contract: one `next` for each attempt of `below`, `shuffle` from the last
 * place down to the second, nothing drawn for a choice among one. So a published seed gives the same game anywhere.
 */
export type Luck = Stirred | Keyed

/** Anything that carries luck: a state, saved or running. */
interface Lucky {
  readonly luck: Luck
}

/** Counts how often luck has moved: a mark to remember where a state is played on in place, and to compare with later. */
export function movesOf({ luck }: Lucky): number {
  return luck[4]
}

/** Says whether luck was asked, or something hidden came to light, between two states of one game. */
export function hasMoved(before: Lucky, after: Lucky): boolean {
  return movesOf(before) !== movesOf(after)
}

const SEED = /^[0-9a-f]{32,}$/
const KEY = /^chacha20:[0-9a-f]{64}$/

export function isSeed(seed: string): boolean {
  return KEY.test(seed) || (SEED.test(seed) && seed.length % 8 === 0)
}

/** The seed that is a key, from 256 bits as hexadecimal digits: what it has given tells nobody what it will give. */
export function keyedSeed(digits: string): string {
  return `chacha20:${digits}`
}

export function isLuck(value: unknown): value is Luck {
  return Array.isArray(value) && (value.length === 5 || value.length === 9)
}

/** The finaliser of MurmurHash3, a bijection of 32 bits. */
function mix(x: number): number {
  let h = x ^ (x >>> 16)
  h = Math.imul(h, 0x85ebca6b)
  h ^= h >>> 13
  h = Math.imul(h, 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** Stirs the four words; each round is a bijection, so no seed's difference is lost. */
function stir(luck: Stirred): void {
  for (let round = 1; round <= 4; round++) {
    luck[0] = (luck[0] ^ mix((luck[3] + round) >>> 0)) >>> 0
    luck[1] = (luck[1] ^ mix(luck[0])) >>> 0
    luck[2] = (luck[2] ^ mix(luck[1])) >>> 0
    luck[3] = (luck[3] ^ mix(luck[2])) >>> 0
  }
}

/** The key's bytes as any ChaCha20 reads them: the first one is the lowest of its word. */
function keyed(seed: string): Keyed {
  const digits = seed.slice(seed.indexOf(':') + 1)
  const byte = (place: number) => Number.parseInt(digits.slice(2 * place, 2 * place + 2), 16)
  const word = (place: number) =>
    (byte(4 * place) | (byte(4 * place + 1) << 8) | (byte(4 * place + 2) << 16) | (byte(4 * place + 3) << 24)) >>> 0
  return [word(0), word(1), word(2), word(3), 0, word(4), word(5), word(6), word(7)]
}

/** `seed`: a key, or 128 bits or more as lower-case hexadecimal digits, a multiple of 8 of them. */
export function luckFrom(seed: string): Luck {
  if (!isSeed(seed)) throw new Error('a seed is a key, or 32 or more lower-case hexadecimal digits, a multiple of 8')
  if (KEY.test(seed)) return keyed(seed)
  const luck: Stirred = [0x77696c6c, 0x79766963, 0x6b65726e, 0x656c2031, 0]
  for (let start = 0; start < seed.length; start += 8) {
    const word = (start / 8) % 4
    luck[word] = ((luck[word] ?? 0) ^ Number.parseInt(seed.slice(start, start + 8), 16)) >>> 0
    if (word === 3 || start + 8 === seed.length) stir(luck)
  }
  // The generator would stand still on four zeros.
  if ((luck[0] | luck[1] | luck[2] | luck[3]) === 0) luck[0] = 1
  return luck
}

function next(luck: Luck): number {
  return luck.length === 5 ? nextStirred(luck) : nextKeyed(luck)
}

function nextKeyed(luck: Keyed): number {
  const drawn = chachaWord(luck)
  luck[4]++
  return drawn
}

function nextStirred(luck: Stirred): number {
  const s1 = luck[1]
  const times5 = Math.imul(s1, 5)
  const result = Math.imul((times5 << 7) | (times5 >>> 25), 9) >>> 0
  const c = luck[2] ^ luck[0]
  const d = luck[3] ^ s1
  luck[1] = (s1 ^ c) >>> 0
  luck[0] = (luck[0] ^ d) >>> 0
  luck[2] = (c ^ (s1 << 9)) >>> 0
  luck[3] = ((d << 11) | (d >>> 21)) >>> 0
  luck[4]++
  return result
}

const WORDS = 2 ** 32

/** A whole number from 0 to n − 1, every one equally likely. */
export function below(luck: Luck, n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > WORDS) throw new Error(`no number below ${n} can be drawn`)
  if (n === 1) return 0
  const fair = WORDS - (WORDS % n)
  let drawn = next(luck)
  while (drawn >= fair) drawn = next(luck)
  return drawn % n
}

export function rollDie(luck: Luck): number {
  return 1 + below(luck, 6)
}

/** Shuffles the list itself. */
export function shuffle<T>(luck: Luck, list: T[]): T[] {
  for (let last = list.length - 1; last > 0; last--) {
    const other = below(luck, last + 1)
    const kept = itemAt(list, last)
    list[last] = itemAt(list, other)
    list[other] = kept
  }
  return list
}

/** Takes the first card of a hidden pile. It counts as luck, because nobody may see it and then take a pick back. */
export function turnUp<T>(luck: Luck, pile: T[]): T | undefined {
  const top = pile.shift()
  if (top !== undefined) reveal(luck)
  return top
}

/** Something hidden comes to light without being drawn: everything picked before it is final. */
export function reveal(luck: Luck): void {
  luck[4]++
}
