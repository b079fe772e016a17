import { type Flow, type Seat, shuffle, turnUp } from '#kernel'
import { holdMarket } from '#village/actions/market'
import { contentIndexOf } from '#village/content-index'
import { numberOf } from '#village/rules/members'
import { ask } from '#village/scenes/ask'
import { burialOf, settleBurial } from '#village/scenes/death'
import type { FateRow, State } from '#village/state'
import { cubesOn } from '#village/state'
import { CUBES, type Cube, type Place, SPACES, type Space } from '#village/words'
import type { Turn } from '../module.ts'
import { connyOf } from './solo.ts'

/** VS-CUBE: Conny takes a cube too, then fate, then her reaction. */
export function* answerTurn(t: State, turn: Turn): Flow {
  if (turn.space === null) return
  const taken = yield* chooseCube(t, turn.seat, turn.space, turn.cube)
  if (taken === null) return
  const from = SPACES[taken.space] as Space
  const before = connyOf(t).slot
  lay(t, taken.space, taken.cube)
  const isQuill = crossFate(t, before)
  if (isQuill) loseOne(t, from)
  if (from === 'church') throwOne(t)
  if (from === 'market') yield* holdMarket(t, t.setup.seats)
}

/** VS-CUBE-2: the spaces in play, clockwise, beginning with this one. */
function ringFrom(t: State, space: Space): number[] {
  const { clockwise } = t.setup.content.solo.ring
  const start = clockwise.indexOf(space)
  const { spaces } = contentIndexOf(t)
  return [...clockwise.slice(start), ...clockwise.slice(0, start)]
    .map((one) => SPACES.indexOf(one))
    .filter((one) => spaces.includes(one))
}

interface Taken {
  space: number
  cube: number
}

function has(t: State, space: number, cube: number): boolean {
  return (t.cubes[space * CUBES.length + cube] as number) > 0
}

/** VS-CUBE-1 to 5: the same colour as near as possible, or else one of the player's choice. */
function* chooseCube(t: State, seat: Seat, space: Space, cube: number): Flow<Taken | null> {
  const ring = ringFrom(t, space)
  const alike = ring.find((one) => has(t, one, cube))
  if (alike !== undefined) return { space: alike, cube }
  const next = ring.find((one) => cubesOn(t, one) > 0)
  if (next === undefined) return null
  const ids = CUBES.map((one) => `conny:${SPACES[next]}.${one}`)
  const picked = yield* ask(t, seat, 'connyCube', () => ids.filter((_, at) => has(t, next, at)))
  return { space: next, cube: ids.indexOf(picked) }
}

/** VS-CUBE-6 */
function lay(t: State, space: number, cube: number): void {
  const conny = connyOf(t)
  const at = space * CUBES.length + cube
  t.cubes[at] = (t.cubes[at] as number) - 1
  conny.slot = (conny.slot % t.setup.content.solo.slots.count) + 1
  conny.cubes.push(cube)
  const told = { space: SPACES[space] as Space, cube: CUBES[cube] as Cube, slot: conny.slot }
  t.news.push({ kind: 'connyTook', seat: t.setup.seats, ...told })
}

/** VS-FATE-1, VS-FATE-2: the tile before this slot is turned up; true for a quill. */
function crossFate(t: State, before: number): boolean {
  const conny = connyOf(t)
  const { fate } = t.setup.content.solo
  const at = fate.rows.findIndex(({ crossedAfterSlot }) => crossedAfterSlot.includes(before))
  const row = conny.rows[at]
  if (row === undefined) return false
  const tile = turnUp(t.luck, row.hidden)
  if (tile === undefined) return false
  row.shown.push(tile)
  t.news.push({ kind: 'fateTurned', row: at, fate: tile })
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
  const rank = (member: number) => order.indexOf(at[member] as Place) * 10 + (generations[member] as number)
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
  const isAtSea = space === 'travel' && contentIndexOf(t).sets.port
  const from = conny.at[member] as Place
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
