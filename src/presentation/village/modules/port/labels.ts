import type { Gift } from '#data/village/schema'
import { surchargeText } from '#presentation/village/base-labels'
import { entry, type Label, type Labels, type OptionContext, plainLabel } from '#presentation/village/option-labels'
import { dotted } from '#presentation/village/phrasing'
import type { PortOption } from '#village/modules/port/options'
import type { Ware } from '#village/words'

type Of<K extends PortOption['kind']> = Extract<PortOption, { kind: K }>

/** The island where the ship of the seat that is asked lies. */
function islandOf({ view, ask }: OptionContext) {
  const space = view.players[ask.seat]?.ship?.at
  return view.setup.content.port.islands.find(({ id }) => id === space)
}

/** Null where a voyage is only planned: the ship is not there yet. */
function worthOf(context: OptionContext, ware: Ware): Gift | null {
  const { view, ask } = context
  if (ask.about === 'sell' && (ware === 'cocoa' || ware === 'tea')) {
    const { points, coins } = view.setup.content.port.stalls[ware]
    return coins === undefined ? { points } : { points, coins }
  }
  return ask.about === 'isle' ? { points: islandOf(context)?.buys[ware] ?? 0 } : null
}

/** Cocoa and tea on a market day, cargo at an island. */
const sell: Label<Of<'sell'>> = (context, { ware }) => {
  const { phrasing } = context
  const sold = phrasing.some(ware, 1)
  const worth = worthOf(context, ware)
  if (worth === null) return entry(phrasing.say('opt.sellOne', { what: sold }))
  const text = phrasing.say('opt.sellFor', { what: sold, points: phrasing.gain(worth) })
  return entry(text, surchargeText(context))
}

const hire: Label<Of<'hire'>> = ({ phrasing, view }, { captain: id }) => {
  const captain = view.setup.content.port.captains.find((other) => other.id === id)
  if (captain === undefined) return entry(id)
  const why = phrasing.say('opt.hireWhy', { price: phrasing.cost(captain.pay), n: captain.steps })
  return entry(`${phrasing.say('opt.hire', { coins: phrasing.cost({ coins: captain.coins }) })}: ${why}`)
}

const light: Label<Of<'light'>> = (context) => {
  const { phrasing } = context
  const lighthouse = islandOf(context)?.lighthouse
  const points = phrasing.gain({ points: lighthouse?.points ?? 0 })
  return entry(phrasing.say('opt.light', { price: phrasing.cost(lighthouse?.pay ?? {}), points }))
}

const takeTile: Label<Of<'takeTile'>> = (context) => {
  const { phrasing } = context
  const pile = islandOf(context)?.pile ?? 'chest'
  const tile = pile === 'chest' ? phrasing.say('word.chest') : phrasing.some(pile, 1)
  return entry(phrasing.say('opt.takeTile', { what: tile }))
}

/** V-ASK: the cost of the next space: the captain's price where no step is left, and time on a time space. */
const step: Label<Of<'step'>> = ({ phrasing, view, ask }, { to }) => {
  const label = phrasing.say('opt.step', { water: phrasing.water(to) })
  const { captains, timeSpace, timeSpaces } = view.setup.content.port
  const captain = captains[view.players[ask.seat]?.ship?.captain ?? -1]
  const { voyage } = view
  if (!voyage || captain === undefined) return entry(label)
  const price = phrasing.say('opt.hireWhy', { price: phrasing.cost(captain.pay), n: captain.steps })
  const isSlow = timeSpaces.includes(to) && !voyage.isTimeless
  return entry(
    label,
    dotted([voyage.free > 0 ? phrasing.say('goal.free') : price, isSlow && phrasing.cost({ time: timeSpace.time })]),
  )
}

const goHome: Label<Of<'return'>> = ({ phrasing, view }) => {
  const { time } = view.setup.content.port.returnHome
  return entry(phrasing.say('opt.return', { time: phrasing.cost({ time }) }))
}

const stay: Label<Of<'stay'>> = ({ phrasing, view }) => {
  const { time } = view.setup.content.port.timeSpace
  return entry(phrasing.say('opt.stay', { time: phrasing.cost({ time }) }))
}

export const PORT_LABELS: Labels<PortOption> = {
  hire,
  sail: plainLabel(({ say }) => say('opt.sail')),
  dock: plainLabel(({ say }) => say('opt.dock')),
  return: goHome,
  stay,
  stop: plainLabel(({ say }) => say('opt.stop')),
  step,
  load: plainLabel(({ say, some }, { ware }) => say('opt.load', { what: some(ware, 1) })),
  loadMember: plainLabel(({ say, who }, { member }) => say('opt.load', { what: who(member) })),
  sell,
  takeTile,
  light,
  open: plainLabel((phrasing, { content }) => phrasing.say('opt.open', { what: phrasing.gain(content) })),
  chests: plainLabel(({ say }, { use }) => say(use === 'open' ? 'opt.chestsOpen' : 'opt.chestsClosed')),
}
