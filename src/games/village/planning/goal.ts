import type { Seat } from '#kernel'
import { optionNamed } from '../modules/in-play.ts'
import type { VillageNews } from '../news.ts'
import type { State } from '../state.ts'
import { partOf, type Space, stepOf } from '../words.ts'
import type { PlanGoal } from './plan-goal.ts'
import type { Trial } from './trial.ts'

/** Names what a turn was about as its player would, going by what happened. */

type Of<K extends VillageNews['kind']> = Extract<VillageNews, { kind: K }>

function firstOf<K extends VillageNews['kind']>(t: State, seat: Seat, kind: K): Of<K> | undefined {
  const isIt = (news: VillageNews): news is Of<K> => news.kind === kind && 'seat' in news && news.seat === seat
  return t.news.find(isIt)
}

function reached(t: State, seat: Seat): string {
  return firstOf(t, seat, 'memberMoved')?.to ?? ''
}

function craftGoal({ t, steps }: Trial, seat: Seat): PlanGoal {
  const made = firstOf(t, seat, 'goodMade')
  const [ware] = t.setup.content.crafts.find(({ building }) => building === made?.building)?.makes ?? []
  if (ware === undefined) return { kind: 'train', building: partOf(reached(t, seat)) }
  return steps.map(optionNamed).find((option) => option?.kind === 'make') ?? { kind: 'make', ware }
}

function saleGoal({ t }: Trial, seat: Seat): PlanGoal {
  const overseas = firstOf(t, seat, 'overseasSold')
  const served = firstOf(t, seat, 'customerServed')
  if (served !== undefined) return { kind: 'serve', customer: served.customer }
  return overseas === undefined ? { kind: 'market' } : { kind: 'sell', ware: overseas.ware }
}

function travelGoal({ t }: Trial, seat: Seat): PlanGoal {
  const castle = firstOf(t, seat, 'castleReached')
  if (castle !== undefined) return { kind: 'travel', castle: castle.castle }
  const sailed = t.news.findLast(({ kind }) => kind === 'sailed')
  if (sailed?.kind === 'sailed') return { kind: 'sail', water: sailed.to }
  const docked = firstOf(t, seat, 'docked')
  return docked === undefined ? { kind: 'return' } : { kind: 'dock', island: docked.island }
}

function councilGoal({ t }: Trial, seat: Seat): PlanGoal {
  const entered = firstOf(t, seat, 'memberMoved')
  if (entered !== undefined) return { kind: 'council', step: stepOf(entered.to) }
  return { kind: 'privilege', step: firstOf(t, seat, 'privilegeUsed')?.step ?? 0 }
}

function smuggleGoal({ t }: Trial, seat: Seat): PlanGoal {
  const served = firstOf(t, seat, 'customerServed')
  if (served !== undefined) return { kind: 'smuggle', lot: served.customer }
  const paid = t.news.flatMap((news) => (news.kind === 'paid' && news.seat === seat ? Object.keys(news.wares) : []))
  return { kind: 'smuggle', lot: paid.find((ware) => ware === 'bread' || ware === 'tool') ?? 'cubes' }
}

const NAMINGS: Readonly<Record<Space, (trial: Trial, seat: Seat) => PlanGoal>> = {
  harvest: () => ({ kind: 'harvest' }),
  family: ({ t }, seat) => ({ kind: firstOf(t, seat, 'memberBorn') === undefined ? 'recall' : 'birth' }),
  crafts: craftGoal,
  market: saleGoal,
  travel: travelGoal,
  council: councilGoal,
  church: () => ({ kind: 'church' }),
  inn: () => ({ kind: 'inn' }),
  smuggler: smuggleGoal,
  marriage: () => ({ kind: 'marry' }),
}

export function goalOf(trial: Trial, seat: Seat, space: Space): PlanGoal {
  return firstOf(trial.t, seat, 'letGo') === undefined ? NAMINGS[space](trial, seat) : { kind: 'cube' }
}
