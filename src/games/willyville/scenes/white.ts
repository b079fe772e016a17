import type { Flow } from '#kernel'
import { customerId } from '../banner-places.ts'
import { contentIndexOf } from '../content-index.ts'
import { placeOf } from '../rules/banners.ts'
import { playerOf, type State, type Turn } from '../state.ts'
import type { Good } from '../words.ts'
import { holdMeeting, useHall } from './council.ts'
import { moveChild } from './school.ts'
import { gainCoins, gainStory, makeGood, pay, payTime } from './steps.ts'

const GAME_STORY = 1

/** W-WHITE: one own white banner, fully resolved before the next. */
export function* activateWhite(t: State, turn: Turn, option: string): Flow {
  const { seat, used } = turn
  const { content } = t.setup
  const [verb, rest] = option.split(':') as [string, string]
  used.push(placeOf(option))
  t.news.push({ kind: 'bannerUsed', seat, banner: placeOf(option) })
  if (verb === 'game') return yield* gainStory(t, turn, GAME_STORY)
  if (verb === 'school') return yield* moveChild(t, turn, option)
  if (verb === 'serve') return yield* serve(t, turn, Number(rest.slice(1)) - 1)
  if (verb === 'make') {
    payTime(t, seat, contentIndexOf(t).craft[rest as Good].white.time)
    return yield* makeGood(t, turn, rest as Good)
  }
  if (verb === 'harvest') {
    payTime(t, seat, content.field.white.time)
    const isPloughed = playerOf(t, seat).fields[Number(rest) - 1]?.plough
    return yield* gainCoins(t, turn, isPloughed ? 2 : 1)
  }
  if (verb === 'meet') {
    payTime(t, seat, content.meetingPlace.white.time)
    return yield* holdMeeting(t, turn)
  }
  const { hall } = playerOf(t, seat)
  if (hall === null) throw new Error(`no white banner ${option}`)
  payTime(t, seat, contentIndexOf(t).hall[hall.name].white.time)
  yield* useHall(t, turn, rest ?? null)
}

/** W-SERVE: the goods are paid, the customer is served, a 2/12 tile beside it comes home. */
function* serve(t: State, turn: Turn, customer: number): Flow {
  const { seat } = turn
  const p = playerOf(t, seat)
  const { time, points } = t.setup.content.customers[customer] as { time: number; points: number }
  payTime(t, seat, time)
  const price = contentIndexOf(t).customerPrices[customer]
  if (price !== undefined) yield* pay(t, turn, [price])
  p.waiting = p.waiting.filter((one) => one !== customer)
  p.served.push(customer)
  t.news.push({ kind: 'customerServed', seat, customer, points })
  if (p.tile === customerId(customer)) {
    p.tile = 'meet'
    t.news.push({ kind: 'tileLaid', seat, place: 'meet' })
  }
}
