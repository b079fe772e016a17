import type { Effect } from '#data/village/schema'
import type { Flow, Seat } from '#kernel'
import { privilegesUpTo, TOP_STEP, usePrivilege } from '#village/actions/council'
import { bear } from '#village/actions/family'
import { customerId, customerNamed, fillRow, serve, stallsOf, wantsOf } from '#village/actions/market'
import { reward } from '#village/actions/travel'
import type { BaseOf } from '#village/base-options'
import { memberNamed, move, namesWhere, numberOf, send } from '#village/rules/members'
import { canPay, gain, leftOf } from '#village/rules/wares'
import { ask, pay, pick } from '#village/scenes/ask'
import { isUsable, useAction } from '#village/scenes/turn'
import { playerOf, type State } from '#village/state'
import { isWare, kindOf, type MemberName, placeIn, stepOf, type Ware } from '#village/words'
import { meaningsOf } from '../in-play.ts'
import type { Meaning, Meanings } from '../module.ts'

type Of<Do extends Effect['do']> = Extract<Effect, { do: Do }>

const gaining: Meaning<'gain'> = {
  can: (t, seat, { give }) => Object.keys(give).some((ware) => !isWare(ware) || canTake(t, seat, ware)),
  // biome-ignore lint/correctness/useYield: an effect in which nothing is asked
  *happen(t, seat, { give }) {
    gain(t, seat, give)
  },
}

function canTake(t: State, seat: Seat, ware: Ware): boolean {
  if (ware === 'grain') return playerOf(t, seat).stock.grain < t.setup.content.constants.grainMax.value
  return leftOf(t, ware) > 0
}

const picking: Meaning<'pick'> = {
  can: (t, _seat, { of }) => of.some((ware) => leftOf(t, ware) > 0),
  *happen(t, seat, { of, n }) {
    yield* pick(t, seat, of, n)
  },
}

const acting: Meaning<'action'> = {
  can: (t, seat, { space, waive }) => isUsable(t, seat, space, waive),
  *happen(t, seat, { space, waive }) {
    yield* useAction(t, seat, space, waive)
  },
}

/** Customers that could be taken now. */
function servable(t: State, seat: Seat, { free }: Of<'serve'>): BaseOf<'serve'>[] {
  const customers = stallsOf(t).map((customer) => customerId(t, customer))
  const taken = customers.filter((customer) => free || canPay(playerOf(t, seat), wantsOf(t, customer)))
  return taken.map((customer) => ({ kind: 'serve', customer }))
}

const serving: Meaning<'serve'> = {
  can: (t, seat, effect) => servable(t, seat, effect).length > 0,
  *happen(t, seat, effect) {
    const { customer } = yield* ask(t, seat, 'card', () => servable(t, seat, effect))
    if (!effect.free) yield* pay(t, seat, wantsOf(t, customer))
    serve(t, seat, customerNamed(t, customer))
    fillRow(t)
  },
}

const bearing: Meaning<'birth'> = {
  can: (t, seat) => playerOf(t, seat).at.includes('supply'),
  // biome-ignore lint/correctness/useYield: an effect in which nothing is asked
  *happen(t, seat, { n }) {
    for (let child = 0; child < n; child++) bear(t, seat)
  },
}

function climbersOf(t: State, seat: Seat, where: string): MemberName[] {
  return namesWhere(t, seat, (place) => kindOf(place) === where && stepOf(place) < TOP_STEP)
}

const advancing: Meaning<'advance'> = {
  can: (t, seat, { where }) => climbersOf(t, seat, where).length > 0,
  *happen(t, seat, { where, privilege }) {
    const climbers = (): BaseOf<'climb'>[] => climbersOf(t, seat, where).map((member) => ({ kind: 'climb', member }))
    const { member } = yield* ask(t, seat, 'card', climbers)
    const step = stepOf(placeIn(member)) + 1
    send(t, seat, memberNamed(t, seat, member), `${where}.${step}`)
    if (privilege) yield* usePrivilege(t, seat, step)
  },
}

const privileged: Meaning<'privilege'> = {
  can: (t, seat, { upTo }) => privilegesUpTo(t, seat, upTo).length > 0,
  *happen(t, seat, { upTo }) {
    yield* usePrivilege(t, seat, upTo, { isBinding: true })
  },
}

const rewarding: Meaning<'rewards'> = {
  can: (t, seat) => playerOf(t, seat).castles.length > 0,
  *happen(t, seat, { n }) {
    const left = playerOf(t, seat).castles.slice()
    for (let more = Math.min(n, left.length); more > 0; more--) {
      const rewards = () => left.map((castle) => ({ kind: 'reward' as const, castle }))
      const { castle } = yield* ask(t, seat, 'card', rewards)
      left.splice(left.indexOf(castle), 1)
      yield* reward(t, seat, castle)
    }
  },
}

function buriedOf(t: State, seat: Seat): MemberName[] {
  return namesWhere(t, seat, (place) => place === 'grave')
}

/** The entry takes no place of the chronicle. */
const enshrining: Meaning<'enshrine'> = {
  can: (t, seat) => buriedOf(t, seat).length > 0,
  *happen(t, seat) {
    const p = playerOf(t, seat)
    const dead = () => buriedOf(t, seat).map((name) => ({ kind: 'enshrine' as const, member: name }))
    const picked = yield* ask(t, seat, 'card', dead)
    const member = memberNamed(t, seat, picked.member)
    move(t, seat, member, 'chronicle.song')
    t.news.push({ kind: 'enshrined', seat, member: numberOf(t, p, member) })
  },
}

const rewinding: Meaning<'rewind'> = {
  can: (t, seat) => playerOf(t, seat).lap > 0,
  // biome-ignore lint/correctness/useYield: an effect in which nothing is asked
  *happen(t, seat, { n }) {
    const p = playerOf(t, seat)
    const time = Math.min(n, p.lap)
    p.lap -= time
    t.news.push({ kind: 'timeRegained', seat, time, lap: p.lap })
  },
}

/** VI-CARD-2, VI-CARD-3: cards for the sea are played on leaving, cards that score are kept. */
const ELSEWHERE: Meaning<Effect['do']> = {
  can: () => false,
  *happen(): Flow {},
}

const MEANINGS: Meanings = {
  gain: gaining,
  pick: picking,
  action: acting,
  serve: serving,
  birth: bearing,
  advance: advancing,
  privilege: privileged,
  rewards: rewarding,
  enshrine: enshrining,
  rewind: rewinding,
}

function meaningOf(t: State, effect: Effect): Meaning<Effect['do']> {
  // The meaning found under an effect's own word fits the effect.
  return (MEANINGS[effect.do] ?? meaningsOf(t)[effect.do] ?? ELSEWHERE) as Meaning<Effect['do']>
}

export function canHappen(t: State, seat: Seat, effect: Effect): boolean {
  return meaningOf(t, effect).can(t, seat, effect)
}

export function* happen(t: State, seat: Seat, effect: Effect): Flow {
  yield* meaningOf(t, effect).happen(t, seat, effect)
}
