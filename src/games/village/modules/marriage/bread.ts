import type { Seat } from '#kernel'
import { generationOf, isVisible, kindsAt, memberNamed, nameOf, numberOf } from '#village/rules/members'
import { playerOf, type State } from '#village/state'
import type { MemberName } from '#village/words'
import type { VillageOption } from '../modules.ts'

/** VM-BREAD-2: under an own visible member that has none yet. */
export function breadPlays(t: State, seat: Seat): VillageOption[] {
  const p = playerOf(t, seat)
  if (p.stock.bread === 0) return []
  const hungry = kindsAt(t, seat, (place, member) => isVisible(place) && !p.fed.includes(member))
  return hungry.map((member) => ({ kind: 'bread', member: nameOf(t, p, member) }))
}

export function layBread(t: State, seat: Seat, named: MemberName): void {
  const p = playerOf(t, seat)
  const member = memberNamed(t, seat, named)
  const name = numberOf(t, p, member)
  p.stock.bread--
  p.fed = [...p.fed, member]
  t.news.push({ kind: 'breadLaid', seat, member: name })
}

/** VM-BREAD-3: with bread under each of the lowest somebody else could be as low. */
export function mayFeedAll(t: State, seat: Seat, lowest: readonly number[]): boolean {
  const p = playerOf(t, seat)
  const [first] = lowest
  if (first === undefined || p.stock.bread < lowest.length) return false
  if (lowest.some((member) => p.fed.includes(member))) return false
  const risen = generationOf(t, p, first) + 1
  return p.at.some((place, member) => {
    return isVisible(place) && !lowest.includes(member) && generationOf(t, p, member) <= risen
  })
}
