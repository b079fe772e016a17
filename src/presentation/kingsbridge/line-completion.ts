import { type Answer, writeLine } from '#kernel'
import { kingsbridge } from '#kingsbridge/game'
import { idOf } from '#kingsbridge/options'
import type { Plan } from '#kingsbridge/planning/index'
import { usesOf } from '#kingsbridge/rules/uses'
import type { State } from '#kingsbridge/state'
import type { Voice } from '../presentation.ts'
import { gainText } from './goals.ts'
import { cardName, otherWords } from './naming.ts'
import { optionEntry } from './options.ts'
import { dotted, type Phrasing, phrasingIn, shortenTo } from './phrasing.ts'
import type { Shown } from './shown.ts'
import { plansOf, stateOf, viewOf } from './view-access.ts'

/** Lines to type: what begins with the words typed, in any order. */

const MOST_MOVES = 25
const LONGEST = 100

function lower(text: string): string {
  return text.toLocaleLowerCase().normalize('NFKC')
}

/** The steps that are really asked: a card that can only be laid unused asks nothing more. */
function lineOf(t: State, seat: number, plan: Plan): string {
  const isAsked = usesOf(t, seat, plan.card).length > 1
  const steps = plan.steps.filter((_, place) => place !== 1 || isAsked)
  const answers: Answer[] = steps.map((step) => ({ seat, picks: [step] }))
  return writeLine(kingsbridge, { state: t, scene: 'turn', at: 0 }, answers)
}

interface Candidate {
  readonly seat: number
  readonly plan: Plan
  readonly line: string
}

function nameOf(shown: Shown, phrasing: Phrasing, { seat, plan, line }: Candidate): string {
  const { label } = optionEntry(shown, { seat, about: 'use' }, idOf(plan.use), phrasing.voice)
  return shortenTo(dotted([line, `${cardName(phrasing, plan.card)}: ${label}`, gainText(phrasing, plan)]), LONGEST)
}

function fits(typed: string, text: string): boolean {
  const words = lower(text).split(/[^\p{L}\p{N}=+>-]+/u)
  const wanted = lower(typed)
    .split(/\s+/)
    .filter((word) => word !== '')
  return wanted.every((start) => words.some((word) => word.startsWith(start)))
}

/** A turn up to the card that is discarded; the best by points first. */
export function moves(shown: Shown, typed: string, voice: Voice): { name: string; value: string }[] {
  const { seat } = shown
  if (seat === null) return []
  const phrasing = phrasingIn(voice)
  const t = stateOf(viewOf(shown))
  const names = new Map<string, string>()
  const all = plansOf(shown).filter(({ isOpen }) => !isOpen)
  for (const plan of all.sort((a, b) => b.gains.points - a.gains.points)) {
    if (names.size === MOST_MOVES) break
    const line = lineOf(t, seat, plan)
    const name = nameOf(shown, phrasing, { seat, plan, line })
    if (
      line.length <= LONGEST &&
      !names.has(line) &&
      fits(typed, `${line} ${name} ${otherWords(phrasing, plan.use, plan.card)}`)
    )
      names.set(line, name)
  }
  return [...names].map(([value, name]) => ({ name, value }))
}
