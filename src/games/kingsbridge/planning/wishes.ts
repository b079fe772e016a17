import type { Use } from '../options.ts'
import type { CARD_OF } from '../rules/uses.ts'
import type { View } from '../view.ts'
import { MATERIALS } from '../words.ts'

type ActingCard = (typeof CARD_OF)[keyof typeof CARD_OF]

/** The smallest uses somebody might want of each card, whether they can be had or not. */
export function wishes(
  view: Pick<View, 'projects' | 'plots' | 'isSick'>,
): Readonly<Partial<Record<ActingCard, Use[]>>> {
  const { projects } = view
  return {
    project: projects.flatMap(({ id }): Use[] => [
      { kind: 'project', project: id, stone: 1, wood: 0 },
      { kind: 'project', project: id, stone: 0, wood: 1 },
    ]),
    house: view.plots.map((_, plot) => ({ kind: 'house', plot })),
    donation: projects.map(({ id }) => ({ kind: 'donation', project: id })),
    sale: [
      { kind: 'sale', wool: 1, cloth: 0 },
      { kind: 'sale', wool: 0, cloth: 1 },
    ],
    cloth: [
      { kind: 'cloth', count: 1 },
      { kind: 'cloth', count: 2 },
    ],
    medicine: [
      { kind: 'fee' },
      ...view.isSick.flatMap((isSick, place): Use[] => (isSick ? [{ kind: 'care', places: [place] }] : [])),
    ],
    material: MATERIALS.map((material) => ({ kind: 'material', material })),
    favour: [{ kind: 'favour' }],
    grain: [{ kind: 'grain' }],
    piety: [{ kind: 'piety' }],
  }
}
