import { luckFrom, type Reason, type Seat } from '#kernel'
import { salesOf, stallsOf, surchargeFor } from '../actions/market.ts'
import { contentIndexOf } from '../content-index.ts'
import { allModules } from '../modules/modules.ts'
import { takeOptions, wellOptions } from '../scenes/turn.ts'
import { hasCubes, playerOf, type State } from '../state.ts'
import { imagine, type View } from '../view.ts'
import { CUBES, readOption, SPACES, type Space } from '../words.ts'
import { baseCase, type Case, reason } from './against.ts'
import { giveUp, waysToPay } from './wares.ts'

/** Why something cannot be had in this turn, by any cube or by the well. */

function caseOf(t: State, seat: Seat, option: string): Case | null {
  for (const { caseOf: own } of allModules()) {
    const found = own?.(t, seat, option) ?? null
    if (found !== null) return found
  }
  return baseCase(seat, option)
}

/** The table as it would be with other wares in stock; nothing else is copied. */
function withStock(t: State, seat: Seat, change: (t: State) => void): State {
  const players = t.players.map((p, other) => (other === seat ? { ...p, stock: { ...p.stock } } : p))
  const copy: State = { ...t, players, supply: t.supply.slice(), news: [] }
  change(copy)
  return copy
}

function afterCubes(t: State, seat: Seat, space: Space): State[] {
  const at = SPACES.indexOf(space) * CUBES.length
  const there = CUBES.filter((_, cube) => (t.cubes[at + cube] as number) > 0)
  return there.map((cube) =>
    withStock(t, seat, (copy) => {
      if (cube !== 'plague') playerOf(copy, seat).stock[cube]++
    }),
  )
}

function afterWells(t: State, seat: Seat): State[] {
  const { value } = t.setup.content.constants.wellCubes
  const p = playerOf(t, seat)
  const paid = wellOptions(t, p).flatMap((option) => waysToPay(p, { [readOption(option)[1]]: value }))
  return paid.map((way) => withStock(t, seat, (copy) => giveUp(copy, seat, way)))
}

/** Every table on which the space's action could be used now. */
function tablesFor(t: State, seat: Seat, space: Space): State[] {
  if (t.turn === space) return [t]
  if (t.turn !== 'open') return []
  return hasCubes(t) ? [...afterCubes(t, seat, space), ...afterWells(t, seat)] : [t]
}

function isOffered(t: State, seat: Seat, space: Space, option: string): boolean {
  if (space !== 'market') return contentIndexOf(t).actions[space]?.options(t, seat, []).includes(option) ?? false
  const surcharge = t.market === null ? {} : surchargeFor(t, seat, t.market)
  return salesOf(t, seat, stallsOf(t), surcharge).some(({ id }) => id === option)
}

function reasonsOnTurn(t: State, seat: Seat, option: string, { space, against }: Case): Reason[] {
  if (contentIndexOf(t).actions[space] === undefined) return [reason('V-TURN-1', { absent: space })]
  const tables = tablesFor(t, seat, space)
  if (tables.some((table) => isOffered(table, seat, space, option))) return []
  const all = tables.map((table) => [...against(table)])
  const [least] = all.sort((a, b) => a.length - b.length)
  if (least !== undefined) return least.length > 0 ? least : [reason('V-TURN-5', { option })]
  return [t.turn === 'open' ? reason('V-WELL-1', { space }) : reason('V-TURN-4', { space: t.turn ?? space })]
}

function reasonsAtStart(t: State, seat: Seat, option: string): Reason[] {
  const [verb, rest] = readOption(option)
  if (t.turn !== 'open') return [reason('V-TURN-1', { begun: 1 })]
  const starts = hasCubes(t) ? [...takeOptions(t), ...wellOptions(t, playerOf(t, seat))] : []
  if (starts.includes(option)) return []
  const [space = '', cube = ''] = rest.split('.')
  return [verb === 'well' ? reason('V-WELL-1', { colour: rest }) : reason('V-TURN-1', { [cube]: space })]
}

/** Of anything that is no thing of a turn there is nothing to say. */
export function why(v: View, seat: Seat, option: string): Reason[] {
  const [verb] = readOption(option)
  const isStart = (verb === 'take' && option !== 'take') || verb === 'well'
  const t = imagine(v, luckFrom('0'.repeat(32)))
  const found = isStart ? null : caseOf(t, seat, option)
  if (!isStart && found === null) return []
  if (t.isOver) return [reason('V-END-6', { over: 1 })]
  if (t.market !== null && found !== null && verb === 'serve') {
    return isOffered(t, seat, 'market', option) ? [] : [...found.against(t)]
  }
  if (t.due !== seat) return [reason('V-ROUND-2', { turn: t.due })]
  if (t.turn === null) return [reason('V-TURN-1', { begun: 1 })]
  return found === null ? reasonsAtStart(t, seat, option) : reasonsOnTurn(t, seat, option, found)
}
