import type { Sheet } from '#render/engine/draw'
import { grit } from '#render/engine/noise'
import { THICKEST } from '#render/sprites/willyville/table-cards'
import { FACES } from '#render/sprites/willyville/table-stalls'
import { signText } from '#texts/willyville/signs'
import { GOODS } from '#willyville/words'
import type { PictureInput } from '../input.ts'
import { onTable } from '../place-ids.ts'
import { banner, bannerText, coins, points, story, time } from './parts.ts'

/** The tray with the dice, the hand, and the market with its customers. */

const TRAY = { box: [22, 106, 286, 226], x: 165, y: 219, row: 65 } as const
const WIDE_TRAY = { columns: 4, size: 56, pitch: 63 }
const NARROW_TRAY = { columns: 3, size: 62, pitch: 77 }
const MOST_IN_NARROW = 9
const POOL = { usual: 11, three: 8 }

const FACES_OF_A_DIE = 6

function dieName(kind: number): string {
  return `${kind < FACES_OF_A_DIE ? 'w' : 'b'}${(kind % FACES_OF_A_DIE) + 1}`
}

/** Dice as thrown, a little askew, and dashed prints where the taken ones lay. */
export function drawTray(sheet: Sheet, { view }: PictureInput): void {
  const dice = view.pool.flatMap((many, kind) => Array.from({ length: many }, () => dieName(kind)))
  const all = Math.max(dice.length, view.setup.seats === 3 ? POOL.three : POOL.usual)
  const { columns, size, pitch } = all > MOST_IN_NARROW ? WIDE_TRAY : NARROW_TRAY
  const rows = Math.ceil(all / columns)
  for (let index = 0; index < all; index++) {
    const x = TRAY.x + ((index % columns) - (columns - 1) / 2) * pitch + (grit(index, 3) - 0.5) * 6
    const y = TRAY.y + (Math.floor(index / columns) - (rows - 1) / 2) * TRAY.row + (grit(index, 8) - 0.5) * 5
    const die = dice[index]
    if (die === undefined) sheet.sprite(`die-print/${size}`, x, y)
    else sheet.sprite(`die/${die}/${size}`, x, y, { turn: Math.round((grit(index, 6) - 0.5) * 16) })
  }
  sheet.place('dice', TRAY.box)
}

const HAND = { x: 376, y: 262, scale: 0.98, banner: { x: 376, y: 140, w: 82, h: 56 } }

export function drawHand(sheet: Sheet, { view }: PictureInput): void {
  const { x, y, scale } = HAND
  const { palmUp, points: held } = view.hand
  sheet.sprite(`glove/${scale}/${palmUp ? 'palm' : 'back'}`, x, y)
  // Back side up it holds nothing to be had, but the number stays true.
  if (palmUp || held > 0) {
    story(sheet, held, x, y + 16, 0.98)
  }
  const { x: left, y: top, w, h } = HAND.banner
  banner(sheet, bannerText(view.setup.content.constants.hand), left, top, { w, h, rod: true })
  sheet.place('hand', [318, 108, 116, 232])
}

const MARKET = {
  box: [440, 104, 1140, 240],
  heading: { x: 509, y: 128, max: 110 },
  banner: { x: 506, y: 186, w: 82, h: 54 },
  costs: { y: 178, row: 45, take: 577, time: 612, coins: 653 },
  stalls: { x: 690, y: 122, w: 126, pitch: 134, h: 206 },
  /** Seven stand closer, so that the deck keeps its place. */
  crowd: { x: 684, right: 1500, gap: 6 },
  deck: { x: 1508, y: 150 },
} as const

