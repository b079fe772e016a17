import { expect } from 'vitest'
import { CARDS } from '#data/village/cards'
import { type Answer, begin, type Options, type Position, position, type Question, type Saved } from '#kernel'
import { contentIndexOf } from '#village/content-index'
import { village } from '#village/game'
import type { VillageNews } from '#village/news'
import { type Player, playerOf, type State } from '#village/state'
import { CUBES, noWares, type Place, SPACES, type Ware } from '#village/words'
import { seedOf } from '../conformance.ts'

export type { State }

export const INN: Options = { inn: 'front' }
export const PORT: Options = { port: 'on' }
export const MARRIAGE: Options = { marriage: 'front' }
export const ALL: Options = { inn: 'front', port: 'on', marriage: 'front' }

interface Wanted {
  seats?: number
  options?: Options
  seed?: number
}

export function fresh({ seats = 3, options = {}, seed = 1 }: Wanted = {}): State {
  return begin(village, { seats, options, seed: seedOf(seed) }).state
}

/** A table at the beginning of the first turn, changed as the test needs it. */
export function table(wanted: Wanted, change: (t: State) => void = () => {}): Saved<State> {
  const { seats = 3, options = {}, seed = 1 } = wanted
  const { done } = position(village, begin(village, { seats, options, seed: seedOf(seed) }), [])
  const turn = done as Saved<State>
  change(turn.state)
  return turn
}

/** The same state before another scene. */
export function sceneAt(scene: string, wanted: Wanted, change: (t: State) => void = () => {}): Saved<State> {
  return { ...table(wanted, change), scene }
}

export function me(t: State): Player {
  return playerOf(t, t.due)
}

/** Nothing in stock but this. */
export function owns(p: Player, wares: Partial<Record<Ware, number>>): void {
  p.stock = { ...noWares(), ...wares }
}

/** Cubes on the spaces, `market.green`, and none besides. */
export function cubes(t: State, ...names: string[]): void {
  t.cubes.fill(0)
  for (const name of names) {
    const [space, cube] = name.split('.') as [(typeof SPACES)[number], (typeof CUBES)[number]]
    const index = SPACES.indexOf(space) * CUBES.length + CUBES.indexOf(cube)
    t.cubes[index] = (t.cubes[index] as number) + 1
  }
}

export function cubesAt(t: State, space: (typeof SPACES)[number]): number {
  const index = SPACES.indexOf(space) * CUBES.length
  return t.cubes.slice(index, index + CUBES.length).reduce((sum, count) => sum + count, 0)
}

/** Members at their places, `1@farm`, `2+@council.1` with bread; all others are unborn. */
export function family(t: State, seat: number, ...names: string[]): void {
  const p = playerOf(t, seat)
  const { generations } = contentIndexOf(t)
  p.at.fill('supply')
  p.fed = []
  const taken: number[] = []
  for (const name of names) {
    const [number, place] = name.split('@') as [string, Place]
    const isFree = (generation: number, member: number) =>
      generation === Number.parseInt(number, 10) && !taken.includes(member)
    const member = generations.findIndex(isFree)
    if (member < 0) throw new Error(`there are not so many ${number}`)
    taken.push(member)
    p.at[member] = place
    if (number.endsWith('+')) p.fed.push(member)
  }
}

/** All members as names, the unborn left out. */
export function living(t: State, seat: number): string[] {
  const p = playerOf(t, seat)
  const { generations } = contentIndexOf(t)
  return p.at.flatMap((place, member) =>
    place === 'supply' ? [] : [`${generations[member]}${p.fed.includes(member) ? '+' : ''}@${place}`],
  )
}

/** The place of a customer, villager, captain or chest in its table. */
export function customer(id: string): number {
  return CARDS.customers.findIndex((customer) => customer.id === id)
}

export function villager(id: string): number {
  return CARDS.villagers.findIndex((villager) => villager.id === id)
}

export function captain(id: string): number {
  return CARDS.port.captains.findIndex((captain) => captain.id === id)
}

function answerOf(saved: Saved<State>, answers: Answer[], pick: string): Answer {
  const [, seat, ids] = /^@(\d) (.*)$/.exec(pick) ?? ['', '', pick]
  const asked = position(village, saved, answers).questions[0]?.seat ?? 0
  return { seat: seat === '' ? asked : Number(seat), picks: [ids as string] }
}

type Here = Omit<Position<State>, 'news'> & { news: VillageNews[] }

/** The position of the scene after these picks, each of which must be legal. `@1 …` is an answer of another seat. */
export function played(saved: Saved<State>, ...picks: string[]): Here {
  const answers: Answer[] = []
  for (const pick of picks) answers.push(answerOf(saved, answers, pick))
  const scene = position(village, saved, answers)
  expect(scene.refusal, `${JSON.stringify(scene.refusal)} at ${picks[scene.kept]}`).toBeNull()
  return scene as unknown as Here
}

export function asked(saved: Saved<State>, ...picks: string[]): Question | undefined {
  return played(saved, ...picks).questions[0]
}

/** The options after these picks. */
export function offered(saved: Saved<State>, ...picks: string[]): readonly string[] {
  return asked(saved, ...picks)?.options ?? []
}

/** The state after these picks. */
export function stateAfter(saved: Saved<State>, ...picks: string[]): State {
  return played(saved, ...picks).now
}

/** The own player after these picks. */
export function mine(saved: Saved<State>, ...picks: string[]): Player {
  return playerOf(stateAfter(saved, ...picks), saved.state.due)
}

/** The saved state after a scene these picks complete. */
export function done(saved: Saved<State>, ...picks: string[]): Saved<State> {
  const scene = played(saved, ...picks)
  expect(scene.done, JSON.stringify(scene.questions)).not.toBeNull()
  return scene.done as Saved<State>
}

/** On through scenes that ask nothing, to the next question or the end. */
export function onward(saved: Saved<State>): Saved<State> {
  let current = saved
  while (current.scene !== null) {
    const next = position(village, current, [])
    if (next.done === null) break
    current = next.done as Saved<State>
  }
  return current
}

export function kindsOf(news: readonly VillageNews[]): string[] {
  return news.map(({ kind }) => kind)
}
