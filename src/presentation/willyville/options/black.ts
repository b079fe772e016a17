import type { Entry } from '#presentation/presentation'
import { craftCardOf } from '#willyville/content-index'
import { nextLetterOf, travelPricesOf } from '#willyville/rules/conditions'
import type { HallName } from '#willyville/words'
import { bigBuilding, pricesText, timeText } from '../naming.ts'
import { capital } from '../phrasing.ts'
import { cardsOf } from '../view-access.ts'
import { type Describe, deathNote, entryOf, type OptionContext } from './option-context.ts'

/** Black banners, and the `?`. */

export const church: Describe<'church'> = (context, { church: name }) => {
  const { phrasing, view } = context
  const { time, points } = cardsOf(view).church[name]
  const parts = [timeText(phrasing, time), deathNote(context, time), phrasing.some('point', points)]
  return entryOf(capital(phrasing.say(`church.${name}`)), [...parts, phrasing.say(`churchDoes.${name}`)], 'abbot')
}

export const monk: Describe<'monk'> = (context, { stack }) => {
  const { phrasing, view } = context
  const { time } = view.setup.content.monks.stacks[stack]
  const top = view.monkTops[stack]
  const price = pricesText(phrasing, cardsOf(view).monkPrices[stack])
  const label = phrasing.say('goal.monk', { stack: phrasing.say(`stack.${stack}`) })
  const does = top === null ? null : phrasing.say(`monk.${top}`)
  return entryOf(label, [timeText(phrasing, time), deathNote(context, time), price, does], 'abbot')
}

export function meetBlack(context: OptionContext): Entry {
  const { phrasing, view } = context
  const { black, points } = view.setup.content.meetingPlace
  const gains = [phrasing.some('point', points), phrasing.some('story', 1), phrasing.some('marker', 1)].join(', ')
  const parts = [timeText(phrasing, black.time), deathNote(context, black.time), gains, phrasing.say('name.tile')]
  return entryOf(capital(phrasing.say('place.meet')), parts, 'councillor')
}

export function hallBlack(context: OptionContext, name: HallName): Entry {
  const { phrasing, view } = context
  const { black, points } = cardsOf(view).hall[name]
  const worth = points > 0 ? phrasing.some('point', points) : null
  const parts = [
    timeText(phrasing, black.time),
    deathNote(context, black.time),
    worth,
    phrasing.say(`hallDoes.${name}`),
  ]
  return entryOf(capital(phrasing.say(`hall.${name}`)), parts, 'councillor')
}

export const travel: Describe<'travel'> = (context) => {
  const { phrasing, state, p } = context
  const letter = nextLetterOf(state, p) ?? 'E'
  const { prices, time } = travelPricesOf(state, p, letter)
  const parts = [
    timeText(phrasing, time),
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
  const parts = [timeText(phrasing, time), deathNote(context, time), phrasing.some(good, 1)]
  return entryOf(bigBuilding(phrasing, view, good, card), parts, good)
}

export const field: Describe<'field'> = (context) => {
  const { phrasing, view } = context
  const { black, points } = view.setup.content.field
  const gains = [phrasing.some('coin', 1), phrasing.some('point', points)].join(', ')
  const parts = [timeText(phrasing, black.time), deathNote(context, black.time), gains]
  return entryOf(capital(phrasing.say('name.field')), parts, 'field')
}

export const market: Describe<'market'> = ({ phrasing, ask }) => {
  if (ask.about === 'monk') return entryOf(phrasing.say('opt.monkMarket'), [], 'merchant')
  return entryOf(phrasing.say('goal.market'), [phrasing.say('opt.market')], 'merchant')
}

export const hand: Describe<'hand'> = ({ phrasing, view }) => {
  const points = phrasing.say('opt.hand', { story: phrasing.some('story', view.hand.points) })
  return entryOf(phrasing.say('goal.hand'), [points], 'hand')
}

const STEP_TIME = 1

export const ask: Describe<'ask'> = (context, { to }) => {
  const { phrasing, p } = context
  const costs = [phrasing.some('time', STEP_TIME), deathNote(context, STEP_TIME)]
  if (to === 'stay') return entryOf(phrasing.say('opt.stay'), costs, 'headman')
  if (to === 'coin') return entryOf(phrasing.say('goal.coin'), [...costs, phrasing.some('coin', 1)], 'headman')
  if (to === 'story') return entryOf(phrasing.say('goal.story'), [...costs, phrasing.some('story', 3)], 'headman')
  const safe = p.tree > 0 && phrasing.say('goal.safe', { points: phrasing.some('point', p.tree) })
  return entryOf(phrasing.say('goal.house'), [...costs, safe], 'headman')
}
