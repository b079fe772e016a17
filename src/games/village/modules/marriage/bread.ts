import type { Seat } from '#kernel'
import { generationOf, isVisible, kindsAt, memberNamed, nameOf, numberOf } from '#village/rules/members'
import { playerOf, type State } from '#village/state'
import { type Place, readOption } from '#village/words'

/** VM-BREAD-2: under an own visible member that has none yet. */
export function breadPlays(t: State, seat: Seat): string[] {
  const p = playerOf(t, seat)
  if (p.stock.bread === 0) return []
  const hungry = kindsAt(t, seat, (place, member) => isVisible(place) && !p.fed.includes(member))
  return hungry.map((member) => `bread:${nameOf(t, p, member)}`)
}

export function layBread(t: State, seat: Seat, option: string): void {
  const p = playerOf(t, seat)
  const member = memberNamed(t, seat, readOption(option)[1])
  const name = numberOf(t, p, member)
  p.stock.bread--
  p.fed = [...p.fed, member]
  t.news.push({ kind: 'breadLaid', seat, member: name })
}

/** VM-BREAD-3: with bread under each of the lowest somebody else could be as low. */
export function mayFeedAll(t: State, seat: Seat, lowest: readonly number[]): boolean {
  const p = playerOf(t, seat)
  if (p.stock.bread < lowest.length || lowest.some((member) => p.fed.includes(member))) return false
  const risen = generationOf(t, p, lowest[0] as number) + 1
  return p.at.some((place, member) => {
    return isVisible(place as Place) && !lowest.includes(member) && generationOf(t, p, member) <= risen
  })
}
