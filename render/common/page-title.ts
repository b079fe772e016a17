import type { Sheet } from '../engine/draw.ts'

/** The heading of a page: its initial on a painted plate, the other letters behind it. */
export interface TitleLayout {
  readonly initial: { readonly x: number; readonly y: number; readonly size: number; readonly letter: number }
  readonly text: { readonly x: number; readonly y: number; readonly size: number; readonly max: number }
}

/** The letter stands a little above the middle of its plate. */
const LETTER_UP = 2
const PLATE_MARGIN = 14

export function drawPageTitle(sheet: Sheet, title: string, { initial, text }: TitleLayout): void {
  sheet.sprite(`initial/${initial.size}`, initial.x, initial.y)
  sheet.text(title.slice(0, 1), initial.x, initial.y - LETTER_UP, initial.letter, {
    font: 'display',
    colour: 'cream',
    halo: 'pointsDark',
    max: initial.size - PLATE_MARGIN,
  })
  sheet.text(title.slice(1), text.x, text.y, text.size, { font: 'display', align: 'left', max: text.max })
}