export function drawBailiff(sheet: Sheet, { view, language }: PictureInput): void {
  const { heading, banner: flag, costs } = MARKET
  sheet.text(signText(language, 'market'), heading.x, heading.y, 30, {
    font: 'display',
    colour: 'parchmentLight',
    max: heading.max,
  })
  const { bailiff } = view.setup.content.constants
  banner(sheet, bannerText(bailiff.banner), flag.x, flag.y, { w: flag.w, h: flag.h, rod: true })
  for (const [row, cost] of bailiff.costs.entries()) {
    const y = costs.y + costs.row * row
    sheet.number(cost.take, costs.take, y, 35, { max: 26 })
    time(sheet, cost.time, costs.time, y, 48)
    if (cost.coins) coins(sheet, cost.coins, costs.coins, y, 38)
  }
}

export interface Stall {
  readonly x: number
  readonly w: number
}

function stallOf(index: number, many: number): Stall {
  const { stalls, crowd } = MARKET
  if (stalls.x + (many - 1) * stalls.pitch + stalls.w <= crowd.right) {
    return { x: stalls.x + index * stalls.pitch, w: stalls.w }
  }
  const pitch = (crowd.right - crowd.x) / many
  return { x: crowd.x + index * pitch, w: Math.floor(pitch - crowd.gap) }
}

export function drawCustomer(
  sheet: Sheet,
  { view }: PictureInput,
  customer: number,
  index: number,
  { x, w }: Stall,
): void {
  const card = view.setup.content.customers[customer]
  if (card === undefined) return
  const { y, h } = MARKET.stalls
  sheet.sprite(`stall/${w}/${h}/${index % 5}/${customer % FACES}`, x, y)
  const text = bannerText(card.banner)
  const cloth = Math.min(text.length > 3 ? 80 : 64, Math.round(w * 0.64))
  banner(sheet, text, x + cloth / 2 + 3, y + 70, { w: cloth, h: 48, size: 35 })
  const book = Math.min(0.86, (w - cloth - 4) / 50)
  points(sheet, card.points, x + w - 1 - 26 * book, y + 68, book)
  const goods = GOODS.flatMap((good) => Array.from({ length: card.goods[good] ?? 0 }, () => good))
  const middle = y + h - 24
  const tokens = goods.length + (card.time > 0 ? 1 : 0)
  const d = Math.floor(Math.min(tokens < 3 ? 46 : 40, (w - 8) / Math.max(tokens < 3 ? 2 : 3, tokens)))
  const pitch = Math.min(d + 5, (w - 8) / Math.max(1, tokens))
  const left = x + w / 2 - ((tokens - 1) / 2) * pitch
  for (const [slot, good] of goods.entries()) sheet.sprite(`good/${good}/${d}`, left + slot * pitch, middle)
  if (card.time > 0) time(sheet, card.time, left + goods.length * pitch + 6, middle, 46)
  sheet.place(onTable.customer(customer), [Math.floor(x), y, w, h], 'market')
}

export function drawDeck(sheet: Sheet, { view, language }: PictureInput): void {
  const { x, y } = MARKET.deck
  const { deckSize } = view
  if (deckSize === 0) sheet.sprite('paper-print/60/86', x + 30, y + 43)
  else {
    sheet.sprite(`customer-deck/${Math.min(THICKEST, deckSize - 1)}`, x, y)
    sheet.number(deckSize, x + 30, y + 43, 34, { colour: 'cream', halo: 'ink', max: 50 })
  }
  sheet.text(signText(language, 'deck'), x + 31, y + 116, 25, { max: 70 })
  sheet.place('deck', [x, y, 70, 130], 'market')
}

export function drawMarket(sheet: Sheet, input: PictureInput): void {
  sheet.place('market', MARKET.box)
  sheet.place('bailiff', [456, 156, 220, 186], 'market')
  drawBailiff(sheet, input)
  const { offer } = input.view
  for (const [index, customer] of offer.entries())
    drawCustomer(sheet, input, customer, index, stallOf(index, offer.length))
  for (let index = offer.length; index < input.view.setup.content.constants.bailiff.offer; index++) {
    const { x, w } = stallOf(index, Math.max(offer.length, index + 1))
    sheet.sprite(`stall-print/${w}/${MARKET.stalls.h}`, x, MARKET.stalls.y)
  }
  drawDeck(sheet, input)
}
