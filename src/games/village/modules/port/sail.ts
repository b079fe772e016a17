import type { Cards, Price } from '#data/village/schema'
import type { Flow, Seat } from '#kernel'
import type { Action, Waiver } from '#village/actions/action'
import { cardPlace } from '#village/content-index'
import { type Condition, type OptionRules, payable, single } from '#village/rules/conditions'
import { payTime } from '#village/rules/time'
import { canPay } from '#village/rules/wares'
import { ask, mightHave, pay } from '#village/scenes/ask'
import { type Player, playerOf, type State } from '#village/state'
import { modulesOf } from '../in-play.ts'
import type { Voyage } from '../module.ts'
import type { VillageOption } from '../modules.ts'
import { loadInPort, shipOf, unload } from './cargo.ts'
import { dock } from './isle.ts'
import type { PortOption } from './options.ts'
import { watersOf } from './waters.ts'

type Captain = Cards['port']['captains'][number]
type Hiring = Extract<PortOption, { kind: 'hire' }>
type AtSea = Extract<PortOption, { kind: 'sail' | 'dock' | 'stay' | 'return' }>
type StepOption = Extract<VillageOption, { kind: 'step' | 'dock' | 'stop' | 'card' }>

export function captainId(t: Pick<State, 'setup'>, captain: number): string {
  return t.setup.content.port.captains[captain]?.id ?? ''
}

function captainOf(t: State, captain: number): Captain {
  const card = t.setup.content.port.captains[captain]
  if (card === undefined) throw new Error(`there is no captain ${captain}`)
  return card
}

function captainNamed(t: State, id: string): number {
  return cardPlace(t.setup.content.port.captains, id)
}

function isIsland(t: State, space: string): boolean {
  return t.setup.content.port.islands.some(({ id }) => id === space)
}

/** The space of a ship; nothing where the port is not in play. */
function spaceOf({ ship }: Player): string {
  return ship?.at ?? ''
}

function isInPort(p: Player): boolean {
  return spaceOf(p) === 'port'
}

/** VP-SAIL-1: the coins of a captain. */
function hirePrice(t: State, id: string, waiver: Waiver): Price {
  return waiver.includes('captain') ? {} : { coins: t.setup.content.port.captains[captainNamed(t, id)]?.coins ?? 0 }
}

/** VP-SAIL-1: leave with a captain. */
const HIRING: OptionRules<Hiring> = {
  kind: 'hire',
  listed: (t) =>
    watersOf(t).has('port') ? t.captains.map((captain) => ({ kind: 'hire', captain: captainId(t, captain) })) : [],
  conditions: [
    { rule: 'VP-SAIL-1', isMet: ({ p }) => isInPort(p), facts: () => ({ sea: 1 }), isDecisive: true },
    {
      rule: 'VP-SETUP-2',
      isMet: ({ t, option }) => t.captains.includes(captainNamed(t, option.captain)),
      facts: ({ option }) => ({ gone: option.captain }),
      isDecisive: true,
      isImplied: true,
    },
    payable('VP-SAIL-1', ({ t, option, waiver }) => hirePrice(t, option.captain, waiver)),
  ],
}

const OUT_OF_PORT: Condition<AtSea> = {
  rule: 'VP-SAIL-2',
  isMet: ({ p }) => !isInPort(p),
  facts: () => ({ port: 1 }),
  isDecisive: true,
}

/** VP-SAIL-2: the ship lies where this can be done. */
function lyingWhere(fact: string, isThere: (t: State, space: string) => boolean): Condition<AtSea> {
  return {
    rule: 'VP-SAIL-2',
    isMet: ({ t, p }) => isThere(t, spaceOf(p)),
    facts: ({ p }) => ({ [fact]: spaceOf(p) }),
  }
}

function atSea(kind: AtSea['kind'], ...conditions: Condition<AtSea>[]): OptionRules<AtSea> {
  return { kind, listed: single<AtSea>({ kind }), conditions: [OUT_OF_PORT, ...conditions] }
}

