import type { VillageNews } from '#village/news'

/** News told together although they came one by one. */

/** Time paid twice in a row is told once. */
export function timesSummed(news: readonly VillageNews[]): VillageNews[] {
  const told: VillageNews[] = []
  for (const event of news) {
    const last = told.at(-1)
    const isMore = event.kind === 'timePaid' && last?.kind === 'timePaid' && last.seat === event.seat
    if (isMore) told[told.length - 1] = { ...event, time: last.time + event.time }
    else told.push(event)
  }
  return told
}

/** The majority's own line says its points. */
function isSaidBefore(event: VillageNews, before: VillageNews | undefined): boolean {
  return event.kind === 'gained' && before?.kind === 'majorityWon' && event.seat === before.seat
}

function isForcedPass(event: VillageNews): boolean {
  return event.kind === 'passed' && event.isForced
}

/** Seats that sold nothing on this market day because they could not, each once. */
function emptyHanded(day: readonly VillageNews[]): number[] {
  const seatsOf = (...kinds: VillageNews['kind'][]) =>
    day.flatMap((event) => (kinds.includes(event.kind) && 'seat' in event && event.seat !== null ? [event.seat] : []))
  const sellers = seatsOf('customerServed', 'overseasSold')
  const forced = day.flatMap((event) => (event.kind === 'passed' && event.isForced ? [event.seat] : []))
  return [...new Set(forced)].filter((seat) => !sellers.includes(seat))
}

/** All forced passes of one market day, where the last of them was. */
export interface SummedPasses {
  readonly kind: 'passedAlike'
  readonly seats: readonly number[]
}

function passesSummed(day: readonly VillageNews[]): (VillageNews | SummedPasses)[] {
  const last = day.findLastIndex(isForcedPass)
  const seats = emptyHanded(day)
  return day.flatMap((event, index): (VillageNews | SummedPasses)[] => {
    if (!isForcedPass(event)) return [event]
    return index === last && seats.length > 0 ? [{ kind: 'passedAlike', seats }] : []
  })
}

/** Each market day with all that was told up to the next one. */
function daysOf(news: readonly VillageNews[]): VillageNews[][] {
  const days: VillageNews[][] = [[]]
  for (const event of news) {
    if (event.kind === 'marketCalled') days.push([])
    days.at(-1)?.push(event)
  }
  return days
}

/** Everything that happened, without what says itself twice. */
export function summed(news: readonly VillageNews[]): (VillageNews | SummedPasses)[] {
  const told = timesSummed(news).filter((event, index, all) => !isSaidBefore(event, all[index - 1]))
  return daysOf(told).flatMap(passesSummed)
}
