import { itemAt, type Seat } from '#kernel'
import { playerOf, type State } from '../state.ts'

/** The sick persons, by place; place 1 is 0. */
function sickPlaces(t: Pick<State, 'isSick'>): number[] {
  return t.isSick.flatMap((sick, place) => (sick ? [place] : []))
}

/** K-DONOR-4: whom a seat could care for alone. */
export function sickWithin(t: State, seat: Seat): number[] {
  const { knowledge } = playerOf(t, seat).goods
  return sickPlaces(t).filter((place) => itemAt(t.tiles, place) <= knowledge)
}

/** K-PLAGUE-4: every set of sick persons whose values sum to at most the knowledge, and of at most so many. */
export function careSets(t: State, knowledge: number, most: number): number[][] {
  let sets: { places: number[]; left: number }[] = [{ places: [], left: knowledge }]
  for (const place of sickPlaces(t)) {
    const value = itemAt(t.tiles, place)
    const wider = sets.filter(({ places, left }) => left >= value && places.length < most)
    sets = sets.concat(wider.map(({ places, left }) => ({ places: [...places, place], left: left - value })))
  }
  return sets.slice(1).map(({ places }) => places)
}
