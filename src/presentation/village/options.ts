import type { Gift } from '#data/village/schema'
import type { Question } from '#kernel'
import { cropOf } from '#village/actions/harvest'
import { surchargeFor } from '#village/actions/market'
import { burialOf } from '#village/scenes/death'
import type { View } from '#village/view'
import { readOption, type Space, type Ware } from '#village/words'
import type { Entry, Shown, Voice } from '../presentation.ts'
import {
  customerText,
  effectText,
  pointsOfCustomer,
  privilegeText,
  villagerName,
  villagerOf,
  villagerText,
} from './card-texts.ts'
import { capital, cut, dotted, type Phrasing, phrasingOf, playerAt, readWares, viewOf } from './phrasing.ts'

/** Options as rows of a select: a label, and what more there is to say. */

interface Here {
  readonly phrasing: Phrasing
  readonly view: View
  readonly ask: Pick<Question, 'about' | 'seat'>
}

type Describe = (here: Here, rest: string) => Entry

function entry(label: string, description?: string): Entry {
  return description ? { label: capital(cut(label)), description } : { label: capital(cut(label)) }
}

function split(rest: string, sign: string): [string, string] {
  const at = rest.lastIndexOf(sign)
  return at < 0 ? [rest, ''] : [rest.slice(0, at), rest.slice(at + 1)]
}

function take({ phrasing }: Here, rest: string): Entry {
  const [space, cube] = rest.split('.') as [Space, string]
  return entry(phrasing.say('opt.take', { space: phrasing.space(space), cube: phrasing.some(cube, 1) }))
}

function well({ phrasing, view }: Here, colour: string): Entry {
  const n = view.setup.content.constants.wellCubes.value
  return entry(phrasing.say('opt.well', { cubes: phrasing.some(colour, n) }))
}

function craft({ phrasing, view }: Here, building: string): Entry {
  const card = view.setup.content.crafts.find((one) => one.building === building)
  if (card === undefined) return entry(phrasing.word(building))
  const { both, pay, time, training } = card
  const label = `${phrasing.word(building)}: ${card.makes.map((ware) => phrasing.some(ware, card.amount)).join(' / ')}`
  if (both) return entry(label, phrasing.wares({ ...pay, time }))
  const facts = {
    training: training === null ? 'none' : phrasing.some('time', training),
    time: phrasing.some('time', time),
  }
  return entry(label, phrasing.say('opt.craftWhy', { ...facts, price: phrasing.wares(pay) }))
}

/** V-MARKET-4: what a sale of this market day costs beside its goods; nothing is said of other sales. */
function surchargeText({ phrasing, view, ask }: Here): string {
  if (ask.about !== 'sell' || view.market === null) return ''
  const surcharge = surchargeFor(view, ask.seat, view.market)
  if (Object.keys(surcharge).length === 0) return phrasing.say('opt.noSurcharge')
  return phrasing.say('opt.surcharge', { price: phrasing.wares(surcharge) })
}

/** Two customers who want and give the same are told apart by the numbers of their cards. */
function serve(here: Here, id: string): Entry {
  const { phrasing, view } = here
  const textOf = (one: string) => {
    const points = phrasing.some('points', pointsOfCustomer(view, one))
    return phrasing.say('opt.serve', { wants: customerText(phrasing, view, one), points })
  }
  const hasTwin = view.setup.content.customers.some((one) => one.id !== id && textOf(one.id) === textOf(id))
  return entry(textOf(id), dotted([surchargeText(here), hasTwin && id]))
}

/** Cocoa and tea on a market day, cargo at an island, bread and tools to the smuggler. */
function sell(here: Here, rest: string): Entry {
  const { phrasing } = here
  const [[ware, n] = ['', 1]] = Object.entries(readWares(rest))
  const what = phrasing.some(ware, n)
  const worth = worthOf(here, ware, n)
  if (worth === null) return entry(phrasing.say('opt.sellOne', { what }))
  return entry(phrasing.say('opt.sellFor', { what, points: phrasing.wares(worth) }), surchargeText(here))
}

/** Null where a voyage is only planned: the ship is not there yet. */
function worthOf(here: Here, ware: string, n: number): Gift | null {
  const { view, ask } = here
  const { marriage, port } = view.setup.content
  if (ask.about === 'sell' && (ware === 'cocoa' || ware === 'tea')) {
    const { points, coins } = port.stalls[ware]
    return coins === undefined ? { points } : { points, coins }
  }
  if (ask.about === 'isle') return { points: islandOf(here)?.buys[ware as Ware] ?? 0 }
  return ask.about === 'smuggler' ? { points: n * marriage.smuggler.sell.pointsEach } : null
}

