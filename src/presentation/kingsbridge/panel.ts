import type { Seat } from '#kernel'
import { eventOf } from '#kingsbridge/lookup'
import { seatOnTurn, turnOrder } from '#kingsbridge/state'
import type { View } from '#kingsbridge/view'
import type { Shown, Voice } from '../presentation.ts'
import { nameOf, ownedBy, playerAt, viewOf } from './known.ts'
import { dotted, type Tongue, tongueOf } from './tongue.ts'
import { eventText, eventTitle, roman } from './words.ts'

/** Small lines about where the game stands. */

function eventLine(tongue: Tongue, view: View, id: string, isNow: boolean): string {
  const facts = { title: eventTitle(tongue, view, id), text: eventText(tongue, eventOf(view, id)) }
  return tongue.say(isNow ? 'head.event' : 'head.lasts', facts)
}

function eventLines(tongue: Tongue, view: View): string[] {
  const now = view.event === null ? [] : [eventLine(tongue, view, view.event, true)]
  return [...now, ...view.edge.map((id) => eventLine(tongue, view, id, false))]
}

/** Own goods and VP, and what is in force. */
export function head(shown: Shown, voice: Voice): string[] {
  const tongue = tongueOf(voice)
  const view = viewOf(shown)
  const lines = eventLines(tongue, view).map((line) => `-# ${line}`)
  if (shown.seat === null) return lines
  const p = playerAt(view, shown.seat)
  const penalties = p.penalties.map((penalty) => tongue.say(`penalty.${penalty}`)).join(', ')
  return [dotted([tongue.some('vp', p.vp), tongue.goods(ownedBy(p) ?? {}), penalties]), ...lines]
}

export function isActionPhase(view: View): boolean {
  return view.rotation !== null && !view.isSkipped && view.turns < view.setup.seats && !view.isOver
}

/** The seats that still have their turn in this round, or the active player alone. */
export function turns(shown: Shown): readonly Seat[] {
  const view = viewOf(shown)
  if (view.isOver) return []
  return isActionPhase(view) ? turnOrder(view).slice(view.turns) : [view.shield]
}

function roundText(tongue: Tongue, view: View): string {
  const { roundsPerChapter } = view.setup.content.constants
  const round = tongue.say('round', { n: Math.max(1, view.round), m: roundsPerChapter.value })
  return dotted([tongue.say('chapter', { chapter: roman(view.chapter) }), round])
}

export function moment(shown: Shown, voice: Voice): string {
  const tongue = tongueOf(voice)
  const view = viewOf(shown)
  if (!isActionPhase(view)) return roundText(tongue, view)
  const n = view.turns + 1
  const isOwn = shown.seat === seatOnTurn(view)
  const order = isOwn ? tongue.say('moment.yours', { n }) : tongue.say('moment.order', { n, m: view.setup.seats })
  return dotted([roundText(tongue, view), order])
}

export function count(shown: Shown, voice: Voice): string {
  const tongue = tongueOf(voice)
  const view = viewOf(shown)
  return dotted([roundText(tongue, view), tongue.say('count.shield', { name: nameOf(shown, view.shield) })])
}

export function roundOf(view: View): number {
  return (view.chapter - 1) * view.setup.content.constants.roundsPerChapter.value + view.round
}
