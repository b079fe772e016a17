import type { Sheet } from '#render/engine/draw'
import { signText } from '#texts/village/signs'
import type { PictureInput } from '../input.ts'
import type { BoardLayout } from './layout.ts'
import { drawSpace } from './space.ts'

/** Harvest and family: the field, and the cottage with its stork. */
export function drawFields(sheet: Sheet, input: PictureInput, { harvest, family }: BoardLayout): void {
  const { language } = input
  drawSpace(sheet, input, 'harvest', harvest, signText(language, 'harvest'))
  sheet.sprite('v-cottage/0.92', ...family.house)
  drawSpace(sheet, input, 'family', family, signText(language, 'family'))
}