/** Where the ship of whoever is asked lies. */
function islandOf({ view, ask }: Here) {
  const at = view.players[ask.seat]?.ship?.at
  return view.setup.content.port.islands.find(({ id }) => id === at)
}

function enter({ phrasing, view, ask }: Here, rest: string): Entry {
  if (ask.about === 'council') return entry(phrasing.say('opt.enterCouncil', { who: phrasing.who(rest) }))
  const [name, price] = split(rest, '.')
  const whole = view.setup.content.church.enter.find((one) => Object.keys(one)[0] === price)
  return entry(phrasing.say('opt.enterChurch', { who: phrasing.who(name), price: phrasing.wares(whole ?? {}) }))
}

function die({ phrasing, view }: Here, name: string): Entry {
  const to = burialOf(view, name.slice(name.indexOf('@') + 1))
  return entry(phrasing.say('opt.die', { who: phrasing.who(name), to: phrasing.place(to) }))
}

function rise({ phrasing, view }: Here, rest: string): Entry {
  const [name, ware] = split(rest, '=')
  const step = Number(name.slice(name.lastIndexOf('.') + 1))
  const grain = view.setup.content.church.steps[step]?.grain ?? 0
  const price = phrasing.some(ware, ware === 'grain' ? grain : 1)
  return entry(phrasing.say('opt.rise', { who: phrasing.who(name), price }))
}

function card({ phrasing, view }: Here, id: string): Entry {
  return entry(
    phrasing.say('opt.card', { villager: villagerName(phrasing, view, id) }),
    villagerText(phrasing, view, id),
  )
}

function topOf(view: View, pile: string): string {
  const top = view.pileTops[Number(pile) - 1]
  return view.setup.content.villagers[top ?? -1]?.id ?? ''
}

function tuck({ phrasing, view }: Here, pile: string): Entry {
  const id = topOf(view, pile)
  return entry(
    phrasing.say('opt.tuck', { pile, villager: villagerName(phrasing, view, id) }),
    villagerText(phrasing, view, id),
  )
}

function buy({ phrasing, view }: Here, pile: string): Entry {
  const id = topOf(view, pile)
  const facts = { villager: villagerName(phrasing, view, id), price: phrasing.wares(villagerOf(view, id)?.cost ?? {}) }
  return entry(phrasing.say('opt.buy', facts), villagerText(phrasing, view, id))
}

function hire({ phrasing, view }: Here, id: string): Entry {
  const captain = view.setup.content.port.captains.find((one) => one.id === id)
  if (captain === undefined) return entry(id)
  const why = phrasing.say('opt.hireWhy', { price: phrasing.wares(captain.pay), n: captain.steps })
  return entry(`${phrasing.say('opt.hire', { coins: phrasing.some('coins', captain.coins) })}, ${why}`)
}

function travel({ phrasing, view }: Here, rest: string): Entry {
  const [name, to] = split(rest, '>')
  const { castles, leg, ways } = view.setup.content.travel
  const reward = castles.find(({ id }) => id === to)?.reward ?? {}
  const at = name.slice(name.indexOf('@') + 1)
  const from = at === 'farm' ? 'village' : at.slice('castle.'.length)
  const way = ways.find(({ between }) => between.includes(from) && between.includes(to))
  const { time, wagon } = leg
  const costs = phrasing.wares({ time, wagon, ...way?.pay })
  const gains = Object.entries(reward).map(([what, n]) => phrasing.some(what, n))
  return entry(
    phrasing.say('opt.travel', { who: phrasing.who(name), castle: phrasing.word(to) }),
    `${costs} → ${gains.join(', ')}`,
  )
}

function light(here: Here): Entry {
  const { phrasing } = here
  const lighthouse = islandOf(here)?.lighthouse
  const points = phrasing.some('points', lighthouse?.points ?? 0)
  return entry(phrasing.say('opt.light', { price: phrasing.wares(lighthouse?.pay ?? {}), points }))
}

function takeTile(here: Here): Entry {
  const { phrasing } = here
  const pile = islandOf(here)?.pile ?? 'chest'
  const what = pile === 'chest' ? phrasing.say('word.chest') : phrasing.some(pile, 1)
  return entry(phrasing.say('opt.takeTile', { what }))
}

