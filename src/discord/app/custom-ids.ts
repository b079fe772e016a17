import { LIMITS } from './limits.ts'

/** The fields of a component's id: the game, its state, the step of the draft, and what is wanted. */
export interface CustomId {
  readonly verb: string
  /** 0 where no game is meant. */
  readonly game: number
  /** The number of the last entry when it was drawn. */
  readonly version: number
  /** A digest of the draft when it was drawn; 0 while nothing was drafted. */
  readonly step: number
  /** The verb's argument, as its codec wrote it. */
  readonly arg: string
}

const BASE = 36
const SIGN = 'w'

/**
 * Joins an id from its fields. `nonce` makes every redraw's ids new: otherwise clients keep showing the old choice of a
 * select. Screens write ids by `verb-ids.ts`, which knows the verbs and their arguments.
 */
export function formatId({ verb, game, version, step, arg }: CustomId, nonce: string): string {
  const numbers = [game, version, step].map((number) => number.toString(BASE))
  const id = [SIGN, verb, ...numbers, nonce, arg].join('|')
  if (id.length > LIMITS.id) throw new Error(`an id of ${id.length}: ${id}`)
  return id
}

export function readId(id: string): CustomId | null {
  const [sign, verb, game = '', version = '', step, , ...arg] = id.split('|')
  if (sign !== SIGN || verb === undefined || step === undefined) return null
  const numbers = {
    game: Number.parseInt(game, BASE),
    version: Number.parseInt(version, BASE),
    step: Number.parseInt(step, BASE),
  }
  if (!Object.values(numbers).every(Number.isSafeInteger)) return null
  return { verb, ...numbers, arg: arg.join('|') }
}
