import type { Shown, Topic, Voice } from '../presentation.ts'
import { tongueOf } from './tongue.ts'

/** The rules in chapters. */
const CHAPTERS = [
  ...(['aim', 'round', 'council', 'favour', 'piles', 'cards', 'projects', 'houses'] as const),
  ...(['plague', 'duties', 'end', 'secrets', 'values'] as const),
] as const

export function topics(_scene: Shown | null, voice: Voice): Topic[] {
  const { say } = tongueOf(voice)
  return CHAPTERS.map((id) => ({ id, title: say(`topic.${id}`), text: say(`rules.${id}`), picture: null }))
}
