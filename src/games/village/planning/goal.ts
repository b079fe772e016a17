import type { Seat } from '#kernel'
import type { VillageNews } from '../news.ts'
import type { State } from '../state.ts'
import { partOf, type Space } from '../words.ts'
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

function craftGoal({ t, steps }: Trial, seat: Seat): string {
  const made = firstOf(t, seat, 'goodMade')
  if (made === undefined) return `train:${partOf(reached(t, seat))}`
  const makes = t.setup.content.crafts.find(({ building }) => building === made.building)?.makes ?? []
  return steps.find((step) => step.startsWith('make:')) ?? `make:${makes[0]}`
}

function saleGoal({ t }: Trial, seat: Seat): string {
  const overseas = firstOf(t, seat, 'overseasSold')
  const served = firstOf(t, seat, 'customerServed')
  if (served !== undefined) return `serve:${served.customer}`
  return overseas === undefined ? 'market' : `sell:${overseas.ware}`
}

function travelGoal({ t }: Trial, seat: Seat): string {
  const castle = firstOf(t, seat, 'castleReached')
  if (castle !== undefined) return `travel:${castle.castle}`
  const sailed = t.news.findLast(({ kind }) => kind === 'sailed')
  if (sailed?.kind === 'sailed') return `sail:${sailed.to}`
  const docked = firstOf(t, seat, 'docked')
  return docked === undefined ? 'return' : `dock:${docked.island}`
}

function councilGoal({ t }: Trial, seat: Seat): string {
  const entered = firstOf(t, seat, 'memberMoved')
  if (entered !== undefined) return `council:${partOf(entered.to)}`
  return `privilege:${firstOf(t, seat, 'privilegeUsed')?.step}`
}

function smuggleGoal({ t }: Trial, seat: Seat): string {
  const served = firstOf(t, seat, 'customerServed')
  if (served !== undefined) return `smuggle:${served.customer}`
  const paid = t.news.flatMap((news) => (news.kind === 'paid' && news.seat === seat ? Object.keys(news.wares) : []))
  return `smuggle:${paid.find((ware) => ware === 'bread' || ware === 'tool') ?? 'cubes'}`
}

const NAMINGS: Readonly<Record<Space, (trial: Trial, seat: Seat) => string>> = {
  harvest: () => 'harvest',
  family: ({ t }, seat) => (firstOf(t, seat, 'memberBorn') === undefined ? 'recall' : 'birth'),
  crafts: craftGoal,
  market: saleGoal,
  travel: travelGoal,
  council: councilGoal,
  church: () => 'church',
  inn: () => 'inn',
  smuggler: smuggleGoal,
  marriage: () => 'marry',
}

export function goalOf(trial: Trial, seat: Seat, space: Space): string {
  return firstOf(trial.t, seat, 'letGo') === undefined ? NAMINGS[space](trial, seat) : 'cube'
}
