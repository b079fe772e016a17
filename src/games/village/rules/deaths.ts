import type { Question, Seat } from '#kernel'
import { optionNamed } from '../modules/in-play.ts'
import { burialOf } from '../scenes/death.ts'
import { type Families, playerOf } from '../state.ts'
import { kindOf, type MemberName } from '../words.ts'
import { memberNamed, placeOf } from './members.ts'
import { pointsOf } from './score.ts'

/** The member who had best die: a standing order and a plan go by it. */

/** The member who would die by this option. */
function dyingIn(option: string): MemberName | null {
  const death = optionNamed(option)
  return death?.kind === 'die' ? death.member : null
}

/** The points of a seat at the end if this member went to its place in the chronicle. */
function pointsAfter(t: Families, seat: Seat, name: MemberName): number {
  const dead = memberNamed(t, seat, name)
  const p = playerOf(t, seat)
  const places = p.at.map((place, member) => (member === dead ? burialOf(t, place) : place))
  const players = t.players.map((other) => (other === p ? { ...p, at: places } : other))
  return Object.values(pointsOf({ ...t, players }, seat)).reduce((sum, points) => sum + points, 0)
}

function isEntered(t: Families, seat: Seat, name: MemberName): boolean {
  const place = placeOf(playerOf(t, seat), memberNamed(t, seat, name))
  return kindOf(burialOf(t, place)) === 'chronicle'
}

/** The death finds a place in the chronicle. */
export function isWritten(t: Families, seat: Seat, option: string): boolean {
  const name = dyingIn(option)
  return name !== null && isEntered(t, seat, name)
}

/** All who may die: whoever finds a place in the chronicle first, then who loses fewest points; those who are alike stay together. */
export function rankedDeaths(t: Families, { seat, options }: Question): { option: string; rank: number }[] {
  const ranked = options.flatMap((option) => {
    const name = dyingIn(option)
    if (name === null) return []
    return [{ option, rank: (isEntered(t, seat, name) ? 1000 : 0) + pointsAfter(t, seat, name) }]
  })
  return ranked.sort((a, b) => b.rank - a.rank)
}

export function bestDeaths(t: Families, ask: Question): string[] {
  return rankedDeaths(t, ask).map(({ option }) => option)
}
