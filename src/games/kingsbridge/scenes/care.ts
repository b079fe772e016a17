import { isFree } from '#games/shared/conditions'
import { choose, type Flow, itemAt, reveal, type Seat } from '#kernel'
import { idOf, type OptionOf } from '../options.ts'
import { againstPlot } from '../rules/conditions.ts'
import { sickWithin } from '../rules/plague.ts'
import type { State } from '../state.ts'
import { gain, OPENLY } from './steps.ts'

const NOBODY: OptionOf<'noCare'> = { kind: 'noCare' }

/** K-DONOR-4: a donor of the hospital may at once care for one sick person. */
export function* careAsDonor(t: State, seat: Seat): Flow {
  const sick = sickWithin(t, seat)
  // K-SECRET-5: how much somebody knows must not show.
  if (sick.length === 0 && !(t.keepsSilent && t.isSick.includes(true))) return
  const caring = sick.map((place): OptionOf<'care'> => ({ kind: 'care', places: [place] }))
  const manner = { pass: idOf(NOBODY), ...OPENLY }
  const chosen = yield* choose<OptionOf<'care' | 'noCare'>>(seat, 'care', [...caring, NOBODY], idOf, manner)
  if (chosen.kind === 'care') for (const place of chosen.places) yield* careFor(t, seat, place)
  // The next donor is asked by what they know.
  reveal(t.luck)
}

/** K-PLAGUE-5: the tile leaves the game; VP and the benefit of the place. */
export function* careFor(t: State, seat: Seat, place: number): Flow {
  const { places } = t.setup.content.plague
  const value = itemAt(t.tiles, place)
  const { goods, vp = 0, freeHouse } = itemAt(places, place).benefit
  t.tiles[place] = 0
  t.isSick[place] = false
  t.news.push({ kind: 'cared', seat, place: place + 1, value })
  gain(t, seat, { vp: t.setup.content.constants.vpPerCare.value + vp, ...(goods && { goods }) }, 'care')
  if (freeHouse) yield* buildFree(t, seat)
}

/** K-PLAGUE-6: one own house on any free plot without paying, or none. */
function* buildFree(t: State, seat: Seat): Flow {
  const plots = t.plots.flatMap((_, plot) => (isFree(againstPlot(t, seat, plot)) ? [plot] : []))
  if (plots.length === 0) return
  const options = [...plots, null].map((plot): OptionOf<'plot'> => ({ kind: 'plot', plot }))
  const { plot } = yield* choose(seat, 'plot', options, idOf)
  if (plot !== null) placeHouse(t, seat, plot)
}

export function placeHouse(t: State, seat: Seat, plot: number): void {
  t.plots[plot] = seat
  t.news.push({ kind: 'houseBuilt', seat, plot: plot + 1 })
}
