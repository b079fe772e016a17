import { luckFrom } from '#kernel'
import { type Plan, plans } from '#village/plans/index'
import type { State } from '#village/state'
import { imagine, type View } from '#village/view'
import type { Scene } from '../face.ts'
import { viewOf } from './tongue.ts'

/** What is worked out once for each view. A view is made anew for every look, so nothing here grows old. */

const NO_LUCK = '0'.repeat(32)

interface Known {
  state?: State
  plans?: readonly Plan[]
}

const known = new WeakMap<View, Known>()

function knownOf(view: View): Known {
  const found = known.get(view)
  if (found !== undefined) return found
  const made: Known = {}
  known.set(view, made)
  return made
}

/** A state to ask the rules about: open things as they are, hidden ones imagined. It is not to be changed. */
export function stateOf(view: View): State {
  const one = knownOf(view)
  one.state ??= imagine(view, luckFrom(NO_LUCK))
  return one.state
}

export function plansOf(scene: Scene): readonly Plan[] {
  const { seat } = scene
  const view = viewOf(scene)
  if (seat === null || view.seat !== seat) return []
  const one = knownOf(view)
  one.plans ??= plans(view, seat)
  return one.plans
}
