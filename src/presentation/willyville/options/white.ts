import type { Entry } from '#presentation/face'
import { isHallFull } from '#willyville/rules/banners'
import { type AREA_SLOTS, GOODS, type Good, type Villager } from '#willyville/words'
import { lookOf } from '../known.ts'
import { capital } from '../tongue.ts'
import { bigBuilding, customerAt, isVillager, slotName, timeText, valuesText, wantsText } from '../words.ts'
import { type Describe, deathNote, entryOf, type Here } from './here.ts'

/** White banners, and ploughs that move. */

export const make: Describe = (here, rest) => {
  const { tongue, view, p } = here
  const good = rest as Good
  const { white, slots } = lookOf(view).craft[good]
  const building = bigBuilding(tongue, view, good, p.crafts[good]?.card)
  const isFull = (p.crafts[good]?.goods ?? 0) >= slots
  const parts = [timeText(tongue, white.time), deathNote(here, white.time), isFull && tongue.say('opt.noRoom')]
  return entryOf(tongue.say('opt.make', { building, good: tongue.some(good, 1) }), parts, good)
}

export const harvest: Describe = (here, rest) => {
  const { tongue, view, p } = here
  const isPloughed = p.fields[Number(rest) - 1]?.plough === true
  const { time } = view.setup.content.field.white
  const coins = tongue.some('coin', isPloughed ? 2 : 1)
  const parts = [coins, timeText(tongue, time), deathNote(here, time), isPloughed && tongue.say('opt.ploughed')]
  return entryOf(tongue.say('opt.harvest', { n: Number(rest) }), parts, 'field')
}

export const serve: Describe = (here, rest) => {
  const { tongue, view } = here
  const card = customerAt(view, rest)
  if (card === undefined) return entryOf(tongue.say('opt.more'), [])
  const { banner, goods, points, time } = card
  const label = tongue.say('opt.serve', { banner: valuesText(banner), points: tongue.some('point', points) })
  const costs = time > 0 ? tongue.some('time', time) : null
  return entryOf(label, [wantsText(tongue, goods), costs, deathNote(here, time)], 'merchant')
}

export const game: Describe = ({ tongue }) =>
  entryOf(tongue.say('opt.game'), [tongue.some('story', 1), tongue.say('free')], 'story')

const SCHOOL_TIME = 1
const SCHOOL_STORY = 2

export const school: Describe = (here, rest) => {
  const { tongue, p } = here
  const isBoth = p.school.left && p.school.right
  const label = (what: string) => tongue.say('opt.school', { what })
  if (rest === 'new') return entryOf(label(tongue.say('use.newChild')), [tongue.say('free')])
  if (rest === 'right') return entryOf(label(tongue.say('use.childRight')), [tongue.say('free')])
  const [from, villager] = rest.split('>') as [string, Villager]
  const parts = [tongue.some('time', SCHOOL_TIME), deathNote(here, SCHOOL_TIME), tongue.say(`wakes.${villager}`)]
  if (from === 'right') parts.push(tongue.some('story', SCHOOL_STORY))
  const what = tongue.say('opt.grows', { villager: tongue.say(`villager.${villager}`), from: isBoth ? from : 'one' })
  return entryOf(label(what), parts, villager)
}

/** What a mark of the town hall would score now. */
export function markWorth({ tongue, p }: Here, slot: string): string {
  if (isVillager(slot)) return tongue.say(p.villagers[slot] ? 'opt.markAlive' : 'opt.markDead')
  const counts: Record<(typeof AREA_SLOTS)[number], number> = {
    travel: p.travel.length,
    craft: GOODS.filter((good) => p.crafts[good] !== null).length,
    served: p.served.length,
    religion: (p.church === null ? 0 : 1) + p.monks.length,
    fields: p.fields.length,
  }
  const n = counts[slot as keyof typeof counts] ?? 0
  return tongue.say('opt.markNow', { points: tongue.some('point', n) })
}

export const slot: Describe = (here, rest) =>
  entryOf(capital(slotName(here.tongue, rest)), [markWorth(here, rest)], isVillager(rest) ? rest : 'councillor')

export function hallWhite(here: Here, rest: string): Entry {
  const { tongue, view, state, p } = here
  if (p.hall === null) return entryOf(capital(tongue.say('place.hall')), [])
  const hall = capital(tongue.say(`hall.${p.hall.name}`))
  const { time } = lookOf(view).hall[p.hall.name].white
  const costs = [timeText(tongue, time), deathNote(here, time)]
  if (rest !== '') {
    const label = tongue.say('opt.hallMarks', { hall, what: slotName(tongue, rest) })
    return entryOf(label, [...costs, markWorth(here, rest)], 'councillor')
  }
  if (p.hall.name === 'finance') {
    return entryOf(tongue.say('opt.hallGives', { hall, what: tongue.some('coin', 2) }), costs, 'councillor')
  }
  if (isHallFull(state, p)) return entryOf(hall, [...costs, tongue.say('opt.noRoom')], 'councillor')
  return entryOf(tongue.say('opt.hallGives', { hall, what: tongue.some('joker', 1) }), costs, 'councillor')
}

export function meetWhite(here: Here): Entry {
  const { tongue, view, p } = here
  const { white, slots } = view.setup.content.meetingPlace
  const hasRoom = (p.meeting?.markers ?? 0) < slots
  const gains = [tongue.some('story', 1), ...(hasRoom ? [tongue.some('marker', 1)] : [])].join(', ')
  const parts = [gains, timeText(tongue, white.time), deathNote(here, white.time), tongue.say('opt.endsTurn')]
  return entryOf(capital(tongue.say('place.meet')), parts, 'councillor')
}

/** `plough>field2` and `joker>field2`. */
export function ploughMove({ tongue }: Here, option: string): Entry {
  const [source, n] = option.split('>field') as ['plough' | 'joker', string]
  return entryOf(tongue.say(`opt.${source}`, { n: Number(n) }), [tongue.say(`opt.${source}Why`)], source)
}
