import type { EventCard } from '#data/kingsbridge/schema'
import { itemAt } from '#kernel'
import { eventOf } from '#kingsbridge/content-index'
import { CORNERS, SIDES } from '#kingsbridge/words'
import { signText } from '#texts/kingsbridge/signs'
import { displayWidth, noteLines } from '../common/fit.ts'
import { type Picture, Sheet } from '../engine/draw.ts'
import { drawEffects } from './effects.ts'
import type { EventWords, PictureInput } from './input.ts'
import { themeOf } from './themes.ts'
import { symbol } from './tokens.ts'

/** One event large: its scene, its name, what it does in tokens and in words, and what it brings to each side. */

const SIZE = 1080
const MIDDLE = SIZE / 2
const KIND = { y: 148, w: 236, h: 58, size: 40 }
const SCENE = { x: 190, y: 196 }
const TITLE = { y: 580, size: 64, least: 46, max: 790, lines: { size: 50, pitch: 54 } }
const EFFECT = { y: 706, max: 720, h: 108 }
const TEXT = { y: 842, w: 660, room: 624, size: 38, least: 28, most: 3, lead: 1.18 }
const STEP = 20
const PLAGUE = { x: 508, y: 952, d: 64, number: 56, gap: 72 }
const CORNER = { near: 144, far: 936, d: 88, box: 124 }
/** About the middle of the card's side; the sides follow the arrow's as they do on the council, an eighth turn on. */
const ARROW = [
  [MIDDLE, 62, -90],
  [1018, MIDDLE, 0],
  [MIDDLE, 1020, 90],
  [62, MIDDLE, 180],
] as const
const CORNER_PLACES = [
  [CORNER.near, CORNER.near],
  [CORNER.far, CORNER.near],
  [CORNER.far, CORNER.far],
  [CORNER.near, CORNER.far],
] as const
/** Grim scenes belong to the chapters of the plague. */
const GRIM_FROM = 3

function drawTitle(sheet: Sheet, title: string): void {
  const { y, size, least, max, lines } = TITLE
  sheet.place('title', [MIDDLE - max / 2, y - 54, max, 110])
  if (displayWidth(title, least) <= max) {
    sheet.text(title, MIDDLE, y, size, { font: 'display', max })
    return
  }
  const rows = displayLines(title, max, lines.size)
  for (const [row, text] of rows.entries()) {
    const middle = y + (row - (rows.length - 1) / 2) * lines.pitch
    sheet.text(text, MIDDLE, middle, lines.size, { font: 'display', max })
  }
}

/** A title in two lines of about the same length. */
function displayLines(title: string, max: number, size: number): string[] {
  const words = title.split(' ')
  const breaks = words.slice(1).map((_, index) => [words.slice(0, index + 1), words.slice(index + 1)] as const)
  const widest = (halves: readonly (readonly string[])[]) =>
    Math.max(...halves.map((half) => displayWidth(half.join(' '), size)))
  const [best] = breaks.sort((a, b) => widest(a) - widest(b))
  return best === undefined || widest(best) > 2 * max ? [title] : best.map((half) => half.join(' '))
}

/** As few lines as fit, of about the same length. */
function balanced(text: string, size: number): string[] {
  const lines = noteLines(text, TEXT.room, size)
  let best = lines
  for (let room = TEXT.room; room > TEXT.room / 2; room -= STEP) {
    const narrower = noteLines(text, room, size)
    if (narrower.length > lines.length) break
    best = narrower
  }
  return best
}

function drawText(sheet: Sheet, text: string): void {
  let { size } = TEXT
  while (size > TEXT.least && noteLines(text, TEXT.room, size).length > TEXT.most) size--
  const lines = balanced(text, size)
  const pitch = size * TEXT.lead
  sheet.place('text', [MIDDLE - TEXT.w / 2, TEXT.y - 72, TEXT.w, 144])
  for (const [row, line] of lines.entries()) {
    const y = TEXT.y + (row - (lines.length - 1) / 2) * pitch
    sheet.text(line, MIDDLE, y, size, { font: 'note', max: TEXT.w })
  }
}

function drawCorners(sheet: Sheet, card: EventCard): void {
  for (const [index, corner] of CORNERS.entries()) {
    const [x, y] = itemAt(CORNER_PLACES, index)
    sheet.place(`corner:${corner}`, [x - CORNER.box / 2, y - CORNER.box / 2, CORNER.box, CORNER.box])
    symbol(sheet, card.corners[corner], x, y, CORNER.d)
  }
  const [x, y, turn] = itemAt(ARROW, SIDES.indexOf(card.arrow))
  sheet.sprite('k-pointer/1.25', x, y, { turn })
}

/** In the chapters of the plague: the place where somebody falls ill. */
function drawPlague(sheet: Sheet, place: number | null): void {
  if (place === null) return
  const { x, y, d, number, gap } = PLAGUE
  sheet.place('plague', [x - d / 2, y - d / 2, gap + d, d])
  sheet.sprite(`k-plague/down/${d}`, x, y)
  sheet.number(place, x + gap, y, number, { max: d })
}

function altOf(input: PictureInput, card: EventCard, { title, text }: EventWords): string {
  const { language } = input
  const kind = signText(language, card.kind === 'lasting' ? 'lasts' : 'atOnce')
  return `${title} (${kind}). ${text}.`.replaceAll('..', '.')
}

export function eventPicture(input: PictureInput, id: string): Picture {
  const { view, language } = input
  const card = eventOf(view, id)
  const words = input.events?.[id] ?? { title: card.title, text: '' }
  const sheet = new Sheet()
  const mood = card.chapter >= GRIM_FROM ? 'grim' : 'fair'
  sheet.sprite(`k-scene/${themeOf(id)}/${mood}`, SCENE.x, SCENE.y)
  sheet.sprite(`sign/${KIND.w}/${KIND.h}/bare`, MIDDLE, KIND.y)
  sheet.text(signText(language, card.kind === 'lasting' ? 'lasts' : 'atOnce'), MIDDLE - 3, KIND.y, KIND.size, {
    font: 'display',
    colour: 'cream',
    halo: 'ink',
    max: KIND.w - 40,
  })
  drawTitle(sheet, words.title)
  sheet.place('effect', [MIDDLE - EFFECT.max / 2, EFFECT.y - EFFECT.h / 2, EFFECT.max, EFFECT.h])
  drawEffects(sheet, card.effects, view.setup.content, { x: MIDDLE, y: EFFECT.y, max: EFFECT.max, scale: 1.2 })
  drawText(sheet, words.text)
  drawPlague(sheet, card.plague)
  drawCorners(sheet, card)
  const { draws, places } = sheet
  const alt = altOf(input, card, words).slice(0, 1024)
  return {
    width: SIZE,
    height: SIZE,
    ground: `k-event-ground/${card.kind}`,
    colours: 'kingsbridge',
    draws,
    places,
    alt,
  }
}
