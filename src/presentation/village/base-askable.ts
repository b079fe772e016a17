import { contentIndexOf } from '#village/content-index'
import type { VillageOption } from '#village/modules/modules'
import { isVisible, namesOnFarm, namesWhere } from '#village/rules/members'
import type { View } from '#village/view'
import { kindOf, type MemberName, type Space } from '#village/words'

/** Options of the base game that may be asked about. */

/** Options of one space; nothing where an expansion leaves the space as it is. */
export type SeenOptions = (view: View, seat: number) => VillageOption[] | null

function namesAt(view: View, seat: number, kind: string): MemberName[] {
  return namesWhere(view, seat, (place) => kindOf(place) === kind)
}

/** The first of the farm stands for all: they fail for the same reasons. */
export function firstOnFarm(view: View, seat: number): MemberName {
  return namesOnFarm(view, seat)[0] ?? '1@farm'
}

function isAwayFromFarm(place: string): boolean {
  return place !== 'farm' && (isVisible(place) || place === 'bag')
}

export const BASE_ASKABLE: Partial<Record<Space, SeenOptions>> = {
  harvest: () => [{ kind: 'harvest' }],
  family: (view, seat) => {
    const names = namesWhere(view, seat, isAwayFromFarm)
    return [{ kind: 'birth' }, ...names.map((member) => ({ kind: 'recall' as const, member }))]
  },
  crafts: (view) => contentIndexOf(view).crafts.map(({ building }) => ({ kind: 'craft', building })),
  market: (view) =>
    view.row.map((customer) => ({ kind: 'serve', customer: view.setup.content.customers[customer]?.id ?? '' })),
  travel: (view, seat) => {
    const starts = [firstOnFarm(view, seat), ...namesAt(view, seat, 'castle')]
    const { castles } = view.setup.content.travel
    return starts.flatMap((member) => castles.map(({ id }) => ({ kind: 'travel' as const, member, castle: id })))
  },
  council: (view, seat) => [
    { kind: 'joinCouncil', member: firstOnFarm(view, seat) },
    ...namesAt(view, seat, 'council').map((member) => ({ kind: 'climb' as const, member })),
    { kind: 'privilege' },
  ],
  church: (view, seat) =>
    (['brown', 'time'] as const).map((price) => ({ kind: 'joinChurch', member: firstOnFarm(view, seat), price })),
}
