import { createHash } from 'node:crypto'
import { isNeighbour, NEIGHBOURS, type Neighbour } from '#data/neighbours'
import type { Place } from './vocabulary.ts'

/** Bots as the villagers they play as: each table has its own, whose names are kept with its seats. */

/** The villagers in the order in which bots of a game are named after them. */
export function neighboursOf(game: number): Neighbour[] {
  const ranks = new Map(NEIGHBOURS.map((name) => [name, createHash('sha256').update(`${game} ${name}`).digest('hex')]))
  const rankOf = (name: Neighbour) => ranks.get(name) ?? ''
  return NEIGHBOURS.toSorted((a, b) => (rankOf(a) < rankOf(b) ? -1 : 1))
}

/** A name for the next bot at a table; nobody else there has it. */
export function nextNeighbour(game: number, places: readonly Pick<Place, 'name'>[]): string {
  const taken = new Set(places.map(({ name }) => name.toLowerCase()))
  const free = neighboursOf(game).find((name) => !taken.has(name.toLowerCase()))
  return free ?? `Bot ${places.length + 1}`
}

/** The villager a bot plays as; null for people, for bots in somebody's place, and for bots of before they had names. */
export function neighbourOn({ kind, person, name }: Pick<Place, 'kind' | 'person' | 'name'>): Neighbour | null {
  return kind === 'bot' && person === null && isNeighbour(name) ? name : null
}
