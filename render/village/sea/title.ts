import type { Sheet } from '#render/engine/draw'
import { pageText } from '#texts/village/pages'
import { signText } from '#texts/village/signs'
import { drawRibbon } from '../board/title.ts'
import type { PictureInput } from '../input.ts'
import { drawCloud } from '../parts.ts'
import type { SeaLayout } from './layout.ts'

/** The strip above the chart, and what a voyage costs. */

const LINE = 44

/** VP-MOVE: so many steps are free; the way home costs time. */
function drawFares(sheet: Sheet, { view, language }: PictureInput, { title }: SeaLayout): void {
  const { freeSteps, returnHome } = view.setup.content.port
  const [freeX, freeY] = title.free
  sheet.sprite('peg/ship-wheel/46/ink', freeX, freeY)
  sheet.number(freeSteps, freeX + 30, freeY + 1, 40, { align: 'left', max: 30 })
  sheet.text(pageText(language, 'freeStep'), freeX + 62, freeY + 3, 28, { colour: 'inkSoft', align: 'left', max: 66 })
  const [homeX, homeY] = title.home
  sheet.sprite('peg/anchor/44/ink', homeX, homeY)
  drawCloud(sheet, returnHome.time, homeX + 54, homeY)
}

export function drawTitle(sheet: Sheet, input: PictureInput, layout: SeaLayout): void {
  const { view, language } = input
  const { size, max, round, ribbon } = layout.title
  sheet.place('title', [0, 0, layout.map.w, 84])
  sheet.text(pageText(language, 'sea'), 34, LINE, size, { font: 'display', align: 'left', max })
  const [x, number] = round
  const words = { font: 'display', colour: 'inkSoft', align: 'left' } as const
  sheet.text(signText(language, 'round'), x, LINE + 2, 36, { ...words, max: number - x - 8 })
  sheet.number(view.round, number, LINE + 1, 40, { align: 'left', max: 52 })
  const [middle, w] = ribbon
  drawRibbon(sheet, input, middle, 39, w)
  drawFares(sheet, input, layout)
}
