import { begin, type Options, position, type Saved } from '#kernel'
import type { Rolled } from '#render/village/days/wedding'
import type { PictureInput } from '#render/village/input'
import { LANGUAGES } from '#texts'
import { village } from '#village/game'
import type { State } from '#village/state'
import { WARES } from '#village/words'
import { seedOf } from '../conformance.ts'
import { ALL_SETS } from './farm-states.ts'

/** Tables on which the pictures beside the board are looked at, as full as they get. */

export const LONG_NAMES = ['Wilhelmina-Charlotte', 'Käthe', 'WMWMWMWMWMWMWMWM', 'Änne', 'Ångström & Söhne']

/** A table at its first turn, changed as a picture needs it. */
function table(seats: number, options: Options, change: (t: State) => void): State {
  const { done } = position(village, begin(village, { seats, options, seed: seedOf(1) }), [])
  const { state } = done as Saved<State>
  change(state)
  return state
}

/** Variants differ in language, and every other one is for a phone. */
export function pageInput(t: State, variant: number, more: Partial<PictureInput> = {}): PictureInput {
  const language = LANGUAGES[variant % LANGUAGES.length] ?? 'en'
  const size = variant % 2 === 1 ? { size: 'phone' as const } : {}
  const names = LONG_NAMES.slice(0, t.setup.seats)
  return { view: village.view(t, variant % t.setup.seats), names, language, ...size, ...more }
}

/** Everybody's ship at one space, as full as can be, with half the captains hired; lighthouses are kept or empty. */
export function allAt(space: string, seats: number, isLit = true): State {
  return table(seats, { port: 'on' }, (t) => {
    const { islands } = t.setup.content.port
    for (const [seat, p] of t.players.entries()) {
      p.at = ['ship', 'sea', isLit ? `light.${islands[seat]?.id}` : 'farm', ...p.at.slice(3)]
      p.chests = [seat]
      if (p.ship !== null) Object.assign(p.ship, { at: space, captain: seat * 3, holds: ['member', 'chest', 'horse'] })
    }
    t.captains = t.captains.filter((_, card) => card % 2 === 0)
  })
}

/** Everybody has points of every kind. */
export function scored(seats: number, options: Options): State {
  return table(seats, options, (t) => {
    for (const [seat, p] of t.players.entries()) {
      p.fame = 14 - 3 * Math.max(1, seat)
      p.customers = [seat, seat + 5]
      p.at = ['chronicle.farm', 'chronicle.church', 'grave', 'church.2', 'council.4', ...p.at.slice(5)]
      p.stock.grain = seat
    }
    t.round = 9
  })
}

export function historyOf(t: State): number[][] {
  return Array.from({ length: 9 }, (_, round) => t.players.map((_p, seat) => round * (5 - seat)))
}

export const CONNYS_PLACES = ['waiting', 'ready', 'church.1', 'bag', 'chronicle.farm', 'grave', 'sea']

/** All of Conny’s members at one kind of place, or at all of them. */
export function alone(place: string | null): State {
  return table(1, ALL_SETS, (t) => {
    if (t.conny === null) throw new Error('Conny plays')
    t.conny.at = t.conny.at.map((_, member) => place ?? CONNYS_PLACES[member % CONNYS_PLACES.length] ?? 'waiting')
    t.conny.cubes = Array.from({ length: 13 }, (_, cube) => cube % 5)
    t.conny.slot = 7
    t.conny.rows[0]?.shown.push('quill', 'blank')
  })
}

/** Everybody has some of everything. */
function rich(seats: number, change: (t: State) => void): State {
  return table(seats, seats === 1 ? { marriage: 'front' } : ALL_SETS, (t) => {
    for (const p of t.players) for (const ware of WARES) p.stock[ware] = 7
    change(t)
  })
}

export function atMarket(seats: number, passed: number[]): State {
  return rich(seats, (t) => {
    t.market = { caller: 0, passed, hasBegun: passed.length > 0, stalls: t.row.slice(0, 3) }
  })
}

const MOURNERS = ['church.1', 'church.1', 'church.2', 'church.3', 'church.4', 'bag', 'bag']

export function atMass(seats: number): State {
  return rich(seats, (t) => {
    for (const p of t.players) p.at = p.at.map((_, member) => MOURNERS[member] ?? 'farm')
  })
}

export const ROLLS: readonly Rolled[] = [
  { kind: 'dieRolled', face: 'pink', rank: 3, came: 'supply' },
  { kind: 'dieRolled', face: 'green', rank: 2, came: 'nobody' },
]

const HOMES = ['bakery', 'shop', 'parents'] as const

export function wed(seats: number): State {
  return rich(seats, (t) => {
    if (t.wedlock === null) throw new Error('weddings are in play')
    for (const [seat, p] of t.players.entries()) p.at = [...HOMES, `rank.${seat + 1}`, ...p.at.slice(4)]
    t.wedlock.pinkRanks = [6]
    t.wedlock.couples = HOMES.map((place, member) => ({
      place,
      who: [
        { seat: 0, member },
        { seat: null, member: 0 },
      ],
    }))
  })
}
