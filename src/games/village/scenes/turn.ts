import type { Flow, Seat } from '#kernel'
import type { Action, Waiver } from '../actions/action.ts'
import { contentIndexOf } from '../content-index.ts'
import type { Turn } from '../modules/module.ts'
import { payTime } from '../rules/time.ts'
import { hasCubes, type Player, playerOf, type State } from '../state.ts'
import { COLOURS, type Colour, CUBES, PLAGUE, readOption, SPACES, type Space } from '../words.ts'
import { always, ask, type Put, pay, pickCubes } from './ask.ts'
import { buryDue } from './death.ts'
import { sceneAfterTurn } from './round.ts'

const LET_GO = 'skip'
/** V-ASK-3: how the questions of the own turn are put beside which anything may be played. */
const OWN_TURN: Put = { isFree: true, isOpen: always, hasOrders: true }
const BEGIN: Put = { ...OWN_TURN, evenIfForced: true }
const USE: Put = { ...OWN_TURN, pass: LET_GO }
const TAKES = SPACES.map((space) => CUBES.map((cube) => `take:${space}.${cube}`))

/** V-TURN: a cube or the well, the action, the deaths. */
export function* takeTurn(t: State): Flow<string | null> {
  const seat = t.due
  const p = playerOf(t, seat)
  t.acting = seat
  if (p.owedCubes > 0) yield* takeOwedCubes(t, seat)
  const wasLast = t.end !== null
  const turn: Turn = { seat, space: null, cube: PLAGUE }
  t.turn = 'open'
  if (!hasCubes(t)) yield* actFreely(t, seat)
  else yield* takeOrPay(t, turn)
  t.turn = null
  yield* endTurn(t, seat)
  delete t.acting
  if (!wasLast) for (const { afterTurn } of contentIndexOf(t).modules) if (afterTurn) yield* afterTurn(t, turn)
  return sceneAfterTurn(t, turn)
}

/** V-SETUP-6 */
function* takeOwedCubes(t: State, seat: Seat): Flow {
  const p = playerOf(t, seat)
  yield* pickCubes(t, seat, p.owedCubes)
  p.owedCubes = 0
}

/** V-TURN-1: a cube of each colour on each space. */
export function takeOptions(t: State): string[] {
  const options: string[] = []
  for (const space of contentIndexOf(t).spaces) {
    for (let cube = 0; cube < CUBES.length; cube++) {
      if ((t.cubes[space * 5 + cube] as number) > 0) options.push((TAKES[space] as string[])[cube] as string)
    }
  }
  return options
}

/** V-WELL-1: three of a colour of which there is at least one, or three coins in their place. */
export function wellOptions(t: State, p: Player): string[] {
  const { value } = t.setup.content.constants.wellCubes
  const { stock } = p
  const options = COLOURS.filter((colour) => stock[colour] > 0 && stock[colour] + stock.coins >= value)
  const wells = options.map((colour) => `well:${colour}`)
  return stock.coins >= value ? [...wells, 'well:coins'] : wells
}

/** V-TURN-1 */
function* takeOrPay(t: State, turn: Turn): Flow {
  const { seat } = turn
  const p = playerOf(t, seat)
  const options = () => [...takeOptions(t), ...wellOptions(t, p)]
  const picked = yield* ask(t, seat, 'turn', options, BEGIN)
  const [verb, rest] = readOption(picked)
  yield* verb === 'well' ? useWell(t, seat, rest) : takeCube(t, turn, rest)
}

/** V-TURN-2, V-TURN-3 */
function* takeCube(t: State, turn: Turn, rest: string): Flow {
  const { seat } = turn
  const [space, cube] = rest.split('.') as [Space, (typeof CUBES)[number]]
  turn.space = space
  t.turn = space
  turn.cube = CUBES.indexOf(cube)
  const at = SPACES.indexOf(space) * 5 + turn.cube
  t.cubes[at] = (t.cubes[at] as number) - 1
  t.news.push({ kind: 'cubeTaken', seat, space, cube })
  if (cube === 'plague') {
    t.supply[PLAGUE] = (t.supply[PLAGUE] as number) + 1
    payTime(t, seat, t.setup.content.constants.plagueTime.value)
  } else playerOf(t, seat).stock[cube]++
  yield* useOrLetGo(t, seat, space)
}

