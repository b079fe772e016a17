import { itemAt } from '#kernel'
import { type ChildMove, isKind, type Option, type OptionKind, optionsOfKind, readOption } from '#willyville/options'
import { bannersOf, type Plan } from '#willyville/planning/index'
import type { Player } from '#willyville/state'
import type { View } from '#willyville/view'
import { type Building, GOODS, type Good, type HallSlot, LETTERS } from '#willyville/words'
import { buildingName, customerCard, placeName, slotName } from '../naming.ts'
import { capital, type Phrasing, sumOf } from '../phrasing.ts'

/** Names of plans, and a few words for everything that using the village comes to. */

export interface NamingContext {
  readonly phrasing: Phrasing
  readonly view: View
  readonly p: Player
}

export function nameOfNew({ phrasing, view }: NamingContext, { goal }: Plan): string {
  const option = readOption(goal)
  switch (option?.kind) {
    case 'church':
      return capital(phrasing.say(`church.${option.church}`))
    case 'monk':
      return phrasing.say('goal.monk', { stack: phrasing.say(`stack.${option.stack}`) })
    case 'meet':
      return capital(phrasing.say('place.meet'))
    case 'buildHall':
      return capital(phrasing.say(`hall.${option.hall}`))
    case 'travel':
      return phrasing.say('goal.travel', { letter: nextLetter(view) })
    case 'build':
      return capital(buildingName(phrasing, view, GOOD_OF[option.building]))
    case 'field':
      return phrasing.say('goal.field')
    case 'market':
    case 'hand':
      return phrasing.say(`goal.${option.kind}`)
    case 'ask':
      return option.to === 'stay' ? phrasing.say('opt.stay') : phrasing.say(`goal.${option.to}`)
    default:
      throw new Error(`no plan is for ${goal}`)
  }
}

function nextLetter(view: View): string {
  const seat = view.seat ?? 0
  return LETTERS[view.players[seat]?.travel.length ?? 0] ?? 'E'
}

/** The phrases for the banners of a plan, the weightiest first: `merchant back`, `serve for 7 points`, `harvest 4 fields`. */
export function phrasesOfUse(named: NamingContext, plan: Plan): string[] {
  const { phrasing } = named
  const banners = bannersOf(plan)
  const of = <K extends OptionKind>(kind: K) => banners.filter((banner) => isKind(banner, kind))
  const phrases = of('school').map((banner) => schoolPhrase(phrasing, banner))
  const served = of('serve').map(({ customer }) => customerCard(named.view, customer)?.points ?? 0)
  if (served.length > 0) phrases.push(phrasing.say('use.serve', { n: sumOf(served) }))
  const fields = of('harvest').length
  if (fields > 0) phrases.push(phrasing.say('use.harvest', { n: fields }))
  phrases.push(...of('make').map(({ good }) => phrasing.say(`name.${good}`)))
  phrases.push(...of('hall').map(({ slot }) => hallPhrase(named, slot)))
  phrases.push(...of('game').map(() => phrasing.say('place.game')), ...of('meet').map(() => phrasing.say('place.meet')))
  const tile = optionsOfKind(plan.steps, 'tile').find(({ place }) => place !== 'stay')
  if (tile !== undefined) {
    phrases.push(phrasing.say('use.tile', { place: placeName(phrasing, named.view, named.p, tile.place) }))
  }
  return phrases
}

function schoolPhrase(phrasing: Phrasing, move: ChildMove): string {
  if (move.move === 'grow') return phrasing.say('use.back', { villager: phrasing.say(`villager.${move.villager}`) })
  return phrasing.say(move.move === 'new' ? 'use.newChild' : 'use.childRight')
}

function hallPhrase({ phrasing, p }: NamingContext, slot: HallSlot | null): string {
  if (slot !== null) return phrasing.say('goal.marks', { what: slotName(phrasing, slot) })
  return phrasing.say(`hall.${p.hall?.name === 'finance' ? 'finance' : 'guild'}`)
}

const MOST_PHRASES = 3

/** At most three, then how many more. */
export function shortened(phrasing: Phrasing, phrases: readonly string[]): string {
  const more = phrases.length - MOST_PHRASES
  const shown = phrases.slice(0, MOST_PHRASES)
  return [...shown, ...(more > 0 ? [phrasing.say('goal.more', { n: more })] : [])].join(', ')
}

/** The picture of an entry: the villager, the good or the thing it is about; a child has none. */
export function emojiOf(plan: Plan): string | undefined {
  const banners = bannersOf(plan)
  return plan.kind === 'white' ? emojiOfUse(banners) : emojiOfNew(itemAt(banners, 0))
}

function emojiOfUse(banners: readonly Option[]): string | undefined {
  const kinds = new Set(banners.map(({ kind }) => kind))
  for (const banner of banners) if (banner.kind === 'school' && banner.move === 'grow') return banner.villager
  if (kinds.has('serve')) return 'merchant'
  if (kinds.has('harvest')) return 'field'
  if (kinds.has('meet') || kinds.has('hall')) return 'councillor'
  for (const banner of banners) if (banner.kind === 'make') return banner.good
  return kinds.has('game') ? 'story' : undefined
}

const EMOJI_OF: { readonly [K in OptionKind]?: string } = {
  church: 'abbot',
  monk: 'abbot',
  meet: 'councillor',
  buildHall: 'councillor',
  travel: 'traveller',
  field: 'field',
  market: 'merchant',
  hand: 'hand',
  ask: 'headman',
}

function emojiOfNew(banner: Option): string | undefined {
  return banner.kind === 'build' ? GOOD_OF[banner.building] : EMOJI_OF[banner.kind]
}

/** The good that a building makes. */
export function goodBuilt({ building }: { readonly building: Building }): Good {
  return GOOD_OF[building]
}

const GOOD_OF: Readonly<Record<Building, Good>> = {
  stable: 'horse',
  brewery: 'beer',
  smithy: 'plough',
  scriptorium: 'scroll',
  wainwright: 'wagon',
}

export type GoalArea =
  | 'religion'
  | 'council'
  | 'travel'
  | 'craft'
  | 'harvest'
  | 'market'
  | 'hand'
  | 'headman'
  | 'school'
  | 'game'

const AREA_OF: { readonly [K in OptionKind]?: GoalArea } = {
  church: 'religion',
  monk: 'religion',
  meet: 'council',
  hall: 'council',
  buildHall: 'council',
  travel: 'travel',
  build: 'craft',
  make: 'craft',
  field: 'harvest',
  harvest: 'harvest',
  market: 'market',
  serve: 'market',
  hand: 'hand',
  ask: 'headman',
  school: 'school',
}

/** White banners, the weightiest first. */
const BY_WEIGHT: readonly OptionKind[] = ['serve', 'school', 'hall', 'harvest', 'make', 'meet']

/** The area an entry belongs to: of several white banners that of the weightiest. */
export function areaOf(plan: Plan): GoalArea {
  const kinds = bannersOf(plan).map(({ kind }) => kind)
  const weightiest = plan.kind === 'white' ? BY_WEIGHT.find((kind) => kinds.includes(kind)) : undefined
  return AREA_OF[weightiest ?? itemAt(kinds, 0)] ?? 'game'
}

export const ORDER: readonly GoalArea[] = [
  'religion',
  'council',
  'travel',
  'craft',
  'harvest',
  'market',
  'hand',
  'headman',
]

/** Crafts in the order of their goods. */
export function placeInArea({ goal }: Plan): number {
  const option = readOption(goal)
  return option?.kind === 'build' ? GOODS.indexOf(GOOD_OF[option.building]) : -1
}
