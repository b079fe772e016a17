import { scoreBoard, tableBoard, winLine } from './board.ts'
import { endOf } from './end.ts'
import type { PictureInput } from './input.ts'
import { villageBoard } from './village-board.ts'

/** Discord takes no more. */
const MOST = 1024

/** As many whole lines as fit; the boards put the most important first. */
function fitted(text: string): string {
  const lines = text.split('\n').map((line) => line.trim().replaceAll(/ {2,}/g, ' '))
  let alt = ''
  for (const line of lines) {
    const longer = alt === '' ? line : `${alt}. ${line}`
    if (longer.length > MOST - 1) break
    alt = longer
  }
  return `${alt}.`
}

export function villageAlt(input: PictureInput, seat: number): string {
  return fitted(villageBoard(input, seat))
}

export function tableAlt(input: PictureInput): string {
  return fitted(tableBoard(input))
}

export function scoreAlt(input: PictureInput): string {
  const end = endOf(input)
  const first = end === null ? '' : `${winLine(input, end)}\n`
  return fitted(first + scoreBoard(input))
}
