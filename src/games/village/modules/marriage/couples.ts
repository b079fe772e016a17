import type { Seat } from '#kernel'
import { numberOf } from '#village/rules/members'
import { type Couple, type Families, type Partner, playerOf, type State, seatsOf, type Wedlock } from '#village/state'
import { kindOf, type Place } from '#village/words'

export function wedlockOf(t: State): Wedlock {
  if (t.wedlock === null) throw new Error('weddings are not in play')
  return t.wedlock
}

function isOf({ who }: Couple, seat: Seat, member: number): boolean {
  return who.some((partner) => partner.seat === seat && partner.member === member)
}

/**
 * VM-WED-6: with whom a member is at the parents, because it matters who stays alone: `pink`, or `2.3`, the seat from 1
 * and the number of its member; partners of one seat and number are alike.
 */
export function partnerOf(t: Families, seat: Seat, member: number): string {
  if (playerOf(t, seat).at[member] !== 'parents') return ''
  const couple = t.wedlock?.couples.find((other) => isOf(other, seat, member))
  const other = couple?.who.find((partner) => partner.seat !== seat)
  if (other === undefined) return ''
  if (other.seat === null) return 'pink'
  return `${other.seat + 1}.${numberOf(t, playerOf(t, other.seat), other.member)}`
}

/** VM-WED-6: the other stays where it is, a pink figure goes to the supply at once. */
export function partOnLeaving(t: State, seat: Seat, member: number): void {
  const wedlock = wedlockOf(t)
  const couple = wedlock.couples.find((other) => isOf(other, seat, member))
  if (couple === undefined) return
  wedlock.couples = wedlock.couples.filter((other) => other !== couple)
  if (couple.who.some((partner) => partner.seat === null)) wedlock.pink++
  t.news.push({ kind: 'parted', seat, place: couple.place })
}

/** The figure that stands on a rank. */
export function holderOf(t: State, rank: number): Partner | null {
  if (wedlockOf(t).pinkRanks.includes(rank)) return { seat: null, member: 0 }
  for (const seat of seatsOf(t)) {
    const member = playerOf(t, seat).at.indexOf(`rank.${rank}`)
    if (member >= 0) return { seat, member }
  }
  return null
}

const LODGED = ['bakery', 'shop', 'parents']

function isOnBoard(place: Place): boolean {
  return kindOf(place) === 'rank' || LODGED.includes(place)
}

/** VM-WED-3: everybody on the board who has no partner. */
export function singlesOf(t: State): { seat: Seat; member: number; from: Place }[] {
  const { couples } = wedlockOf(t)
  return seatsOf(t).flatMap((seat) =>
    playerOf(t, seat).at.flatMap((from, member) =>
      isOnBoard(from) && !couples.some((couple) => isOf(couple, seat, member)) ? [{ seat, member, from }] : [],
    ),
  )
}

/** Both partners go to the place; a figure without a player is known by its couple alone. */
export function lodge(t: State, couple: Couple, place: Couple['place']): void {
  couple.place = place
  for (const { seat, member } of couple.who) {
    if (seat !== null) playerOf(t, seat).at[member] = place
  }
}
