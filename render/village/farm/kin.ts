import { playerOf } from '#games/shared/seats'
import type { Seat } from '#kernel'
import { contentIndexOf } from '#village/content-index'
import { generationOf, isAlive, isVisible } from '#village/rules/members'
import { burialOf, candidatesOf } from '#village/scenes/death'
import type { View } from '#village/view'
import { kindOf, type Place } from '#village/words'

/** The members of a family with all that their picture says of them. */
export interface Kin {
  readonly member: number
  readonly place: Place
  /** The printed number; bread counts one more. */
  readonly generation: number
  readonly isFed: boolean
  readonly isUnborn: boolean
  readonly isDead: boolean
  /** The place of whoever may be the next to die. */
  readonly burial: Place | null
}

/** The number of those who die first; nobody has it where nobody can be seen. */
function nextToDie(view: View, seat: Seat): number | null {
  const [first] = candidatesOf(view, seat)
  return first === undefined ? null : generationOf(view, playerOf(view, seat), first)
}

export function kinOf(view: View, seat: Seat): Kin[] {
  const p = playerOf(view, seat)
  const { generations } = contentIndexOf(view)
  const next = view.isOver ? null : nextToDie(view, seat)
  return p.at.map((place, member) => {
    const isNext = isVisible(place) && generationOf(view, p, member) === next
    return {
      member,
      place,
      generation: generations[member] ?? 1,
      isFed: p.fed.includes(member),
      isUnborn: place === 'supply',
      isDead: place !== 'supply' && !isAlive(place),
      burial: isNext ? burialOf(view, place) : null,
    }
  })
}

/** Side by side in the tree: those at home, those at work, those abroad, the children to come, the dead. */
const ORDER = [
  ...(['farm', 'craft', 'council', 'castle', 'ship', 'light', 'church', 'bag', 'inn', 'rank'] as const),
  ...(['bakery', 'shop', 'parents', 'supply', 'chronicle', 'grave', 'sea', 'aside'] as const),
]

function orderOf({ place }: Kin): number {
  return (ORDER as readonly string[]).indexOf(kindOf(place))
}

/** The generations from the eldest on, each in the order of the tree. */
export function tiersOf(kin: readonly Kin[]): { generation: number; members: Kin[] }[] {
  const generations = [...new Set(kin.map(({ generation }) => generation))]
  return generations.map((generation) => ({
    generation,
    members: kin.filter((other) => other.generation === generation).toSorted((a, b) => orderOf(a) - orderOf(b)),
  }))
}
