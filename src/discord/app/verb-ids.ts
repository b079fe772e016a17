import type { Look } from '#tables'
import { argCodecOf, type VerbArg, type VerbName } from '../features/declarations.ts'
import { type Button, button, type Style } from './components.ts'
import { type CustomId, formatId } from './custom-ids.ts'

/** The argument of a verb, left out where the verb takes none or may go without. */
export type ArgsOf<Verb extends VerbName> = null extends VerbArg<Verb> ? [arg?: VerbArg<Verb>] : [arg: VerbArg<Verb>]

interface VerbPlace<Verb extends VerbName> extends Omit<CustomId, 'verb' | 'arg'> {
  readonly verb: Verb
}

/** Writes the id of a declared verb; a wrong argument does not compile. */
export function writeId<Verb extends VerbName>(place: VerbPlace<Verb>, nonce: string, ...[arg]: ArgsOf<Verb>): string {
  return formatId({ ...place, arg: argCodecOf(place.verb).write(arg ?? null) }, nonce)
}

/** Writes an id about no table. */
export function freeId<Verb extends VerbName>(verb: Verb, nonce: string, ...arg: ArgsOf<Verb>): string {
  return writeId({ verb, game: 0, version: 0, step: 0 }, nonce, ...arg)
}

/** A table as it is shown, by which its ids are told from older ones. */
export interface Drawing {
  readonly look: Look
  readonly nonce: string
}

/** Writes an id about a table as it stands, and about the draft that is shown. */
export function idOn<Verb extends VerbName>({ look, nonce }: Drawing, verb: Verb, ...arg: ArgsOf<Verb>): string {
  return writeId({ verb, game: look.id, version: look.entry, step: stepOf(look) }, nonce, ...arg)
}

const STEPS = 36 ** 5

/** A draft in short: another plan, also one of the same length, is another number. */
export function stepOf({ draft }: Pick<Look, 'draft'>): number {
  let sum = 0
  for (const letter of draft.length === 0 ? '' : JSON.stringify(draft)) {
    sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0
  }
  return sum % STEPS
}

let counter = 0

/** Two redraws never have the same. */
export function newNonce(): string {
  counter = (counter + 1) % 36 ** 4
  return counter.toString(36)
}

interface DoorLook {
  readonly game?: number
  readonly style?: Style
}

/** A button that leads to no particular state of a game. */
export function door<Verb extends VerbName>(
  verb: Verb,
  label: string,
  { game = 0, style = 'plain' }: DoorLook = {},
  ...arg: ArgsOf<Verb>
): Button {
  return button(writeId({ verb, game, version: 0, step: 0 }, newNonce(), ...arg), label, style)
}

/** The id of the button that stops who thinks about a game. */
export function stopId(game: number): string {
  return writeId({ verb: 'stopthinking', game, version: 0, step: 0 }, newNonce())
}
