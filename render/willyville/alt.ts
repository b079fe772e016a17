import { altFrom } from '../common/alt.ts'
import { scoreBoard, tableBoard, winLine } from './board.ts'
import { endOf } from './end.ts'
import type { PictureInput } from './input.ts'
import { villageBoard } from './village-board.ts'

export function villageAlt(input: PictureInput, seat: number): string {
  return altFrom(villageBoard(input, seat))
}

export function tableAlt(input: PictureInput): string {
  return altFrom(tableBoard(input))
}

export function scoreAlt(input: PictureInput): string {
  const end = endOf(input)
  const first = end === null ? '' : `${winLine(input, end)}\n`
  return altFrom(first + scoreBoard(input))
}
