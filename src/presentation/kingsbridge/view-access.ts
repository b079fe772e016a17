import { playerOf } from '#games/shared/seats'
import type { News, Seat } from '#kernel'
import type { KingsbridgeNews } from '#kingsbridge/news'
import { plans } from '#kingsbridge/planning/index'
import { imagine, type SeenPlayer, type View } from '#kingsbridge/view'
import { GOODS, type Good } from '#kingsbridge/words'
import { thoughtOnce } from '../workings.ts'
import type { Shown } from './shown.ts'

export const { stateOf, plansOf, think } = thoughtOnce({
  imagine,
  plans: (view: View, seat) => [plans(view, seat)],
})

export function viewOf({ view }: Shown): View {
  return view
}

/** News of a table of this game. */
export function newsOf(news: readonly News[]): readonly KingsbridgeNews[] {
  return news as readonly KingsbridgeNews[]
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
