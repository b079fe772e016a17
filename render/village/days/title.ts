import type { Seat } from '#kernel'
import type { Sheet } from '#render/engine/draw'
import { type PageWord, pageText } from '#texts/village/pages'
import { signText } from '#texts/village/signs'
import { turnWords } from '../board/title.ts'
import type { PictureInput } from '../input.ts'

/** The strip above a great day: which day it is, the round, and who is asked. */

const TITLE = { x: 34, y: 44, size: 56, max: 250 }
const ROUND = { x: 300, w: 100, number: 408 }
const RIBBON = { x: 714, y: 39, w: 460, h: 54, size: 44 }

export function drawDayTitle(sheet: Sheet, input: PictureInput, day: PageWord, asked: Seat | null): void {
  const { view, language } = input
  sheet.place('title', [0, 0, 1000, 84])
  sheet.text(pageText(language, day), TITLE.x, TITLE.y, TITLE.size, { font: 'display', align: 'left', max: TITLE.max })
  const soft = { font: 'display', colour: 'inkSoft', align: 'left' } as const
  sheet.text(signText(language, 'round'), ROUND.x, TITLE.y + 2, 34, { ...soft, max: ROUND.w })
  sheet.number(view.round, ROUND.number, TITLE.y + 1, 40, { align: 'left', max: 52 })
  if (asked === null) return
  const max = RIBBON.w - 24
  sheet.sprite(`ribbon/${RIBBON.w}/${RIBBON.h}/${asked}`, RIBBON.x, RIBBON.y)
  sheet.text(turnWords(input, asked, max), RIBBON.x, RIBBON.y + 2, RIBBON.size, {
    font: 'display',
    colour: 'cream',
    halo: 'ink',
    max,
  })
}
