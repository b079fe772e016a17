import { itemAt, type Seat } from '#kernel'

interface Seated {
  readonly setup: { readonly seats: number }
}

export function seatsOf({ setup }: Seated): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < setup.seats; seat++) seats.push(seat)
  return seats
}

/** All seats clockwise, this one first. */
export function seatsFrom({ setup }: Seated, first: Seat): Seat[] {
  const seats: Seat[] = []
  for (let distance = 0; distance < setup.seats; distance++) seats.push((first + distance) % setup.seats)
  return seats
}

export function playerOf<P>({ players }: { readonly players: readonly P[] }, seat: Seat): P {
  return itemAt(players, seat)
}
