import type { Picture } from '#render/engine/draw'
import { phoneFinish } from '#render/engine/studio'
import type { PersonSettings } from '#tables'
import { codeBlock, cut, gallery, type Part, text } from './components.ts'
import type { House } from './context.ts'
import { breath } from './fair-scheduling.ts'
import type { File } from './send.ts'

/** How somebody wants pictures; a table has no wishes of its own. */
export type Taste = Pick<PersonSettings, 'palette' | 'board' | 'size'>

export const PLAIN: Taste = { palette: 'usual', board: 'picture', size: 'full' }

const MOST_BOARD = 2400

/** A picture to be shown, or the words that say the same. */
export interface Drawn {
  readonly part: Part
  readonly files: readonly File[]
}

type Wanted = [house: House, name: string, picture: Picture | null, board: () => string, taste?: Taste]

async function shownBy(
  patience: number | undefined,
  ...[house, name, picture, board, taste = PLAIN]: Wanted
): Promise<Drawn> {
  if (picture === null || taste.board === 'text') return written(board())
  const finish = { palette: taste.palette, scale: 1 }
  const end = house.figures.renders.startTimer()
  const sized = taste.size === 'phone' ? phoneFinish(picture, finish) : finish
  const shown = await house.studio.show(picture, board, sized, patience)
  end()
  await breath()
  if ('text' in shown) return written(shown.text)
  const file = `${name}.png`
  return { part: gallery(file, picture.alt), files: [{ name: file, data: shown.png, alt: picture.alt }] }
}

/** What is posted waits for its picture. */
export function drawn(...wanted: Wanted): Promise<Drawn> {
  return shownBy(undefined, ...wanted)
}

/** Who waits before a panel reads words in place of a picture that takes too long. */
export function drawnSoon(...wanted: Wanted): Promise<Drawn> {
  return shownBy(wanted[0].wordsAfter, ...wanted)
}

function written(board: string): Drawn {
  return { part: text(codeBlock(cut(board, MOST_BOARD))), files: [] }
}
