import type { Cards, Price } from '#data/village/schema'
import type { Flow, Seat } from '#kernel'
import { contentIndexOf, type Leg } from '../content-index.ts'
import { kindsAt, memberNamed, nameOf, send } from '../rules/members.ts'
import { waived } from '../rules/time.ts'
import { canPay, gain } from '../rules/wares.ts'
import { pay, pickCubes } from '../scenes/ask.ts'
import { playerOf, type State } from '../state.ts'
import { kindOf, type Place, partOf, readOption } from '../words.ts'
import type { Waiver } from './action.ts'

type Castle = Cards['travel']['castles'][number]

/** V-TRAVEL-2 */
function priceOf(t: State, { pay }: Leg, waiver: Waiver): Price {
  const { time, wagon } = t.setup.content.travel.leg
  return waived({ ...pay, time, wagon }, waiver)
}

function startOf(place: Place): string {
  return place === 'farm' ? 'village' : partOf(place)
}

function isTravelling(place: Place): boolean {
  return place === 'farm' || kindOf(place) === 'castle'
}

/** V-TRAVEL-1: one member, one leg. */
export function travelOptions(t: State, seat: Seat, waiver: Waiver): string[] {
  const p = playerOf(t, seat)
  const { legs } = contentIndexOf(t)
  return kindsAt(t, seat, isTravelling).flatMap((member) => {
    const ways = legs.get(startOf(p.at[member] as Place)) ?? []
    const open = ways.filter((leg) => canPay(p, priceOf(t, leg, waiver)))
    return open.map(({ to }) => `travel:${nameOf(t, p, member)}>${to}`)
  })
}

export function* travel(t: State, seat: Seat, option: string, waiver: Waiver): Flow {
  const [name, to] = readOption(option)[1].split('>') as [string, string]
  const member = memberNamed(t, seat, name)
  const ways = contentIndexOf(t).legs.get(startOf(playerOf(t, seat).at[member] as Place)) ?? []
  const leg = ways.find((one) => one.to === to) as Leg
  yield* pay(t, seat, priceOf(t, leg, waiver))
  send(t, seat, member, `castle.${to}`)
  yield* reach(t, seat, to)
}

/** V-TRAVEL-3: a repeated visit brings the reward again, but no second marker. */
function* reach(t: State, seat: Seat, castle: string): Flow {
  const { castles } = playerOf(t, seat)
  const isNew = !castles.includes(castle)
  if (isNew) castles.push(castle)
  t.news.push({ kind: 'castleReached', seat, castle, isNew })
  yield* reward(t, seat, castle)
}

export function* reward(t: State, seat: Seat, castle: string): Flow {
  const { reward: own } = t.setup.content.travel.castles.find(({ id }) => id === castle) as Castle
  const { cubes = 0, points = 0, coins = 0 } = own
  if (points > 0) gain(t, seat, { points })
  if (coins > 0) gain(t, seat, { coins })
  if (cubes > 0) yield* pickCubes(t, seat, cubes)
}
