import { itemAt, type Seat } from '#kernel'

interface Seated {
  readonly setup: { readonly seats: number }
}

export function seatsOf({ setup }: Seated): Seat[] {
  return Array.from({ length: setup.seats }, (_, seat) => seat)
}

/** All seats clockwise, this one first. */
export function seatsFrom({ setup }: Seated, first: Seat): Seat[] {
  return Array.from({ length: setup.seats }, (_, distance) => (first + distance) % setup.seats)
}

export function playerOf<P>({ players }: { readonly players: readonly P[] }, seat: Seat): P {
  return itemAt(players, seat)
}
