import type { Question } from '#kernel'
import { PALETTES } from '#render/engine/palette'
import type { Interruption } from '../capabilities.ts'
import type { Voice } from '../presentation.ts'
import { eventTitle, roman } from './naming.ts'
import { capital, isKey, type Phrasing, phrasingIn } from './phrasing.ts'
import { question } from './questions.ts'
import type { Shown } from './shown.ts'
import { eventLine, isActionPhase } from './status-lines.ts'
import { viewOf } from './view-access.ts'

/** What everybody is told of a question that is nobody's turn: it says the same whoever could pay (K-SECRET-5). */

function colourOf(name: 'time' | 'points' | 'plagueLight'): number {
  return Number.parseInt(PALETTES.usual[name].slice(1), 16)
}

/** Questions an event puts to all it concerns. */
const OF_EVENTS: ReadonlySet<string> = new Set(['exchange', 'lose', 'unhouse', 'unused', 'discards', 'plot', 'care'])

function ofEvent(phrasing: Phrasing, shown: Shown, ask: Question): Interruption | null {
  const view = viewOf(shown)
  // In the action phase it is part of somebody's own turn.
  if (view.event === null || isActionPhase(view)) return null
  const head = phrasing.say('asking.event', { title: phrasing.quoted(eventTitle(phrasing, view, view.event)) })
  const lines = [`-# ${eventLine(phrasing, view, view.event)}`, capital(question(shown, ask, phrasing.voice))]
  return { head, accent: colourOf('time'), lines }
}

/** K-PENALTY-2, K-DUTY-2: what is settled between two chapters. */
function ofChapter(phrasing: Phrasing, shown: Shown, { about }: Question): Interruption | null {
  const { chapter, setup } = viewOf(shown)
  const { duties, constants } = setup.content
  const isLast = chapter === constants.chapters.value
  const key = about === 'protect' && isLast ? 'asking.protectLast' : `asking.${about}`
  if (!isKey(key)) return null
  const head = phrasing.say(about === 'court' ? 'asking.courtHead' : 'asking.duties', { chapter: roman(chapter) })
  const cost = phrasing.signed('−', { goods: duties.protection })
  return { head, accent: colourOf('points'), lines: [phrasing.say(key, { cost })] }
}

export function asking(shown: Shown, asks: readonly Question[], voice: Voice): Interruption | null {
  const [ask] = asks
  if (ask === undefined) return null
  const phrasing = phrasingIn(voice)
  return OF_EVENTS.has(ask.about) ? ofEvent(phrasing, shown, ask) : ofChapter(phrasing, shown, ask)
}
