import { resultOf } from '#village/rules/score'
import type { View } from '#village/view'
import type { Told, Voice } from '../presentation.ts'
import { newsOf, type Phrasing, phrasingOf, viewOf } from './phrasing.ts'
import type { Shown } from './shown.ts'

/** The one true sentence on what decided a narrow game. */

const NARROW = 2

/** The seats with the majority of the last mass. */
function lastMajority(told: readonly Told[]): number[] {
  const news = told.flatMap((event) => newsOf(event.news))
  const last = news.findLastIndex(({ kind }) => kind === 'massBegan')
  if (last < 0) return []
  return news.slice(last).flatMap((event) => (event.kind === 'majorityWon' ? [event.seat] : []))
}

function soloText(phrasing: Phrasing, view: View, total: number): string | null {
  const ranks = view.setup.content.solo.ranks.value
  const above = ranks.findIndex(({ min }) => min > total)
  const n = (ranks[above]?.min ?? 0) - total
  if (above < 0 || n > NARROW) return null
  return phrasing.say('closest.rank', { n, rank: phrasing.say(`rank.${above as 1}`) })
}

export function closest(shown: Shown, told: readonly Told[], voice: Voice): string | null {
  const phrasing = phrasingOf(voice.language)
  const { totals, winners } = resultOf(viewOf(shown))
  if (totals.length === 1) return soloText(phrasing, viewOf(shown), totals[0] ?? 0)
  const [first = 0, second = 0] = totals.toSorted((a, b) => b - a)
  const n = first - second
  const [winner = 0] = winners
  const majority = lastMajority(told)
  if (winners.length > 1 || n > NARROW) return null
  if (n === 0) return phrasing.say('closest.tie', { name: shown.names[winner] ?? '' })
  if (majority.length === 1 && majority[0] === winner) {
    return phrasing.say('closest.majority', { name: shown.names[winner] ?? '' })
  }
  return phrasing.say('closest.margin', { n })
}

/** The place that was full when the end was announced. */
export function whyOver(shown: Shown, told: readonly Told[], voice: Voice): string | null {
  const news = told.flatMap((event) => newsOf(event.news))
  const announced = news.findLast((event) => event.kind === 'endAnnounced')
  if (announced?.kind !== 'endAnnounced') return null
  const { seat, cause } = announced
  const phrasing = phrasingOf(voice.language)
  const name = seat === null ? '' : (shown.names[seat] ?? '')
  return phrasing.say(cause === 'quiet' ? 'told.endQuiet' : 'told.end', { name, cause })
}
