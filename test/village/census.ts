import type { State } from '#village/state'
import { COLOURS, CUBES } from '#village/words'

function different(list: readonly number[]): number {
  return new Set(list).size === list.length ? list.length : Number.NaN
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** Every cube of a kind, wherever it lies. */
function cubesOf(t: State, cube: number): number {
  const colour = COLOURS[cube]
  const placed = t.cubes.filter((_, index) => index % CUBES.length === cube)
  const held = colour === undefined ? [] : t.players.map((p) => p.stock[colour])
  const connys = t.conny?.cubes.filter((other) => other === cube).length ?? 0
  return sum([...placed, ...held]) + connys + (t.supply[cube] as number) + (t.pouch[cube] as number)
}

function pinkOf(t: State): number {
  if (t.wedlock === null) return 0
  const married = t.wedlock.couples.flatMap(({ who }) => who.filter(({ seat }) => seat === null))
  return t.wedlock.pink + t.wedlock.pinkRanks.length + married.length
}

function captainsOf(t: State): number {
  return different([...t.captains, ...t.players.flatMap((p) => p.ship?.captain ?? [])])
}

/** Every cube, tile and card is somewhere, once. Captains leave the game, so they are only counted where they are. */
export function census(t: State): Record<string, number> {
  const { players } = t
  const chests = [
    ...t.chests,
    ...t.opened,
    ...players.flatMap((p) => [...p.chests, ...((p.ship?.chest ?? null) === null ? [] : [p.ship?.chest as number])]),
  ]
  return {
    ...Object.fromEntries(CUBES.map((cube, index) => [cube, cubesOf(t, index)])),
    customers: different([...t.row, ...t.deck, ...t.gone, ...players.flatMap((p) => p.customers)]),
    villagers: different([...t.piles.flat(), ...t.played, ...players.flatMap((p) => p.villagers)]),
    chests: different(chests),
    members: sum(players.map((p) => p.at.length)) + (t.conny?.at.length ?? 0),
    captains: Number.isNaN(captainsOf(t)) ? Number.NaN : 0,
    pink: pinkOf(t),
    least: Math.min(0, ...players.flatMap((p) => Object.values(p.stock)), ...t.supply, ...t.pouch, ...t.cubes),
  }
}
