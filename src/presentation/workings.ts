import { type Luck, luckFrom, type Seat } from '#kernel'
import type { LetOthersGoOn, Shown } from './presentation.ts'

const NO_LUCK = '0'.repeat(32)

/** Two things a game works out from a view, each taking a while. */
export interface Workings<V, S, P> {
  imagine(view: V, luck: Luck): S
  /** The plans in pieces, each of them little work. */
  plans(view: V, seat: Seat): Iterable<readonly P[]>
}

/** The same once for each view. A view is made anew for every look, so nothing here grows old. */
export function thoughtOnce<V extends { readonly seat: Seat | null }, S, P>({ imagine, plans }: Workings<V, S, P>) {
  const states = new WeakMap<V, S>()
  const planned = new WeakMap<V, readonly P[]>()
  const beingPlanned = new WeakMap<V, Promise<void>>()

  /** A state to ask the rules about: open things as they are, hidden ones imagined. It is not to be changed. */
  function stateOf(view: V): S {
    const state = states.get(view) ?? imagine(view, luckFrom(NO_LUCK))
    states.set(view, state)
    return state
  }

  /** Empty for all but the seat whose view it is. */
  function plansOf({ seat, view }: Shown<V>): readonly P[] {
    if (seat === null || view.seat !== seat) return []
    const all = planned.get(view) ?? [...plans(view, seat)].flat()
    planned.set(view, all)
    return all
  }

  async function planInPieces(view: V, seat: Seat, letOthersGoOn: LetOthersGoOn): Promise<void> {
    const all: P[] = []
    for (const piece of plans(view, seat)) {
      all.push(...piece)
      await letOthersGoOn()
    }
    planned.set(view, planned.get(view) ?? all)
  }

  /** Whoever asks for the same meanwhile waits for the same work. */
  async function think({ seat, view }: Shown<V>, letOthersGoOn: LetOthersGoOn): Promise<void> {
    if (seat === null || view.seat !== seat || planned.has(view)) return
    const planning = beingPlanned.get(view) ?? planInPieces(view, seat, letOthersGoOn)
    beingPlanned.set(view, planning)
    await planning.finally(() => beingPlanned.delete(view))
  }

  return { stateOf, plansOf, think }
}
