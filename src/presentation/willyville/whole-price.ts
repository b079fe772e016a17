import { position } from '#kernel'
import { willyville } from '#willyville/game'
import { kindOf } from '#willyville/options'
import type { Picks, Voice } from '../presentation.ts'
import { pairOf, pairText } from './dice.ts'
import { inWords, priced } from './exchange.ts'
import { dotted, phrasingIn, sumOf } from './phrasing.ts'
import type { Shown } from './shown.ts'
import { newsOf, stateOf, viewOf } from './view-access.ts'

/** The dice of a turn that takes customers, how many come, and all it costs; null for any other turn. */
export function wholePrice(shown: Shown, picks: Picks, voice: Voice): string | null {
  const { seat } = shown
  const pair = pairOf(picks[0]?.[0] ?? '')
  const isTaking = picks.flat().some((pick) => kindOf(pick) === 'take' || kindOf(pick) === 'free')
  if (seat === null || pair === null || !isTaking) return null
  const phrasing = phrasingIn(voice)
  const saved = { state: stateOf(viewOf(shown)), scene: 'turn', at: 0 }
  const news = newsOf({
    news: position(
      willyville,
      saved,
      picks.map((some) => ({ seat, picks: some })),
    ).news,
  })
  const come = news.flatMap((event) => (event.kind === 'customersCame' ? [event] : []))
  const time = sumOf(news.map((event) => (event.kind === 'timePaid' ? event.time : 0)))
  const coins = pair.coins + sumOf(come.map((event) => event.coins))
  const n = sumOf(come.map(({ customers, free }) => customers.length + (free === null ? 0 : 1)))
  const { lost } = inWords(phrasing)
  const costs = [
    ...(time > 0 ? [lost('time', time)] : []),
    ...(coins > 0 ? [lost('coin', coins)] : []),
    ...(pair.markers > 0 ? [lost('marker', pair.markers)] : []),
  ]
  const isDeath = news.some(({ kind }) => kind === 'deathCame')
  return dotted([
    `${pair.value}: ${pairText(phrasing, pair)}`,
    priced(phrasing, costs, [`+${phrasing.say('customers', { n })}`]),
    isDeath && phrasing.say('death'),
  ])
}
