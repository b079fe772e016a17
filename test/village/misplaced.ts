import { contentIndexOf } from '#village/content-index'
import { countAt, isAlive } from '#village/rules/members'
import type { Player, State } from '#village/state'
import { GROUPS, type Place } from '#village/words'

function isTwice(places: readonly Place[]): boolean {
  return new Set(places).size < places.length
}

function count(p: Player, place: Place): number {
  return p.at.filter((other) => other === place).length
}

/** VP-LOAD-1: what a ship carries fits its holds, and who is aboard is in one of them. */
function wrongAboard({ ship, at }: Player): boolean {
  if (ship === null) return at.includes('ship')
  const { captain, chest, holds } = ship
  const isHome = ship.at === 'port'
  const isSound = holds.length <= 3 && !isTwice(holds) && holds.includes('chest') === (chest !== null)
  const isManned = at.filter((place) => place === 'ship').length === (holds.includes('member') ? 1 : 0)
  return !isSound || !isManned || isHome !== (captain === null) || (isHome && holds.length > 0)
}

/** VM-WED-6: partners stand at the same place. */
function wrongCouple(t: State): boolean {
  const couples = t.wedlock?.couples ?? []
  return couples.some(({ place, who }) =>
    who.some(({ seat, member }) => seat !== null && t.players[seat]?.at[member] !== place),
  )
}

function wrongFor(t: State, p: Player): string[] {
  const { constants } = t.setup.content
  const wrong: Record<string, boolean> = {
    'V-TIME-1': p.lap < 0 || p.lap >= constants.lap.value,
    'V-DEATH-1': p.deaths > 0,
    'V-PLACE-6': p.stock.grain > constants.grainMax.value,
    'VI-INN-1': count(p, 'inn') > 1,
    'VM-MARRY-2': p.at.filter((place) => place.startsWith('rank.')).length > 1,
    'VM-WED-3': count(p, 'bakery') + count(p, 'shop') > 1,
    'VM-BREAD-2': p.fed.some((member) => !isAlive(p.at[member] as Place)),
    'VP-LOAD-1': wrongAboard(p),
  }
  return Object.keys(wrong).filter((rule) => wrong[rule])
}

/** The rules broken by what stands between two scenes where it may not. */
export function misplacedIn(t: State): string[] {
  const { graves, open } = contentIndexOf(t)
  const all = t.players.flatMap((p) => p.at)
  const wrong: Record<string, boolean> = {
    'V-DEATH-5': GROUPS.some((group) => countAt(t, `chronicle.${group}`) > open[group]) || countAt(t, 'grave') > graves,
    'VP-SEA-1': countAt(t, 'sea') > t.setup.content.port.seaBurial.length,
    'V-PLACE-4': isTwice(all.filter((place) => /^(rank|light)\./.test(place))),
    'VM-WED-6': wrongCouple(t),
    'VS-MASS-1': isTwice(t.conny?.at.filter((place) => place.startsWith('church.')) ?? []),
  }
  return [...Object.keys(wrong).filter((rule) => wrong[rule]), ...t.players.flatMap((p) => wrongFor(t, p))]
}
