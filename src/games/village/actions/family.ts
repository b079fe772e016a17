import type { Flow, Seat } from '#kernel'
import { contentIndexOf } from '../content-index.ts'
import { kindsAt, memberNamed, nameOf, numberOf, send } from '../rules/members.ts'
import { playerOf, type State } from '../state.ts'
import { kindOf, type Place, readOption } from '../words.ts'

/** V-FAMILY: one birth, or one member called home. */
export function familyOptions(t: State, seat: Seat): string[] {
  const p = playerOf(t, seat)
  const { recalls: kinds } = contentIndexOf(t)
  const isRecallable = (place: Place) => kinds.includes(kindOf(place))
  const recalls = kindsAt(t, seat, isRecallable).map((member) => `recall:${nameOf(t, p, member)}`)
  return p.at.includes('supply') ? ['birth', ...recalls] : recalls
}

/** V-FAMILY-1: members stand in the order of their numbers, so the first unborn has the lowest. */
export function bear(t: State, seat: Seat): void {
  const p = playerOf(t, seat)
  const member = p.at.indexOf('supply')
  if (member < 0) return
  p.at[member] = 'farm'
  t.news.push({ kind: 'memberBorn', seat, member: numberOf(t, p, member) })
}

// biome-ignore lint/correctness/useYield: an action in which nothing is asked
export function* family(t: State, seat: Seat, option: string): Flow {
  const [verb, name] = readOption(option)
  if (verb === 'birth') return bear(t, seat)
  send(t, seat, memberNamed(t, seat, name), 'farm')
}
