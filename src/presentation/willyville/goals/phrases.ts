import { optionsOfKind } from '#willyville/options'
import type { Plan } from '#willyville/planning/index'
import type { Player } from '#willyville/state'
import type { View } from '#willyville/view'
import { type ChurchName, GOODS, type Good, type HallName, type Stack, type Villager } from '#willyville/words'
import { buildingName, builtBy, customerCard, placeName, slotName } from '../naming.ts'
import { capital, type Phrasing } from '../phrasing.ts'

/** Names of plans, and a few words for everything that using the village comes to. */

export interface NamingContext {
  readonly phrasing: Phrasing
  readonly view: View
  readonly p: Player
}

export function nameOfNew({ phrasing, view }: NamingContext, { goal }: Plan): string {
  const [verb, rest = ''] = goal.split(':')
  if (verb === 'church') return capital(phrasing.say(`church.${rest as ChurchName}`))
  if (verb === 'monk') return phrasing.say('goal.monk', { stack: phrasing.say(`stack.${rest as Stack}`) })
  if (verb === 'meet') return capital(phrasing.say('place.meet'))
  if (verb === 'hall') return capital(phrasing.say(`hall.${rest as HallName}`))
  if (verb === 'travel') return phrasing.say('goal.travel', { letter: nextLetter(view) })
  if (verb === 'build') return capital(buildingName(phrasing, view, builtBy(view, goal)?.good ?? 'horse'))
  if (verb === 'field') return capital(phrasing.say('name.field'))
  if (verb === 'market') return phrasing.say('goal.market')
  if (verb === 'hand') return phrasing.say('goal.hand')
  return phrasing.say(`goal.${rest as 'coin' | 'story' | 'house'}`)
}

const LETTERS = 'ABCDE'

function nextLetter(view: View): string {
  const seat = view.seat ?? 0
  return LETTERS[view.players[seat]?.travel.length ?? 0] ?? 'E'
}

/** The phrases for the banners of a plan, the weightiest first: `merchant back`, `serve for 7`, `4 fields`. */
export function phrasesOfUse(named: NamingContext, plan: Plan): string[] {
  const { phrasing } = named
  const banners = plan.goal.split('+')
  const of = (verb: string) => banners.filter((banner) => banner === verb || banner.startsWith(`${verb}:`))
  const phrases = of('school').map((banner) => schoolPhrase(phrasing, banner))
  const served = optionsOfKind(banners, 'serve').map(({ customer }) => customerCard(named.view, customer)?.points ?? 0)
  if (served.length > 0) phrases.push(phrasing.say('use.serve', { n: served.reduce((sum, one) => sum + one, 0) }))
  const fields = of('harvest').length
  if (fields > 0) phrases.push(phrasing.say('fields', { n: fields }))
  phrases.push(...of('make').map((banner) => phrasing.say(`name.${banner.slice('make:'.length) as Good}`)))
  phrases.push(...of('hall').map((banner) => hallPhrase(named, banner)))
  const stories = of('game').length + of('meet').length
  if (stories > 0) phrases.push(phrasing.some('story', stories))
  if (plan.gains.markers > 0) phrases.push(phrasing.say('name.marker'))
  const tile = plan.steps.find((step) => step.startsWith('tile:') && step !== 'tile:stay')
  if (tile !== undefined) {
    phrases.push(
      phrasing.say('use.tile', { place: placeName(phrasing, named.view, named.p, tile.slice('tile:'.length)) }),
    )
  }
  return phrases
}

function schoolPhrase(phrasing: Phrasing, banner: string): string {
  if (banner === 'school:new') return phrasing.say('use.newChild')
  const villager = banner.split('>')[1] as Villager | undefined
  if (villager === undefined) return phrasing.say('use.childRight')
  return phrasing.say('use.back', { villager: phrasing.say(`villager.${villager}`) })
}

function hallPhrase({ phrasing, p }: NamingContext, banner: string): string {
  const slot = banner.split(':')[1]
  if (slot !== undefined) return phrasing.say('goal.marks', { what: slotName(phrasing, slot) })
  return p.hall?.name === 'finance' ? phrasing.some('coin', 2) : phrasing.say('use.hallJoker')
}

const MOST_PHRASES = 3

/** At most three, then how many more. */
export function shortened(phrasing: Phrasing, phrases: readonly string[]): string {
  const more = phrases.length - MOST_PHRASES
  const shown = phrases.slice(0, MOST_PHRASES)
  return [...shown, ...(more > 0 ? [phrasing.say('goal.more', { n: more })] : [])].join(', ')
}

/** The picture of an entry: the villager, the good or the thing it is about; a child has none. */
export function emojiOf({ goal, kind }: Plan): string | undefined {
  return kind === 'white' ? emojiOfUse(goal.split('+')) : emojiOfNew(goal)
}

function emojiOfUse(banners: readonly string[]): string | undefined {
  const has = (verb: string) => banners.some((banner) => banner.startsWith(verb))
  const grown = banners.find((banner) => banner.includes('>'))?.split('>')[1]
  if (grown !== undefined) return grown
  if (has('serve:')) return 'merchant'
  if (has('harvest:')) return 'field'
  if (has('meet') || has('hall')) return 'councillor'
  const made = banners.find((banner) => banner.startsWith('make:'))?.slice('make:'.length)
  return made ?? (has('game') ? 'story' : undefined)
}

const EMOJI_OF: Readonly<Record<string, string>> = {
  church: 'abbot',
  monk: 'abbot',
  meet: 'councillor',
  hall: 'councillor',
  travel: 'traveller',
  field: 'field',
  market: 'merchant',
  hand: 'hand',
  ask: 'headman',
}

function emojiOfNew(goal: string): string | undefined {
  const [verb = '', rest = ''] = goal.split(':')
  return verb === 'build' ? GOOD_OF[rest.split('.')[0] ?? ''] : EMOJI_OF[verb]
}

const GOOD_OF: Readonly<Record<string, Good>> = {
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

const AREAS: readonly (readonly [RegExp, GoalArea])[] = [
  [/^(church|monk)/, 'religion'],
  [/^(meet|hall)/, 'council'],
  [/^travel/, 'travel'],
  [/^(build|make)/, 'craft'],
  [/^(field|harvest)/, 'harvest'],
  [/^(market|serve)/, 'market'],
  [/^hand/, 'hand'],
  [/^ask/, 'headman'],
  [/^school/, 'school'],
]

/** The area an entry belongs to: of several white banners that of the weightiest. */
export function areaOf({ goal, kind }: Plan): GoalArea {
  const all = goal.split('+')
  const order = kind === 'white' ? ['serve', 'school', 'hall', 'harvest', 'make', 'meet'] : []
  const main = order.map((verb) => all.find((step) => step.startsWith(verb))).find((step) => step !== undefined)
  const step = main ?? all[0] ?? ''
  return AREAS.find(([pattern]) => pattern.test(step))?.[1] ?? 'game'
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
  const good = GOOD_OF[goal.slice('build:'.length).split('.')[0] ?? '']
  return good === undefined ? -1 : GOODS.indexOf(good)
}
