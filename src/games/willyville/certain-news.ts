import type { News } from '#kernel'

/** W-MARKET, W-MONK: what fills the offer, and what lies on the stack next, is seen when everything is done. */
const AFTERWARDS = ['offerFilled', 'monkShown']

/** W-TRAVEL, W-MARKET-5, W-DEATH-2: what a turn waits for. */
const TURNED = ['cardSeen', 'travelled', 'seventhShown', 'ratRan']

export function certainNews(news: readonly News[]): readonly News[] | null {
  if (news.some(({ kind }) => TURNED.includes(kind))) return null
  return news.filter(({ kind }) => !AFTERWARDS.includes(kind))
}
