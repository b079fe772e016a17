import { type Against, reason } from '#games/shared/conditions'
import type { UseKind, UseOf } from '../options.ts'
import { housesOf, projectOn, type State } from '../state.ts'
import { type ByGood, MATERIALS } from '../words.ts'
import { againstDonation, againstFavour, againstHouse, againstPaying, againstProject } from './conditions.ts'
import { isBanned } from './lasting.ts'
import { freeFields } from './projects.ts'
import type { Using } from './uses.ts'

/** The reasons against each use of a card that may be used. */

function* againstCount(rule: string, count: number, most: number): Against {
  if (count > most) yield reason(rule, { most })
}

function* againstBuilding({ t, means, most }: Using, use: UseOf<'project'>): Against {
  yield* againstProject(t, use.project)
  yield* againstPaying('K-BUILD-2', means.goods, { stone: use.stone, wood: use.wood })
  const project = projectOn(t, use.project)
  for (const material of project === undefined ? [] : MATERIALS) {
    const free = project === undefined ? 0 : freeFields(t, project, material)
    if (use[material] > free) yield reason('K-BUILD-2', { [`${material}Fields`]: free })
  }
  const { materialsPerBuildingAction } = t.setup.content.constants
  yield* againstCount('K-BUILD-2', use.stone + use.wood, Math.min(materialsPerBuildingAction.value, most))
}

function* againstSale({ t, means, most }: Using, { wool, cloth }: UseOf<'sale'>): Against {
  const { market } = t.setup.content
  yield* againstPaying('K-MARKET-2', means.goods, { wool, cloth })
  if (cloth > 0 && t.isClothCovered) yield reason('K-MARKET-3', { covered: 'cloth' })
  yield* againstCount('K-MARKET-2', cloth, market.cloth.maxPerSale ?? Infinity)
  yield* againstCount('K-MARKET-2', wool, market.wool.maxPerSale ?? Infinity)
  yield* againstCount('K-MARKET-2', wool + cloth, most)
}

function* againstRent({ t, seat, most }: Using, { plots }: UseOf<'rent'>): Against {
  const own = housesOf(t, seat)
  const foreign = plots.find((plot) => !own.includes(plot))
  if (foreign !== undefined) yield reason('K-HOUSE-4', { plot: foreign + 1 })
  yield* againstCount('K-HOUSE-4', plots.length, Math.min(t.setup.content.constants.housesPerRent.value, most))
}

function* againstCloth({ t, means, most }: Using, { count }: UseOf<'cloth'>): Against {
  yield* againstPaying('K-CARD-10', means.goods, { wool: count })
  if (count > means.stock.cloth) yield reason('K-CARD-10', { gone: 'cloth' })
  yield* againstCount('K-CARD-10', count, Math.min(t.setup.content.constants.clothPerMaking.value, most))
}

function valuesOf(t: State, places: readonly number[]): number {
  return places.reduce((sum, place) => sum + (t.tiles[place] ?? 0), 0)
}

export function* againstCaring(t: State, own: ByGood<number>, places: readonly number[], most: number): Against {
  const well = places.find((place) => !t.isSick[place])
  if (well !== undefined) yield reason('K-PLAGUE-4', { well: well + 1 })
  else yield* againstPaying('K-PLAGUE-4', own, { knowledge: valuesOf(t, places) })
  yield* againstCount('K-PLAGUE-4', places.length, most)
}

function* againstCare({ t, used, lasting, means, most }: Using, { places }: UseOf<'care'>): Against {
  if (isBanned(lasting, used, 'care')) yield reason('K-FX', { banned: 'care' })
  yield* againstCaring(t, means.goods, places, most)
}

type Conditions = { readonly [K in UseKind]: (using: Using, use: UseOf<K>) => Against }

function* againstNothing(): Against {}

const CONDITIONS: Conditions = {
  grain: againstNothing,
  piety: againstNothing,
  fee: againstNothing,
  forgo: againstNothing,
  *material({ means }, { material }) {
    if (means.stock[material] === 0) yield reason('K-CARD-3', { gone: material })
  },
  project: againstBuilding,
  sale: againstSale,
  house: ({ t, seat, means }, { plot }) => againstHouse(t, seat, plot, means),
  rent: againstRent,
  donation: ({ t, seat, means }, { project }) => againstDonation(t, seat, project, means),
  cloth: againstCloth,
  care: againstCare,
  favour: ({ t, means }) => againstFavour(t, means),
}

export function againstUse<K extends UseKind>(using: Using, use: UseOf<K>): Against {
  return CONDITIONS[use.kind](using, use)
}
