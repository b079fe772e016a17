import type { Cards } from '#data/willyville/schema'
import type { Flow } from '#kernel'
import { customerId } from '../banner-places.ts'
import { contentIndexOf } from '../content-index.ts'
import type { OptionOf, WhiteOption } from '../options.ts'
import { placeOf } from '../rules/banners.ts'
import { playerOf, type State, type Turn } from '../state.ts'
import { holdMeeting, useHall } from './council.ts'
import { moveChild } from './school.ts'
import { gainCoins, gainStory, makeGood, pay, payTime } from './steps.ts'

const GAME_STORY = 1

/** W-WHITE: one own white banner, fully resolved before the next. */
export function* activateWhite(t: State, turn: Turn, option: WhiteOption): Flow {
  const { seat, used } = turn
  used.push(placeOf(option))
  t.news.push({ kind: 'bannerUsed', seat, banner: placeOf(option) })
  switch (option.kind) {
    case 'game':
      return yield* gainStory(t, turn, GAME_STORY)
    case 'school':
      return yield* moveChild(t, turn, option)
    case 'serve':
      return yield* serve(t, turn, option.customer)
    case 'make':
      payTime(t, seat, contentIndexOf(t).craft[option.good].white.time)
      return yield* makeGood(t, turn, option.good)
    case 'harvest':
      return yield* harvest(t, turn, option)
    case 'meet':
      payTime(t, seat, t.setup.content.meetingPlace.white.time)
      return yield* holdMeeting(t, turn)
    case 'hall':
      return yield* useOwnHall(t, turn, option)
  }
}

function* harvest(t: State, turn: Turn, { field }: OptionOf<'harvest'>): Flow {
  payTime(t, turn.seat, t.setup.content.field.white.time)
  const isPloughed = playerOf(t, turn.seat).fields[field]?.plough
  yield* gainCoins(t, turn, isPloughed ? 2 : 1)
}

function* useOwnHall(t: State, turn: Turn, { slot }: OptionOf<'hall'>): Flow {
  const { hall } = playerOf(t, turn.seat)
  if (hall === null) throw new Error('no town hall to use')
  payTime(t, turn.seat, contentIndexOf(t).hall[hall.name].white.time)
  yield* useHall(t, turn, slot)
}

/** W-SERVE: the goods are paid, the customer is served, a 2/12 tile beside it comes home. */
function* serve(t: State, turn: Turn, customer: number): Flow {
  const { seat } = turn
  const p = playerOf(t, seat)
  const { time, points } = customerOf(t, customer)
  payTime(t, seat, time)
  const price = contentIndexOf(t).customerPrices[customer]
  if (price !== undefined) yield* pay(t, turn, [price])
  p.waiting = p.waiting.filter((waiting) => waiting !== customer)
  p.served.push(customer)
  t.news.push({ kind: 'customerServed', seat, customer, points })
  if (p.tile === customerId(customer)) {
    p.tile = 'meet'
    t.news.push({ kind: 'tileLaid', seat, place: 'meet' })
  }
}

function customerOf(t: State, customer: number): Cards['customers'][number] {
  const card = t.setup.content.customers[customer]
  if (card === undefined) throw new Error(`no customer ${customer}`)
  return card
}