/** V-ASK: what the next space costs: the captain's price where no step is left, and time on a time space. */
function step({ phrasing, view, ask }: Here, to: string): Entry {
  const label = phrasing.say('opt.step', { water: phrasing.water(to) })
  const { captains, timeSpace, timeSpaces } = view.setup.content.port
  const captain = captains[view.players[ask.seat]?.ship?.captain ?? -1]
  const { voyage } = view
  if (!voyage || captain === undefined) return entry(label)
  const price = phrasing.say('opt.stepWhy', { price: phrasing.wares(captain.pay), n: captain.steps })
  const isSlow = timeSpaces.includes(to) && !voyage.isTimeless
  return entry(
    label,
    dotted([voyage.free > 0 ? phrasing.say('goal.free') : price, isSlow && phrasing.some('time', timeSpace.time)]),
  )
}

/** V-PAY-3: which step is climbed is not asked about here; steps may differ in their prices. */
function payWith({ phrasing, view }: Here, ware: string): Entry {
  const counts = view.setup.content.council.flatMap(({ pay }) => pay.map((price) => price[ware as Ware] ?? 0))
  const some = [...new Set(counts)].filter((n) => n > 0).map((n) => phrasing.some(ware, n))
  return entry(some.join(' / ') || phrasing.say('word.nothing'))
}

function pull({ phrasing, view }: Here, number: string): Entry {
  const { coins } = view.setup.content.constants.massPull
  return entry(phrasing.say('opt.pull', { number, price: phrasing.some('coins', coins) }))
}

function goHome({ phrasing, view }: Here): Entry {
  const { time } = view.setup.content.port.returnHome
  return entry(phrasing.say('opt.return', { time: phrasing.some('time', time) }))
}

function stay({ phrasing, view }: Here): Entry {
  const { time } = view.setup.content.port.timeSpace
  return entry(phrasing.say('opt.stay', { time: phrasing.some('time', time) }))
}

function rank({ phrasing, view }: Here, rest: string): Entry {
  const [name, at] = split(rest, '>')
  const side = view.setup.options.marriage === 'back' ? 'back' : 'front'
  const bonus = view.setup.content.marriage.ranks[side][Number(at) - 1]?.bonus
  const why = bonus?.do === 'swap' ? phrasing.say('fx.swap', { n: bonus.get }) : bonus && effectText(phrasing, bonus)
  return entry(phrasing.say('opt.rank', { who: phrasing.who(name), rank: at }), why)
}

function load({ phrasing }: Here, rest: string): Entry {
  return entry(phrasing.say('opt.load', { what: rest.includes('@') ? phrasing.who(rest) : phrasing.some(rest, 1) }))
}

function token({ phrasing }: Here, rest: string): Entry {
  const [what, price] = rest.split('.') as [string, string]
  return entry(phrasing.say('opt.token', { token: phrasing.some(what, 1), price: phrasing.wares(readWares(price)) }))
}

function conny({ phrasing }: Here, rest: string): Entry {
  const [space, cube] = rest.split('.') as [Space, string]
  return entry(phrasing.say('opt.conny', { space: phrasing.space(space), cube: phrasing.some(cube, 1) }))
}

function cropFor(view: View, seat: number): number {
  return cropOf(view, playerAt(view, seat))
}

