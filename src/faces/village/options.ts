import type { Ask } from '#kernel'
import { cropOf } from '#village/actions/harvest'
import { burialOf } from '#village/scenes/death'
import type { View } from '#village/view'
import { readOption, type Space } from '#village/words'
import type { Entry, Scene, Voice } from '../face.ts'
import { capital, cut, playerAt, readWares, type Tongue, tongueOf, viewOf } from './tongue.ts'
import { customerText, effectText, pointsOfCustomer, villagerOf, villagerText } from './words.ts'

/** Options as rows of a select: a label, and what more there is to say. */

interface Here {
  readonly tongue: Tongue
  readonly view: View
  readonly ask: Pick<Ask, 'about' | 'seat'>
}

type Describe = (here: Here, rest: string) => Entry

function entry(label: string, description?: string): Entry {
  return description ? { label: capital(cut(label)), description } : { label: capital(cut(label)) }
}

function split(rest: string, sign: string): [string, string] {
  const at = rest.lastIndexOf(sign)
  return at < 0 ? [rest, ''] : [rest.slice(0, at), rest.slice(at + 1)]
}

function take({ tongue }: Here, rest: string): Entry {
  const [space, cube] = rest.split('.') as [Space, string]
  return entry(tongue.say('opt.take', { space: tongue.space(space), cube: tongue.some(cube, 1) }))
}

function well({ tongue, view }: Here, colour: string): Entry {
  const n = view.setup.content.constants.wellCubes.value
  return entry(tongue.say('opt.well', { cubes: tongue.some(colour, n) }))
}

function craft({ tongue, view }: Here, building: string): Entry {
  const card = view.setup.content.crafts.find((one) => one.building === building)
  if (card === undefined) return entry(tongue.word(building))
  const { both, pay, time, training } = card
  const label = `${tongue.word(building)}: ${card.makes.map((ware) => tongue.some(ware, card.amount)).join(' / ')}`
  if (both) return entry(label, tongue.wares({ ...pay, time }))
  const facts = {
    training: training === null ? 'none' : tongue.some('time', training),
    time: tongue.some('time', time),
  }
  return entry(label, tongue.say('opt.craftWhy', { ...facts, price: tongue.wares(pay) }))
}

/** Two customers who want and give the same are told apart by the numbers of their cards. */
function serve({ tongue, view }: Here, id: string): Entry {
  const textOf = (one: string) => {
    const points = tongue.some('points', pointsOfCustomer(view, one))
    return tongue.say('opt.serve', { wants: customerText(tongue, view, one), points })
  }
  const hasTwin = view.setup.content.customers.some((one) => one.id !== id && textOf(one.id) === textOf(id))
  return entry(textOf(id), hasTwin ? id : undefined)
}

/** Cocoa and tea on a market day, cargo at an island, bread and tools to the smuggler. */
function sell({ tongue, view, ask }: Here, rest: string): Entry {
  const [ware = '', n] = Object.entries(readWares(rest))[0] ?? []
  const what = tongue.some(ware, n ?? 1)
  if (ask.about === 'sell' && (ware === 'cocoa' || ware === 'tea')) {
    const { points } = view.setup.content.port.stalls[ware]
    return entry(tongue.say('opt.sellFor', { what, points: tongue.some('points', points) }))
  }
  if (ask.about !== 'smuggler') return entry(tongue.say('opt.sellOne', { what }))
  const points = (n ?? 1) * view.setup.content.marriage.smuggler.sell.pointsEach
  return entry(tongue.say('opt.sellFor', { what, points: tongue.some('points', points) }))
}

function enter({ tongue, ask }: Here, rest: string): Entry {
  if (ask.about === 'council') return entry(tongue.say('opt.enterCouncil', { who: tongue.who(rest) }))
  const [name, price] = split(rest, '.')
  const prices: Readonly<Record<string, string>> = { brown: tongue.some('brown', 1), time: tongue.some('time', 3) }
  const facts = { who: tongue.who(name), price: prices[price] ?? tongue.say('word.nothing') }
  return entry(tongue.say('opt.enterChurch', facts))
}

function die({ tongue, view }: Here, name: string): Entry {
  const to = burialOf(view, name.slice(name.indexOf('@') + 1))
  return entry(tongue.say('opt.die', { who: tongue.who(name), to: tongue.place(to) }))
}

function rise({ tongue, view }: Here, rest: string): Entry {
  const [name, ware] = split(rest, '=')
  const step = Number(name.slice(name.lastIndexOf('.') + 1))
  const grain = view.setup.content.church.steps[step]?.grain ?? 0
  const price = tongue.some(ware, ware === 'grain' ? grain : 1)
  return entry(tongue.say('opt.rise', { who: tongue.who(name), price }))
}

function card({ tongue, view }: Here, id: string): Entry {
  return entry(tongue.say('opt.card', { villager: tongue.villager(id) }), villagerText(tongue, view, id))
}

function topOf(view: View, pile: string): string {
  const top = view.pileTops[Number(pile) - 1]
  return view.setup.content.villagers[top ?? -1]?.id ?? ''
}

