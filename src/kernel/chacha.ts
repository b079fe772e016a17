/**
 * The stream of ChaCha20 (RFC 8439) as numbers of 32 bits: whoever does not have the key cannot tell the next one from
 * all that came before. The nonce says whose stream it is, so that a key gives these numbers here alone.
 */

const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const
/** "willyville", as three words. */
const NONCE = [0x6c6c6977, 0x6c697679, 0x0000656c] as const
const DOUBLE_ROUNDS = 10
const WORDS = 16

function wordAt(words: Int32Array, place: number): number {
  return words[place] ?? 0
}

function quarter(x: Int32Array, a: number, b: number, c: number, d: number): void {
  let xa = wordAt(x, a)
  let xb = wordAt(x, b)
  let xc = wordAt(x, c)
  let xd = wordAt(x, d)
  xa = (xa + xb) | 0
  xd ^= xa
  xd = (xd << 16) | (xd >>> 16)
  xc = (xc + xd) | 0
  xb ^= xc
  xb = (xb << 12) | (xb >>> 20)
  xa = (xa + xb) | 0
  xd ^= xa
  xd = (xd << 8) | (xd >>> 24)
  xc = (xc + xd) | 0
  xb ^= xc
  xb = (xb << 7) | (xb >>> 25)
  x[a] = xa
  x[b] = xb
  x[c] = xc
  x[d] = xd
}

/** One block of the stream, from its start: constants, key, number of the block, nonce. */
export function chachaBlock(start: Int32Array, into: Int32Array): void {
  into.set(start)
  for (let round = 0; round < DOUBLE_ROUNDS; round++) {
    quarter(into, 0, 4, 8, 12)
    quarter(into, 1, 5, 9, 13)
    quarter(into, 2, 6, 10, 14)
    quarter(into, 3, 7, 11, 15)
    quarter(into, 0, 5, 10, 15)
    quarter(into, 1, 6, 11, 12)
    quarter(into, 2, 7, 8, 13)
    quarter(into, 3, 4, 9, 14)
  }
  for (let place = 0; place < WORDS; place++) into[place] = wordAt(into, place) + wordAt(start, place)
}

/** A key of eight words, and between them the place in its stream, as a state keeps them. */
export type Keyed = [
  a: number,
  b: number,
  c: number,
  d: number,
  moved: number,
  e: number,
  f: number,
  g: number,
  h: number,
]

/** The block that was made last is kept, because draws follow each other. */
const start = Int32Array.from([...CONSTANTS, ...new Array<number>(9).fill(0), ...NONCE])
const block = new Int32Array(WORDS)
chachaBlock(start, block)

function isKept(luck: Keyed, number: number): boolean {
  return (
    start[12] === number &&
    start[4] === (luck[0] | 0) &&
    start[5] === (luck[1] | 0) &&
    start[6] === (luck[2] | 0) &&
    start[7] === (luck[3] | 0) &&
    start[8] === (luck[5] | 0) &&
    start[9] === (luck[6] | 0) &&
    start[10] === (luck[7] | 0) &&
    start[11] === (luck[8] | 0)
  )
}

function keep(luck: Keyed, number: number): void {
  start.set(luck.slice(0, 4), 4)
  start.set(luck.slice(5), 8)
  start[12] = number
  chachaBlock(start, block)
}

/** The number at this place of the key's stream. */
export function chachaWord(luck: Keyed): number {
  const number = Math.floor(luck[4] / WORDS)
  if (!isKept(luck, number)) keep(luck, number)
  return wordAt(block, luck[4] % WORDS) >>> 0
}
