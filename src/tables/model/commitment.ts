import { createHash, randomBytes } from 'node:crypto'
import { commitmentText, type GameRecord, inOrder } from '#kernel'
import { type FinishedDraw, openPart } from './seed-draw.ts'

const SEED_BYTES = 16

type Promised = Omit<GameRecord, 'lines'>

/** A seed from the operating system's own randomness. */
export function newSeed(): string {
  return randomBytes(SEED_BYTES).toString('hex')
}

/**
 * Shown before the first turn: it fixes the seed and the set-up without telling them, and how the seed was drawn, the
 * table's number and who sits where. Older games had no lot.
 */
export function commitmentOf(record: Promised, lot: FinishedDraw | null = null): string {
  const text = commitmentText(record)
  return createHash('sha256')
    .update(lot === null ? text : inOrder({ record: text, lot: openPart(lot) }))
    .digest('hex')
}

/** Says whether the record told at the end is the one promised at the start. */
export function keepsCommitment(commitment: string, record: Promised, lot: FinishedDraw | null = null): boolean {
  return commitmentOf(record, lot) === commitment
}
