import type { Question } from '#kernel'
import type { Entry, Scene, Voice } from '#presentation/face'
import type { Player, State } from '#willyville/state'
import type { View } from '#willyville/view'
import { cloudsOf, playerAt, stateOf, viewOf } from '../known.ts'
import { cut, dotted, type Tongue, tongueOf } from '../tongue.ts'

/** Everything needed to say what an option is: who is asked, and what the village looks like. */
export interface Here {
  readonly tongue: Tongue
  readonly view: View
  readonly state: State
  readonly seat: number
  readonly p: Player
  readonly ask: Pick<Question, 'about' | 'seat'>
}

/** The entry of an option, given what stands behind its verb. */
export type Describe = (here: Here, rest: string) => Entry

export const MOST = 100

export function hereOf(scene: Scene, ask: Pick<Question, 'about' | 'seat'>, voice: Voice): Here {
  const view = viewOf(scene)
  const { seat } = ask
  return { tongue: tongueOf(voice), view, state: stateOf(view), seat, p: playerAt(view, seat), ask }
}

type Part = string | false | null | undefined

export function entryOf(label: string, parts: readonly Part[], emoji?: string): Entry {
  const description = cut(dotted(parts), MOST)
  return {
    label: cut(label, MOST),
    ...(description !== '' && { description }),
    ...(emoji !== undefined && { emoji }),
  }
}

/** Said of what would bring Death, unless Death walks along already. */
export function deathNote({ tongue, view, p }: Here, time: number): string | null {
  return time > 0 && !p.death && p.cloud + time >= cloudsOf(view) ? tongue.say('deathComes') : null
}
