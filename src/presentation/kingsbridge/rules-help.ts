import type { Topic, Voice } from '../presentation.ts'
import { phrasingIn } from './phrasing.ts'
import type { Shown } from './shown.ts'

/** The rules in chapters. */
const CHAPTERS = [
  'aim',
  'round',
  'council',
  'favour',
  'piles',
  'cards',
  'projects',
  'houses',
  'plague',
  'duties',
  'end',
  'secrets',
  'values',
] as const

export function rulesHelp(_scene: Shown | null, voice: Voice): Topic[] {
  const { say } = phrasingIn(voice)
  return CHAPTERS.map((id) => ({
    id,
    title: say(`topic.${id}`),
    text: say(`rules.${id}`),
    picture: null,
  }))
}
