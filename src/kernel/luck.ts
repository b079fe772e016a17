/**
 * All luck of a game: a xoshiro128** generator of 128 bits, and how often it was asked or a hidden card was turned.
 * The draw order is part of every game's contract: one `next` for each attempt of `below`, `shuffle` from the last
 * place down to the second, nothing drawn for a choice among one. So a published seed gives the same game anywhere.
 */
export type Luck = [a: number, b: number, c: number, d: number, moved: number]

const SEED = /^[0-9a-f]{32,}$/

export function isSeed(seed: string): boolean {
  return SEED.test(seed) && seed.length % 8 === 0
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
function stir(luck: Luck): void {
  for (let round = 1; round <= 4; round++) {
    luck[0] = (luck[0] ^ mix((luck[3] + round) >>> 0)) >>> 0
    luck[1] = (luck[1] ^ mix(luck[0])) >>> 0
    luck[2] = (luck[2] ^ mix(luck[1])) >>> 0
    luck[3] = (luck[3] ^ mix(luck[2])) >>> 0
  }
}

/** `seed`: 128 bits or more as lower-case hexadecimal digits, a multiple of 8 of them. */
export function luckFrom(seed: string): Luck {
  if (!isSeed(seed)) throw new Error('a seed is 32 or more lower-case hexadecimal digits, a multiple of 8')
  const luck: Luck = [0x77696c6c, 0x79766963, 0x6b65726e, 0x656c2031, 0]
  for (let at = 0; at < seed.length; at += 8) {
    const word = (at / 8) % 4
    luck[word] = ((luck[word] ?? 0) ^ Number.parseInt(seed.slice(at, at + 8), 16)) >>> 0
    if (word === 3 || at + 8 === seed.length) stir(luck)
  }
  // The generator would stand still on four zeros.
  if ((luck[0] | luck[1] | luck[2] | luck[3]) === 0) luck[0] = 1
  return luck
}

function next(luck: Luck): number {
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
    const kept = list[last] as T
    list[last] = list[other] as T
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
