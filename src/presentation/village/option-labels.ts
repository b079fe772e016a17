import type { Question } from '#kernel'
import type { VillageOption } from '#village/modules/modules'
import type { View } from '#village/view'
import type { Entry } from '../presentation.ts'
import { capital, cut, type Phrasing } from './phrasing.ts'

/** The parts from which labels of options are made. */

/** The question at which an option is offered, and the words for it. */
export interface OptionContext {
  readonly phrasing: Phrasing
  readonly view: View
  readonly ask: Pick<Question, 'about' | 'seat'>
}

export type Label<O> = (context: OptionContext, option: O) => Entry

/** A label for every kind of option: one that is missing does not compile. */
export type Labels<O extends VillageOption> = { readonly [K in O['kind']]: Label<Extract<O, { kind: K }>> }

export function entry(label: string, description?: string): Entry {
  return description ? { label: capital(cut(label)), description } : { label: capital(cut(label)) }
}

/** A label that needs neither the table nor the question. */
export function plainLabel<O>(textOf: (phrasing: Phrasing, option: O) => string): Label<O> {
  return ({ phrasing }, option) => entry(textOf(phrasing, option))
}
