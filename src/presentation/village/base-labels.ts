import { cropOf } from '#village/actions/harvest'
import { surchargeFor } from '#village/actions/market'
import type { BaseOption } from '#village/base-options'
import { cardPlace } from '#village/content-index'
import { burialOf } from '#village/scenes/death'
import { partOf, placeIn, stepOf, type Ware } from '#village/words'
import { customerText, pointsOfCustomer, privilegeText } from './card-texts.ts'
import { entry, type Label, type Labels, type OptionContext, plainLabel } from './option-labels.ts'
import { dotted, playerAt } from './phrasing.ts'

/** Labels of the options of the base game. */

type Of<K extends BaseOption['kind']> = Extract<BaseOption, { kind: K }>

const craft: Label<Of<'craft'>> = ({ phrasing, view }, { building }) => {
  const card = view.setup.content.crafts.find((other) => other.building === building)
  if (card === undefined) return entry(phrasing.word(building))
  const { both, pay, time, training } = card
  const label = `${phrasing.word(building)}: ${card.makes.map((ware) => phrasing.some(ware, card.amount)).join(' / ')}`
  if (both) return entry(label, phrasing.cost({ ...pay, time }))
  const facts = {
    training: training === null ? 'none' : phrasing.cost({ time: training }),
    time: phrasing.cost({ time }),
  }
  return entry(label, phrasing.say('opt.craftWhy', { ...facts, price: phrasing.cost(pay) }))
}

/** V-MARKET-4: what a sale of this market day costs beside its goods; nothing is said of other sales. */
export function surchargeText({ phrasing, view, ask }: OptionContext): string {
  if (ask.about !== 'sell' || view.market === null) return ''
  const surcharge = surchargeFor(view, ask.seat, view.market)
  if (Object.keys(surcharge).length === 0) return phrasing.say('opt.noSurcharge')
  return phrasing.say('opt.surcharge', { price: phrasing.cost(surcharge) })
}

/** Two customers who want and give the same are told apart by the numbers of their cards. */
const serve: Label<Of<'serve'>> = (context, { customer }) => {
  const { phrasing, view } = context
  const textOf = (id: string) => {
    const points = phrasing.gain({ points: pointsOfCustomer(view, id) })
    return phrasing.say('opt.serve', { wants: customerText(phrasing, view, id), points })
  }
  const others = view.setup.content.customers.filter(({ id }) => id !== customer)
  const hasTwin = others.some(({ id }) => textOf(id) === textOf(customer))
  return entry(textOf(customer), dotted([surchargeText(context), hasTwin && customer]))
}

const joinChurch: Label<Of<'joinChurch'>> = ({ phrasing, view }, { member, price }) => {
  const whole = view.setup.content.church.enter.find((other) => Object.keys(other)[0] === price)
  return entry(phrasing.say('opt.enterChurch', { who: phrasing.who(member), price: phrasing.cost(whole ?? {}) }))
}

const die: Label<Of<'die'>> = ({ phrasing, view }, { member }) => {
  const grave = phrasing.place(burialOf(view, placeIn(member)))
  return entry(phrasing.say('opt.die', { who: phrasing.who(member), to: grave }))
}

const rise: Label<Of<'rise'>> = ({ phrasing, view }, { member, price }) => {
  const grain = view.setup.content.church.steps[stepOf(placeIn(member))]?.grain ?? 0
  const paid = phrasing.cost({ [price]: price === 'grain' ? grain : 1 })
  return entry(phrasing.say('opt.rise', { who: phrasing.who(member), price: paid }))
}

const travel: Label<Of<'travel'>> = ({ phrasing, view }, { member, castle }) => {
  const { castles, leg, ways } = view.setup.content.travel
  const reward = castles[cardPlace(castles, castle)]?.reward ?? {}
  const place = placeIn(member)
  const from = place === 'farm' ? 'village' : partOf(place)
  const way = ways.find(({ between }) => between.includes(from) && between.includes(castle))
  const { time, wagon } = leg
  const costs = phrasing.cost({ time, wagon, ...way?.pay })
  return entry(
    phrasing.say('opt.travel', { who: phrasing.who(member), castle: phrasing.word(castle) }),
    `${costs} → ${phrasing.gain(reward)}`,
  )
}

