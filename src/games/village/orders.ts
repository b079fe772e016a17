import { CARDS } from '#data/village/cards'
import type { Cards } from '#data/village/schema'
import type { OrderSpec, Question } from '#kernel'
import { isWritten, rankedDeaths } from './rules/deaths.ts'
import { bestRise } from './rules/rises.ts'
import { playerOf } from './state.ts'
import type { View } from './view.ts'
import { readOption } from './words.ts'

/** V-ORDER: `ask` is what a seat without orders does. */
const ASK = 'ask'

function named(ask: Question, id: string): string[] | null {
  return ask.options.includes(id) ? [id] : null
}

/** The only option that begins like this; nothing if there are more. */
function only(ask: Question, begin: string): string[] | null {
  const found = ask.options.filter((option) => option.startsWith(begin))
  return found.length === 1 ? found : null
}

function pointsOfSale(view: View, option: string): number {
  const { customers, port } = view.setup.content
  const [verb, id] = readOption(option)
  if (verb === 'serve') return customers.find((one) => one.id === id)?.points ?? 0
  return id === 'cocoa' || id === 'tea' ? port.stalls[id].points : 0
}

/** What can be sold to, the base game first. */
function tilesOf({ customers }: Cards): string[] {
  const isBase = ({ set }: Cards['customers'][number]) => set === 'base'
  const sorted = [...customers.filter(isBase), ...customers.filter((one) => !isBase(one))]
  return [...sorted.map(({ id }) => id), 'cocoa', 'tea']
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
    answer(view, ask, value) {
      if (ask.about !== 'sell' || view.market?.caller === ask.seat) return null
      const wished = [value].flat().flatMap((id) => [`serve:${id}`, `sell:${id}`])
      const sale = wished.find((option) => ask.options.includes(option))
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
        .filter((option) => option.startsWith('pull:'))
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

/** No bread at a death: then there may be nothing left to choose. */
const bread: OrderSpec<View> = {
  name: 'bread',
  values: [ASK, 'never'],
  answer: (_view, ask, value) => (ask.about === 'death' && value === 'never' ? only(ask, 'die:') : null),
}

const tool: OrderSpec<View> = {
  name: 'tool',
  values: [ASK, 'never'],
  answer: (_view, ask, value) => (ask.about === 'double' && value === 'never' ? ['once'] : null),
}

const token: OrderSpec<View> = {
  name: 'token',
  values: [ASK, 'never', 'bread', 'tool'],
  usual: 'never',
  answer(_view, ask, value) {
    if (ask.about !== 'token' || value === ASK) return null
    return value === 'never' ? ['none'] : only(ask, `token:${value}.`)
  },
}

/** Two of a kind, or one with something beside it. */
const gift: OrderSpec<View> = {
  name: 'gift',
  values: [ASK, 'double', 'mixed'],
  usual: 'double',
  answer(_view, ask, value) {
    if (ask.about !== 'gift' || value === ASK) return null
    const isMixed = (option: string) => option.includes('+')
    const found = ask.options.filter((option) => isMixed(option) === (value === 'mixed'))
    return found.length === 1 ? found : null
  },
}

const lodging: OrderSpec<View> = {
  name: 'lodging',
  values: [ASK, 'bakery', 'shop'],
  usual: 'bakery',
  answer: (_view, ask, value) => (ask.about === 'lodging' && value !== ASK ? named(ask, String(value)) : null),
}

/** What the state keeps is told it as soon as its owner is asked about his turn, or on a market day. */
function kept(name: string, options: Readonly<Record<string, string>>): OrderSpec<View> {
  return {
    name,
    values: Object.keys(options),
    answer: (_view, ask, value) => named(ask, `${name}:${options[String(value)]}`),
  }
}

const coins = kept('coins', { last: 'last', choose: 'ask' })
const chests = kept('chests', { open: 'open', closed: 'closed' })
const endTurn = kept('endTurn', { end: 'end', wait: 'ask' })

export const orders: readonly OrderSpec<View>[] = [
  ...[wishes('wishes', BASE_TILES), wishes('moreWishes', MORE_TILES)],
  ...[market, pull, advance, death, bread, tool, token, gift, lodging, coins, chests, endTurn],
]
