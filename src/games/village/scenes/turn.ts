import type { Flow, Seat } from '#kernel'
import type { Action, Waiver } from '../actions/action.ts'
import type { BaseOf } from '../base-options.ts'
import { actionsOf, modulesOf, spacesOf } from '../modules/in-play.ts'
import type { Turn } from '../modules/module.ts'
import { allOffered, isAnyOffered, type OptionRules } from '../rules/conditions.ts'
import { payTime } from '../rules/time.ts'
import { addAt, cubeCount, cubePlace, hasCubes, playerOf, type State } from '../state.ts'
import { COLOURS, type Colour, CUBES, PLAGUE, SPACES, type Space } from '../words.ts'
import { always, ask, type Put, pay, pickCubes } from './ask.ts'
import { buryDue } from './death.ts'
import { sceneAfterTurn } from './round.ts'

const LET_GO: BaseOf<'skip'> = { kind: 'skip' }
const END: BaseOf<'end'> = { kind: 'end' }
/** V-ASK-3: the manner in which the questions of the own turn are put, beside which anything may be played. */
const OWN_TURN: Put = { isFree: true, isOpen: always, hasOrders: true }
const BEGIN: Put = { ...OWN_TURN, evenIfForced: true }
const USE: Put = { ...OWN_TURN, pass: LET_GO }
const TAKES = SPACES.map((space) => CUBES.map((cube) => ({ kind: 'take' as const, space, cube })))

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
  if (!wasLast) for (const { afterTurn } of modulesOf(t)) if (afterTurn) yield* afterTurn(t, turn)
  return sceneAfterTurn(t, turn)
}

/** V-SETUP-6 */
function* takeOwedCubes(t: State, seat: Seat): Flow {
  const p = playerOf(t, seat)
  yield* pickCubes(t, seat, p.owedCubes)
  p.owedCubes = 0
}

/** V-TURN-1: a cube of each colour that lies on a space. */
export const TAKING: OptionRules<BaseOf<'take'>> = {
  kind: 'take',
  listed(t) {
    const takes: BaseOf<'take'>[] = []
    for (const space of spacesOf(t)) {
      for (const [cube, take] of (TAKES[space] ?? []).entries()) if (cubeCount(t, space, cube) > 0) takes.push(take)
    }
    return takes
  },
  conditions: [
    {
      rule: 'V-TURN-1',
      isMet: ({ t, option }) => cubeCount(t, SPACES.indexOf(option.space), CUBES.indexOf(option.cube)) > 0,
      facts: ({ option }) => ({ [option.cube]: option.space }),
      isImplied: true,
    },
  ],
}

const WELLS = [...COLOURS, 'coins' as const].map((colour) => ({ kind: 'well' as const, colour }))

/** V-WELL-1: three of a colour of which there is at least one, or three coins in their place. */
export const PAYING_THE_WELL: OptionRules<BaseOf<'well'>> = {
  kind: 'well',
  listed: () => WELLS,
  conditions: [
    {
      rule: 'V-WELL-1',
      isMet({ t, p: { stock }, option: { colour } }) {
        const price = t.setup.content.constants.wellCubes.value
        if (!hasCubes(t)) return false
        if (colour === 'coins') return stock.coins >= price
        return stock[colour] > 0 && stock[colour] + stock.coins >= price
      },
      facts: ({ option }) => ({ colour: option.colour }),
    },
  ],
}

type Beginning = BaseOf<'take' | 'well'>
const BEGINNINGS: readonly OptionRules<Beginning>[] = [TAKING, PAYING_THE_WELL]

/** V-TURN-1 */
function* takeOrPay(t: State, turn: Turn): Flow {
  const { seat } = turn
  const options = () => allOffered<Beginning>(BEGINNINGS, t, seat, [])
  const picked = yield* ask(t, seat, 'turn', options, BEGIN)
  yield* picked.kind === 'well' ? useWell(t, seat, picked.colour) : takeCube(t, turn, picked)
}

/** V-TURN-2, V-TURN-3 */
function* takeCube(t: State, turn: Turn, { space, cube }: BaseOf<'take'>): Flow {
  const { seat } = turn
  turn.space = space
  t.turn = space
  turn.cube = CUBES.indexOf(cube)
  addAt(t.cubes, cubePlace(SPACES.indexOf(space), turn.cube), -1)
  t.news.push({ kind: 'cubeTaken', seat, space, cube })
  if (cube === 'plague') {
    addAt(t.supply, PLAGUE, 1)
    payTime(t, seat, t.setup.content.constants.plagueTime.value)
  } else playerOf(t, seat).stock[cube]++
  yield* useOrLetGo(t, seat, space)
}

function actionOf(t: State, space: Space): Action {
  const action = actionsOf(t)[space]
  if (action === undefined) throw new Error(`${space} is not in play`)
  return action
}

/** V-TURN-4: the action may be used once, or let go; a market day must be held. */
function* useOrLetGo(t: State, seat: Seat, space: Space): Flow {
  const action = actionOf(t, space)
  if (action.isBinding) return yield* useAction(t, seat, space, [])
  const options = () => {
    const uses = allOffered(action.uses, t, seat, [])
    uses.push(LET_GO)
    return uses
  }
  const picked = yield* ask(t, seat, space, options, USE)
  if (picked.kind === 'skip') t.news.push({ kind: 'letGo', seat, space })
  else yield* action.perform(t, seat, picked, [])
}

/** V-WELL-2: what is paid for must be used. */
export function* useAction(t: State, seat: Seat, space: Space, waiver: Waiver): Flow {
  const action = actionOf(t, space)
  const picked = yield* ask(t, seat, space, () => allOffered(action.uses, t, seat, waiver))
  yield* action.perform(t, seat, picked, waiver)
}

export function isUsable(t: State, seat: Seat, space: Space, waiver: Waiver): boolean {
  return isAnyOffered(actionsOf(t)[space]?.uses ?? [], t, seat, waiver)
}

function usableSpaces(t: State, seat: Seat): BaseOf<'space'>[] {
  const usable = SPACES.filter((space) => isUsable(t, seat, space, []))
  return usable.map((space) => ({ kind: 'space', space }))
}

/** V-WELL-1, V-WELL-3: cubes of one colour, coins for what is missing, then any one action. */
function* useWell(t: State, seat: Seat, colour: Colour | 'coins'): Flow {
  const count = t.setup.content.constants.wellCubes.value
  t.turn = null
  yield* pay(t, seat, colour === 'coins' ? { coins: count } : { [colour]: count })
  // A market day can always be called, so there is always a space.
  const { space } = yield* ask(t, seat, 'space', () => usableSpaces(t, seat), { isFree: true })
  t.turn = space
  t.news.push({ kind: 'wellUsed', seat, space, isFree: false })
  yield* useAction(t, seat, space, [])
}

/** V-END-5: in the last turns any one action without a cube, or none. */
function* actFreely(t: State, seat: Seat): Flow {
  const picked = yield* ask(t, seat, 'space', () => [...usableSpaces(t, seat), LET_GO], USE)
  if (picked.kind === 'skip') {
    t.news.push({ kind: 'letGo', seat, space: null })
    return
  }
  const { space } = picked
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
  const isOpen = () => modulesOf(t).some((module) => module.hasLastPlay?.(t, seat, hasBeenAsked) ?? false)
  if (!isOpen()) return false
  yield* ask(t, seat, 'endTurn', () => [END], { ...OWN_TURN, pass: END, isOpen })
  return true
}
