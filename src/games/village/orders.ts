import { CARDS } from '#data/village/cards'
import type { Cards } from '#data/village/schema'
import type { OrderSpec, Question } from '#kernel'
import { contentIndexOf } from './content-index.ts'
import { allModules, modulesOf, optionId, optionNamed } from './modules/in-play.ts'
import type { VillageOption } from './modules/modules.ts'
import { isWritten, rankedDeaths } from './rules/deaths.ts'
import { bestRise } from './rules/rises.ts'
import { pointsOfSale } from './rules/sales.ts'
import { playerOf } from './state.ts'
import type { View } from './view.ts'

/** V-ORDER: a seat without orders is asked. */
export const ASK = 'ask'

/** The tile or the ware that is sold to, as wishes name it. */
function tileOf(id: string): string | null {
  const sale = optionNamed(id)
  if (sale?.kind === 'serve') return sale.customer
  return sale?.kind === 'sell' ? sale.ware : null
}

/** Everything that can be sold to, the base game first. */
function tilesOf({ customers }: Cards): string[] {
  const isBase = ({ set }: Cards['customers'][number]) => set === 'base'
  const sorted = [...customers.filter(isBase), ...customers.filter((customer) => !isBase(customer))]
  return [...sorted.map(({ id }) => id), 'cocoa', 'tea']
}

/** A tile of a set that is not in play comes to no stall, and overseas wares sell only where an expansion has stalls. */
function isInPlay(view: View, tile: OrderSpec['values'][number]): boolean {
  const { customers } = view.setup.content
  const card = customers.findIndex(({ id }) => id === tile)
  return card < 0
    ? modulesOf(view).some(({ sales }) => sales !== undefined)
    : contentIndexOf(view).customers.includes(card)
}

type Tiles = (cards: Cards) => string[]

/** Two lists of the table's tiles, each short enough to be shown. */
const MOST_TILES = 24
const BASE_TILES: Tiles = (cards) => tilesOf(cards).slice(0, MOST_TILES)
const MORE_TILES: Tiles = (cards) => tilesOf(cards).slice(MOST_TILES, 2 * MOST_TILES)

/** On days that others call: the first of these that can be served. What is left then is for `market`. */
function wishes(name: string, tiles: Tiles): OrderSpec<View> {
  return {
    name,
    values: tiles(CARDS),
    valuesAt: ({ setup }) => tiles(setup.content),
    isRanked: true,
    canComeUp(view, tile) {
      const all = tile === undefined ? tiles(view.setup.content) : [tile]
      return all.some((word) => isInPlay(view, word))
    },
    answer(view, ask, value) {
      if (ask.about !== 'sell' || view.market?.caller === ask.seat) return null
      const wished = [value].flat().map((tile) => ask.options.find((option) => tileOf(option) === String(tile)))
      const sale = wished.find((option) => option !== undefined)
      return sale === undefined ? null : [sale]
    },
  }
}

/** On days that others call: pass, or be asked only for a sale of so many points. */
const market: OrderSpec<View> = {
  name: 'market',
  values: [ASK, 'pass', 2, 3, 4, 5, 6, 7],
  usual: 'pass',
  answer(view, ask, value) {
    if (ask.about !== 'sell' || view.market?.caller === ask.seat || value === ASK) return null
    if (value === 'pass') return ['pass']
    return ask.options.some((option) => pointsOfSale(view, option) >= Number(value)) ? null : ['pass']
  },
}

/** Never pay coins at mass, or fetch the highest generation first while more than so many are left. */
const pull: OrderSpec<View> = {
  name: 'pull',
  values: [ASK, 'never', 0, 1, 2, 3],
  usual: 'never',
  answer(view, ask, value) {
    if (ask.about !== 'pull' || value === ASK) return null
    if (value === 'never' || playerOf(view, ask.seat).stock.coins <= Number(value)) return ['done']
    return [
      ask.options
        .filter((option) => optionNamed(option)?.kind === 'pull')
        .sort()
        .at(-1) ?? 'done',
    ]
  },
}

const advance: OrderSpec<View> = {
  name: 'advance',
  values: [ASK, 'never', 'best'],
  usual: 'best',
  answer(view, ask, value) {
    if (ask.about !== 'advance' || value === ASK) return null
    return [value === 'best' ? bestRise(view, ask) : 'done']
  },
}

/** A candidate with a free place in the chronicle, the one that loses fewest points; asks if some are alike. */
const death: OrderSpec<View> = {
  name: 'death',
  values: [ASK, 'chronicle'],
  usual: 'chronicle',
  answer(view, ask, value) {
    if (ask.about !== 'death' || value === ASK) return null
    const [best, second] = rankedDeaths(view, ask)
    if (best === undefined || !isWritten(view, ask.seat, best.option)) return null
    return best.rank === second?.rank ? null : [best.option]
  },
}

/** The state keeps it: it is told as soon as its owner is asked about their turn, or on a market day. */
export function keptOrder<T extends VillageOption>(
  name: string,
  options: Readonly<Record<string, T>>,
): OrderSpec<View> {
  return {
    name,
    values: Object.keys(options),
    answer(_view, ask, value) {
      const option = options[String(value)]
      return option === undefined ? null : offeredIn(ask, optionId(option))
    },
  }
}

/** Nothing where it is not offered. */
export function offeredIn({ options }: Question, id: string): string[] | null {
  return options.includes(id) ? [id] : null
}

/** The only option of this kind; nothing if there are more. */
export function onlyOption({ options }: Question, isMeant: (option: VillageOption) => boolean): string[] | null {
  const meant = options.filter((id) => {
    const option = optionNamed(id)
    return option !== null && isMeant(option)
  })
  return meant.length === 1 ? meant : null
}

const coins = keptOrder('coins', { last: { kind: 'coins', use: 'last' }, choose: { kind: 'coins', use: 'ask' } })

/** What the orders of an expansion answer comes up where it is in play. */
function ordersOfModules(
  ordersOf: (module: ReturnType<typeof allModules>[number]) => readonly OrderSpec<View>[] | undefined,
): OrderSpec<View>[] {
  return allModules()
    .toReversed()
    .flatMap((module) =>
      (ordersOf(module) ?? []).map((spec) => ({
        ...spec,
        canComeUp: (view: View) => modulesOf(view).includes(module),
      })),
    )
}

/** The orders that the village keeps: they are changed by the order alone. The newest expansion comes first. */
function keptOrders(): readonly OrderSpec<View>[] {
  return [coins, ...ordersOfModules((module) => module.keptOrders)]
}

export function isKeptOrder(name: string): boolean {
  return keptOrders().some((order) => order.name === name)
}

/** In the order in which they are shown. */
export function standingOrders(): readonly OrderSpec<View>[] {
  return [
    wishes('wishes', BASE_TILES),
    wishes('moreWishes', MORE_TILES),
    market,
    pull,
    advance,
    death,
    ...ordersOfModules((module) => module.standingOrders),
    ...keptOrders(),
  ]
}
