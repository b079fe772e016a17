import type { Seat } from '#kernel'
import { contentIndexOf } from '../content-index.ts'
import { type Families, familyOf, ownersOf, type Player, playerOf, type State } from '../state.ts'
import { kindOf, type Place } from '../words.ts'

const AWAY = ['supply', 'chronicle', 'grave', 'sea', 'aside']

/** V-PLACE-2 */
export function isAlive(place: Place): boolean {
  return !AWAY.includes(kindOf(place))
}

export function isVisible(place: Place): boolean {
  return place !== 'bag' && isAlive(place)
}

/** The number that counts for a member: the printed one, and one more with bread under it. */
export function generationOf(t: Pick<State, 'setup'>, p: Pick<Player, 'fed'>, member: number): number {
  const printed = contentIndexOf(t).generations[member] as number
  return p.fed.includes(member) ? printed + 1 : printed
}

/** A member's number, with `+` for the bread under it. */
export function numberOf(t: Pick<State, 'setup'>, p: Pick<Player, 'fed'>, member: number): string {
  const printed = contentIndexOf(t).generations[member] as number
  return p.fed.includes(member) ? `${printed}+` : String(printed)
}

/** What the modules add to a name, so that who is not alike is not called alike. */
function markOf(t: Families, seat: Seat, member: number): string {
  for (const { markOf: other } of contentIndexOf(t).modules) {
    const mark = other?.(t, seat, member) ?? ''
    if (mark !== '') return `.${mark}`
  }
  return ''
}

/** `2@council.1` */
export function nameOf(t: Families, p: Player, member: number): string {
  return `${numberOf(t, p, member)}@${p.at[member]}${markOf(t, t.players.indexOf(p), member)}`
}

/** One member for each name among those at such places: members of the same name are alike (V-PLACE-3). */
export function kindsAt(t: Families, seat: Seat, isThere: (place: Place, member: number) => boolean): number[] {
  const p = playerOf(t, seat)
  const { at, fed } = p
  const { generations } = contentIndexOf(t)
  const found: number[] = []
  for (let member = 0; member < at.length; member++) {
    const place = at[member] as Place
    if (!isThere(place, member)) continue
    const isFed = fed.includes(member)
    const isAlike = (other: number) =>
      at[other] === place &&
      generations[other] === generations[member] &&
      fed.includes(other) === isFed &&
      markOf(t, seat, other) === markOf(t, seat, member)
    if (!found.some(isAlike)) found.push(member)
  }
  return found
}

function isFarm(place: Place): boolean {
  return place === 'farm'
}

export function onFarm(t: State, seat: Seat): number[] {
  return kindsAt(t, seat, isFarm)
}

/** The member that an option names. */
export function memberNamed(t: Families, seat: Seat, name: string): number {
  const p = playerOf(t, seat)
  const member = p.at.findIndex((_, at) => nameOf(t, p, at) === name)
  if (member < 0) throw new Error(`nobody is called ${name}`)
  return member
}

export function hasMember(p: Pick<Player, 'at'>, place: Place): boolean {
  return p.at.includes(place)
}

/** How many members of all families are at a place. */
export function countAt(t: Families, place: Place): number {
  let count = 0
  for (const owner of ownersOf(t)) for (const at of familyOf(t, owner)) if (at === place) count++
  return count
}

/** Moves a member; the modules hear of it. */
export function move(t: State, seat: Seat, member: number, to: Place): void {
  const p = playerOf(t, seat)
  const from = p.at[member] as Place
  p.at[member] = to
  for (const { leave } of contentIndexOf(t).modules) leave?.(t, seat, member, from)
}

/** Moves a member and tells it. */
export function send(t: State, seat: Seat, member: number, to: Place): void {
  const p = playerOf(t, seat)
  const from = p.at[member] as Place
  const number = numberOf(t, p, member)
  move(t, seat, member, to)
  t.news.push({ kind: 'memberMoved', seat, member: number, from, to })
}
