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

const RULE_IDS = / \((K-[A-Z0-9-]+(?:, K-[A-Z0-9-]+)*)\)$/

/** The rules a chapter is about stand under it in small print. */
function withSmallIds(chapter: string): string {
  return chapter.replace(RULE_IDS, '\n-# $1')
}

export function rulesHelp(_scene: Shown | null, voice: Voice): Topic[] {
  const { say } = phrasingIn(voice)
  return CHAPTERS.map((id) => ({
    id,
    title: say(`topic.${id}`),
    text: withSmallIds(say(`rules.${id}`)),
    picture: null,
  }))
}
