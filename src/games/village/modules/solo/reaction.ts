import { type Flow, type Seat, shuffle, turnUp } from '#kernel'
import { holdMarket } from '#village/actions/market'
import { contentIndexOf } from '#village/content-index'
import { numberOf, placeOf } from '#village/rules/members'
import { ask } from '#village/scenes/ask'
import { burialOf, settleBurial } from '#village/scenes/death'
import { addAt, cubeCount, cubePlace, cubesOn, type FateRow, type State } from '#village/state'
import { CUBES, type Cube, SPACES, type Space } from '#village/words'
import { hasSet, spacesOf } from '../in-play.ts'
import type { Turn } from '../module.ts'
import { connyOf } from './conny.ts'

/** VS-CUBE: Conny takes a cube too, then fate, then her reaction. */
export function* answerTurn(t: State, turn: Turn): Flow {
  if (turn.space === null) return
  const taken = yield* chooseCube(t, turn.seat, turn.space, turn.cube)
  if (taken === null) return
  const before = connyOf(t).slot
  lay(t, taken)
  const isQuill = crossFate(t, before)
  if (isQuill) loseOne(t, taken.space)
  if (taken.space === 'church') throwOne(t)
  if (taken.space === 'market') yield* holdMarket(t, t.setup.seats)
}

/** VS-CUBE-2: the spaces in play, clockwise, beginning with this one. */
function ringFrom(t: State, space: Space): Space[] {
  const { clockwise } = t.setup.content.solo.ring
  const start = clockwise.indexOf(space)
  const inPlay = spacesOf(t)
  return [...clockwise.slice(start), ...clockwise.slice(0, start)].filter((next) =>
    inPlay.includes(SPACES.indexOf(next)),
  )
}

interface Taken {
  space: Space
  cube: Cube
}

function hasCube(t: State, space: Space, cube: Cube): boolean {
  return cubeCount(t, SPACES.indexOf(space), CUBES.indexOf(cube)) > 0
}

/** VS-CUBE-1 to 5: the same colour as near as possible, or else one of the player's choice. */
function* chooseCube(t: State, seat: Seat, space: Space, colour: number): Flow<Taken | null> {
  const ring = ringFrom(t, space)
  const same = CUBES.find((_, cube) => cube === colour)
  const alike = same && ring.find((next) => hasCube(t, next, same))
  if (same && alike) return { space: alike, cube: same }
  const nearest = ring.find((next) => cubesOn(t, SPACES.indexOf(next)) > 0)
  if (nearest === undefined) return null
  const cubes = () => CUBES.filter((cube) => hasCube(t, nearest, cube))
  return yield* ask(t, seat, 'connyCube', () =>
    cubes().map((cube) => ({ kind: 'conny' as const, space: nearest, cube })),
  )
}

/** VS-CUBE-6 */
function lay(t: State, { space, cube }: Taken): void {
  const conny = connyOf(t)
  addAt(t.cubes, cubePlace(SPACES.indexOf(space), CUBES.indexOf(cube)), -1)
  conny.slot = (conny.slot % t.setup.content.solo.slots.count) + 1
  conny.cubes.push(CUBES.indexOf(cube))
  t.news.push({ kind: 'connyTook', seat: t.setup.seats, space, cube, slot: conny.slot })
}

/** VS-FATE-1, VS-FATE-2: the tile before this slot is turned up; true for a quill. */
function crossFate(t: State, before: number): boolean {
  const conny = connyOf(t)
  const { fate } = t.setup.content.solo
  const place = fate.rows.findIndex(({ crossedAfterSlot }) => crossedAfterSlot.includes(before))
  const row = conny.rows[place]
  if (row === undefined) return false
  const tile = turnUp(t.luck, row.hidden)
  if (tile === undefined) return false
  row.shown.push(tile)
  t.news.push({ kind: 'fateTurned', row: place, fate: tile })
  if (row.hidden.length === 0) layAnew(t, row)
  return tile === 'quill'
}

/** VS-FATE-4 */
function layAnew(t: State, row: FateRow): void {
  row.hidden = shuffle(t.luck, row.shown)
  row.shown = []
}

/** VS-FATE-2: those who wait, those who are ready, then those in church; the lowest number first. */
function victimOf(t: State): number | null {
  const { at } = connyOf(t)
  const { generations } = contentIndexOf(t)
  const order = ['waiting', 'ready', 'church.1', 'church.2', 'church.3', 'church.4']
  const members = at.flatMap((place, member) => (order.includes(place) ? [member] : []))
  const rank = (member: number) => order.indexOf(at[member] ?? '') * 10 + (generations[member] ?? 0)
  return members.sort((a, b) => rank(a) - rank(b))[0] ?? null
}

/** VS-FATE-3: the group belongs to the space her cube came from. */
const KIND_OF_DEATH: Readonly<Record<Space, string>> = {
  harvest: 'farm',
  family: 'farm',
  marriage: 'farm',
  crafts: 'craft',
  council: 'council',
  travel: 'castle',
  church: 'church',
  market: 'market',
  inn: 'inn',
  smuggler: 'smuggler',
}

function loseOne(t: State, space: Space): void {
  const conny = connyOf(t)
  const member = victimOf(t)
  if (member === null) return
  const isAtSea = space === 'travel' && hasSet(t, 'port')
  const from = placeOf(conny, member)
  const to = burialOf(t, isAtSea ? 'ship' : KIND_OF_DEATH[space])
  conny.at[member] = to
  t.news.push({ kind: 'died', seat: t.setup.seats, member: numberOf(t, { fed: [] }, member), from, to })
  settleBurial(t, t.setup.seats, to)
}

/** VS-REACT-1 */
function throwOne(t: State): void {
  const { at } = connyOf(t)
  const member = at.indexOf('ready')
  if (member < 0) return
  at[member] = 'bag'
  const number = numberOf(t, { fed: [] }, member)
  t.news.push({ kind: 'memberMoved', seat: t.setup.seats, member: number, from: 'ready', to: 'bag' })
}
