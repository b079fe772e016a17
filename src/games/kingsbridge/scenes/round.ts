import type { Flow } from '#kernel'
import { currentEvent } from '../content-index.ts'
import { hasLaid } from '../rules/piles.ts'
import { playerOf, type State, seatOnTurn } from '../state.ts'

/** K-ROUND-6: the next seat in turn order that has a turn; whoever laid a card at court has none. */
export function nextTurn(t: State): string {
  const { seats } = t.setup
  while (t.turns < seats && hasLaid(t, playerOf(t, seatOnTurn(t)))) t.turns++
  return t.turns < seats && !t.isSkipped ? 'turn' : 'endRound'
}

/** K-ROUND-7: a lasting event moves to the edge, the shield passes. */
// biome-ignore lint/correctness/useYield: a scene in which nothing is asked
export function* endRound(t: State): Flow<string> {
  const { id, kind } = currentEvent(t)
  if (kind === 'lasting') keepOnEdge(t, id)
  t.event = null
  t.rotation = null
  if (t.round === 1) for (const p of t.players) p.penalties = []
  passShield(t)
  return t.round < t.setup.content.constants.roundsPerChapter.value ? 'turnUp' : 'grow'
}

/** K-LAST-2: the edge holds two; the one that has lain longest makes room. */
function keepOnEdge(t: State, event: string): void {
  t.edge.push(event)
  const isFull = t.edge.length > t.setup.content.constants.maxLastingOnEdge.value
  t.news.push({ kind: 'eventStays', event, gone: isFull ? (t.edge.shift() ?? null) : null })
}

export function passShield(t: State): void {
  t.shield = (t.shield + 1) % t.setup.seats
  t.news.push({ kind: 'shieldPassed', to: t.shield })
}
