import type { Question, Seat } from '#kernel'
import { burialOf } from '../scenes/death.ts'
import { type Families, playerOf } from '../state.ts'
import { kindOf, type Place, readOption } from '../words.ts'
import { memberNamed } from './members.ts'
import { pointsOf } from './score.ts'

/** Who had best die: what a standing order and a plan go by. */

function placeOf(t: Families, seat: Seat, option: string): Place {
  return playerOf(t, seat).at[memberNamed(t, seat, readOption(option)[1])] as Place
}

/** What a seat would have at the end if this member went to its place in the chronicle. */
function pointsAfter(t: Families, seat: Seat, option: string): number {
  const dead = memberNamed(t, seat, readOption(option)[1])
  const p = playerOf(t, seat)
  const at = p.at.map((place, member) => (member === dead ? burialOf(t, place) : place))
  const players = t.players.map((one) => (one === p ? { ...p, at } : one))
  return Object.values(pointsOf({ ...t, players }, seat)).reduce((sum, points) => sum + points, 0)
}

export function isWritten(t: Families, seat: Seat, option: string): boolean {
  return kindOf(burialOf(t, placeOf(t, seat, option))) === 'chronicle'
}

/** Who finds a place in the chronicle first, then who loses fewest points; those who are alike stay together. */
export function rankedDeaths(t: Families, { seat, options }: Question): { option: string; rank: number }[] {
  const dying = options.filter((option) => option.startsWith('die:'))
  const ranked = dying.map((option) => {
    return { option, rank: (isWritten(t, seat, option) ? 1000 : 0) + pointsAfter(t, seat, option) }
  })
  return ranked.sort((a, b) => b.rank - a.rank)
}

export function bestDeaths(t: Families, ask: Question): string[] {
  return rankedDeaths(t, ask).map(({ option }) => option)
}
