import type { PictureWish } from '#presentation/presentation'
import type { Picture } from '#render/engine/draw'
import { phoneFinish } from '#render/engine/studio'
import type { Look, PersonSettings } from '#tables'
import { type Component, codeBlock, cut, gallery, text } from './components.ts'
import type { AppContext } from './context.ts'
import { workSlot } from './fair-scheduling.ts'
import type { ScreenFile } from './send.ts'

/** The way somebody wants pictures, or most people at a table do. */
export type DisplayPrefs = Pick<PersonSettings, 'palette' | 'board' | 'size'> &
  Partial<Pick<PersonSettings, 'sizeAsked'>>

export const DEFAULT_DISPLAY: DisplayPrefs = { palette: 'usual', board: 'picture', size: 'full' }

/** The wishes for a picture that everybody reads. */
export function publicWish({ look, prefs = DEFAULT_DISPLAY }: { look: Look; prefs?: DisplayPrefs }): PictureWish {
  return { language: look.language, size: prefs.size }
}

/** No board of any game is longer, whatever its players are called. */
const MOST_BOARD = 3000

/** A picture to be shown, or the words that say the same. */
export interface Drawn {
  readonly part: Component
  readonly files: readonly ScreenFile[]
}

type Wanted = [app: AppContext, name: string, picture: Picture | null, board: () => string, taste?: DisplayPrefs]

async function shownBy(
  patience: number | undefined,
  ...[app, name, picture, board, prefs = DEFAULT_DISPLAY]: Wanted
): Promise<Drawn> {
  if (picture === null || prefs.board === 'text') return written(board())
  const finish = { palette: prefs.palette, scale: 1 }
  const end = app.metrics.renders.startTimer()
  const sized = prefs.size === 'phone' ? phoneFinish(picture, finish) : finish
  const shown = await app.studio.show(picture, board, sized, patience)
  end()
  await workSlot()
  if ('text' in shown) return written(shown.text)
  const file = `${name}.png`
  return { part: gallery(file, picture.alt), files: [{ name: file, data: shown.png, alt: picture.alt }] }
}

/** Draws for a post, which waits for its picture. */
export function drawn(...wanted: Wanted): Promise<Drawn> {
  return shownBy(undefined, ...wanted)
}

/** Draws for a panel, which shows words in place of a picture that takes too long. */
export function drawnSoon(...wanted: Wanted): Promise<Drawn> {
  return shownBy(wanted[0].wordsAfter, ...wanted)
}

function written(board: string): Drawn {
  return { part: text(codeBlock(cut(board, MOST_BOARD))), files: [] }
}
