import type { Cards, Price } from '#data/village/schema'
import type { Setup } from '#kernel'
import type { Action } from './actions/action.ts'
import { BASE_ACTIONS } from './actions/base.ts'
import type { Module } from './modules/module.ts'
import { modulesFor } from './modules/modules.ts'
import { type ByGroup, GROUPS, type Group, type Side, SPACES, type Space } from './words.ts'

/** Which sets are in play. */
export interface Sets {
  readonly inn: Side | null
  readonly port: boolean
  readonly marriage: Side | null
  readonly solo: boolean
}

export interface Leg {
  readonly to: string
  readonly pay: Price
}

/** The card values of one table, arranged so that rules need not search. */
export interface Lookup {
  readonly sets: Sets
  readonly modules: readonly Module[]
  readonly actions: Partial<Record<Space, Action>>
  /** The spaces in play, as places in `SPACES`. */
  readonly spaces: readonly number[]
  /** V-SEED-1: cubes for each place in `SPACES`. */
  readonly seeds: readonly number[]
  readonly plague: number
  /** The printed number of each member of a family. */
  readonly generations: readonly number[]
  readonly open: ByGroup<number>
  readonly graves: number
  readonly stalls: number
  readonly customers: readonly number[]
  readonly crafts: readonly Cards['crafts'][number][]
  readonly legs: ReadonlyMap<string, readonly Leg[]>
  readonly waters: ReadonlyMap<string, readonly string[]>
  /** Groups of the dead, by the kind of place they come from; `grave` where there is none. */
  readonly groups: Readonly<Record<string, Group | 'grave'>>
}

type Held = { readonly setup: Pick<Setup<Cards>, 'content' | 'options' | 'seats'> }

function sideOf(option: unknown): Side | null {
  return option === 'front' || option === 'back' ? option : null
}

/** V-SETUP: one player plays on the board of two. */
function boardOf(seats: number): 2 | 3 | 4 | 5 {
  return Math.max(2, seats) as 2 | 3 | 4 | 5
}

function used(places: readonly number[], board: number): number {
  return places.filter((least) => least <= board).length
}

function openPlaces({ chronicle }: Cards, board: number, sets: Sets): ByGroup<number> {
  const open = Object.fromEntries(GROUPS.map((group) => [group, used(chronicle.groups[group], board)]))
  if (sets.marriage) open.farm = (open.farm ?? 0) + used(chronicle.marriage, board)
  return open as ByGroup<number>
}

function generationsOf({ members }: Cards, sets: Sets): number[] {
  const counts = Object.entries(members.perPlayer)
  const extra = sets.marriage ? members.extraOnesWithMarriage : 0
  return counts.flatMap(([printed, count]) =>
    new Array(count + (printed === '1' ? extra : 0)).fill(0).map(() => Number(printed)),
  )
}

/** The rows of the sets in play, added up. */
function seedsOf({ seeding }: Cards, board: 2 | 3 | 4 | 5, sets: Sets): number[] {
  const rows = [seeding.base[board]]
  if (sets.inn) rows.push(seeding.inn[board])
  if (sets.port) rows.push(seeding.port[board])
  if (sets.marriage) rows.push(seeding.marriage[board])
  return SPACES.map((space) => rows.reduce((sum, row) => sum + (row[space] ?? 0), 0))
}

function legsOf({ travel }: Cards): Map<string, Leg[]> {
  const legs = new Map<string, Leg[]>()
  const add = (from: string, to: string, pay: Price) => legs.set(from, [...(legs.get(from) ?? []), { to, pay }])
  for (const { between, pay } of travel.ways) {
    const [one, other] = between
    if (other !== 'village') add(one, other, pay)
    if (one !== 'village') add(other, one, pay)
  }
  return legs
}

/** VP-SAIL-3: no ship comes into the port by a line. */
function watersOf({ port }: Cards): Map<string, string[]> {
  const waters = new Map<string, string[]>()
  const add = (from: string, to: string) => waters.set(from, [...(waters.get(from) ?? []), to])
  for (const [one, other] of port.lines) {
    if (other !== 'port') add(one, other)
    if (one !== 'port') add(other, one)
  }
  return waters
}

const BASE_GROUPS = { farm: 'farm', craft: 'crafts', council: 'council', castle: 'travel', church: 'church' } as const

function makeLookup({ setup }: Held): Lookup {
  const { content, options, seats } = setup
  const sets: Sets = {
    inn: sideOf(options.inn),
    port: options.port === 'on',
    marriage: sideOf(options.marriage),
    solo: seats === 1,
  }
  const board = boardOf(seats)
  const modules = modulesFor(sets)
  const actions = Object.assign({}, BASE_ACTIONS, ...modules.map((module) => module.actions ?? {}))
  const { plagueCubes } = content.constants
  const isIn = ({ set }: { set: string }) => set === 'base' || Boolean(sets[set as 'inn' | 'port' | 'marriage'])
  return {
    sets,
    modules,
    actions,
    spaces: SPACES.flatMap((space, at) => (space in actions ? [at] : [])),
    seeds: seedsOf(content, board, sets),
    plague: sets.marriage ? plagueCubes.withMarriage : plagueCubes.base,
    generations: generationsOf(content, sets),
    open: openPlaces(content, board, sets),
    graves: used(content.graves.places, board),
    stalls: used(content.market.stalls, board),
    customers: content.customers.flatMap((one, at) => (isIn(one) ? [at] : [])),
    crafts: content.crafts.filter(({ building }) => building !== 'brewery' || sets.inn),
    legs: legsOf(content),
    waters: watersOf(content),
    groups: Object.assign({}, BASE_GROUPS, ...modules.map((module) => module.groups ?? {})),
  }
}

const known = new WeakMap<object, Lookup>()

export function lookupOf(t: Held): Lookup {
  const found = known.get(t.setup)
  if (found !== undefined) return found
  const made = makeLookup(t)
  known.set(t.setup, made)
  return made
}
