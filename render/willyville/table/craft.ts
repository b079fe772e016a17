import type { Sheet } from '#render/engine/draw'
import { signText } from '#texts/willyville/signs'
import { contentIndexOf } from '#willyville/content-index'
import { GOODS, type Good } from '#willyville/words'
import type { PictureInput } from '../input.ts'
import { onTable } from '../place-ids.ts'
import { banner, bannerText, time } from './parts.ts'

/** The craft sheet: a column for each banner, a row for each good, a little house for every card still there. */

const CRAFT = {
  box: [22, 636, 430, 298],
  heading: { x: 80, y: 674, max: 100 },
  banner: { y: 674, w: 69, h: 48 },
  column: { x: 168, pitch: 78 },
  row: { y: 728, pitch: 43, good: 58, time: 106 },
} as const

function drawRow(sheet: Sheet, { view }: PictureInput, good: Good, row: number): void {
  const y = CRAFT.row.y + row * CRAFT.row.pitch
  const look = contentIndexOf(view).craft
  const heads = look.horse.banners
  const { banners, black } = look[good]
  sheet.sprite(`good/${good}/39`, CRAFT.row.good, y)
  time(sheet, black.time, CRAFT.row.time, y, 48)
  for (const [card, values] of banners.entries()) {
    const x = CRAFT.column.x + card * CRAFT.column.pitch
    const isThere = view.crafts[good].includes(card)
    const text = bannerText(values)
    // Only a table owner's own cards leave their column.
    if (isThere && text !== bannerText(heads[card] ?? [])) banner(sheet, text, x, y, { w: 69, h: 38, size: 32 })
    else sheet.sprite(isThere ? `little-house/${good}` : 'dash', x, y)
  }
  sheet.place(onTable.craft(good), [34, y - 21, 408, 42], 'craft')
}

export function drawCraft(sheet: Sheet, input: PictureInput): void {
  const { heading, banner: cloth, column } = CRAFT
  sheet.place('craft', CRAFT.box)
  sheet.text(signText(input.language, 'craft'), heading.x, heading.y, 36, { font: 'display', max: heading.max })
  for (const [card, values] of contentIndexOf(input.view).craft.horse.banners.entries()) {
    const { y, w, h } = cloth
    banner(sheet, bannerText(values), column.x + card * column.pitch, y, { w, h, size: 35, rod: true })
  }
  for (const [row, good] of GOODS.entries()) drawRow(sheet, input, good, row)
}
