import { shortName } from '#render/common/fit'
import type { Sheet } from '#render/engine/draw'
import { signText } from '#texts/village/signs'
import { contentIndexOf } from '#village/content-index'
import { countAt } from '#village/rules/members'
import { resultOf } from '#village/rules/score'
import type { View } from '#village/view'
import { GROUPS } from '#village/words'
import type { PictureInput } from '../input.ts'

/** The strip of paper above a picture: the round, whose turn it is, how full chronicle and churchyard are. */

const WIDE = {
  name: { x: 34, y: 44, size: 62, max: 220 },
  round: { x: 262, y: 46, size: 36, max: 110, number: 378, end: 270 },
  ribbon: { x: 790, y: 39, w: 420 },
  chronicle: 1106,
  graves: 1330,
  death: [1556, 80],
} as const
const RIBBON = { h: 54, size: 44, margin: 24 }
const LONGEST_WORDS = 28

/** The winners at the end, else whoever is to move. */
export function seatsInLight({ view, result }: PictureInput): readonly number[] {
  if (result) return result.winners
  return view.isOver ? resultOf(view).winners : [view.due]
}

export function isOver({ view, result }: PictureInput): boolean {
  return result === undefined ? view.isOver : result !== null
}

/** Whose turn it is; the name alone where the words would be too long. */
export function turnWords({ names, language }: PictureInput, seat: number, room: number): string {
  const name = names[seat] ?? ''
  const words = signText(language, 'toMove', { name })
  return words.length > LONGEST_WORDS ? shortName(name, room) : words
}

function ribbonWords(input: PictureInput, room: number): string {
  return isOver(input) ? signText(input.language, 'gameOver') : turnWords(input, input.view.due, room)
}

export function drawRibbon(sheet: Sheet, input: PictureInput, x: number, y: number, w: number): void {
  const room = w - RIBBON.margin
  sheet.sprite(`ribbon/${w}/${RIBBON.h}/${seatsInLight(input)[0] ?? 0}`, x, y)
  const text = { font: 'display', colour: 'cream', halo: 'ink', max: room } as const
  sheet.text(ribbonWords(input, room), x, y + 2, RIBBON.size, text)
}

/** The places that are taken, and all there are. */
export interface Filled {
  readonly dead: number
  readonly places: number
}

/** The dead in the chronicle, songs not counted, and its places. */
export function chronicleOf(view: View): Filled {
  const { open } = contentIndexOf(view)
  const sum = (numberOf: (group: (typeof GROUPS)[number]) => number) =>
    GROUPS.reduce((all, group) => all + numberOf(group), 0)
  return { dead: sum((group) => countAt(view, `chronicle.${group}`)), places: sum((group) => open[group]) }
}

export function gravesOf(view: View): Filled {
  return { dead: countAt(view, 'grave'), places: contentIndexOf(view).graves }
}

function drawTally(sheet: Sheet, input: PictureInput, x: number, sprite: string, of: Filled): void {
  const number = x + 34
  const words = number + String(of.dead).length * 25 + 8
  sheet.sprite(sprite, x, 42)
  sheet.number(of.dead, number, 44, 40, { align: 'left', max: 54 })
  sheet.text(signText(input.language, 'outOf', { n: of.places }), words, 46, 30, {
    align: 'left',
    colour: 'inkSoft',
    max: 96,
  })
}

/** The round, or the last turns once the end has been announced. */
function drawRound(sheet: Sheet, { view, language }: PictureInput): void {
  const { x, y, size, max, number, end } = WIDE.round
  if (view.end !== null && !view.isOver) {
    const words = signText(language, 'lastTurns', { n: view.end.left.length + 1 })
    sheet.text(words, x, y, size, { font: 'display', colour: 'points', align: 'left', max: end })
    return
  }
  sheet.text(signText(language, 'round'), x, y, size, { font: 'display', colour: 'inkSoft', align: 'left', max })
  sheet.number(view.round, number, y - 1, 40, { align: 'left', max: 52 })
}

export function drawTitle(sheet: Sheet, input: PictureInput): void {
  const { name, ribbon, chronicle, graves, death } = WIDE
  sheet.text(signText(input.language, 'village'), name.x, name.y, name.size, {
    font: 'display',
    align: 'left',
    max: name.max,
  })
  drawRound(sheet, input)
  drawRibbon(sheet, input, ribbon.x, ribbon.y, ribbon.w)
  drawTally(sheet, input, chronicle, 'v-chronicle/1', chronicleOf(input.view))
  drawTally(sheet, input, graves, 'v-tombstone/0.9', gravesOf(input.view))
  if (input.view.end !== null) sheet.sprite('death/0.6', death[0], death[1])
  sheet.place('title', [0, 0, 1600, 84])
}
