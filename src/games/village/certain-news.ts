import type { News } from '#kernel'
import type { NewsKind } from './news.ts'

type Kinds = readonly string[]

/** V-MARKET-5, VI-INN-2: customers and villagers that come to light are seen when everything is done. */
const AFTERWARDS: Kinds = ['rowFilled', 'villagerShown'] satisfies NewsKind[]

/** VI-INN-2, VP-SAIL, V-MASS-1, VM-WED-1: what an answer is given for. */
const TURNED: Kinds = ['villagerTucked', 'chestSeen', 'monksDrawn', 'dieRolled'] satisfies NewsKind[]

/** VS-CUBE: Conny answers a turn when it is over. */
function beforeConny(news: readonly News[]): readonly News[] {
  const answer = news.findIndex(({ kind }) => kind === 'connyTook')
  return answer < 0 ? news : news.slice(0, answer)
}

export function certainNews(news: readonly News[]): readonly News[] | null {
  const own = beforeConny(news)
  if (own.some(({ kind }) => TURNED.includes(kind))) return null
  return own.filter(({ kind }) => !AFTERWARDS.includes(kind))
}
