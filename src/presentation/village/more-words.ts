import type { Language } from '#texts'
import { linesAbout } from './asking.ts'
import { mapBoard } from './board.ts'
import { BOARD_PARTS } from './modules/modules.ts'
import { type Page, pageOf, row, standing } from './page.ts'
import type { Shown } from './shown.ts'

/** What the pictures beside the board show, in words. */

/** Small print is read out like all else, and each line has its full stop from whoever reads it out. */
const MARKS = /^-# |\.$/g

function textOf(lines: readonly string[]): string {
  const said = lines.filter((line) => line !== '').map((line) => line.replaceAll(MARKS, ''))
  return said.join('\n')
}

function churchRow(page: Page): string {
  return row(page.phrasing.space('church'), standing(page, 'church'))
}

/** Ships, Conny's people, couples: whatever the expansions tell of figures. */
function figureRows(page: Page): string[] {
  return BOARD_PARTS.flatMap((part) => part.figures?.(page) ?? [])
}

export function seaWords(shown: Shown, language: Language): string {
  const page = pageOf(shown, language)
  const graves = BOARD_PARTS.flatMap((part) => part.graves?.(page) ?? [])
  return textOf([...figureRows(page), mapBoard(shown, language), ...graves])
}

export function connyWords(shown: Shown, language: Language): string {
  const page = pageOf(shown, language)
  return textOf([...figureRows(page), churchRow(page)])
}

export function marketWords(shown: Shown, language: Language): string {
  const page = pageOf(shown, language)
  return textOf([page.phrasing.say('asking.market'), ...linesAbout('sell', page)])
}

export function massWords(shown: Shown, language: Language): string {
  const page = pageOf(shown, language)
  return textOf([page.phrasing.say('asking.mass'), ...linesAbout('pull', page), churchRow(page)])
}

export function weddingWords(shown: Shown, language: Language): string {
  return textOf(figureRows(pageOf(shown, language)))
}
