import type { Seat } from '#kernel'
import { contentIndexOf } from '../content-index.ts'
import { modulesOf } from '../modules/in-play.ts'
import { type Families, familyOf, ownersOf, type Player, playerOf, type State } from '../state.ts'
import { kindOf, type MemberName, type Place, placeIn } from '../words.ts'

const AWAY = ['supply', 'chronicle', 'grave', 'sea', 'aside']

/** V-PLACE-2 */
export function isAlive(place: Place): boolean {
  return !AWAY.includes(kindOf(place))
}

export function isVisible(place: Place): boolean {
  return place !== 'bag' && isAlive(place)
}

function printedOf(t: Pick<State, 'setup'>, member: number): number {
  return contentIndexOf(t).generations[member] ?? 0
}

/** The number that counts for a member: the printed one, and one more with bread under it. */
export function generationOf(t: Pick<State, 'setup'>, p: Pick<Player, 'fed'>, member: number): number {
  const printed = printedOf(t, member)
  return p.fed.includes(member) ? printed + 1 : printed
}

/** A member's number, with `+` for the bread under it. */
export function numberOf(t: Pick<State, 'setup'>, p: Pick<Player, 'fed'>, member: number): string {
  const printed = printedOf(t, member)
  return p.fed.includes(member) ? `${printed}+` : String(printed)
}

/** The modules add to a name, so that members who are not alike are not called alike. */
function markOf(t: Families, seat: Seat, member: number): string {
  for (const { markOf: other } of modulesOf(t)) {
    const mark = other?.(t, seat, member) ?? ''
    if (mark !== '') return `.${mark}`
  }
  return ''
}

/** `2@council.1` */
export function nameOf(t: Families, p: Player, member: number): MemberName {
  return `${numberOf(t, p, member)}@${p.at[member]}${markOf(t, t.players.indexOf(p), member)}`
}

/** One member for each name among those at such places: members of the same name are alike (V-PLACE-3). */
export function kindsAt(t: Families, seat: Seat, isThere: (place: Place, member: number) => boolean): number[] {
  const p = playerOf(t, seat)
  const { at, fed } = p
  const { generations } = contentIndexOf(t)
  const kinds: number[] = []
  for (let member = 0; member < at.length; member++) {
    const place = placeOf(p, member)
    if (!isThere(place, member)) continue
    const isFed = fed.includes(member)
    const isAlike = (other: number) =>
      at[other] === place &&
      generations[other] === generations[member] &&
      fed.includes(other) === isFed &&
      markOf(t, seat, other) === markOf(t, seat, member)
    if (!kinds.some(isAlike)) kinds.push(member)
  }
  return kinds
}

/** The names of members at such places, each once. */
export function namesWhere(t: Families, seat: Seat, isThere: (place: Place) => boolean): MemberName[] {
  const p = playerOf(t, seat)
  return kindsAt(t, seat, isThere).map((member) => nameOf(t, p, member))
}

function isFarm(place: Place): boolean {
  return place === 'farm'
}

export function namesOnFarm(t: Families, seat: Seat): MemberName[] {
  return namesWhere(t, seat, isFarm)
}

/** Marks stand behind the place, so that places are compared first. */
function findMember(t: Families, seat: Seat, name: MemberName): number {
  const p = playerOf(t, seat)
  const named = placeIn(name)
  return p.at.findIndex((place, member) => named.startsWith(place) && nameOf(t, p, member) === name)
}

export function isMember(t: Families, seat: Seat, name: MemberName): boolean {
  return findMember(t, seat, name) >= 0
}

/** The member that an option names. */
export function memberNamed(t: Families, seat: Seat, name: MemberName): number {
  const member = findMember(t, seat, name)
  if (member < 0) throw new Error(`nobody is called ${name}`)
  return member
}

/** Nobody's place is asked for who does not belong to the family. */
export function placeOf({ at }: Pick<Player, 'at'>, member: number): Place {
  return at[member] ?? 'supply'
}

export function hasMember(p: Pick<Player, 'at'>, place: Place): boolean {
  return p.at.includes(place)
}

/** Members of all families at a place. */
export function countAt(t: Families, place: Place): number {
  let count = 0
  for (const owner of ownersOf(t)) for (const there of familyOf(t, owner)) if (there === place) count++
  return count
}

/** Moves a member; the modules hear of it. */
export function move(t: State, seat: Seat, member: number, to: Place): void {
  const p = playerOf(t, seat)
  const from = placeOf(p, member)
  p.at[member] = to
  for (const { leave } of modulesOf(t)) leave?.(t, seat, member, from)
}

/** Moves a member and tells it. */
export function send(t: State, seat: Seat, member: number, to: Place): void {
  const p = playerOf(t, seat)
  const from = placeOf(p, member)
  const number = numberOf(t, p, member)
  move(t, seat, member, to)
  t.news.push({ kind: 'memberMoved', seat, member: number, from, to })
}
