import type { Seat } from '#kernel'
import type { KingsbridgeNews } from '#kingsbridge/news'
import type { View } from '#kingsbridge/view'
import { type ByDuty, byDuty, DUTIES, type Duty, type Penalty, type ProjectId } from '#kingsbridge/words'

/** What the end of a chapter brought, read from the news. */

export interface Growth {
  readonly project: ProjectId
  readonly material: 'stone' | 'wood'
  readonly isFinished: boolean
}

/** What came of a duty that could not be given in full: a penalty, a doubled loss, or neither thanks to loyalty. */
export interface Reckoning {
  readonly duty: Duty
  readonly penalty: Penalty
  readonly isAverted: boolean
  /** Whoever has loyalty may still avert it. */
  readonly isOpen: boolean
}

export interface SeatReckoning {
  readonly missing: ByDuty<number>
  /** VP lost for each duty, as it was settled. */
  readonly lost: ByDuty<number>
  /** More VP lost because losses doubled. */
  readonly doubled: number
  readonly reckonings: readonly Reckoning[]
  readonly before: number
  readonly after: number
}

export interface ChapterEnd {
  readonly chapter: number
  readonly owed: ByDuty<number>
  readonly isLast: boolean
  readonly growth: readonly Growth[]
  /** By seat. */
  readonly seats: readonly SeatReckoning[]
}

/** Chapters begin and end with news of their own: this is what lies between the last end and what follows it. */
function lastEnd(news: readonly KingsbridgeNews[]): { end: KingsbridgeNews[]; later: KingsbridgeNews[] } | null {
  const from = news.findLastIndex(({ kind }) => kind === 'chapterEnded')
  if (from < 0) return null
  const since = news.slice(from)
  const to = since.findIndex(({ kind }) => kind === 'chapterBegan')
  return to < 0 ? { end: since, later: [] } : { end: since.slice(0, to), later: since.slice(to) }
}

function growthIn(end: readonly KingsbridgeNews[]): Growth[] {
  const finished = new Set(end.flatMap((news) => (news.kind === 'projectFinished' ? [news.project] : [])))
  return end.flatMap((news): Growth[] => {
    if (news.kind !== 'projectGrew') return []
    const material = news.stone > 0 ? 'stone' : 'wood'
    return [{ project: news.project, material, isFinished: finished.has(news.project) }]
  })
}

/** By how much these news move a seat on the VP track. */
function movedBy(news: readonly KingsbridgeNews[], seat: Seat): number {
  return news.reduce((sum, event) => {
    if (!('seat' in event) || event.seat !== seat) return sum
    if (event.kind === 'gained') return sum + event.vp
    return event.kind === 'vpLost' ? sum - event.vp : sum
  }, 0)
}

/** Losses follow the duty they are for; those that follow nothing are doublings. */
function lossesIn(end: readonly KingsbridgeNews[], seat: Seat): { lost: ByDuty<number>; doubled: number } {
  const lost = byDuty(() => 0)
  let doubled = 0
  for (const [index, news] of end.entries()) {
    if (news.kind !== 'vpLost' || news.seat !== seat || news.cause !== 'duty') continue
    const before = end[index - 1]
    if (before?.kind === 'dutyMissed' && before.seat === seat) lost[before.duty] += news.vp
    else doubled += news.vp
  }
  return { lost, doubled }
}

/** Penalties and doublings were told, or the next chapter or the end of the game. */
function isSettled(end: readonly KingsbridgeNews[], later: readonly KingsbridgeNews[]): boolean {
  return later.length > 0 || end.some(({ kind }) => SETTLED.some((settled) => settled === kind))
}

const SETTLED = ['penaltyComes', 'protected', 'shieldPassed', 'gameEnded'] as const

function seatIn(
  view: View,
  end: readonly KingsbridgeNews[],
  later: readonly KingsbridgeNews[],
  seat: Seat,
): SeatReckoning {
  const missing = byDuty(() => 0)
  const averted = new Set<Duty>()
  for (const news of end) {
    if (news.kind === 'dutyMissed' && news.seat === seat) missing[news.duty] = news.count
    if (news.kind === 'protected' && news.seat === seat) averted.add(news.duty)
  }
  const { duties } = view.setup.content
  const isOpen = !isSettled(end, later)
  const reckonings = DUTIES.filter((duty) => missing[duty] > 0).map((duty) => ({
    duty,
    penalty: duties[duty].penalty,
    isAverted: averted.has(duty),
    isOpen,
  }))
  const after = (view.players[seat]?.vp ?? 0) - movedBy(later, seat)
  return { missing, ...lossesIn(end, seat), reckonings, before: after - movedBy(end, seat), after }
}

/** The last end of a chapter among these news; null where none of them tells of one to its end. */
export function chapterEndIn(view: View, news: readonly KingsbridgeNews[]): ChapterEnd | null {
  const told = lastEnd(news)
  const ended = told?.end[0]
  const rolled = told?.end.find((event) => event.kind === 'taxRolled')
  if (told === null || ended?.kind !== 'chapterEnded' || rolled?.kind !== 'taxRolled') return null
  const { duties, constants } = view.setup.content
  const owed = byDuty((duty) => {
    const { amount } = duties[duty]
    return amount === 'taxDie' ? rolled.die : amount
  })
  return {
    chapter: ended.chapter,
    owed,
    isLast: ended.chapter === constants.chapters.value,
    growth: growthIn(told.end),
    seats: view.players.map((_, seat) => seatIn(view, told.end, told.later, seat)),
  }
}
