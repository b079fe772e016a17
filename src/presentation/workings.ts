import { type Luck, luckFrom, type Seat } from '#kernel'
import type { LetOthersGoOn, Shown } from './presentation.ts'

const NO_LUCK = '0'.repeat(32)

/** Two things a game works out from a view, each taking a while. */
export interface Workings<V, S, P> {
  imagine(view: V, luck: Luck): S
  /** The plans in pieces, each of them little work. */
  plans(view: V, seat: Seat): Iterable<readonly P[]>
}

/** A thought, as far as it has come. */
interface Thought<P> {
  readonly pieces: Iterator<readonly P[]>
  readonly all: P[]
}

/** The same once for each view. A view is made anew for every look, so nothing here grows old. */
export function thoughtOnce<V extends { readonly seat: Seat | null }, S, P>({ imagine, plans }: Workings<V, S, P>) {
  const states = new WeakMap<V, S>()
  const thoughts = new WeakMap<V, Thought<P>>()

  /** A state to ask the rules about: open things as they are, hidden ones imagined. It is not to be changed. */
  function stateOf(view: V): S {
    const state = states.get(view) ?? imagine(view, luckFrom(NO_LUCK))
    states.set(view, state)
    return state
  }

  function thoughtOf(view: V, seat: Seat): Thought<P> {
    const thought = thoughts.get(view) ?? { pieces: plans(view, seat)[Symbol.iterator](), all: [] }
    thoughts.set(view, thought)
    return thought
  }

  /** Thinks one piece further, and says whether there was one. */
  function goOn(view: V, { pieces, all }: Thought<P>): boolean {
    try {
      const piece = pieces.next()
      if (!piece.done) all.push(...piece.value)
      return !piece.done
    } catch (error) {
      // A thought that broke off would look like one that is over.
      thoughts.delete(view)
      throw error
    }
  }

  /** Empty for all but the seat whose view it is. A thought that is under way is thought to its end. */
  function plansOf({ seat, view }: Shown<V>): readonly P[] {
    if (seat === null || view.seat !== seat) return []
    const thought = thoughtOf(view, seat)
    while (goOn(view, thought));
    return thought.all
  }

  /** Whoever asks for the same meanwhile helps with the same work. */
  async function think({ seat, view }: Shown<V>, letOthersGoOn: LetOthersGoOn): Promise<void> {
    if (seat === null || view.seat !== seat) return
    const thought = thoughtOf(view, seat)
    while (goOn(view, thought)) await letOthersGoOn()
  }

  return { stateOf, plansOf, think }
}
