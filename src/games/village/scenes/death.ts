import type { Flow, Seat } from '#kernel'
import type { BaseOf } from '../base-options.ts'
import { contentIndexOf } from '../content-index.ts'
import { groupsOf, modulesOf } from '../modules/in-play.ts'
import type { EndCause } from '../news.ts'
import {
  countAt,
  generationOf,
  isVisible,
  kindsAt,
  memberNamed,
  move,
  nameOf,
  numberOf,
  placeOf,
} from '../rules/members.ts'
import { type Families, playerOf, type State, seatsFrom } from '../state.ts'
import { GROUPS, kindOf, type Place } from '../words.ts'
import { ask } from './ask.ts'

/** V-DEATH-1: one after the other. */
export function* buryDue(t: State, seat: Seat, count: number): Flow {
  for (let death = 0; death < count; death++) yield* buryOne(t, seat)
}

/** The visible members of the lowest generation. */
function lowestOf(t: Families, seat: Seat): number[] {
  const p = playerOf(t, seat)
  let lowest = Number.POSITIVE_INFINITY
  let members: number[] = []
  for (const [member, place] of p.at.entries()) {
    if (!isVisible(place)) continue
    const generation = generationOf(t, p, member)
    if (generation < lowest) members = []
    lowest = Math.min(lowest, generation)
    if (generation === lowest) members.push(member)
  }
  return members
}

/** V-DEATH-3: one of each kind. */
export function candidatesOf(t: Families, seat: Seat): number[] {
  const lowest = lowestOf(t, seat)
  return kindsAt(t, seat, (_, member) => lowest.includes(member))
}

/** VM-BREAD-3: somebody alone could still be spared. */
function mayBeSpared(t: State, seat: Seat): boolean {
  const lowest = lowestOf(t, seat)
  return modulesOf(t).some((module) => module.mayChangeDeath?.(t, seat, lowest) ?? false)
}

function* buryOne(t: State, seat: Seat): Flow {
  const p = playerOf(t, seat)
  if (candidatesOf(t, seat).length === 0) return
  const options = (): BaseOf<'die'>[] =>
    candidatesOf(t, seat).map((member) => ({ kind: 'die', member: nameOf(t, p, member) }))
  const { member } = yield* ask(t, seat, 'death', options, { isOpen: () => mayBeSpared(t, seat) })
  bury(t, seat, memberNamed(t, seat, member))
}

/** V-DEATH-5: the place in the chronicle, or else a grave, or else none at all. */
export function burialOf(t: Families, from: Place): Place {
  const { graves, open } = contentIndexOf(t)
  const group = groupsOf(t)[kindOf(from)] ?? 'grave'
  if (group !== 'grave' && countAt(t, `chronicle.${group}`) < open[group]) return `chronicle.${group}`
  for (const { burialOf: other } of modulesOf(t)) {
    const place = other?.(t, from)
    if (place !== undefined) return place
  }
  return countAt(t, 'grave') < graves ? 'grave' : 'aside'
}

/** V-DEATH-4 to 7 */
function bury(t: State, seat: Seat, member: number): void {
  const p = playerOf(t, seat)
  const from = placeOf(p, member)
  const to = burialOf(t, from)
  const name = numberOf(t, p, member)
  move(t, seat, member, to)
  if (p.fed.includes(member)) p.fed = p.fed.filter((other) => other !== member)
  t.news.push({ kind: 'died', seat, member: name, from, to })
  settleBurial(t, seat, to)
}

export function settleBurial(t: State, seat: Seat, to: Place): void {
  t.hasDied = true
  for (const { buried } of modulesOf(t)) buried?.(t, seat, to)
  const cause = causeOf(t, to)
  if (cause !== null) announceEnd(t, seat, cause)
}

function isChronicleFull(t: State): boolean {
  const { open } = contentIndexOf(t)
  return GROUPS.every((group) => countAt(t, `chronicle.${group}`) >= open[group])
}

/** V-DEATH-7 */
function causeOf(t: State, to: Place): EndCause | null {
  const { graves } = contentIndexOf(t)
  if (kindOf(to) === 'chronicle' && isChronicleFull(t)) return 'chronicle'
  if (to === 'grave' && countAt(t, 'grave') >= graves) return 'graves'
  for (const { endCause } of modulesOf(t)) {
    const cause = endCause?.(t, to)
    if (cause) return cause
  }
  return null
}

/** V-END-1 to 4: who has a last turn, and in which order. Only the first filling counts. */
function announceEnd(t: State, by: Seat, cause: EndCause): void {
  if (t.end !== null) return
  t.end = { by, cause, left: lastTurnsOf(t, by) }
  t.news.push({ kind: 'endAnnounced', seat: by, cause })
}

function lastTurnsOf(t: State, by: Seat): Seat[] {
  for (const { lastTurns } of modulesOf(t)) if (lastTurns) return lastTurns(t, by)
  const caller = t.market?.caller ?? by
  const others = seatsFrom(t, caller).slice(1)
  return by === caller ? others : [...others, caller]
}