const plain =
  (of: (phrasing: Phrasing, rest: string) => string): Describe =>
  ({ phrasing }, rest) =>
    entry(of(phrasing, rest))

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
    pull,
    step,
  },
  with: payWith,
  return: goHome,
  stay,
  space: plain((phrasing, rest) => phrasing.space(rest as Space)),
  coins: plain((phrasing, rest) => phrasing.say(rest === 'ask' ? 'opt.coinsAsk' : 'opt.coinsLast')),
  skip: plain((phrasing) => phrasing.say('opt.skip')),
  harvest: ({ phrasing, view, ask }) =>
    entry(phrasing.say('opt.harvest', { grain: phrasing.some('grain', cropFor(view, ask.seat)) })),
  time: plain((phrasing) => phrasing.say('opt.time')),
  train: plain((phrasing, name) => phrasing.say('opt.train', { who: phrasing.who(name) })),
  produce: plain((phrasing) => phrasing.say('opt.produce')),
  birth: plain((phrasing) => phrasing.say('opt.birth')),
  recall: plain((phrasing, name) => phrasing.say('opt.recall', { who: phrasing.who(name) })),
  make: plain((phrasing, ware) => phrasing.some(ware, 1)),
  leave: plain((phrasing) => phrasing.say('opt.leave')),
  once: plain((phrasing) => phrasing.say('opt.once')),
  double: plain((phrasing) => phrasing.say('opt.double')),
  market: plain((phrasing) => phrasing.say('opt.market')),
  pass: plain((phrasing) => phrasing.say('opt.pass')),
  climb: plain((phrasing, name) => phrasing.say('opt.climb', { who: phrasing.who(name) })),
  privilege: plain((phrasing) => phrasing.say('opt.privilege')),
  use: ({ phrasing, view }, step) => entry(privilegeText(phrasing, view, Number(step))),
  none: plain((phrasing) => phrasing.say('opt.none')),
  pick: plain((phrasing, wares) => phrasing.wares(readWares(wares))),
  done: plain((phrasing) => phrasing.say('opt.done')),
  end: plain((phrasing) => phrasing.say('opt.end')),
  visit: plain((phrasing, name) =>
    name === '' ? phrasing.say('opt.visit') : phrasing.say('opt.visitWith', { who: phrasing.who(name) }),
  ),
  reward: plain((phrasing, castle) => phrasing.say('opt.reward', { castle: phrasing.word(castle) })),
  enshrine: plain((phrasing, name) => phrasing.say('opt.enshrine', { who: phrasing.who(name) })),
  sail: plain((phrasing) => phrasing.say('opt.sail')),
  dock: plain((phrasing) => phrasing.say('opt.dock')),
  stop: plain((phrasing) => phrasing.say('opt.stop')),
  chests: plain((phrasing, what) => phrasing.say(what === 'open' ? 'opt.chestsOpen' : 'opt.chestsClosed')),
  endTurn: plain((phrasing, what) => phrasing.say(what === 'ask' ? 'opt.endAsk' : 'opt.endEnd')),
  open: plain((phrasing, what) => phrasing.say('opt.open', { what: phrasing.wares(readWares(what)) })),
  cubes: plain((phrasing, what) => phrasing.say('opt.cubes', { what: phrasing.wares(readWares(what)) })),
  swap: plain((phrasing, colour) => phrasing.say('opt.swap', { what: phrasing.some(colour, 1) })),
  keep: plain((phrasing) => phrasing.say('opt.keep')),
  bakery: plain((phrasing) => phrasing.say('opt.lodging', { lodging: phrasing.say('word.bakery') })),
  shop: plain((phrasing) => phrasing.say('opt.lodging', { lodging: phrasing.say('word.shop') })),
  gift: plain((phrasing, wares) => phrasing.say('opt.gift', { what: phrasing.wares(readWares(wares)) })),
  bread: plain((phrasing, name) => phrasing.say('opt.bread', { who: phrasing.who(name) })),
}

/** Words that mean something else where they stand alone, or in another question. */
function describe(here: Here, option: string): Entry {
  const [verb, rest] = readOption(option)
  const { phrasing } = here
  if (option === 'take') return takeTile(here)
  if (option === 'pay') return entry(phrasing.say('opt.wayPay'))
  if (verb === 'pay') return entry(phrasing.say('opt.pay', { price: phrasing.wares(readWares(rest)) }))
  return BY_VERB[verb]?.(here, rest) ?? entry(phrasing.say('opt.other', { option }))
}

export function optionEntry(shown: Shown, ask: Question, option: string, voice: Voice): Entry {
  return describe({ phrasing: phrasingOf(voice.language), view: viewOf(shown), ask }, option)
}

/** A turn has a space's cubes in one group, and all the rest in another. */
export function groups(
  _scene: Shown,
  { about, options }: Question,
  voice: Voice,
): { entry: Entry; options: string[] }[] | null {
  if (options.length <= MOST) return null
  const phrasing = phrasingOf(voice.language)
  const groupOf = (option: string) => (about === 'turn' ? (/^take:(\w+)/.exec(option)?.[1] ?? '') : '')
  const names = [...new Set(options.map(groupOf))]
  return names.flatMap((name) => {
    const label = name === '' ? phrasing.say('ask.other') : phrasing.space(name as Space)
    return inTwenties(
      label,
      options.filter((option) => groupOf(option) === name),
    )
  })
}

const TWENTY = 20
const MOST = 25

function inTwenties(label: string, options: readonly string[]): { entry: Entry; options: string[] }[] {
  if (options.length <= MOST) return [{ entry: { label }, options: [...options] }]
  const count = Math.ceil(options.length / TWENTY)
  return Array.from({ length: count }, (_, at) => ({
    entry: { label: `${label} ${at + 1}/${count}` },
    options: options.slice(at * TWENTY, (at + 1) * TWENTY),
  }))
}
