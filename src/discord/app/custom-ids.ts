import { LIMITS } from './limits.ts'

/** What a component's id says: whose game, in which state of it, at which step of the draft, and what is wanted. */
export interface CustomId {
  readonly verb: string
  /** 0 where no game is meant. */
  readonly game: number
  /** The number of the last entry when it was drawn. */
  readonly version: number
  /** What the draft was when it was drawn, in short; 0 while nothing was drafted. */
  readonly step: number
  readonly arg: string
}

const BASE = 36
const SIGN = 'w'

/** `nonce` makes every redraw's ids new: otherwise clients keep showing the old choice of a select. */
export function writeId({ verb, game, version, step, arg }: CustomId, nonce: string): string {
  const numbers = [game, version, step].map((number) => number.toString(BASE))
  const id = [SIGN, verb, ...numbers, nonce, arg].join('|')
  if (id.length > LIMITS.id) throw new Error(`an id of ${id.length}: ${id}`)
  return id
}

/** An id about no table. */
export function freeId(verb: string, nonce: string, arg = ''): string {
  return writeId({ verb, game: 0, version: 0, step: 0, arg }, nonce)
}

export function readId(id: string): CustomId | null {
  const [sign, verb, game, version, step, , ...arg] = id.split('|')
  if (sign !== SIGN || verb === undefined || step === undefined) return null
  const [gameNumber, versionNumber, stepNumber] = [game, version, step].map((one) => Number.parseInt(one ?? '', BASE))
  if (![gameNumber, versionNumber, stepNumber].every(Number.isSafeInteger)) return null
  return {
    verb,
    game: gameNumber as number,
    version: versionNumber as number,
    step: stepNumber as number,
    arg: arg.join('|'),
  }
}
