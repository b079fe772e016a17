import type { Effect } from '#data/village/schema'
import type { Flow, Seat } from '#kernel'
import { privilegesUpTo, TOP_STEP, usePrivilege } from '#village/actions/council'
import { bear } from '#village/actions/family'
import { customerId, customerNamed, fillRow, salesOf, serve, stallsOf } from '#village/actions/market'
import { reward } from '#village/actions/travel'
import { contentIndexOf } from '#village/content-index'
import { kindsAt, memberNamed, move, nameOf, numberOf, send } from '#village/rules/members'
import { gain, leftOf } from '#village/rules/wares'
import { ask, pay, pick } from '#village/scenes/ask'
import { useAction } from '#village/scenes/turn'
import { playerOf, type State } from '#village/state'
import { kindOf, type Place, partOf, readOption, type Ware } from '#village/words'
import type { Meaning, Meanings } from '../module.ts'

type Of<Do extends Effect['do']> = Extract<Effect, { do: Do }>

const gaining: Meaning<'gain'> = {
  can: (t, seat, { give }) => Object.keys(give).some((ware) => ware === 'points' || canTake(t, seat, ware as Ware)),
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
  can(t, seat, { space, waive }) {
    return (contentIndexOf(t).actions[space]?.options(t, seat, waive).length ?? 0) > 0
  },
  *happen(t, seat, { space, waive }) {
    yield* useAction(t, seat, space, waive)
  },
}

/** Customers that could be taken now, `serve:b07`. */
function servable(t: State, seat: Seat, { free }: Of<'serve'>): string[] {
  const stalls = stallsOf(t)
  const all = stalls.map((customer) => `serve:${customerId(t, customer)}`)
  if (free) return all
  const payable = salesOf(t, seat, stalls, {}).map(({ id }) => id)
  return all.filter((id) => payable.includes(id))
}

const serving: Meaning<'serve'> = {
  can: (t, seat, effect) => servable(t, seat, effect).length > 0,
  *happen(t, seat, effect) {
    const picked = yield* ask(t, seat, 'card', () => servable(t, seat, effect))
    const customer = customerNamed(t, readOption(picked)[1])
    if (!effect.free) yield* pay(t, seat, t.setup.content.customers[customer]?.wants ?? {})
    serve(t, seat, customer)
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

function climbersOf(t: State, seat: Seat, where: string): number[] {
  return kindsAt(t, seat, (place) => kindOf(place) === where && Number(partOf(place)) < TOP_STEP)
}

const advancing: Meaning<'advance'> = {
  can: (t, seat, { where }) => climbersOf(t, seat, where).length > 0,
  *happen(t, seat, { where, privilege }) {
    const p = playerOf(t, seat)
    const climbers = () => climbersOf(t, seat, where).map((member) => `climb:${nameOf(t, p, member)}`)
    const picked = yield* ask(t, seat, 'card', climbers)
    const member = memberNamed(t, seat, readOption(picked)[1])
    const step = Number(partOf(p.at[member] as Place)) + 1
    send(t, seat, member, `${where}.${step}`)
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
      const picked = yield* ask(t, seat, 'card', () => left.map((castle) => `reward:${castle}`))
      const castle = readOption(picked)[1]
      left.splice(left.indexOf(castle), 1)
      yield* reward(t, seat, castle)
    }
  },
}

function buriedOf(t: State, seat: Seat): number[] {
  return kindsAt(t, seat, (place) => place === 'grave')
}

/** The entry takes no place of the chronicle. */
const enshrining: Meaning<'enshrine'> = {
  can: (t, seat) => buriedOf(t, seat).length > 0,
  *happen(t, seat) {
    const p = playerOf(t, seat)
    const dead = () => buriedOf(t, seat).map((member) => `enshrine:${nameOf(t, p, member)}`)
    const picked = yield* ask(t, seat, 'card', dead)
    const member = memberNamed(t, seat, readOption(picked)[1])
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
  const { meanings } = contentIndexOf(t)
  return (MEANINGS[effect.do] ?? meanings[effect.do] ?? ELSEWHERE) as Meaning<Effect['do']>
}

export function canHappen(t: State, seat: Seat, effect: Effect): boolean {
  return meaningOf(t, effect).can(t, seat, effect)
}

export function* happen(t: State, seat: Seat, effect: Effect): Flow {
  yield* meaningOf(t, effect).happen(t, seat, effect)
}
