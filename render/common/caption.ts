import { type Picture, Sheet } from '../engine/draw.ts'
import { cutToWidth } from './fit.ts'

/** The words below a picture: where it stands in the game, and what was done. */
export interface Caption {
  readonly head: string
  readonly line: string
}

/** In a picture 1,600 wide; at a quarter of that, as a phone shows it, the letters are still 12 high. */
const WIDTH = 1600
const BAND = 160
const MARGIN = 36
const HEAD = { y: 50, size: 48 }
const LINE = { y: 112, size: 48 }

/** The picture with a band below it that carries its caption. */
export function captioned(picture: Picture, { head, line }: Caption): Picture {
  const unit = picture.width / WIDTH
  const [band, max] = [Math.round(BAND * unit), (WIDTH - 2 * MARGIN) * unit]
  const sheet = new Sheet()
  const [left, top] = [MARGIN * unit, picture.height]
  sheet.sprite(`caption/${picture.width}/${band}`, 0, top)
  const write = (text: string, { y, size }: typeof HEAD, colour: string) =>
    sheet.text(cutToWidth(text, max, size * unit), left, top + y * unit, size * unit, { align: 'left', colour, max })
  write(head, HEAD, 'inkSoft')
  write(line, LINE, 'ink')
  return { ...picture, height: picture.height + band, draws: [...picture.draws, ...sheet.draws] }
}
