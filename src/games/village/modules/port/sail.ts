import type { Cards, Price } from '#data/village/schema'
import type { Flow, Seat } from '#kernel'
import type { Waiver } from '#village/actions/action'
import { contentIndexOf } from '#village/content-index'
import { payTime } from '#village/rules/time'
import { canPay } from '#village/rules/wares'
import { ask, mightHave, pay } from '#village/scenes/ask'
import { playerOf, type State } from '#village/state'
import { readOption } from '#village/words'
import type { Voyage } from '../module.ts'
import { loadInPort, shipOf, unload } from './cargo.ts'
import { dock } from './isle.ts'
import { watersOf } from './waters.ts'

type Captain = Cards['port']['captains'][number]

export function captainId(t: Pick<State, 'setup'>, captain: number): string {
  return t.setup.content.port.captains[captain]?.id ?? ''
}

function captainOf(t: State, captain: number): Captain {
  return t.setup.content.port.captains[captain] as Captain
}

function isIsland(t: State, at: string): boolean {
  return t.setup.content.port.islands.some(({ id }) => id === at)
}

/** VP-SAIL-1 to 3: leave with a captain; or go on, dock again or stay, or return. */
export function sailOptions(t: State, seat: Seat, waiver: Waiver): string[] {
  const p = playerOf(t, seat)
  const { at } = shipOf(t, seat)
  const sailing = watersOf(t).has(at) ? ['sail'] : []
  if (at !== 'port') return [...sailing, isIsland(t, at) ? 'dock' : 'stay', 'return']
  if (sailing.length === 0) return []
  const isFree = waiver.includes('captain')
  const hired = t.captains.filter((captain) => isFree || p.stock.coins >= captainOf(t, captain).coins)
  return hired.map((captain) => `hire:${captainId(t, captain)}`)
}

export function* sail(t: State, seat: Seat, option: string, waiver: Waiver): Flow {
  const [verb, id] = readOption(option)
  if (verb === 'return') return goHome(t, seat, waiver)
  if (verb === 'stay') return stay(t, seat, waiver)
  const voyage: Voyage = {
    free: t.setup.content.port.freeSteps,
    steps: 0,
    isTimeless: waiver.includes('time'),
  }
  t.voyage = voyage
  if (verb === 'hire') {
    yield* hire(t, seat, id, waiver)
    yield* loadInPort(t, seat)
  }
  yield* verb === 'dock' ? dock(t, seat) : moveOn(t, seat, voyage)
  t.voyage = null
}

function* hire(t: State, seat: Seat, id: string, waiver: Waiver): Flow {
  const captain = t.setup.content.port.captains.findIndex((one) => one.id === id)
  const { coins } = captainOf(t, captain)
  if (!waiver.includes('captain')) yield* pay(t, seat, { coins })
  t.captains = t.captains.filter((other) => other !== captain)
  shipOf(t, seat).captain = captain
  t.news.push({ kind: 'captainHired', seat, captain: id })
}

/** VP-SAIL-2: no step at all; the ship ends its movement where time is spent. */
function stay(t: State, seat: Seat, waiver: Waiver): void {
  t.news.push({ kind: 'stayed', seat, at: shipOf(t, seat).at })
  payTime(t, seat, waiver.includes('time') ? 0 : t.setup.content.port.timeSpace.time)
}

/** VP-SAIL-3: from anywhere for the same time; the captain leaves the game. */
function goHome(t: State, seat: Seat, waiver: Waiver): void {
  const ship = shipOf(t, seat)
  payTime(t, seat, waiver.includes('time') ? 0 : t.setup.content.port.returnHome.time)
  ship.at = 'port'
  ship.captain = null
  t.news.push({ kind: 'returned', seat })
  unload(t, seat)
}

function stepPrice(t: State, seat: Seat): Price {
  return captainOf(t, shipOf(t, seat).captain as number).pay
}

/** VP-MOVE: neighbouring spaces; at least one step, then docking or stopping. */
function stepOptions(t: State, seat: Seat, voyage: Voyage): string[] {
  const { at } = shipOf(t, seat)
  const canStep = voyage.free > 0 || canPay(playerOf(t, seat), stepPrice(t, seat))
  const steps = canStep ? (watersOf(t).get(at) ?? []).map((to) => `step:${to}`) : []
  if (voyage.steps === 0) return [...steps, ...playsOf(t, seat, voyage)]
  return [...steps, isIsland(t, at) ? 'dock' : 'stop']
}

function playsOf(t: State, seat: Seat, voyage: Voyage): string[] {
  return contentIndexOf(t).modules.flatMap((module) => module.voyagePlays?.(t, seat, voyage) ?? [])
}

function play(t: State, seat: Seat, option: string, voyage: Voyage): void {
  for (const { playOnVoyage } of contentIndexOf(t).modules) playOnVoyage?.(t, seat, option, voyage)
}

function* moveOn(t: State, seat: Seat, voyage: Voyage): Flow {
  for (;;) {
    const options = () => stepOptions(t, seat, voyage)
    const isOpen = () => mightHave(t, seat, () => options().length > 1)
    const picked = yield* ask(t, seat, 'step', options, { isFree: true, isOpen })
    if (picked === 'stop') return
    if (picked === 'dock') return yield* dock(t, seat)
    if (picked.startsWith('card:')) play(t, seat, picked, voyage)
    else yield* step(t, seat, readOption(picked)[1], voyage)
  }
}

/** VP-MOVE-1, VP-MOVE-2 */
function* step(t: State, seat: Seat, to: string, voyage: Voyage): Flow {
  const ship = shipOf(t, seat)
  if (voyage.free === 0) {
    yield* pay(t, seat, stepPrice(t, seat))
    voyage.free = captainOf(t, ship.captain as number).steps
  }
  voyage.free--
  voyage.steps++
  ship.at = to
  t.news.push({ kind: 'sailed', seat, to })
  if (!voyage.isTimeless && !isIsland(t, to)) payTime(t, seat, t.setup.content.port.timeSpace.time)
}
