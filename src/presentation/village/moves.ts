import { type Answer, writeLine } from '#kernel'
import { formerNamesOf } from '#texts/former-names'
import { FORMER_NAMES } from '#texts/village/former-names'
import { village } from '#village/game'
import { optionNamed, shortOf } from '#village/modules/in-play'
import { goalId, type Plan } from '#village/planning/index'
import type { Voice } from '../presentation.ts'
import { type Move, movesOf } from './goals/index.ts'
import { costText, gainText, type Named, nameOf } from './goals/names.ts'
import { fitted, phrasingOf, viewOf } from './phrasing.ts'
import type { Shown } from './shown.ts'
import { stateOf } from './thoughts.ts'

/** Lines to type: what begins with the words typed, in any order. */

const MOST_MOVES = 25
const LONGEST = 100

function lower(text: string): string {
  return text.toLocaleLowerCase().normalize('NFKC')
}

/** The building where something is made, which its name leaves out. */
function placesOf({ phrasing }: Named, { goal, steps }: Plan): string {
  if (goal.kind !== 'make' && goal.kind !== 'train') return ''
  const crafts = steps.flatMap((step) => {
    const option = optionNamed(step)
    return option?.kind === 'craft' ? [phrasing.word(option.building)] : []
  })
  return crafts.join(' ')
}

/** Every word of a move: as it is written, its parts, and what it is called. */
function wordsOf(named: Named, { plan }: Move): string[] {
  const written = plan.steps.map(shortOf)
  const parts = [...written, goalId(plan.goal)].flatMap((word) => word.split(/[^\p{L}\p{N}+]+/u))
  const said = `${named.phrasing.space(plan.space)} ${nameOf(named, plan)} ${placesOf(named, plan)}`.split(/[\s:]+/)
  const former = formerNamesOf(FORMER_NAMES, named.phrasing.language, said)
  return [...written, ...parts, ...said, ...former].map(lower)
}

/** Nothing typed: the best of each goal. Else what has all the words. */
function fitting(named: Named, all: readonly Move[], typed: string): Move[] {
  const wanted = lower(typed)
    .split(/\s+/)
    .filter((word) => word !== '')
  if (wanted.length === 0) {
    const seen = new Set<string>()
    return all.filter(({ plan: { goal } }) => !seen.has(goalId(goal)) && seen.add(goalId(goal)))
  }
  return all.filter((move) => {
    const words = wordsOf(named, move)
    return wanted.every((start) => words.some((word) => word.startsWith(start)))
  })
}

export function moves(shown: Shown, typed: string, voice: Voice): { name: string; value: string }[] {
  const { seat } = shown
  if (seat === null) return []
  const view = viewOf(shown)
  const named: Named = { phrasing: phrasingOf(voice.language, shown.names), view }
  const names = new Map<string, string>()
  for (const move of fitting(named, movesOf(shown), typed)) {
    if (names.size === MOST_MOVES) break
    const answers: Answer[] = move.plan.steps.map((step) => ({ seat, picks: [step] }))
    const line = writeLine(village, { state: stateOf(view), scene: 'turn', at: 0 }, answers)
    if (line.length > LONGEST || names.has(line)) continue
    const gains = gainText(named, move.plan)
    names.set(line, fitted([line, nameOf(named, move.plan), gains, costText(named, move.plan)]))
  }
  return [...names].map(([value, name]) => ({ name, value }))
}
