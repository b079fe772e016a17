import { shortName } from '#render/common/fit'
import type { Sheet } from '#render/engine/draw'
import { signText } from '#texts/willyville/signs'
import { activeSeat, coffinsOf } from '#willyville/state'
import { coffinsToEnd, endOf } from '../end.ts'
import type { PictureInput } from '../input.ts'

const TITLE = {
  name: { x: 32, y: 40, size: 58, max: 250 },
  round: { x: 300, y: 44, size: 36, max: 220 },
  ribbon: { x: 760, y: 38, w: 400, h: 54, size: 42 },
  dead: { icon: 1030, number: 1058, most: 200, letter: 23, gap: 14, y: 43, size: 46 },
  rat: { x: 1398, y: 40, scale: 0.66, number: 1436, most: 60, word: 1504 },
}

const LONGEST = 26

/** The seats that get the table's attention: who is on turn, in the end who has won. */
export function seatsInLight(input: PictureInput): readonly number[] {
  return endOf(input)?.winners ?? [activeSeat(input.view)]
}

export function ribbonWords(input: PictureInput): string {
  const { view, names, language } = input
  if (endOf(input) !== null) return signText(language, 'gameOver')
  const name = names[activeSeat(view)] ?? ''
  const words = signText(language, 'toMove', { name })
  return words.length > LONGEST ? shortName(name, TITLE.ribbon.w - 30) : words
}

export function drawTitle(sheet: Sheet, input: PictureInput): void {
  const { view, language } = input
  const { name, round, ribbon, dead, rat } = TITLE
  sheet.text('Willyville', name.x, name.y, name.size, { font: 'display', align: 'left', max: name.max })
  sheet.text(signText(language, 'round', { n: view.round }), round.x, round.y, round.size, {
    font: 'display',
    colour: 'inkSoft',
    align: 'left',
    max: round.max,
  })
  const seat = seatsInLight(input)[0] ?? 0
  sheet.sprite(`ribbon/${ribbon.w}/${ribbon.h}/${seat}`, ribbon.x, ribbon.y)
  sheet.text(ribbonWords(input), ribbon.x, ribbon.y + 3, ribbon.size, {
    font: 'display',
    colour: 'cream',
    halo: 'ink',
    max: ribbon.w - 30,
  })
  const filled = signText(language, 'windows', { n: coffinsOf(view), m: coffinsToEnd(view) })
  sheet.sprite('dead-icon', dead.icon, dead.y)
  sheet.text(filled, dead.number, dead.y, dead.size, { font: 'number', align: 'left', max: dead.most })
  const word = dead.number + Math.min(dead.most, filled.length * dead.letter) + dead.gap
  label(sheet, signText(language, 'graves'), word, dead.y + 1, 90)
  sheet.sprite(`rat/${rat.scale}`, rat.x, rat.y)
  sheet.text(String(view.rat), rat.number, dead.y, dead.size, { font: 'number', align: 'left', max: rat.most })
  label(sheet, signText(language, 'steps'), rat.word, dead.y + 1, 84)
  sheet.place('title', [0, 0, 1600, 88])
}

function label(sheet: Sheet, words: string, x: number, y: number, max: number): void {
  sheet.text(words, x, y, 27, { colour: 'inkSoft', align: 'left', max })
}
