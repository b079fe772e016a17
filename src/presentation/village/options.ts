import type { Gift } from '#data/village/schema'
import type { Question } from '#kernel'
import { cropOf } from '#village/actions/harvest'
import { surchargeFor } from '#village/actions/market'
import { burialOf } from '#village/scenes/death'
import type { View } from '#village/view'
import { readOption, type Space, type Ware } from '#village/words'
import type { Entry, Scene, Voice } from '../face.ts'
import { capital, cut, dotted, playerAt, readWares, type Tongue, tongueOf, viewOf } from './tongue.ts'
import {
  customerText,
  effectText,
  pointsOfCustomer,
  privilegeText,
  villagerName,
  villagerOf,
  villagerText,
} from './words.ts'

/** Options as rows of a select: a label, and what more there is to say. */

interface Here {
  readonly tongue: Tongue
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

/** V-MARKET-4: what a sale of this market day costs beside its goods; nothing is said of other sales. */
function surchargeText({ tongue, view, ask }: Here): string {
  if (ask.about !== 'sell' || view.market === null) return ''
  const surcharge = surchargeFor(view, ask.seat, view.market)
  if (Object.keys(surcharge).length === 0) return tongue.say('opt.noSurcharge')
  return tongue.say('opt.surcharge', { price: tongue.wares(surcharge) })
}

/** Two customers who want and give the same are told apart by the numbers of their cards. */
function serve(here: Here, id: string): Entry {
  const { tongue, view } = here
  const textOf = (one: string) => {
    const points = tongue.some('points', pointsOfCustomer(view, one))
    return tongue.say('opt.serve', { wants: customerText(tongue, view, one), points })
  }
  const hasTwin = view.setup.content.customers.some((one) => one.id !== id && textOf(one.id) === textOf(id))
  return entry(textOf(id), dotted([surchargeText(here), hasTwin && id]))
}

/** Cocoa and tea on a market day, cargo at an island, bread and tools to the smuggler. */
function sell(here: Here, rest: string): Entry {
  const { tongue } = here
  const [[ware, n] = ['', 1]] = Object.entries(readWares(rest))
  const what = tongue.some(ware, n)
  const worth = worthOf(here, ware, n)
  if (worth === null) return entry(tongue.say('opt.sellOne', { what }))
  return entry(tongue.say('opt.sellFor', { what, points: tongue.wares(worth) }), surchargeText(here))
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

function enter({ tongue, view, ask }: Here, rest: string): Entry {
  if (ask.about === 'council') return entry(tongue.say('opt.enterCouncil', { who: tongue.who(rest) }))
  const [name, price] = split(rest, '.')
  const whole = view.setup.content.church.enter.find((one) => Object.keys(one)[0] === price)
  return entry(tongue.say('opt.enterChurch', { who: tongue.who(name), price: tongue.wares(whole ?? {}) }))
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
  return entry(tongue.say('opt.card', { villager: villagerName(tongue, view, id) }), villagerText(tongue, view, id))
}

function topOf(view: View, pile: string): string {
  const top = view.pileTops[Number(pile) - 1]
  return view.setup.content.villagers[top ?? -1]?.id ?? ''
}

function tuck({ tongue, view }: Here, pile: string): Entry {
  const id = topOf(view, pile)
  return entry(
    tongue.say('opt.tuck', { pile, villager: villagerName(tongue, view, id) }),
    villagerText(tongue, view, id),
  )
}

function buy({ tongue, view }: Here, pile: string): Entry {
  const id = topOf(view, pile)
  const facts = { villager: villagerName(tongue, view, id), price: tongue.wares(villagerOf(view, id)?.cost ?? {}) }
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

function light(here: Here): Entry {
  const { tongue } = here
  const lighthouse = islandOf(here)?.lighthouse
  const points = tongue.some('points', lighthouse?.points ?? 0)
  return entry(tongue.say('opt.light', { price: tongue.wares(lighthouse?.pay ?? {}), points }))
}

function takeTile(here: Here): Entry {
  const { tongue } = here
  const pile = islandOf(here)?.pile ?? 'chest'
  const what = pile === 'chest' ? tongue.say('word.chest') : tongue.some(pile, 1)
  return entry(tongue.say('opt.takeTile', { what }))
}

/** V-ASK: what the next space costs: the captain's price where no step is left, and time on a time space. */
function step({ tongue, view, ask }: Here, to: string): Entry {
  const label = tongue.say('opt.step', { water: tongue.water(to) })
  const { captains, timeSpace, timeSpaces } = view.setup.content.port
  const captain = captains[view.players[ask.seat]?.ship?.captain ?? -1]
  const { voyage } = view
  if (!voyage || captain === undefined) return entry(label)
  const price = tongue.say('opt.stepWhy', { price: tongue.wares(captain.pay), n: captain.steps })
  const isSlow = timeSpaces.includes(to) && !voyage.isTimeless
  return entry(
    label,
    dotted([voyage.free > 0 ? tongue.say('goal.free') : price, isSlow && tongue.some('time', timeSpace.time)]),
  )
}

/** V-PAY-3: which step is climbed is not asked about here; steps may differ in their prices. */
function payWith({ tongue, view }: Here, ware: string): Entry {
  const counts = view.setup.content.council.flatMap(({ pay }) => pay.map((price) => price[ware as Ware] ?? 0))
  const some = [...new Set(counts)].filter((n) => n > 0).map((n) => tongue.some(ware, n))
  return entry(some.join(' / ') || tongue.say('word.nothing'))
}

function pull({ tongue, view }: Here, number: string): Entry {
  const { coins } = view.setup.content.constants.massPull
  return entry(tongue.say('opt.pull', { number, price: tongue.some('coins', coins) }))
}

function goHome({ tongue, view }: Here): Entry {
  const { time } = view.setup.content.port.returnHome
  return entry(tongue.say('opt.return', { time: tongue.some('time', time) }))
}

function stay({ tongue, view }: Here): Entry {
  const { time } = view.setup.content.port.timeSpace
  return entry(tongue.say('opt.stay', { time: tongue.some('time', time) }))
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
    pull,
    step,
  },
  with: payWith,
  return: goHome,
  stay,
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
  use: ({ tongue, view }, step) => entry(privilegeText(tongue, view, Number(step))),
  none: plain((tongue) => tongue.say('opt.none')),
  pick: plain((tongue, wares) => tongue.wares(readWares(wares))),
  done: plain((tongue) => tongue.say('opt.done')),
  end: plain((tongue) => tongue.say('opt.end')),
  visit: plain((tongue, name) =>
    name === '' ? tongue.say('opt.visit') : tongue.say('opt.visitWith', { who: tongue.who(name) }),
  ),
  reward: plain((tongue, castle) => tongue.say('opt.reward', { castle: tongue.word(castle) })),
  enshrine: plain((tongue, name) => tongue.say('opt.enshrine', { who: tongue.who(name) })),
  sail: plain((tongue) => tongue.say('opt.sail')),
  dock: plain((tongue) => tongue.say('opt.dock')),
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

export function optionEntry(scene: Scene, ask: Question, option: string, voice: Voice): Entry {
  return describe({ tongue: tongueOf(voice.language), view: viewOf(scene), ask }, option)
}

/** A turn has a space's cubes in one group, and all the rest in another. */
export function groups(
  _scene: Scene,
  { about, options }: Question,
  voice: Voice,
): { entry: Entry; options: string[] }[] | null {
  if (options.length <= MOST) return null
  const tongue = tongueOf(voice.language)
  const groupOf = (option: string) => (about === 'turn' ? (/^take:(\w+)/.exec(option)?.[1] ?? '') : '')
  const names = [...new Set(options.map(groupOf))]
  return names.flatMap((name) => {
    const label = name === '' ? tongue.say('ask.other') : tongue.space(name as Space)
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
