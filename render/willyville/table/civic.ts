import type { Box, Sheet } from '#render/engine/draw'
import { CIVIC_ICONS, THICKEST } from '#render/sprites/willyville/table-cards'
import { type SignWord, signText } from '#texts/willyville/signs'
import type { View } from '#willyville/view'
import type { ChurchName, HallName } from '#willyville/words'
import type { PictureInput } from '../input.ts'
import { onTable, type TablePlaceKind } from '../place-ids.ts'
import { banner, bannerText, count, points, time } from './parts.ts'

/** Churches, town halls, meeting places and fields still to be had. */

const CIVIC = { x: 470, pitch: 132, w: 118, h: 128, churches: 674, halls: 812 }
/** The print of a card that was taken lies within where the card lay. */
const PRINT_INSET = 4

/** Tells the place of a church or hall that was taken from one that is still there. */
export function isPrint(kind: TablePlaceKind, [, , w]: Box): boolean {
  return (kind === 'church' || kind === 'hall') && w < CIVIC.w
}

/** Cards lie on oak as hands leave them: a little to the side, a little up or down. */
const STRAY = {
  church: { x: [0, 2, -2, 1], y: [0, 3, -2, 2] },
  hall: { x: [2, -1, 1, -2], y: [2, -1, 2, 0] },
}
const HEAP = { x: 1014, w: 112, h: 124, meetings: 674, fields: 812 }
const HEADING = { x: 628, y: 640, max: 240 }

const CARD_WORDS: Record<ChurchName | HallName, SignWord> = {
  healing: 'healing',
  abbey: 'abbeyChurch',
  trade: 'trade',
  mission: 'mission',
  finance: 'finance',
  guild: 'guild',
  area: 'area',
  population: 'population',
}

interface CivicFacts {
  readonly banner: readonly number[]
  readonly time: number
  readonly points: number
  readonly isThere: boolean
}

export type CivicCard = CivicFacts &
  ({ readonly kind: 'church'; readonly name: ChurchName } | { readonly kind: 'hall'; readonly name: HallName })

export function drawCard(sheet: Sheet, { language }: PictureInput, card: CivicCard, index: number): void {
  const { w, h } = CIVIC
  const stray = STRAY[card.kind]
  const x = CIVIC.x + CIVIC.pitch * index + (stray.x[index % stray.x.length] ?? 0)
  const y = (card.kind === 'church' ? CIVIC.churches : CIVIC.halls) + (stray.y[index % stray.y.length] ?? 0)
  const word = signText(language, CARD_WORDS[card.name])
  const place = card.kind === 'church' ? onTable.church(card.name) : onTable.hall(card.name)
  const inset = card.isThere ? 0 : PRINT_INSET
  sheet.place(place, [x + inset, y + inset, w - 2 * inset, h - 2 * inset])
  if (!card.isThere) {
    sheet.sprite(`card-print/${w}/${h}/${CIVIC_ICONS[card.name]}`, x, y)
    sheet.text(word, x + w / 2, y + 104, 25, { colour: 'woodDark', max: w - 6 })
    return
  }
  sheet.sprite(`civic-card/${card.kind}/${card.name}`, x, y)
  points(sheet, card.points, x + 91, y + 30)
  sheet.text(word, x + w / 2, y + 70, 24, { max: w - 6 })
  banner(sheet, bannerText(card.banner), x + 37, y + 105, { w: 66, h: 40, size: 35 })
  time(sheet, card.time, x + 93, y + 104, 48)
}

export function drawHeap(sheet: Sheet, input: PictureInput, kind: 'meeting' | 'field', y: number): void {
  const { x, w, h } = HEAP
  const { content } = input.view.setup
  const [size, card] =
    kind === 'meeting' ? [input.view.meetings, content.meetingPlace] : [input.view.fields, content.field]
  sheet.place(kind, [x, y, w + 14, h + 13])
  if (size === 0) {
    sheet.sprite(`card-print/${w}/${h}/${kind === 'meeting' ? 'discussion' : 'wheat'}`, x, y)
    return
  }
  sheet.sprite(`${kind}-stack/${Math.min(THICKEST, size - 1)}`, x, y)
  points(sheet, card.points, x + 85, y + 29)
  const text = bannerText(card.banner)
  const cloth = text.length > 3 ? 80 : 56
  banner(sheet, text, x + 3 + cloth / 2, y + 98, { w: cloth, h: 44, size: 35 })
  time(sheet, card.black.time, x + 85, y + 72, 48)
  count(sheet, size, x + w - 6, y + h - 8)
}

export function churchCards({ setup, churches }: View): CivicCard[] {
  return setup.content.churches.map(({ name, banner, time, points }) => {
    return { kind: 'church', name, banner, time, points, isThere: churches.includes(name) }
  })
}

export function hallCards({ setup, halls }: View): CivicCard[] {
  return setup.content.townHalls.map(({ name, banner, black, points }) => {
    return { kind: 'hall', name, banner, time: black.time, points, isThere: halls.includes(name) }
  })
}

export function drawCivic(sheet: Sheet, input: PictureInput): void {
  const { view, language } = input
  sheet.place('heading/civic', [490, 618, 284, 44])
  sheet.text(signText(language, 'churchAndCouncil'), HEADING.x, HEADING.y, 30, {
    font: 'display',
    colour: 'parchmentLight',
    max: HEADING.max,
  })
  for (const [index, card] of churchCards(view).entries()) drawCard(sheet, input, card, index)
  for (const [index, card] of hallCards(view).entries()) drawCard(sheet, input, card, index)
  drawHeap(sheet, input, 'meeting', HEAP.meetings)
  drawHeap(sheet, input, 'field', HEAP.fields)
}
