import type { Language } from '#texts'
import { linesAbout } from './asking.ts'
import { mapBoard } from './board.ts'
import { BOARD_PARTS } from './modules/modules.ts'
import { type Page, pageOf, row, standing } from './page.ts'
import type { Shown } from './shown.ts'

/** What the pictures beside the board show, in words. */

const SMALL_PRINT = /^-# /

function textOf(lines: readonly string[]): string {
  const said = lines.filter((line) => line !== '').map((line) => line.replace(SMALL_PRINT, ''))
  return said.join('\n')
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
  return textOf(figureRows(pageOf(shown, language)))
}

export function marketWords(shown: Shown, language: Language): string {
  return textOf(linesAbout('sell', pageOf(shown, language)))
}

export function massWords(shown: Shown, language: Language): string {
  const page = pageOf(shown, language)
  const church = row(page.phrasing.space('church'), standing(page, 'church'))
  return textOf([...linesAbout('pull', page), church])
}

export function weddingWords(shown: Shown, language: Language): string {
  const page = pageOf(shown, language)
  return textOf([page.phrasing.say('asking.wedding'), ...figureRows(page)])
}
