import type { News } from '#kernel'
import { allPoints, resultOf, totalOf } from '#kingsbridge/rules/score'
import type { Told, Voice } from '../presentation.ts'
import { phrasingIn } from './phrasing.ts'
import type { Shown } from './shown.ts'
import { nameOf, newsOf, viewOf } from './view-access.ts'

/** Less than this is no story. */
const NARROW = 2

/** The VP a seat lost in the end because it could not give the goods it owed. */
function lostToDuties(news: readonly News[], seat: number): number {
  const lost = newsOf(news).map((event) =>
    event.kind === 'vpLost' && event.seat === seat && event.cause === 'duty' ? event.vp : 0,
  )
  return lost.reduce((sum, vp) => sum + vp, 0)
}

/** Names the player who would have won but for the last duties, or says how narrow it was. */
export function highlight(shown: Shown, told: readonly Told[], voice: Voice): string | null {
  const phrasing = phrasingIn(voice)
  const view = viewOf(shown)
  const totals = allPoints(view).map(totalOf)
  const { winners } = resultOf(view)
  const best = Math.max(...totals)
  const all = told.flatMap((entry) => entry.news)
  const news = all.slice(all.findLastIndex(({ kind }) => kind === 'chapterEnded') + 1)
  const missed = totals.flatMap((total, seat) => {
    const vp = lostToDuties(news, seat)
    return !winners.includes(seat) && total + vp > best ? [{ seat, vp, total }] : []
  })
  const [nearest] = missed.sort((a, b) => b.total - a.total)
  if (nearest !== undefined) {
    return phrasing.say('closest.duties', { name: nameOf(shown, nearest.seat), vp: phrasing.some('vp', nearest.vp) })
  }
  const margin = best - Math.max(...totals.filter((_, seat) => !winners.includes(seat)))
  return margin > 0 && margin <= NARROW ? phrasing.say('closest.margin', { vp: phrasing.some('vp', margin) }) : null
}
