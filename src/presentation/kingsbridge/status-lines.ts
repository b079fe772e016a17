import type { EventCard } from '#data/kingsbridge/schema'
import type { Seat } from '#kernel'
import { eventOf } from '#kingsbridge/content-index'
import { seatOnTurn, turnOrder } from '#kingsbridge/state'
import type { View } from '#kingsbridge/view'
import type { Voice } from '../presentation.ts'
import { dueLine } from './duties.ts'
import { eventText, eventTitle, roman } from './naming.ts'
import { dotted, type Phrasing, phrasingIn } from './phrasing.ts'
import type { Shown } from './shown.ts'
import { nameOf, ownedBy, playerAt, viewOf } from './view-access.ts'

/** Small lines about where the game stands. */

/** An immediate event is done once all its effects were carried out; what it brought stays on the board. */
function headOf(view: View, { kind, effects }: EventCard): 'head.event' | 'head.done' | 'head.lasts' {
  if (kind === 'lasting') return 'head.lasts'
  return view.effect < effects.length ? 'head.event' : 'head.done'
}

/** What an event says, and whether it is done, is still to come, or lasts. */
export function eventLine(phrasing: Phrasing, view: View, id: string): string {
  const card = eventOf(view, id)
  return phrasing.say(headOf(view, card), { title: eventTitle(phrasing, view, id), text: eventText(phrasing, card) })
}

/** The event of this round, and what lasts from earlier ones. */
function eventLines(phrasing: Phrasing, view: View): string[] {
  const now = view.event === null ? [] : [view.event]
  return [...now, ...view.edge].map((id) => eventLine(phrasing, view, id))
}

/** Own goods and VP, what is in force, and what will be owed. */
export function head(shown: Shown, voice: Voice): string[] {
  const phrasing = phrasingIn(voice)
  const view = viewOf(shown)
  const due = shown.seat === null ? null : dueLine(phrasing, view, shown.seat)
  const lines = [...eventLines(phrasing, view), ...(due === null ? [] : [due])].map((line) => `-# ${line}`)
  if (shown.seat === null) return lines
  const p = playerAt(view, shown.seat)
  const penalties = p.penalties.map((penalty) => phrasing.say(`penalty.${penalty}`)).join(', ')
  return [dotted([phrasing.some('vp', p.vp), phrasing.held(ownedBy(p) ?? {}), penalties]), ...lines]
}

export function isActionPhase(view: View): boolean {
  return view.rotation !== null && !view.isSkipped && view.turns < view.setup.seats && !view.isOver
}

/** The seats that still have their turn in this round, or the active player alone; nobody's turn while all are asked. */
export function turns(shown: Shown): readonly Seat[] {
  const view = viewOf(shown)
  if (view.isOver || view.asked.length > 0) return []
  return isActionPhase(view) ? turnOrder(view).slice(view.turns) : [view.shield]
}

function roundText(phrasing: Phrasing, view: View): string {
  const { roundsPerChapter } = view.setup.content.constants
  const round = phrasing.say('round', { n: Math.max(1, view.round), m: roundsPerChapter.value })
  return dotted([phrasing.say('chapter', { chapter: roman(view.chapter) }), round])
}

export function moment(shown: Shown, voice: Voice): string {
  const phrasing = phrasingIn(voice)
  const view = viewOf(shown)
  if (!isActionPhase(view)) return roundText(phrasing, view)
  const n = view.turns + 1
  const isOwn = shown.seat === seatOnTurn(view)
  const order = isOwn ? phrasing.say('moment.yours', { n }) : phrasing.say('moment.order', { n, m: view.setup.seats })
  return dotted([roundText(phrasing, view), order])
}

export function count(shown: Shown, voice: Voice): string {
  const phrasing = phrasingIn(voice)
  const view = viewOf(shown)
  return dotted([roundText(phrasing, view), phrasing.say('count.shield', { name: nameOf(shown, view.shield) })])
}

export function roundOf(view: View): number {
  return (view.chapter - 1) * view.setup.content.constants.roundsPerChapter.value + view.round
}