/** V-PAY-3: which step is climbed is not asked about here; steps may differ in their prices. */
const payWith: Label<Of<'with'>> = ({ phrasing, view }, { price: word }) => {
  const counts = view.setup.content.council.flatMap(({ pay }) => pay.map((price) => price[word as Ware] ?? 0))
  const some = [...new Set(counts)].filter((count) => count > 0).map((count) => phrasing.some(word, count))
  return entry(some.join(' / ') || phrasing.say('word.nothing'))
}

const pull: Label<Of<'pull'>> = ({ phrasing, view }, { number }) => {
  const { coins } = view.setup.content.constants.massPull
  return entry(phrasing.say('opt.pull', { number, price: phrasing.cost({ coins }) }))
}

const well: Label<Of<'well'>> = ({ phrasing, view }, { colour }) => {
  const count = view.setup.content.constants.wellCubes.value
  return entry(phrasing.say('opt.well', { cubes: phrasing.cost({ [colour]: count }) }))
}

const harvest: Label<Of<'harvest'>> = ({ phrasing, view, ask }) => {
  const grain = cropOf(view, playerAt(view, ask.seat))
  return entry(phrasing.say('opt.harvest', { grain: phrasing.some('grain', grain) }))
}

const double = plainLabel<Of<'double' | 'doubleWith'>>(({ say }) => say('opt.double'))

export const BASE_LABELS: Labels<BaseOption> = {
  take: plainLabel((phrasing, { space, cube }) =>
    phrasing.say('opt.take', { space: phrasing.space(space), cube: phrasing.some(cube, 1) }),
  ),
  well,
  space: plainLabel((phrasing, { space }) => phrasing.space(space)),
  skip: plainLabel(({ say }) => say('opt.skip')),
  harvest,
  birth: plainLabel(({ say }) => say('opt.birth')),
  recall: plainLabel(({ say, who }, { member }) => say('opt.recall', { who: who(member) })),
  craft,
  time: plainLabel(({ say }) => say('opt.time')),
  payInstead: plainLabel(({ say }) => say('opt.wayPay')),
  train: plainLabel(({ say, who }, { member }) => say('opt.train', { who: who(member) })),
  produce: plainLabel(({ say }) => say('opt.produce')),
  leave: plainLabel(({ say }) => say('opt.leave')),
  make: plainLabel(({ some }, { ware }) => some(ware, 1)),
  once: plainLabel(({ say }) => say('opt.once')),
  double,
  doubleWith: double,
  market: plainLabel(({ say }) => say('opt.market')),
  serve,
  pass: plainLabel(({ say }) => say('opt.pass')),
  travel,
  joinChurch,
  joinCouncil: plainLabel(({ say, who }, { member }) => say('opt.enterCouncil', { who: who(member) })),
  climb: plainLabel(({ say, who }, { member }) => say('opt.climb', { who: who(member) })),
  privilege: plainLabel(({ say }) => say('opt.privilege')),
  use: ({ phrasing, view }, { step }) => entry(privilegeText(phrasing, view, step)),
  none: plainLabel(({ say }) => say('opt.none')),
  with: payWith,
  pick: plainLabel(({ wares: textOf }, { wares }) => textOf(wares)),
  pay: plainLabel((phrasing, { wares }) => phrasing.say('opt.pay', { price: phrasing.wares(wares) })),
  coins: plainLabel(({ say }, { use }) => say(use === 'ask' ? 'opt.coinsAsk' : 'opt.coinsLast')),
  die,
  rise,
  pull,
  done: plainLabel(({ say }) => say('opt.done')),
  end: plainLabel(({ say }) => say('opt.end')),
}
