import { type Flow, type Seat, shuffle } from '#kernel'
import { contentIndexOf } from '../content-index.ts'
import { modulesOf } from '../modules/in-play.ts'
import type { Turn } from '../modules/module.ts'
import { addAt, cubePlace, hasCubes, type State } from '../state.ts'
import { COLOURS, PLAGUE, SPACES, type Space } from '../words.ts'

/** V-ROUND-1: the ring decides who starts; then the spaces are seeded. */
// biome-ignore lint/correctness/useYield: a scene in which nothing is asked
export function* startRound(t: State): Flow<string | null> {
  t.round++
  t.first = t.ring ?? t.first
  t.ring = null
  t.due = t.first
  t.hasDied = false
  for (const { beginRound } of modulesOf(t)) beginRound?.(t)
  fillPouch(t)
  seed(t)
  t.news.push({ kind: 'roundBegan', round: t.round, first: t.first })
  return 'turn'
}

/** V-SEED-2 */
export function totalOf(t: State): number {
  return contentIndexOf(t).seeds.reduce((sum, count) => sum + count, 0)
}

function throwIn(t: State, cube: number, count: number): void {
  const thrown = Math.min(count, t.supply[cube] ?? 0)
  addAt(t.supply, cube, -thrown)
  addAt(t.pouch, cube, thrown)
}

/** V-SEED-4: a quarter of each colour, the remainder one each, and all the plague there is. */
export function fillPouch(t: State): void {
  const { remainderOrder, surplus } = t.setup.content.seeding
  const { plague } = contentIndexOf(t)
  const thrown = Math.max(0, totalOf(t) - plague + surplus.value)
  const remainder = thrown % COLOURS.length
  for (const [place, colour] of COLOURS.entries()) {
    const isMore = remainderOrder.value.indexOf(colour) < remainder
    throwIn(t, place, Math.floor(thrown / COLOURS.length) + (isMore ? 1 : 0))
  }
  throwIn(t, PLAGUE, t.supply[PLAGUE] ?? 0)
}

/** The number of cubes for each space in this round, in the order of the spaces. */
function wantedOf(t: State): number[] {
  const isUnseeded = (space: Space) => modulesOf(t).some((module) => module.isUnseeded?.(t, space))
  const { seeds } = contentIndexOf(t)
  return SPACES.map((space, place) => (isUnseeded(space) ? 0 : Math.max(0, seeds[place] ?? 0)))
}

/** V-SEED-5: with too few cubes the spaces get one each in turn, as many as all players, or Conny, can take alike. */
function affordedOf(t: State, wanted: readonly number[], inPouch: number): number[] {
  if (wanted.reduce((sum, count) => sum + count, 0) <= inPouch) return [...wanted]
  const most = inPouch - (inPouch % Math.max(2, t.setup.seats))
  const given = wanted.map(() => 0)
  for (let left = most; left > 0; ) {
    for (const [space, count] of wanted.entries()) {
      if (left === 0 || (given[space] ?? 0) >= count) continue
      addAt(given, space, 1)
      left--
    }
  }
  return given
}

function seed(t: State): void {
  const { pouch } = t
  const drawn: number[] = []
  for (const [cube, count] of pouch.entries()) for (let drop = 0; drop < count; drop++) drawn.push(cube)
  const counts = affordedOf(t, wantedOf(t), drawn.length)
  shuffle(t.luck, drawn)
  for (const [space, count] of counts.entries()) {
    for (const cube of drawn.splice(drawn.length - count, count).reverse()) place(t, space, cube)
  }
}

function place(t: State, space: number, cube: number): void {
  addAt(t.pouch, cube, -1)
  addAt(t.cubes, cubePlace(space, cube), 1)
}

/** V-ROUND-2, V-END-2, VS-CUBE-8: the scene after a turn. */
export function sceneAfterTurn(t: State, turn: Turn): string {
  if (t.end !== null) return nextLastTurn(t, t.end.left)
  if (!hasCubes(t)) return 'mass'
  const { seats } = t.setup
  t.due = (turn.seat + 1) % seats
  return 'turn'
}

function nextLastTurn(t: State, left: Seat[]): string {
  const next = left.shift()
  if (next === undefined) return 'mass'
  t.due = next
  return 'turn'
}

/** V-END-7: so many rounds without a death, this one included. */
export function isTooQuiet(t: State): boolean {
  return !t.hasDied && t.quiet + 1 >= t.setup.content.constants.quietRounds.value
}

export function noteQuiet(t: State): void {
  const isLast = t.end === null && isTooQuiet(t)
  t.quiet = t.hasDied ? 0 : t.quiet + 1
  if (!isLast) return
  t.end = { by: null, cause: 'quiet', left: [] }
  t.news.push({ kind: 'endAnnounced', seat: null, cause: 'quiet' })
}
