import type { Cards, Price } from '#data/village/schema'
import { memoOf } from '#games/shared/memo'
import type { Setup } from '#kernel'
import type { Action } from './actions/action.ts'
import { BASE_ACTIONS } from './actions/base.ts'
import type { Board, Meanings, Module } from './modules/module.ts'
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
export interface ContentIndex {
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
  /** The goods that somebody makes. */
  readonly goods: ReadonlySet<string>
  /** VI-EFFECT: what effects of some expansions mean. */
  readonly meanings: Meanings
  /** V-FAMILY-2: kinds of places from which members are called home. */
  readonly recalls: readonly string[]
  readonly legs: ReadonlyMap<string, readonly Leg[]>
  /** Groups of the dead, by the kind of place they come from; `grave` where there is none. */
  readonly groups: Readonly<Record<string, Group | 'grave'>>
}

type Held = { readonly setup: Pick<Setup<Cards>, 'content' | 'options' | 'seats'> }

function sideOf(option: unknown): Side | null {
  return option === 'front' || option === 'back' ? option : null
}

/** V-SETUP: one player plays on the board of two. */
function boardOf(seats: number): Board {
  return Math.max(2, seats) as Board
}

function used(places: readonly number[], board: number): number {
  return places.filter((least) => least <= board).length
}

function sumOf<T>(list: readonly T[], of: (one: T) => number | undefined): number {
  return list.reduce((sum, one) => sum + (of(one) ?? 0), 0)
}

function openPlaces(cards: Cards, board: Board, modules: readonly Module[]): ByGroup<number> {
  const rows = [cards.chronicle.groups, ...modules.map(({ places }) => places?.(cards) ?? {})]
  const open = (group: Group) => sumOf(rows, (row) => used(row[group] ?? [], board))
  return Object.fromEntries(GROUPS.map((group) => [group, open(group)])) as ByGroup<number>
}

function generationsOf(cards: Cards, modules: readonly Module[]): number[] {
  const more = sumOf(modules, ({ ones }) => ones?.(cards))
  return Object.entries(cards.members.perPlayer).flatMap(([printed, count]) =>
    new Array(count + (printed === '1' ? more : 0)).fill(0).map(() => Number(printed)),
  )
}

/** The rows of what is in play, added up. */
function seedsOf(cards: Cards, board: Board, modules: readonly Module[]): number[] {
  const rows = [cards.seeding.base[board], ...modules.map(({ seeds }) => seeds?.(cards, board) ?? {})]
  return SPACES.map((space) => sumOf(rows, (row) => row[space]))
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

const BASE_BUILDINGS: readonly string[] = ['wainwright', 'stables', 'scriptorium', 'smithy', 'mill']
const BASE_RECALLS = ['craft', 'council', 'castle', 'church']
const BASE_GROUPS = { farm: 'farm', craft: 'crafts', council: 'council', castle: 'travel', church: 'church' } as const

function makeLookup({ setup }: Held): ContentIndex {
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
  const buildings = [...BASE_BUILDINGS, ...modules.flatMap((module) => module.buildings ?? [])]
  const crafts = content.crafts.filter(({ building }) => buildings.includes(building))
  const { plagueCubes } = content.constants
  const isIn = ({ set }: { set: string }) => set === 'base' || Boolean(sets[set as 'inn' | 'port' | 'marriage'])
  return {
    sets,
    modules,
    actions,
    spaces: SPACES.flatMap((space, at) => (space in actions ? [at] : [])),
    seeds: seedsOf(content, board, modules),
    plague: Math.max(plagueCubes.base, ...modules.map(({ plague }) => plague?.(content) ?? 0)),
    generations: generationsOf(content, modules),
    open: openPlaces(content, board, modules),
    graves: used(content.graves.places, board),
    stalls: used(content.market.stalls, board),
    customers: content.customers.flatMap((one, at) => (isIn(one) ? [at] : [])),
    crafts,
    goods: new Set(crafts.flatMap(({ makes }) => makes)),
    meanings: Object.assign({}, ...modules.map(({ effects }) => effects ?? {})),
    recalls: [...BASE_RECALLS, ...modules.flatMap((module) => module.recalls ?? [])],
    legs: legsOf(content),
    groups: Object.assign({}, BASE_GROUPS, ...modules.map((module) => module.groups ?? {})),
  }
}

const indexFor = memoOf((setup: Held['setup']) => makeLookup({ setup }))

export function contentIndexOf({ setup }: Held): ContentIndex {
  return indexFor(setup)
}
