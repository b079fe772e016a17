import type { Clock } from './clock.ts'

const EPOCH = 1_420_070_400_000

/** Snowflakes: the time in the upper bits, and each greater than the one before. */
export function idMaker(clock: Clock, last = '0'): () => string {
  let latest = BigInt(last)
  return () => {
    const byTime = BigInt(clock.now() - EPOCH) << 22n
    latest = byTime > latest ? byTime : latest + 1n
    return String(latest)
  }
}

export function timeOf(id: string): number {
  return Number(BigInt(id) >> 22n) + EPOCH
}
