import type { Entry } from '#presentation/presentation'
import { craftCardOf } from '#willyville/content-index'
import { nextLetterOf, travelPricesOf } from '#willyville/rules/conditions'
import type { HallName } from '#willyville/words'
import { bigBuilding, pricesText } from '../naming.ts'
import { capital } from '../phrasing.ts'
import { cardsOf } from '../view-access.ts'
import { type Describe, deathNote, entryOf, gained, type OptionContext, timed } from './option-context.ts'

/** Black banners, and the `?`. */

export const church: Describe<'church'> = (context, { church: name }) => {
  const { phrasing, view } = context
  const { time, points } = cardsOf(view).church[name]
  const worth = timed(context, time, [gained(context, 'point', points)])
  const parts = [worth, deathNote(context, time), phrasing.say(`churchDoes.${name}`)]
  return entryOf(capital(phrasing.say(`church.${name}`)), parts, 'abbot')
}

export const monk: Describe<'monk'> = (context, { stack }) => {
  const { phrasing, view } = context
  const { time } = view.setup.content.monks.stacks[stack]
  const top = view.monkTops[stack]
  const price = pricesText(phrasing, cardsOf(view).monkPrices[stack])
  const label = phrasing.say('goal.monk', { stack: phrasing.say(`stack.${stack}`) })
  const does = top === null ? null : phrasing.say(`monk.${top}`)
  return entryOf(label, [timed(context, time), deathNote(context, time), price, does], 'abbot')
}

export function meetBlack(context: OptionContext): Entry {
  const { phrasing, view } = context
  const { black, points } = view.setup.content.meetingPlace
  const gains = [gained(context, 'point', points), gained(context, 'story', 1), gained(context, 'marker', 1)]
  const worth = timed(context, black.time, [...gains, phrasing.say('name.tile')])
  const parts = [worth, deathNote(context, black.time)]
  return entryOf(capital(phrasing.say('place.meet')), parts, 'councillor')
}

export function hallBlack(context: OptionContext, name: HallName): Entry {
  const { phrasing, view } = context
  const { black, points } = cardsOf(view).hall[name]
  const worth = timed(context, black.time, points > 0 ? [gained(context, 'point', points)] : [])
  const parts = [worth, deathNote(context, black.time), phrasing.say(`hallDoes.${name}`)]
  return entryOf(capital(phrasing.say(`hall.${name}`)), parts, 'councillor')
}

export const travel: Describe<'travel'> = (context) => {
  const { phrasing, state, p } = context
  const letter = nextLetterOf(state, p) ?? 'E'
  const { prices, time } = travelPricesOf(state, p, letter)
  const parts = [
    timed(context, time),
    deathNote(context, time),
    pricesText(phrasing, prices),
    phrasing.say('turnsCard'),
  ]
  return entryOf(phrasing.say('goal.travel', { letter }), parts, 'traveller')
}

export const build: Describe<'build'> = (context, option) => {
  const { phrasing, view } = context
  const built = craftCardOf(view, option)
  if (built === null) return entryOf(phrasing.say('opt.more'), [])
  const { good, card } = built
  const { time } = cardsOf(view).craft[good].black
  const parts = [timed(context, time, [gained(context, good, 1)]), deathNote(context, time)]
  return entryOf(bigBuilding(phrasing, view, good, card), parts, good)
}

export const field: Describe<'field'> = (context) => {
  const { phrasing, view } = context
  const { black, points } = view.setup.content.field
  const gains = [gained(context, 'coin', 1), gained(context, 'point', points)]
  const parts = [timed(context, black.time, gains), deathNote(context, black.time)]
  return entryOf(phrasing.say('goal.field'), parts, 'field')
}

export const market: Describe<'market'> = ({ phrasing, ask }) => {
  if (ask.about === 'monk') return entryOf(phrasing.say('opt.monkMarket'), [], 'merchant')
  return entryOf(phrasing.say('goal.market'), [phrasing.say('opt.market')], 'merchant')
}

export const hand: Describe<'hand'> = (context) => {
  const { phrasing, view } = context
  const gains = [gained(context, 'story', view.hand.points), phrasing.say('opt.hand')]
  return entryOf(phrasing.say('goal.hand'), [timed(context, 0, gains)], 'hand')
}

const STEP_TIME = 1

export const ask: Describe<'ask'> = (context, { to }) => {
  const { phrasing, p } = context
  const step = (label: string, gains: readonly string[]) =>
    entryOf(label, [timed(context, STEP_TIME, gains), deathNote(context, STEP_TIME)], 'headman')
  if (to === 'stay') return step(phrasing.say('opt.stay'), [])
  if (to === 'coin') return step(phrasing.say('goal.coin'), [gained(context, 'coin', 1)])
  if (to === 'story') return step(phrasing.say('goal.story'), [gained(context, 'story', 3)])
  const saved = p.tree > 0 ? [phrasing.say('goal.safe', { points: phrasing.some('story', p.tree) })] : []
  return step(phrasing.say('goal.house'), saved)
}
