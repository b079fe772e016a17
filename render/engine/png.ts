import { constants, crc32, deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Band } from './bands.ts'
import type { Rgb } from './quantizer.ts'

const LEVEL = 4
/** What zlib says first: deflate, a window of 32 KB, packed fast. */
const STREAM_BEGINS = Buffer.from([0x78, 0x5e])
/** An empty block that is the last one. */
const LAST_BLOCK = Buffer.from([0x03, 0x00])

const HEAD = 8
const TAIL = 4

function chunk(type: string, data: Buffer): Buffer {
  const bytes = Buffer.alloc(HEAD + data.length + TAIL)
  bytes.writeUInt32BE(data.length, 0)
  bytes.write(type, 4, 'latin1')
  data.copy(bytes, HEAD)
  bytes.writeUInt32BE(crc32(bytes.subarray(4, HEAD + data.length)), HEAD + data.length)
  return bytes
}

/** The largest prime below 65,536, and how many bytes can be added up before sums must be brought below it. */
const PRIME = 65_521
const STEP = 5552

/** Adler's two sums over bytes, and how many they were. */
interface Sums {
  readonly plain: number
  readonly weighted: number
  readonly length: number
}

function sumsOf(bytes: Buffer): Sums {
  let [plain, weighted] = [1, 0]
  for (let start = 0; start < bytes.length; start += STEP) {
    const end = Math.min(bytes.length, start + STEP)
    for (let at = start; at < end; at++) {
      plain += bytes[at] as number
      weighted += plain
    }
    plain %= PRIME
    weighted %= PRIME
  }
  return { plain, weighted, length: bytes.length }
}

/** The sums over both, one behind the other. */
function joined(first: Sums, second: Sums): Sums {
  const plain = (first.plain + second.plain + PRIME - 1) % PRIME
  const weighted = (first.weighted + second.weighted + second.length * (first.plain + PRIME - 1)) % PRIME
  return { plain, weighted, length: first.length + second.length }
}

const NO_SUMS: Sums = { plain: 1, weighted: 0, length: 0 }

/** Rows packed by themselves: bands behind one another are the stream of a picture. */
export class PackedBand implements Band {
  readonly chunk: Buffer
  readonly sums: Sums

  constructor(rows: Buffer) {
    this.chunk = chunk('IDAT', deflateRawSync(rows, { level: LEVEL, finishFlush: constants.Z_FULL_FLUSH }))
    this.sums = sumsOf(rows)
  }

  get size(): number {
    return this.chunk.length
  }

  rows(): Buffer {
    return inflateRawSync(this.chunk.subarray(HEAD, -TAIL), { finishFlush: constants.Z_SYNC_FLUSH })
  }
}

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
const BITS = 8
const INDEXED = 3
const CHECKSUM = 4

function headerOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = BITS
  header[9] = INDEXED
  return header
}

function endOf(bands: readonly PackedBand[]): Buffer {
  const { plain, weighted } = bands.reduce((sums, band) => joined(sums, band.sums), NO_SUMS)
  const end = Buffer.alloc(CHECKSUM)
  end.writeUInt16BE(weighted, 0)
  end.writeUInt16BE(plain, 2)
  return Buffer.concat([LAST_BLOCK, end])
}

/** An indexed PNG. canvas's own encoder takes three times as long and makes three times as much of it. */
export function pngOf(width: number, height: number, colours: readonly Rgb[], bands: readonly PackedBand[]): Buffer {
  const palette = Buffer.from(colours.flatMap((rgb) => rgb.map(Math.round)))
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', headerOf(width, height)),
    chunk('PLTE', palette),
    chunk('IDAT', STREAM_BEGINS),
    ...bands.map((band) => band.chunk),
    chunk('IDAT', endOf(bands)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
