import type { Entry } from '#presentation/face'
import { nextLetterOf, travelPricesOf } from '#willyville/rules/conditions'
import { type ChurchName, type HallName, STACKS, type Stack } from '#willyville/words'
import { lookOf } from '../known.ts'
import { capital } from '../tongue.ts'
import { bigBuilding, builtBy, pricesText, timeText } from '../words.ts'
import { type Describe, deathNote, entryOf, type Here } from './here.ts'

/** Black banners, and the `?`. */

export const church: Describe = (here, rest) => {
  const { tongue, view } = here
  const name = rest as ChurchName
  const { time, points } = lookOf(view).church[name]
  const parts = [timeText(tongue, time), deathNote(here, time), tongue.some('point', points)]
  return entryOf(capital(tongue.say(`church.${name}`)), [...parts, tongue.say(`churchDoes.${name}`)], 'abbot')
}

export function isStack(word: string): word is Stack {
  return (STACKS as readonly string[]).includes(word)
}

export const monk: Describe = (here, rest) => {
  const { tongue, view } = here
  const stack = rest as Stack
  const { time } = view.setup.content.monks.stacks[stack]
  const top = view.monkTops[stack]
  const price = pricesText(tongue, lookOf(view).monkPrices[stack])
  const label = tongue.say('goal.monk', { stack: tongue.say(`stack.${stack}`) })
  const does = top === null ? null : tongue.say(`monk.${top}`)
  return entryOf(label, [timeText(tongue, time), deathNote(here, time), price, does], 'abbot')
}

export function meetBlack(here: Here): Entry {
  const { tongue, view } = here
  const { black, points } = view.setup.content.meetingPlace
  const gains = [tongue.some('point', points), tongue.some('story', 1), tongue.some('marker', 1)].join(', ')
  const parts = [timeText(tongue, black.time), deathNote(here, black.time), gains, tongue.say('name.tile')]
  return entryOf(capital(tongue.say('place.meet')), parts, 'councillor')
}

export function isHall(word: string): word is HallName {
  return word === 'finance' || word === 'guild' || word === 'area' || word === 'population'
}

export function hallBlack(here: Here, name: HallName): Entry {
  const { tongue, view } = here
  const { black, points } = lookOf(view).hall[name]
  const worth = points > 0 ? tongue.some('point', points) : null
  const parts = [timeText(tongue, black.time), deathNote(here, black.time), worth, tongue.say(`hallDoes.${name}`)]
  return entryOf(capital(tongue.say(`hall.${name}`)), parts, 'councillor')
}

export const travel: Describe = (here) => {
  const { tongue, state, p } = here
  const letter = nextLetterOf(state, p) ?? 'E'
  const { prices, time } = travelPricesOf(state, p, letter)
  const parts = [timeText(tongue, time), deathNote(here, time), pricesText(tongue, prices), tongue.say('turnsCard')]
  return entryOf(tongue.say('goal.travel', { letter }), parts, 'traveller')
}

export const build: Describe = (here, rest) => {
  const { tongue, view } = here
  const built = builtBy(view, `build:${rest}`)
  if (built === null) return entryOf(tongue.say('opt.more'), [])
  const { good, card } = built
  const { time } = lookOf(view).craft[good].black
  const parts = [timeText(tongue, time), deathNote(here, time), tongue.some(good, 1)]
  return entryOf(bigBuilding(tongue, view, good, card), parts, good)
}

export const field: Describe = (here) => {
  const { tongue, view } = here
  const { black, points } = view.setup.content.field
  const gains = [tongue.some('coin', 1), tongue.some('point', points)].join(', ')
  const parts = [timeText(tongue, black.time), deathNote(here, black.time), gains]
  return entryOf(capital(tongue.say('name.field')), parts, 'field')
}

export const market: Describe = ({ tongue, ask }) => {
  if (ask.about === 'monk') return entryOf(tongue.say('opt.monkMarket'), [], 'merchant')
  return entryOf(tongue.say('goal.market'), [tongue.say('opt.market')], 'merchant')
}

export const hand: Describe = ({ tongue, view }) => {
  const what = tongue.say('opt.hand', { story: tongue.some('story', view.hand.points) })
  return entryOf(tongue.say('goal.hand'), [what], 'hand')
}

const STEP_TIME = 1

export const ask: Describe = (here, rest) => {
  const { tongue, p } = here
  const costs = [tongue.some('time', STEP_TIME), deathNote(here, STEP_TIME)]
  if (rest === 'stay') return entryOf(tongue.say('opt.stay'), costs, 'headman')
  if (rest === 'coin') return entryOf(tongue.say('goal.coin'), [...costs, tongue.some('coin', 1)], 'headman')
  if (rest === 'story') return entryOf(tongue.say('goal.story'), [...costs, tongue.some('story', 3)], 'headman')
  const safe = p.tree > 0 && tongue.say('goal.safe', { points: tongue.some('point', p.tree) })
  return entryOf(tongue.say('goal.house'), [...costs, safe], 'headman')
}
