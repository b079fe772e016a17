import { luckFrom } from '#kernel'
import { lookupOf } from '#willyville/lookup'
import { type Plan, plans } from '#willyville/plans/index'
import type { Player, State } from '#willyville/state'
import { imagine, type View } from '#willyville/view'
import type { Scene } from '../face.ts'

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

export function viewOf(scene: Scene): View {
  return scene.view as View
}

/** A state to ask the rules about: open things as they are, hidden ones imagined. It is not to be changed. */
export function stateOf(view: View): State {
  const one = knownOf(view)
  one.state ??= imagine(view, luckFrom(NO_LUCK))
  return one.state
}

export function plansOf(scene: Scene): readonly Plan[] {
  const { seat } = scene
  if (seat === null) return []
  const view = viewOf(scene)
  const one = knownOf(view)
  if (view.seat !== seat) return []
  one.plans ??= plans(view, seat)
  return one.plans
}

export function playerAt(view: View, seat: number): Player {
  return view.players[seat] as Player
}

/** Where no village is meant, as in the rules, the first one stands for all. */
export function ownOf(scene: Scene): Player {
  return playerAt(viewOf(scene), scene.seat ?? 0)
}

export function lookOf(view: View) {
  return lookupOf(view)
}

export function cloudsOf(view: View): number {
  return view.setup.content.constants.clouds.value
}
