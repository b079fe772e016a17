import type { Picture } from '#render/engine/draw'
import type { Finish } from '#render/engine/paint'
import { phoneFinish } from '#render/engine/studio'
import { boardPicture, boardSheets } from '#render/village/board'
import { BOARD_STATES, boardInput, boardState } from './board-states.ts'
import { writeFarms } from './gallery-farm.ts'
import { writePages } from './gallery-pages.ts'

type Write = (name: string, picture: Picture, finish?: Finish) => void

const SHEETS = ['places', 'farms', 'lower']
const CLEAR: Finish = { palette: 'clear', scale: 1 }

/** The board in every state, wide and sheet by sheet for phones. */
function writeBoards(write: Write): void {
  for (const state of BOARD_STATES) {
    const input = boardInput(boardState(state))
    write(`board-${state}`, boardPicture(input))
    for (const [index, sheet] of boardSheets({ ...input, size: 'phone' }).entries()) {
      write(`board-${state}-phone-${SHEETS[index]}`, sheet, phoneFinish(sheet))
    }
  }
  for (const language of ['de', 'nl'] as const) {
    write(`board-full-${language}`, boardPicture(boardInput(boardState('full'), language)))
  }
  write('board-full-clear', boardPicture(boardInput(boardState('full'))), CLEAR)
}

/** All pictures of Village. */
export function writeVillage(write: Write): void {
  writeBoards(write)
  writeFarms(write)
  writePages(write)
}
