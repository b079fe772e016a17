import type { Flag } from '#render/common/flags'
import { type Picture, Sheet } from '#render/engine/draw'
import { PHONE, PHONE_MOVED, PHONE_RING } from '#render/sprites/kingsbridge/town-map'
import type { PictureInput } from '../input.ts'
import { ribbon, slip } from '../tokens.ts'
import { ribbonWords, seatsInLight } from '../turn.ts'
import { drawFlags } from './flags.ts'
import { moved } from './moved.ts'
import { STREET_LANE, STREET_SITES } from './phone-map.ts'
import { drawLines, LINE } from './phone-players.ts'
import { drawQuarter } from './quarter.ts'
import { drawRing, type RingSpot } from './ring.ts'
import { drawForest, drawSky, drawTrees, isDying, type Sky, type Tree } from './season.ts'
import { drawMarket, drawStocks } from './stocks.ts'
import { drawStreet } from './street.ts'
import { drawStrip } from './strip.ts'
import { chapterWords, drawDuties, drawRounds } from './title.ts'
import { billsOf, drawWall } from './wall.ts'
import { drawProjects } from './works.ts'

/** The town for a phone, 1,000 wide, in two pictures: the council with its ring, and the streets. */

export type PhoneTown = 'council' | 'streets'

const HEAD = {
  ribbon: { x: 232, y: 38, w: 366, h: 52, size: 40 },
  chapter: { x: 484, y: 40, size: 34, max: 200 },
  rounds: { x: 690, y: 40 },
}

function drawHead(sheet: Sheet, input: PictureInput): void {
  const { ribbon: band, chapter, rounds } = HEAD
  sheet.place('title', [0, 0, PHONE.w, 88])
  const [seat = input.view.shield] = seatsInLight(input)
  ribbon(sheet, ribbonWords(input, band.w - 30), seat, band.x, band.y, band)
  const { number } = chapterWords(input)
  sheet.text(number, chapter.x, chapter.y, chapter.size, { font: 'display', align: 'left', max: chapter.max })
  drawRounds(sheet, input, rounds.x, rounds.y)
}

const RING: RingSpot = { ...PHONE_RING, scale: 1.2 }
const COUNCIL_SKY: Sky = {
  suns: { 1: [500, 142], 2: [500, 142], 4: [930, 142] },
  clouds: [
    [80, 140, 100, 44],
    [250, 130, 110, 44],
    [470, 140, 90, 38],
    [800, 136, 84, 38],
  ],
}
const COUNCIL_TREES: readonly Tree[] = [
  [70, 372, 0.8, 4],
  [934, 372, 0.85, 5],
  [946, 990, 0.8, 7],
]
const COUNTRY = {
  wood: [148, 250],
  grain: [352, 224],
  stone: [564, 232],
  loyalty: [740, 276],
  knowledge: [880, 248],
} as const
const DUTIES = { x: 166, y: 1056, w: 250, h: 50, spots: [66, 150, 250] }
const BILLS = { x: 40, w: 920, h: 126, pitch: 134, down: 20, scale: 1.22 }

function councilTown(sheet: Sheet, input: PictureInput): number {
  const { view } = input
  const { foot } = PHONE.council
  drawSky(sheet, view, COUNCIL_SKY)
  drawForest(sheet, view, 512 + PHONE_MOVED.forest)
  drawTrees(sheet, view, COUNCIL_TREES)
  drawStocks(sheet, view, COUNTRY)
  drawRing(sheet, input, RING)
  slip(sheet, DUTIES.x, DUTIES.y, DUTIES.w, DUTIES.h)
  drawDuties(sheet, input, DUTIES.spots, DUTIES.y)
  const bills = Math.max(1, billsOf(input).filter((id) => id !== null).length)
  const high = BILLS.down + bills * BILLS.pitch
  sheet.sprite(`k-wall/${high}`, 20, foot)
  drawWall(
    sheet,
    input,
    Array.from({ length: bills }, (_, bill) => ({ ...BILLS, y: foot + BILLS.down + bill * BILLS.pitch })),
  )
  return drawLines(sheet, input, foot + high + LINE.gap)
}

const STREETS_SKY: Sky = {
  suns: { 1: [420, 142], 2: [560, 142], 4: [940, 146] },
  clouds: [
    [400, 138, 110, 46],
    [560, 128, 110, 44],
    [740, 142, 100, 40],
    [900, 132, 110, 44],
  ],
}
const STREETS_TREES: readonly Tree[] = [
  [410, 330, 0.7, 5],
  [944, 634, 0.7, 3],
  [690, 630, 0.7, 2],
  [936, 1120, 0.6, 6],
]
const CROWS = [
  [120, 940],
  [560, 930],
  [900, 940],
] as const
const PIETY = { piety: [302, 424] } as const
const STRIP = { x: 20, down: 16, w: 476, h: 246, across: 484, pitch: 262, columns: 2 }

function streetsTown(sheet: Sheet, input: PictureInput): number {
  const { view } = input
  drawSky(sheet, view, STREETS_SKY)
  drawTrees(sheet, view, STREETS_TREES)
  drawProjects(sheet, input, STREET_SITES)
  drawStocks(sheet, view, PIETY)
  moved(sheet, PHONE_MOVED.market.x, PHONE_MOVED.market.y, (own) => drawMarket(own, input))
  moved(sheet, PHONE_MOVED.street.x, PHONE_MOVED.street.y, (own) => drawStreet(own, view))
  if (isDying(view)) for (const [x, y] of CROWS) sheet.sprite('k-crow', x, y)
  drawQuarter(sheet, view, STREET_LANE)
  const top = PHONE.streets.foot + STRIP.down
  for (const seat of view.players.keys()) {
    const [column, row] = [seat % STRIP.columns, Math.floor(seat / STRIP.columns)]
    drawStrip(sheet, input, seat, [STRIP.x + column * STRIP.across, top + row * STRIP.pitch, STRIP.w, STRIP.h])
  }
  return top + Math.ceil(view.players.length / STRIP.columns) * STRIP.pitch
}

const TOWNS = { council: councilTown, streets: streetsTown }

/** Draws one of the two, and says how high it became. */
export function drawPhoneTown(sheet: Sheet, input: PictureInput, which: PhoneTown): number {
  const height = TOWNS[which](sheet, input)
  drawHead(sheet, input)
  return height
}

export function phoneTown(input: PictureInput, alt: string, which: PhoneTown, flags: readonly Flag[] = []): Picture {
  const sheet = new Sheet()
  const height = drawPhoneTown(sheet, input, which)
  drawFlags(sheet, flags, { w: PHONE.w, h: height })
  const { draws, places } = sheet
  return { width: PHONE.w, height, ground: `ground-k-${which}`, colours: 'kingsbridge', draws, places, alt }
}