/** VP-SAIL-2, VP-SAIL-3: go on, dock again or stay, or return. */
const AT_SEA = [
  atSea(
    'sail',
    lyingWhere('water', (t, space) => watersOf(t).has(space)),
  ),
  atSea('dock', lyingWhere('water', isIsland)),
  atSea(
    'stay',
    lyingWhere('island', (t, space) => space !== '' && !isIsland(t, space)),
  ),
  atSea(
    'return',
    lyingWhere('water', (_, space) => space !== ''),
  ),
]

function* sail(t: State, seat: Seat, option: Hiring | AtSea, waiver: Waiver): Flow {
  if (option.kind === 'return') return goHome(t, seat, waiver)
  if (option.kind === 'stay') return stay(t, seat, waiver)
  const voyage: Voyage = {
    free: t.setup.content.port.freeSteps,
    steps: 0,
    isTimeless: waiver.includes('time'),
  }
  t.voyage = voyage
  if (option.kind === 'hire') {
    yield* hire(t, seat, option, waiver)
    yield* loadInPort(t, seat)
  }
  yield* option.kind === 'dock' ? dock(t, seat) : moveOn(t, seat, voyage)
  t.voyage = null
}

function* hire(t: State, seat: Seat, { captain: id }: Hiring, waiver: Waiver): Flow {
  const captain = captainNamed(t, id)
  if (!waiver.includes('captain')) yield* pay(t, seat, hirePrice(t, id, waiver))
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

function captainAboard(t: State, seat: Seat): Captain {
  return captainOf(t, shipOf(t, seat).captain ?? -1)
}

/** VP-MOVE: neighbouring spaces; at least one step, then docking or stopping. */
function stepOptions(t: State, seat: Seat, voyage: Voyage): StepOption[] {
  const { at: space } = shipOf(t, seat)
  const canStep = voyage.free > 0 || canPay(playerOf(t, seat), captainAboard(t, seat).pay)
  const next = canStep ? (watersOf(t).get(space) ?? []) : []
  const steps = next.map((to) => ({ kind: 'step' as const, to }))
  if (voyage.steps === 0) return [...steps, ...playsOf(t, seat, voyage)]
  return [...steps, { kind: isIsland(t, space) ? 'dock' : 'stop' }]
}

function playsOf(t: State, seat: Seat, voyage: Voyage): StepOption[] {
  const plays = modulesOf(t).flatMap((module) => module.voyagePlays?.(t, seat, voyage) ?? [])
  return plays.flatMap((option) => (option.kind === 'card' ? [option] : []))
}

function play(t: State, seat: Seat, option: StepOption, voyage: Voyage): void {
  for (const { playOnVoyage } of modulesOf(t)) playOnVoyage?.(t, seat, option, voyage)
}

function* moveOn(t: State, seat: Seat, voyage: Voyage): Flow {
  for (;;) {
    const options = () => stepOptions(t, seat, voyage)
    const isOpen = () => mightHave(t, seat, () => options().length > 1)
    const picked = yield* ask(t, seat, 'step', options, { isFree: true, isOpen })
    if (picked.kind === 'stop') return
    if (picked.kind === 'dock') return yield* dock(t, seat)
    if (picked.kind === 'card') play(t, seat, picked, voyage)
    else yield* step(t, seat, picked.to, voyage)
  }
}

/** VP-MOVE-1, VP-MOVE-2 */
function* step(t: State, seat: Seat, to: string, voyage: Voyage): Flow {
  if (voyage.free === 0) {
    const { pay: price, steps } = captainAboard(t, seat)
    yield* pay(t, seat, price)
    voyage.free = steps
  }
  voyage.free--
  voyage.steps++
  shipOf(t, seat).at = to
  t.news.push({ kind: 'sailed', seat, to })
  if (!voyage.isTimeless && !isIsland(t, to)) payTime(t, seat, t.setup.content.port.timeSpace.time)
}

export const VOYAGE: Action<Hiring | AtSea> = { uses: [HIRING, ...AT_SEA], perform: sail }
