import type { Seat } from '#kernel'
import type { View } from '#kingsbridge/view'
import type { Newcomers } from '../capabilities.ts'
import type { Voice } from '../presentation.ts'
import { dueLine } from './duties.ts'
import { dotted, phrasingIn } from './phrasing.ts'
import type { Shown } from './shown.ts'
import { roundOf } from './status-lines.ts'
import { nameOf, ownedBy, playerAt, viewOf } from './view-access.ts'

/** Lines for those who come to a table. */

const ROUNDS = 24

function roundsOf({ setup }: View): number {
  const { chapters, roundsPerChapter } = setup.content.constants
  return chapters.value * roundsPerChapter.value
}

/** K-SETUP: all begin alike but for the goods of later seats; duties come up long before anybody thinks of them. */
function opening(shown: Shown, voice: Voice): { begins: string[]; lines: string[] } {
  const phrasing = phrasingIn(voice)
  const view = viewOf(shown)
  const begins = view.players.map((p) => {
    const owned = ownedBy(p)
    return owned === null ? '' : phrasing.held(owned)
  })
  const due = dueLine(phrasing, view, null)
  const rounds = phrasing.say('opening.rounds', { n: roundsOf(view), m: view.setup.content.constants.chapters.value })
  return { begins, lines: [rounds, ...(due === null ? [] : [due])] }
}

/** The belongings of a seat: goods behind a screen are not told. */
function holds(shown: Shown, seat: Seat, voice: Voice): string[] {
  const phrasing = phrasingIn(voice)
  const view = viewOf(shown)
  const p = playerAt(view, seat)
  const owned = ownedBy(p)
  const houses = view.plots.filter((owner) => owner === seat).length
  const left = Math.max(1, roundsOf(view) - roundOf(view) + 1)
  const belongings = dotted([
    phrasing.some('vp', p.vp),
    owned !== null && phrasing.held(owned),
    phrasing.some('cards', p.handSize),
    houses > 0 && phrasing.some('houses', houses),
    view.shield === seat && phrasing.say('count.shield', { name: nameOf(shown, seat) }),
  ])
  return [belongings, phrasing.say('holds.rounds', { n: left })]
}

export const newcomers: Newcomers<View> = { usualRounds: () => ROUNDS, opening, holds }
