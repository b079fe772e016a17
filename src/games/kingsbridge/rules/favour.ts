import type { Cards } from '#data/kingsbridge/schema'
import { itemAt } from '#kernel'
import type { State } from '../state.ts'

type Space = Cards['favour']['spaces'][number]

export function spaceAt(t: Pick<State, 'setup'>, place: number): Space {
  return itemAt(t.setup.content.favour.spaces, place)
}

/** K-FAVOUR-2: where the marker comes to stand after so many steps; covered spaces are not counted. */
export function spaceAfter(t: Pick<State, 'setup' | 'marker' | 'covered'>, steps: number): number {
  const { spaces } = t.setup.content.favour
  if (t.covered.length >= spaces.length) return t.marker
  let place = t.marker
  for (let step = 0; step < steps; step++) {
    do place = (place + 1) % spaces.length
    while (t.covered.includes(spaceAt(t, place).id))
  }
  return place
}
