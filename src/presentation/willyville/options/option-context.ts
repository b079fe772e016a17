import type { Question } from '#kernel'
import type { Entry, Voice } from '#presentation/presentation'
import type { OptionKind, OptionOf } from '#willyville/options'
import type { Player, State } from '#willyville/state'
import type { View } from '#willyville/view'
import { inWords, priced } from '../exchange.ts'
import { type Counted, dotted, type Phrasing, phrasingIn, shortenTo } from '../phrasing.ts'
import type { Shown } from '../shown.ts'
import { cloudsOf, playerOf, stateOf, viewOf } from '../view-access.ts'

/** Everything needed to say what an option is: who is asked, and what the village looks like. */
export interface OptionContext {
  readonly phrasing: Phrasing
  readonly view: View
  readonly state: State
  readonly seat: number
  readonly p: Player
  readonly ask: Pick<Question, 'about' | 'seat'>
}

/** Makes the entry of an option of one kind. */
export type Describe<K extends OptionKind> = (context: OptionContext, option: OptionOf<K>) => Entry

export const LONGEST_ENTRY = 100

export function optionContext(shown: Shown, ask: Pick<Question, 'about' | 'seat'>, voice: Voice): OptionContext {
  const view = viewOf(shown)
  const { seat } = ask
  return { phrasing: phrasingIn(voice), view, state: stateOf(view), seat, p: playerOf(view, seat), ask }
}

type EntryPart = string | false | null | undefined

export function entryOf(label: string, parts: readonly EntryPart[], emoji?: string): Entry {
  const description = shortenTo(dotted(parts), LONGEST_ENTRY)
  return {
    label: shortenTo(label, LONGEST_ENTRY),
    ...(description !== '' && { description }),
    ...(emoji !== undefined && { emoji }),
  }
}

/** Said of what would bring Death, unless Death walks along already. */
export function deathNote({ phrasing, view, p }: OptionContext, time: number): string | null {
  return time > 0 && !p.death && p.cloud + time >= cloudsOf(view) ? phrasing.say('deathComes') : null
}

/** `+3 points`. */
export function gained({ phrasing }: OptionContext, counted: Counted, n: number): string {
  return inWords(phrasing).gained(counted, n)
}

/** `−2 time → +3 points`, or that it costs no time. */
export function timed({ phrasing }: OptionContext, time: number, gains: readonly string[] = []): string {
  return priced(phrasing, time > 0 ? [inWords(phrasing).lost('time', time)] : [], gains)
}
