import { altFrom } from '#render/common/alt'
import { signText } from '#texts/village/signs'
import type { PictureInput } from '../input.ts'
import { isOver } from './title.ts'

/** The least a picture says of itself; who shows it has the board in words, which says all. */
export function boardAlt(input: PictureInput): string {
  const { view, names, language } = input
  const name = names[view.due] ?? ''
  const state = isOver(input) ? signText(language, 'gameOver') : signText(language, 'toMove', { name })
  return altFrom(`${signText(language, 'village')}\n${signText(language, 'round')} ${view.round}\n${state}`)
}