function tuck({ tongue, view }: Here, pile: string): Entry {
  const id = topOf(view, pile)
  return entry(tongue.say('opt.tuck', { pile, villager: tongue.villager(id) }), villagerText(tongue, view, id))
}

function buy({ tongue, view }: Here, pile: string): Entry {
  const id = topOf(view, pile)
  const facts = { villager: tongue.villager(id), price: tongue.wares(villagerOf(view, id)?.cost ?? {}) }
  return entry(tongue.say('opt.buy', facts), villagerText(tongue, view, id))
}

function hire({ tongue, view }: Here, id: string): Entry {
  const captain = view.setup.content.port.captains.find((one) => one.id === id)
  if (captain === undefined) return entry(id)
  const why = tongue.say('opt.hireWhy', { price: tongue.wares(captain.pay), n: captain.steps })
  return entry(`${tongue.say('opt.hire', { coins: tongue.some('coins', captain.coins) })}, ${why}`)
}

function travel({ tongue, view }: Here, rest: string): Entry {
  const [name, to] = split(rest, '>')
  const { castles, leg, ways } = view.setup.content.travel
  const reward = castles.find(({ id }) => id === to)?.reward ?? {}
  const at = name.slice(name.indexOf('@') + 1)
  const from = at === 'farm' ? 'village' : at.slice('castle.'.length)
  const way = ways.find(({ between }) => between.includes(from) && between.includes(to))
  const { time, wagon } = leg
  const costs = tongue.wares({ time, wagon, ...way?.pay })
  const gains = Object.entries(reward).map(([what, n]) => tongue.some(what, n))
  return entry(
    tongue.say('opt.travel', { who: tongue.who(name), castle: tongue.word(to) }),
    `${costs} → ${gains.join(', ')}`,
  )
}

function light({ tongue, view, ask }: Here): Entry {
  const at = view.players[ask.seat]?.ship?.at
  const lighthouse = view.setup.content.port.islands.find(({ id }) => id === at)?.lighthouse
  const points = tongue.some('points', lighthouse?.points ?? 0)
  return entry(tongue.say('opt.light', { price: tongue.wares(lighthouse?.pay ?? {}), points }))
}

function takeTile({ tongue, view, ask }: Here): Entry {
  const at = view.players[ask.seat]?.ship?.at
  const pile = view.setup.content.port.islands.find(({ id }) => id === at)?.pile ?? 'chest'
  const what = pile === 'chest' ? tongue.say('word.chest') : tongue.some(pile, 1)
  return entry(tongue.say('opt.takeTile', { what }))
}

function rank({ tongue, view }: Here, rest: string): Entry {
  const [name, at] = split(rest, '>')
  const side = view.setup.options.marriage === 'back' ? 'back' : 'front'
  const bonus = view.setup.content.marriage.ranks[side][Number(at) - 1]?.bonus
  const why = bonus?.do === 'swap' ? tongue.say('fx.swap', { n: bonus.get }) : bonus && effectText(tongue, bonus)
  return entry(tongue.say('opt.rank', { who: tongue.who(name), rank: at }), why)
}

function load({ tongue }: Here, rest: string): Entry {
  return entry(tongue.say('opt.load', { what: rest.includes('@') ? tongue.who(rest) : tongue.some(rest, 1) }))
}

function token({ tongue }: Here, rest: string): Entry {
  const [what, price] = rest.split('.') as [string, string]
  return entry(tongue.say('opt.token', { token: tongue.some(what, 1), price: tongue.wares(readWares(price)) }))
}

function conny({ tongue }: Here, rest: string): Entry {
  const [space, cube] = rest.split('.') as [Space, string]
  return entry(tongue.say('opt.conny', { space: tongue.space(space), cube: tongue.some(cube, 1) }))
}

function cropFor(view: View, seat: number): number {
  return cropOf(view, playerAt(view, seat))
}

const plain =
  (of: (tongue: Tongue, rest: string) => string): Describe =>
  ({ tongue }, rest) =>
    entry(of(tongue, rest))

