import type { Cards } from '#data/kingsbridge/schema'
import type { Seat } from '#kernel'
import type { Cause, KingsbridgeNews } from '../news.ts'
import { pointsOf } from './score.ts'

/** Where everybody's VP came from, as the news of the whole game tell it. */

export const SOURCES = [
  'start',
  'projects',
  'donors',
  'metal',
  'favour',
  'care',
  'medicine',
  'rent',
  'income',
  'events',
  'duties',
  'material',
  'money',
] as const
export type Source = (typeof SOURCES)[number]
export type BySource = Readonly<Record<Source, number>>

const SOURCE_OF: Readonly<Partial<Record<Cause, Source>>> = {
  income: 'income',
  favour: 'favour',
  event: 'events',
  bonus: 'events',
  forgo: 'events',
  card: 'medicine',
  rent: 'rent',
  build: 'projects',
  donor: 'donors',
  metal: 'metal',
  care: 'care',
  duty: 'duties',
}

function nothing(): Record<Source, number> {
  return {
    start: 0,
    projects: 0,
    donors: 0,
    metal: 0,
    favour: 0,
    care: 0,
    medicine: 0,
    rent: 0,
    income: 0,
    events: 0,
    duties: 0,
    material: 0,
    money: 0,
  }
}

/** The part of a state or of a view that is scored. */
type Scored = Parameters<typeof pointsOf>[0] & { readonly setup: { readonly content: Cards } }

/** By how much this piece of news moves a seat on the VP track, and why. */
function movedBy(news: KingsbridgeNews): { seat: Seat; cause: Cause; vp: number } | null {
  if (news.kind === 'gained') return news
  return news.kind === 'vpLost' ? { ...news, vp: -news.vp } : null
}

/** By seat; null where these news do not account for all VP, because some of the game is missing from them. */
export function sourcesOf(t: Scored, news: readonly KingsbridgeNews[]): BySource[] | null {
  const all = t.players.map((_, seat) => {
    const { material, money } = pointsOf(t, seat)
    return { ...nothing(), start: t.setup.content.constants.startVp.value, material, money }
  })
  const tracks = all.map(({ start }) => start)
  for (const event of news) {
    const move = movedBy(event)
    const own = all[move?.seat ?? -1]
    if (move === null || own === undefined) continue
    own[SOURCE_OF[move.cause] ?? 'events'] += move.vp
    tracks[move.seat] = (tracks[move.seat] ?? 0) + move.vp
  }
  return tracks.every((track, seat) => track === t.players[seat]?.vp) ? all : null
}

/** The sources that anybody has VP from, or lost them to, in the order they are told. */
export function usedSources(all: readonly BySource[]): Source[] {
  return SOURCES.filter((source) => all.some((own) => own[source] !== 0))
}
