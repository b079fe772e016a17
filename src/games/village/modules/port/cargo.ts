import type { Flow, Seat } from '#kernel'
import { memberNamed, namesOnFarm, send } from '#village/rules/members'
import { gain } from '#village/rules/wares'
import { ask } from '#village/scenes/ask'
import { playerOf, type Ship, type State } from '#village/state'
import type { Place, Ware } from '#village/words'
import type { Meaning } from '../module.ts'
import { unloadChest } from './chests.ts'
import type { PortOption } from './options.ts'

type LoadOption = Extract<PortOption, { kind: 'load' | 'loadMember' | 'sail' }>

/** VP-LOAD-1: wares that may be loaded in port. */
export const LOADED = ['horse', 'ox', 'plough', 'wagon', 'scroll', 'grain'] as const
const SAIL: LoadOption = { kind: 'sail' }

export function shipOf(t: State, seat: Seat): Ship {
  const { ship } = playerOf(t, seat)
  if (ship === null) throw new Error(`seat ${seat} has no ship`)
  return ship
}

/** One piece a hold, all of different kinds. */
export function fits(t: State, { holds }: Ship, kind: string): boolean {
  return holds.length < t.setup.content.port.holds && !holds.includes(kind)
}

function stow(t: State, seat: Seat, piece: string): void {
  shipOf(t, seat).holds.push(piece)
  t.news.push({ kind: 'loaded', seat, piece })
}

function loadOptions(t: State, seat: Seat): LoadOption[] {
  const p = playerOf(t, seat)
  const ship = shipOf(t, seat)
  const wares = LOADED.filter((ware) => p.stock[ware] > 0 && fits(t, ship, ware))
  const members = fits(t, ship, 'member') ? namesOnFarm(t, seat) : []
  return [
    ...wares.map((ware) => ({ kind: 'load' as const, ware })),
    ...members.map((member) => ({ kind: 'loadMember' as const, member })),
    SAIL,
  ]
}

/** VP-LOAD-2: none to three pieces from the own farm. */
export function* loadInPort(t: State, seat: Seat): Flow {
  for (;;) {
    const picked = yield* ask(t, seat, 'load', () => loadOptions(t, seat), { pass: SAIL })
    if (picked.kind === 'sail') return
    if (picked.kind === 'load') {
      playerOf(t, seat).stock[picked.ware]--
      stow(t, seat, picked.ware)
    } else {
      send(t, seat, memberNamed(t, seat, picked.member), 'ship')
      stow(t, seat, 'member')
    }
  }
}

function loadable(t: State, seat: Seat, of: readonly Ware[]): Ware[] {
  const { ship } = playerOf(t, seat)
  if (ship === null || ship.at === 'port') return []
  return of.filter((ware) => fits(t, ship, ware))
}

function canLoad(t: State, seat: Seat, of: readonly Ware[]): boolean {
  return loadable(t, seat, of).length > 0
}

/** VI-EFFECT, `load`: pieces from the supply into holds at sea. */
export const loading: Meaning<'load'> = {
  can: (t, seat, { of }) => canLoad(t, seat, of),
  *happen(t, seat, { n, of }) {
    for (let more = n; more > 0 && canLoad(t, seat, of); more--) {
      const wares = () => loadable(t, seat, of).map((ware) => ({ kind: 'load' as const, ware }))
      stow(t, seat, (yield* ask(t, seat, 'card', wares)).ware)
    }
  },
}

export function takeOut(ship: Ship, piece: string): void {
  ship.holds.splice(ship.holds.indexOf(piece), 1)
}

/** VP-SAIL-3: everything goes to the farm. */
export function unload(t: State, seat: Seat): void {
  const p = playerOf(t, seat)
  const ship = shipOf(t, seat)
  const { holds, chest } = ship
  ship.holds = []
  ship.chest = null
  if (holds.includes('member')) send(t, seat, p.at.indexOf('ship'), 'farm')
  for (const piece of holds) {
    if (piece !== 'member' && piece !== 'chest') gain(t, seat, { [piece]: 1 })
  }
  if (chest !== null) unloadChest(t, seat, chest)
}

/** A member that is no longer aboard leaves its hold empty. */
export function unloadDead(t: State, seat: Seat, _member: number, from: Place): void {
  if (from !== 'ship' || seat >= t.setup.seats) return
  const ship = shipOf(t, seat)
  if (ship.holds.includes('member')) takeOut(ship, 'member')
}