function actionOf(t: State, space: Space): Action {
  return contentIndexOf(t).actions[space] as Action
}

/** V-TURN-4: the action may be used once, or let go; a market day must be held. */
function* useOrLetGo(t: State, seat: Seat, space: Space): Flow {
  const action = actionOf(t, space)
  if (action.isBinding) return yield* useAction(t, seat, space, [])
  const options = () => [...action.options(t, seat, []), LET_GO]
  const picked = yield* ask(t, seat, space, options, USE)
  if (picked === LET_GO) t.news.push({ kind: 'letGo', seat, space })
  else yield* action.perform(t, seat, picked, [])
}

/** V-WELL-2: what is paid for must be used. */
export function* useAction(t: State, seat: Seat, space: Space, waiver: Waiver): Flow {
  const action = actionOf(t, space)
  const picked = yield* ask(t, seat, space, () => action.options(t, seat, waiver))
  yield* action.perform(t, seat, picked, waiver)
}

function usableSpaces(t: State, seat: Seat): Space[] {
  const inPlay = contentIndexOf(t).spaces.map((space) => SPACES[space] as Space)
  return inPlay.filter((space) => actionOf(t, space).options(t, seat, []).length > 0)
}

/** V-WELL-1, V-WELL-3: cubes of one colour, coins for what is missing, then any one action. */
function* useWell(t: State, seat: Seat, colour: string): Flow {
  const count = t.setup.content.constants.wellCubes.value
  t.turn = null
  yield* pay(t, seat, colour === 'coins' ? { coins: count } : { [colour as Colour]: count })
  // A market day can always be called, so there is always a space.
  const options = () => usableSpaces(t, seat).map((space) => `space:${space}`)
  const picked = yield* ask(t, seat, 'space', options, { isFree: true })
  const space = readOption(picked)[1] as Space
  t.turn = space
  t.news.push({ kind: 'wellUsed', seat, space, isFree: false })
  yield* useAction(t, seat, space, [])
}

/** V-END-5: in the last turns any one action without a cube, or none. */
function* actFreely(t: State, seat: Seat): Flow {
  const options = () => [...usableSpaces(t, seat).map((space) => `space:${space}`), LET_GO]
  const picked = yield* ask(t, seat, 'space', options, USE)
  if (picked === LET_GO) {
    t.news.push({ kind: 'letGo', seat, space: null })
    return
  }
  const space = readOption(picked)[1] as Space
  t.turn = space
  t.news.push({ kind: 'wellUsed', seat, space, isFree: true })
  yield* useAction(t, seat, space, [])
}

/** V-TURN-6: villagers may be played before the deaths and after them; what they cost may bring another. */
function* endTurn(t: State, seat: Seat): Flow {
  const p = playerOf(t, seat)
  let hasBeenAsked = yield* playLastCards(t, seat, false)
  while (p.deaths > 0) {
    const due = p.deaths
    p.deaths = 0
    yield* buryDue(t, seat, due)
    if (yield* playLastCards(t, seat, hasBeenAsked)) hasBeenAsked = true
  }
}

/** Bread and chests alone ask nobody: they may be used at any other question. */
function* playLastCards(t: State, seat: Seat, hasBeenAsked: boolean): Flow<boolean> {
  const isOpen = () => contentIndexOf(t).modules.some((module) => module.hasLastPlay?.(t, seat, hasBeenAsked) ?? false)
  if (!isOpen()) return false
  yield* ask(t, seat, 'endTurn', () => ['end'], { ...OWN_TURN, pass: 'end', isOpen })
  return true
}
