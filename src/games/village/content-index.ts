import type { Cards, Price } from '#data/village/schema'
import { memoOf } from '#games/shared/memo'
import type { Setup } from '#kernel'
import { hasSet, modulesOf } from './modules/in-play.ts'
import type { Board, Module } from './modules/module.ts'
import { type ByGroup, type Group, SPACES } from './words.ts'

export interface Leg {
  readonly to: string
  readonly pay: Price
}

/** The card values of one table, arranged so that rules need not search. */
export interface ContentIndex {
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
  readonly legs: ReadonlyMap<string, readonly Leg[]>
}

type OfCards = { readonly setup: Pick<Setup<Cards>, 'content' | 'options' | 'seats'> }

const SMALLEST = 2
const BOARDS: readonly Board[] = [2, 3, 4, 5]

/** V-SETUP: one player plays on the board of two. */
export function boardOf({ setup }: { readonly setup: Pick<Setup, 'seats'> }): Board {
  return BOARDS.find((board) => board === setup.seats) ?? SMALLEST
}

function countUsed(places: readonly number[], board: number): number {
  return places.filter((least) => least <= board).length
}

function sumOf<T>(list: readonly T[], numberOf: (item: T) => number | undefined): number {
  return list.reduce((sum, item) => sum + (numberOf(item) ?? 0), 0)
}

function openPlaces(cards: Cards, board: Board, modules: readonly Module[]): ByGroup<number> {
  const rows = [cards.chronicle.groups, ...modules.map(({ places }) => places?.(cards) ?? {})]
  const open = (group: Group) => sumOf(rows, (row) => countUsed(row[group] ?? [], board))
  return {
    farm: open('farm'),
    crafts: open('crafts'),
    council: open('council'),
    travel: open('travel'),
    church: open('church'),
  }
}

function generationsOf(cards: Cards, modules: readonly Module[]): number[] {
  const more = sumOf(modules, ({ ones }) => ones?.(cards))
  return Object.entries(cards.members.perPlayer).flatMap(([printed, count]) =>
    new Array(count + (printed === '1' ? more : 0)).fill(0).map(() => Number(printed)),
  )
}

/** The rows of everything in play, added up. */
function seedsOf(cards: Cards, board: Board, modules: readonly Module[]): number[] {
  const rows = [cards.seeding.base[board], ...modules.map(({ seeds }) => seeds?.(cards, board) ?? {})]
  return SPACES.map((space) => sumOf(rows, (row) => row[space]))
}

function legsOf({ travel }: Cards): Map<string, Leg[]> {
  const legs = new Map<string, Leg[]>()
  const add = (from: string, to: string, pay: Price) => legs.set(from, [...(legs.get(from) ?? []), { to, pay }])
  for (const { between, pay } of travel.ways) {
    const [start, end] = between
    if (end !== 'village') add(start, end, pay)
    if (start !== 'village') add(end, start, pay)
  }
  return legs
}

const BASE_BUILDINGS: readonly string[] = ['wainwright', 'stables', 'scriptorium', 'smithy', 'mill']

function makeIndex(t: OfCards): ContentIndex {
  const { content } = t.setup
  const board = boardOf(t)
  const modules = modulesOf(t)
  const buildings = [...BASE_BUILDINGS, ...modules.flatMap((module) => module.buildings ?? [])]
  const crafts = content.crafts.filter(({ building }) => buildings.includes(building))
  const { plagueCubes } = content.constants
  return {
    seeds: seedsOf(content, board, modules),
    plague: Math.max(plagueCubes.base, ...modules.map(({ plague }) => plague?.(content) ?? 0)),
    generations: generationsOf(content, modules),
    open: openPlaces(content, board, modules),
    graves: countUsed(content.graves.places, board),
    stalls: countUsed(content.market.stalls, board),
    customers: content.customers.flatMap(({ set }, customer) => (hasSet(t, set) ? [customer] : [])),
    crafts,
    goods: new Set(crafts.flatMap(({ makes }) => makes)),
    legs: legsOf(content),
  }
}

const indexFor = memoOf((setup: OfCards['setup']) => makeIndex({ setup }))

export function contentIndexOf({ setup }: OfCards): ContentIndex {
  return indexFor(setup)
}

const placesById = new WeakMap<object, ReadonlyMap<string, number>>()

/** The place of a card in its table, -1 if there is none of this id. */
export function cardPlace(cards: readonly { readonly id: string }[], id: string): number {
  const before = placesById.get(cards)
  const byId = before ?? new Map(cards.map((card, place) => [card.id, place]))
  if (before === undefined) placesById.set(cards, byId)
  return byId.get(id) ?? -1
}
