import type { State } from '../state.ts'
import { DUTIES, type Duty } from '../words.ts'

/** The goods owed at the end of the chapter (K-DUTY-1), before anybody has to give them. */

type Running = Pick<State, 'setup' | 'chapter'>

export interface Due {
  readonly duty: Duty
  /** Less than `most` where a die will say how much. */
  readonly least: number
  readonly most: number
}

export function duesOf({ setup }: Pick<State, 'setup'>): Due[] {
  const { duties, taxDie } = setup.content
  return DUTIES.map((duty) => {
    const { amount } = duties[duty]
    if (amount !== 'taxDie') return { duty, least: amount, most: amount }
    return { duty, least: Math.min(...taxDie.faces), most: Math.max(...taxDie.faces) }
  })
}

/** The VP that pieces missing for a duty cost at once. */
export function lossOf({ setup }: Pick<State, 'setup'>, duty: Duty, missing: number): number {
  return missing * setup.content.duties[duty].vpPerMissing
}

export function isLastChapter({ setup, chapter }: Running): boolean {
  return chapter === setup.content.constants.chapters.value
}

/** K-DUTY-3: the VP they cost besides at the end of the game, unless loyalty averts it. */
export function doublingOf(t: Running, duty: Duty, missing: number): number {
  return isLastChapter(t) ? lossOf(t, duty, missing) * (t.setup.content.duties.lastFactor - 1) : 0
}
