import { createHash, randomBytes } from 'node:crypto'
import { commitmentText, type GameRecord } from '#kernel'

const SEED_BYTES = 16

/** A seed from the operating system's own randomness. */
export function newSeed(): string {
  return randomBytes(SEED_BYTES).toString('hex')
}

/** Shown before the first turn: it fixes the seed and the set-up without telling them. */
export function commitmentOf(record: Omit<GameRecord, 'lines'>): string {
  return createHash('sha256').update(commitmentText(record)).digest('hex')
}

/** Whether the record told at the end is the one promised at the start. */
export function keepsCommitment(commitment: string, record: Omit<GameRecord, 'lines'>): boolean {
  return commitmentOf(record) === commitment
}
