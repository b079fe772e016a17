import { memberOf } from '#kernel'
import type { Entry } from '#presentation/presentation'
import { isHallFull } from '#willyville/rules/banners'
import { AREA_SLOTS, type AreaSlot, GOODS, type HallName, type HallSlot, isVillager } from '#willyville/words'
import { exchange, inWords } from '../exchange.ts'
import { bigBuilding, customerCard, goodsParts, slotName, valuesText } from '../naming.ts'
import { capital } from '../phrasing.ts'
import { cardsOf } from '../view-access.ts'
import { type Describe, deathNote, entryOf, gained, type OptionContext, timed } from './option-context.ts'

/** White banners, and ploughs that move. */

export const make: Describe<'make'> = (context, { good }) => {
  const { phrasing, view, p } = context
  const { white, slots } = cardsOf(view).craft[good]
  const building = bigBuilding(phrasing, view, good, p.crafts[good]?.card)
  const isFull = (p.crafts[good]?.goods ?? 0) >= slots
  const parts = [timed(context, white.time), deathNote(context, white.time), isFull && phrasing.say('opt.noRoom')]
  return entryOf(phrasing.say('opt.make', { building, good: gained(context, good, 1) }), parts, good)
}

export const harvest: Describe<'harvest'> = (context, { field }) => {
  const { phrasing, view, p } = context
  const isPloughed = p.fields[field]?.plough === true
  const { time } = view.setup.content.field.white
  const coins = gained(context, 'coin', isPloughed ? 2 : 1)
  const parts = [timed(context, time, [coins]), deathNote(context, time), isPloughed && phrasing.say('opt.ploughed')]
  return entryOf(phrasing.say('opt.harvest', { n: field + 1 }), parts, 'field')
}

export const serve: Describe<'serve'> = (context, { customer }) => {
  const { phrasing, view } = context
  const card = customerCard(view, customer)
  if (card === undefined) return entryOf(phrasing.say('opt.more'), [])
  const { banner, goods, points, time } = card
  const label = phrasing.say('opt.serve', { banner: valuesText(banner), points: gained(context, 'point', points) })
  const { lost } = inWords(phrasing)
  const costs = exchange([...(time > 0 ? [lost('time', time)] : []), ...goodsParts(goods, lost)], [])
  return entryOf(label, [costs, deathNote(context, time)], 'merchant')
}

export const game: Describe<'game'> = (context) =>
  entryOf(context.phrasing.say('opt.game'), [timed(context, 0, [gained(context, 'story', 1)])], 'story')

const SCHOOL_TIME = 1
const SCHOOL_STORY = 2

export const school: Describe<'school'> = (context, option) => {
  const { phrasing, p } = context
  const isBoth = p.school.left && p.school.right
  const label = (move: string) => phrasing.say('opt.school', { what: move })
  if (option.move === 'new') return entryOf(label(phrasing.say('use.newChild')), [phrasing.say('free')])
  if (option.move !== 'grow') return entryOf(label(phrasing.say('use.childRight')), [phrasing.say('free')])
  const { from, villager } = option
  const gains = from === 'right' ? [gained(context, 'story', SCHOOL_STORY)] : []
  const cost = timed(context, SCHOOL_TIME, gains)
  const parts = [cost, deathNote(context, SCHOOL_TIME), phrasing.say(`wakes.${villager}`)]
  const grows = phrasing.say('opt.grows', {
    villager: phrasing.say(`villager.${villager}`),
    from: isBoth ? from : 'one',
  })
  return entryOf(label(grows), parts, villager)
}

/** The score that a mark of the town hall would bring now. */
export function markWorth(context: OptionContext, slot: string): string {
  const { phrasing, p } = context
  if (isVillager(slot)) return phrasing.say(p.villagers[slot] ? 'opt.markAlive' : 'opt.markDead')
  const counts: Record<AreaSlot, number> = {
    travel: p.travel.length,
    craft: GOODS.filter((good) => p.crafts[good] !== null).length,
    served: p.served.length,
    religion: (p.church === null ? 0 : 1) + p.monks.length,
    fields: p.fields.length,
  }
  const area = memberOf(AREA_SLOTS, slot)
  const n = area === null ? 0 : counts[area]
  return phrasing.say('opt.markNow', { points: gained(context, 'point', n) })
}

export const slot: Describe<'slot'> = (context, { slot: name }) =>
  entryOf(capital(slotName(context.phrasing, name)), [markWorth(context, name)], isVillager(name) ? name : 'councillor')

/** A hall's name in place of a slot is an option that was chosen before the hall stood there. */
export function hallWhite(context: OptionContext, mark: HallSlot | HallName | null): Entry {
  const { phrasing, view, state, p } = context
  if (p.hall === null) return entryOf(capital(phrasing.say('place.hall')), [])
  const hall = capital(phrasing.say(`hall.${p.hall.name}`))
  const { time } = cardsOf(view).hall[p.hall.name].white
  const costs = [timed(context, time), deathNote(context, time)]
  if (mark !== null) {
    const label = phrasing.say('opt.hallMarks', { hall, what: slotName(phrasing, mark) })
    return entryOf(label, [...costs, markWorth(context, mark)], 'councillor')
  }
  if (p.hall.name === 'finance') {
    return entryOf(phrasing.say('opt.hallGives', { hall, what: gained(context, 'coin', 2) }), costs, 'councillor')
  }
  if (isHallFull(state, p)) return entryOf(hall, [...costs, phrasing.say('opt.noRoom')], 'councillor')
  return entryOf(phrasing.say('opt.hallGives', { hall, what: gained(context, 'joker', 1) }), costs, 'councillor')
}

export function meetWhite(context: OptionContext): Entry {
  const { phrasing, view, p } = context
  const { white, slots } = view.setup.content.meetingPlace
  const hasRoom = (p.meeting?.markers ?? 0) < slots
  const gains = [gained(context, 'story', 1), ...(hasRoom ? [gained(context, 'marker', 1)] : [])]
  const worth = timed(context, white.time, gains)
  const parts = [worth, deathNote(context, white.time), phrasing.say('opt.endsTurn')]
  return entryOf(capital(phrasing.say('place.meet')), parts, 'councillor')
}

/** `plough>field2` and `joker>field2`. */
export const ploughMove: Describe<'movePlough'> = ({ phrasing }, { source, field }) =>
  entryOf(phrasing.say(`opt.${source}`, { n: field + 1 }), [phrasing.say(`opt.${source}Why`)], source)
