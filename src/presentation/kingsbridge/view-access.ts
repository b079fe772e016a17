import { playerOf } from '#games/shared/seats'
import type { Seat } from '#kernel'
import { plans } from '#kingsbridge/planning/index'
import { imagine, type SeenPlayer, type View } from '#kingsbridge/view'
import { GOODS, type Good } from '#kingsbridge/words'
import type { Shown } from '../presentation.ts'
import { thoughtOnce } from '../workings.ts'

export const { stateOf, plansOf, think } = thoughtOnce({
  imagine,
  plans: (view: View, seat) => [plans(view, seat)],
})

export function viewOf({ view }: Shown): View {
  return view as View
}

export function playerAt(view: View, seat: Seat): SeenPlayer {
  return playerOf(view, seat)
}

export function nameOf({ names }: Shown, seat: Seat | null): string {
  return names[seat ?? -1] ?? ''
}

/** The goods a player is seen to have, none left out that the player has; null behind a screen. */
export function ownedBy(p: SeenPlayer): Partial<Record<Good, number>> | null {
  const { goods } = p
  if (goods === null) return null
  return Object.fromEntries(GOODS.flatMap((good) => (goods[good] > 0 ? [[good, goods[good]]] : [])))
}
