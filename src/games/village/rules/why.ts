import { luckFrom, type Reason, type Seat } from '#kernel'
import type { Action } from '../actions/action.ts'
import { actionsOf, allModules, baseActions, optionId, optionNamed } from '../modules/in-play.ts'
import type { VillageOption } from '../modules/modules.ts'
import { PAYING_THE_WELL, TAKING } from '../scenes/turn.ts'
import { cubeCount, hasCubes, playerOf, type State } from '../state.ts'
import { imagine, type View } from '../view.ts'
import { CUBES, SPACES, type Space } from '../words.ts'
import { isOffered, type OptionRules, offered, reason, reasonsAgainst } from './conditions.ts'
import { giveUp, waysToPay } from './wares.ts'

/** The reasons why something cannot be had in this turn, by any cube or by the well. */

/** An option of an action: its space, and the conditions of its kind. */
interface Askable {
  readonly space: Space
  readonly rules: OptionRules
}

function askablesOf(actions: Readonly<Partial<Record<Space, Action>>>): Askable[] {
  return SPACES.flatMap((space) => {
    const { uses = [], later = [] } = actions[space] ?? {}
    return [...uses, ...later].filter(({ conditions }) => conditions.length > 0).map((rules) => ({ space, rules }))
  })
}

/** Expansions are asked first, in play or not: they know better about options that look like those of the base game. */
function askableFor(t: State, option: VillageOption): Askable | null {
  const all = [...allModules().flatMap(({ actions }) => askablesOf(actions ?? {})), ...askablesOf(baseActions())]
  const isMeant = ({ rules }: Askable) => rules.kind === option.kind && (rules.isMeant?.(t, option) ?? true)
  return all.find(isMeant) ?? null
}

/** The table as it would be with other wares in stock; nothing else is copied. */
function withStock(t: State, seat: Seat, change: (t: State) => void): State {
  const players = t.players.map((p, other) => (other === seat ? { ...p, stock: { ...p.stock } } : p))
  const copy: State = { ...t, players, supply: t.supply.slice(), news: [] }
  change(copy)
  return copy
}

function afterCubes(t: State, seat: Seat, space: Space): State[] {
  const there = CUBES.filter((_, cube) => cubeCount(t, SPACES.indexOf(space), cube) > 0)
  return there.map((cube) =>
    withStock(t, seat, (copy) => {
      if (cube !== 'plague') playerOf(copy, seat).stock[cube]++
    }),
  )
}

function afterWells(t: State, seat: Seat): State[] {
  const { value } = t.setup.content.constants.wellCubes
  const wells = offered(PAYING_THE_WELL, t, seat, [])
  const payments = wells.flatMap(({ colour }) => waysToPay(playerOf(t, seat), { [colour]: value }))
  return payments.map((payment) => withStock(t, seat, (copy) => giveUp(copy, seat, payment)))
}

/** Every table on which the space's action could be used now. */
function tablesFor(t: State, seat: Seat, space: Space): State[] {
  if (t.turn === space) return [t]
  if (t.turn !== 'open') return []
  return hasCubes(t) ? [...afterCubes(t, seat, space), ...afterWells(t, seat)] : [t]
}

/** In play, and among the options that the engine makes by the same conditions. */
function isAllowed(t: State, seat: Seat, option: VillageOption, { space, rules }: Askable): boolean {
  const { uses = [], later = [] } = actionsOf(t)[space] ?? {}
  return [...uses, ...later].includes(rules) && isOffered(rules, t, seat, option)
}

function reasonsOnTurn(t: State, seat: Seat, option: VillageOption, askable: Askable): Reason[] {
  const { space, rules } = askable
  if (actionsOf(t)[space] === undefined) return [reason('V-TURN-1', { absent: space })]
  const tables = tablesFor(t, seat, space)
  if (tables.some((table) => isAllowed(table, seat, option, askable))) return []
  const all = tables.map((table) => reasonsAgainst(rules, table, seat, option))
  const [least] = all.sort((a, b) => a.length - b.length)
  if (least !== undefined) return least.length > 0 ? least : [reason('V-TURN-5', { option: optionId(option) })]
  return [t.turn === 'open' ? reason('V-WELL-1', { space }) : reason('V-TURN-4', { space: t.turn ?? space })]
}

/** The cube or the well with which a turn begins. */
function reasonsAtStart<O extends VillageOption>(t: State, seat: Seat, option: O, rules: OptionRules<O>): Reason[] {
  return t.turn === 'open' ? reasonsAgainst(rules, t, seat, option) : [reason('V-TURN-1', { begun: 1 })]
}

function reasonsOfTurn(t: State, seat: Seat, option: VillageOption, askable: Askable | null): Reason[] {
  if (t.due !== seat) return [reason('V-ROUND-2', { turn: t.due })]
  if (t.turn === null) return [reason('V-TURN-1', { begun: 1 })]
  if (option.kind === 'take') return reasonsAtStart(t, seat, option, TAKING)
  if (option.kind === 'well') return reasonsAtStart(t, seat, option, PAYING_THE_WELL)
  return askable === null ? [] : reasonsOnTurn(t, seat, option, askable)
}

/** Of anything that does not belong to a turn there is nothing to say. */
export function why(v: View, seat: Seat, id: string): Reason[] {
  const option = optionNamed(id)
  if (option === null) return []
  const t = imagine(v, luckFrom('0'.repeat(32)))
  const isStart = option.kind === 'take' || option.kind === 'well'
  const askable = isStart ? null : askableFor(t, option)
  if (!isStart && askable === null) return []
  if (t.isOver) return [reason('V-END-6', { over: 1 })]
  if (t.market !== null && askable !== null && option.kind === 'serve') {
    return isAllowed(t, seat, option, askable) ? [] : reasonsAgainst(askable.rules, t, seat, option)
  }
  return reasonsOfTurn(t, seat, option, askable)
}
