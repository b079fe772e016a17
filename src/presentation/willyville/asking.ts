import type { Question } from '#kernel'
import { lossOf } from '#willyville/scenes/death'
import type { Interruption } from '../capabilities.ts'
import type { Voice } from '../presentation.ts'
import { dotted, phrasingIn } from './phrasing.ts'
import type { Shown } from './shown.ts'
import { cardsOf, viewOf } from './view-access.ts'

/** Green as sickness. */
const PLAGUE = 0x5b7550

/** W-CHURCH-1: what everybody is told of who is asked about the plague: who loses how much, and who may heal. */
export function asking(shown: Shown, asks: readonly Question[], voice: Voice): Interruption | null {
  if (!asks.some(({ about }) => about === 'plague')) return null
  const phrasing = phrasingIn(voice)
  const view = viewOf(shown)
  const uses = cardsOf(view).church.healing.slots ?? 0
  const losses = view.players.flatMap((player, seat) => {
    const lost = lossOf(player)
    if (lost === 0) return []
    const facts = { name: shown.names[seat] ?? '', before: player.tree, after: player.tree - lost }
    const isAsked = asks.some((ask) => ask.seat === seat)
    const healing = { left: uses - player.healed, uses }
    return [phrasing.say('asking.loss', facts) + (isAsked ? ` ${phrasing.say('asking.healing', healing)}` : '')]
  })
  return { head: phrasing.say('asking.head'), accent: PLAGUE, lines: [phrasing.say('asking.plague'), dotted(losses)] }
}
