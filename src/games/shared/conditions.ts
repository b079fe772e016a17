import type { Reason } from '#kernel'

/**
 * The reasons that stand between a seat and something, found one by one. The engine asks whether there is any
 * (`isFree`), `why` asks for all of them: one list serves both, so they cannot disagree.
 */
export type Against = Generator<Reason>

/** A rule that stands against something, with the facts for its sentence. */
export function reason(rule: string, facts: Reason['facts'] = {}): Reason {
  return { rule, facts }
}

/** Nothing stands against it. Stops at the first reason. */
export function isFree(against: Against): boolean {
  return against.next().done === true
}
