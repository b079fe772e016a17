import { currentEvent } from '#kingsbridge/content-index'
import { layingsOf } from '#kingsbridge/planning/layings'
import { displayWidth, shortName } from '#render/common/fit'
import { type Picture, Sheet } from '#render/engine/draw'
import { handText } from '#texts/kingsbridge/hand'
import { say } from '#texts/kingsbridge/index'
import type { PictureInput } from './input.ts'
import { type Floor, way } from './orient/way.ts'
import { ribbon } from './tokens.ts'

/** How shall the card lie? The four ways side by side, numbered as the answers are. */

interface Size {
  readonly w: number
  readonly h: number
  readonly ribbon: { readonly x: number; readonly w: number }
  /** The middle of the event's title; a phone has no room for it. */
  readonly title: { readonly x: number; readonly max: number } | null
  readonly chapter: { readonly x: number; readonly max: number }
  floor(rotation: number): Floor
}

const TOP = 108
const WIDE: Size = {
  w: 1600,
  h: 876,
  ribbon: { x: 276, w: 420 },
  title: { x: 868, max: 560 },
  chapter: { x: 1566, max: 380 },
  floor: (rotation) => ({ x: 24 + 392 * rotation, y: TOP, w: 376, h: 742, k: 1 }),
}

const PHONE_H = 838
const PHONE: Size = {
  w: 1000,
  h: TOP + 2 * PHONE_H + 48,
  ribbon: { x: 276, w: 420 },
  title: null,
  chapter: { x: 972, max: 420 },
  floor: (rotation) => ({
    x: 24 + 484 * (rotation % 2),
    y: TOP + (PHONE_H + 22) * Math.floor(rotation / 2),
    w: 468,
    h: PHONE_H,
    k: 1.12,
  }),
}

const Y = 40
const LEAST = 30

/** A long name stands alone: that its owner lays the card can be seen. */
function ribbonText({ view, names, language }: PictureInput, w: number): string {
  const name = names[view.shield] ?? ''
  const whole = say(language, 'board.orients', { name })
  return displayWidth(whole, LEAST) <= w - 24 ? whole : shortName(name, w - 24, LEAST)
}

const ROMAN = ['', 'I', 'II', 'III', 'IV']

function title(sheet: Sheet, input: PictureInput, size: Size): void {
  const { view, language, events } = input
  const { x, w } = size.ribbon
  ribbon(sheet, ribbonText(input, w), view.shield, x, Y - 2, { w, h: 52, size: 40 })
  const words = view.event === null ? undefined : events?.[view.event]?.title
  if (size.title !== null && words !== undefined) {
    sheet.text(words, size.title.x, Y, 38, { font: 'display', max: size.title.max })
  }
  const chapter = say(language, 'chapter', { chapter: ROMAN[view.chapter] ?? '' })
  sheet.text(`${chapter} · ${handText(language, 'roundShort', { n: view.round })}`, size.chapter.x, Y, 32, {
    font: 'display',
    align: 'right',
    max: size.chapter.max,
  })
}

/** Asked for while the card waits to be laid. */
export function orientPicture(input: PictureInput, alt: string): Picture {
  const sheet = new Sheet()
  const size = input.size === 'phone' ? PHONE : WIDE
  const card = currentEvent(input.view)
  title(sheet, input, size)
  for (const laying of layingsOf(input.view)) {
    way({ sheet, input, card, laying, floor: size.floor(laying.rotation) })
  }
  const { draws, places } = sheet
  const { w, h } = size
  return { width: w, height: h, ground: `k-ground-orient/${w}/${h}`, colours: 'kingsbridge', draws, places, alt }
}