const BY_VERB: Readonly<Record<string, Describe>> = {
  ...{
    take,
    well,
    craft,
    serve,
    sell,
    enter,
    die,
    rise,
    card,
    tuck,
    buy,
    hire,
    travel,
    light,
    rank,
    load,
    token,
    conny,
  },
  space: plain((tongue, rest) => tongue.space(rest as Space)),
  coins: plain((tongue, rest) => tongue.say(rest === 'ask' ? 'opt.coinsAsk' : 'opt.coinsLast')),
  skip: plain((tongue) => tongue.say('opt.skip')),
  harvest: ({ tongue, view, ask }) =>
    entry(tongue.say('opt.harvest', { grain: tongue.some('grain', cropFor(view, ask.seat)) })),
  time: plain((tongue) => tongue.say('opt.time')),
  train: plain((tongue, name) => tongue.say('opt.train', { who: tongue.who(name) })),
  produce: plain((tongue) => tongue.say('opt.produce')),
  birth: plain((tongue) => tongue.say('opt.birth')),
  recall: plain((tongue, name) => tongue.say('opt.recall', { who: tongue.who(name) })),
  make: plain((tongue, ware) => tongue.some(ware, 1)),
  leave: plain((tongue) => tongue.say('opt.leave')),
  once: plain((tongue) => tongue.say('opt.once')),
  double: plain((tongue) => tongue.say('opt.double')),
  market: plain((tongue) => tongue.say('opt.market')),
  pass: plain((tongue) => tongue.say('opt.pass')),
  climb: plain((tongue, name) => tongue.say('opt.climb', { who: tongue.who(name) })),
  privilege: plain((tongue) => tongue.say('opt.privilege')),
  use: plain((tongue, step) => tongue.say(`opt.use${step as '1'}`)),
  none: plain((tongue) => tongue.say('opt.none')),
  with: plain((tongue, ware) => tongue.some(ware, ware === 'green' ? 2 : 1)),
  pick: plain((tongue, wares) => tongue.wares(readWares(wares))),
  pull: plain((tongue, number) => tongue.say('opt.pull', { number })),
  done: plain((tongue) => tongue.say('opt.done')),
  end: plain((tongue) => tongue.say('opt.end')),
  visit: plain((tongue, name) =>
    name === '' ? tongue.say('opt.visit') : tongue.say('opt.visitWith', { who: tongue.who(name) }),
  ),
  reward: plain((tongue, castle) => tongue.say('opt.reward', { castle: tongue.word(castle) })),
  enshrine: plain((tongue, name) => tongue.say('opt.enshrine', { who: tongue.who(name) })),
  sail: plain((tongue) => tongue.say('opt.sail')),
  dock: plain((tongue) => tongue.say('opt.dock')),
  return: plain((tongue) => tongue.say('opt.return', { time: tongue.some('time', 1) })),
  step: plain((tongue, at) => tongue.say('opt.step', { water: tongue.water(at) })),
  stop: plain((tongue) => tongue.say('opt.stop')),
  chests: plain((tongue, what) => tongue.say(what === 'open' ? 'opt.chestsOpen' : 'opt.chestsClosed')),
  endTurn: plain((tongue, what) => tongue.say(what === 'ask' ? 'opt.endAsk' : 'opt.endEnd')),
  open: plain((tongue, what) => tongue.say('opt.open', { what: tongue.wares(readWares(what)) })),
  cubes: plain((tongue, what) => tongue.say('opt.cubes', { what: tongue.wares(readWares(what)) })),
  swap: plain((tongue, colour) => tongue.say('opt.swap', { what: tongue.some(colour, 1) })),
  keep: plain((tongue) => tongue.say('opt.keep')),
  bakery: plain((tongue) => tongue.say('opt.lodging', { lodging: tongue.say('word.bakery') })),
  shop: plain((tongue) => tongue.say('opt.lodging', { lodging: tongue.say('word.shop') })),
  gift: plain((tongue, wares) => tongue.say('opt.gift', { what: tongue.wares(readWares(wares)) })),
  bread: plain((tongue, name) => tongue.say('opt.bread', { who: tongue.who(name) })),
}

/** Words that mean something else where they stand alone, or in another question. */
function describe(here: Here, option: string): Entry {
  const [verb, rest] = readOption(option)
  const { tongue } = here
  if (option === 'take') return takeTile(here)
  if (option === 'pay') return entry(tongue.say('opt.wayPay'))
  if (verb === 'pay') return entry(tongue.say('opt.pay', { price: tongue.wares(readWares(rest)) }))
  return BY_VERB[verb]?.(here, rest) ?? entry(tongue.say('opt.other', { option }))
}

export function optionEntry(scene: Scene, ask: Ask, option: string, voice: Voice): Entry {
  return describe({ tongue: tongueOf(voice.language), view: viewOf(scene), ask }, option)
}

/** A turn has a space's cubes in one group, and all the rest in another. */
export function groups(
  _scene: Scene,
  { about, options }: Ask,
  voice: Voice,
): { entry: Entry; options: string[] }[] | null {
  if (options.length <= 25) return null
  const tongue = tongueOf(voice.language)
  const groupOf = (option: string) => (about === 'turn' ? (/^take:(\w+)/.exec(option)?.[1] ?? '') : '')
  const names = [...new Set(options.map(groupOf))]
  if (names.length < 2) return inTwenties(options, tongue)
  return names.map((name) => ({
    entry: { label: name === '' ? tongue.say('ask.other') : tongue.space(name as Space) },
    options: options.filter((option) => groupOf(option) === name),
  }))
}

const TWENTY = 20

function inTwenties(options: readonly string[], tongue: Tongue): { entry: Entry; options: string[] }[] {
  const count = Math.ceil(options.length / TWENTY)
  return Array.from({ length: count }, (_, at) => ({
    entry: { label: `${tongue.say('ask.other')} ${at + 1}/${count}` },
    options: options.slice(at * TWENTY, (at + 1) * TWENTY),
  }))
}
