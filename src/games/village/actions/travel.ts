import type { Price } from '#data/village/schema'
import type { Flow, Seat } from '#kernel'
import type { BaseOf } from '../base-options.ts'
import { contentIndexOf, type Leg } from '../content-index.ts'
import { knownMember, type OptionRules, payable } from '../rules/conditions.ts'
import { memberNamed, namesWhere, send } from '../rules/members.ts'
import { waived } from '../rules/time.ts'
import { gain } from '../rules/wares.ts'
import { pay, pickCubes } from '../scenes/ask.ts'
import { playerOf, type State } from '../state.ts'
import { kindOf, type MemberName, type Place, partOf, placeIn } from '../words.ts'
import type { Action, Waiver } from './action.ts'

type Journey = BaseOf<'travel'>

/** V-TRAVEL-2 */
function priceOf(t: State, journey: Journey, waiver: Waiver): Price {
  const { time, wagon } = t.setup.content.travel.leg
  return waived({ ...legOf(t, journey)?.pay, time, wagon }, waiver)
}

function legsFrom(t: State, member: MemberName): readonly Leg[] {
  const place = placeIn(member)
  return contentIndexOf(t).legs.get(place === 'farm' ? 'village' : partOf(place)) ?? []
}

/** Nothing for a castle that is out of reach. */
function legOf(t: State, { member, castle }: Journey): Leg | undefined {
  return legsFrom(t, member).find(({ to }) => to === castle)
}

function isTravelling(place: Place): boolean {
  return place === 'farm' || kindOf(place) === 'castle'
}

/** V-TRAVEL-1: one member, one leg. */
const TRAVELLING: OptionRules<Journey> = {
  kind: 'travel',
  listed: (t, seat) =>
    namesWhere(t, seat, isTravelling).flatMap((member) =>
      legsFrom(t, member).map(({ to }) => ({ kind: 'travel' as const, member, castle: to })),
    ),
  conditions: [
    knownMember('V-TRAVEL-1'),
    {
      rule: 'V-TRAVEL-1',
      isMet: ({ t, option }) => legOf(t, option) !== undefined,
      facts: ({ option }) => ({ far: option.castle }),
      isDecisive: true,
      isImplied: true,
    },
    payable('V-TRAVEL-2', ({ t, option, waiver }) => priceOf(t, option, waiver)),
  ],
}

function* travel(t: State, seat: Seat, option: Journey, waiver: Waiver): Flow {
  const member = memberNamed(t, seat, option.member)
  yield* pay(t, seat, priceOf(t, option, waiver))
  send(t, seat, member, `castle.${option.castle}`)
  yield* reach(t, seat, option.castle)
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
  const card = t.setup.content.travel.castles.find(({ id }) => id === castle)
  const { cubes = 0, points = 0, coins = 0 } = card?.reward ?? {}
  if (points > 0) gain(t, seat, { points })
  if (coins > 0) gain(t, seat, { coins })
  if (cubes > 0) yield* pickCubes(t, seat, cubes)
}

export const TRAVEL: Action<Journey> = { uses: [TRAVELLING], perform: travel }
