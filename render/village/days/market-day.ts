import type { Price } from '#data/village/schema'
import type { Seat } from '#kernel'
import { type Box, type Picture, Sheet } from '#render/engine/draw'
import { STALL_SIZES } from '#render/sprites/willyville/stalls'
import { pageText } from '#texts/village/pages'
import { surchargeFor } from '#village/actions/market'
import { contentIndexOf } from '#village/content-index'
import { hasSet } from '#village/modules/in-play'
import type { Player } from '#village/state'
import { GOODS, type Ware } from '#village/words'
import type { PictureInput } from '../input.ts'
import { drawBook, drawCoin, drawPrice, drawSign, wareSprite } from '../parts.ts'
import { drawSlip, type Held, type Slips, slipsFoot } from './slips.ts'
import { drawDayTitle } from './title.ts'

/** A market day: who is still in the stalls, who follows, what a sale costs each player, and who has passed. */

const WIDTH = 1000
const STALL = { middle: 500, y: 270, pitch: 166, face: [75, 126, 1.1], book: [116, 66, 1.1], ware: 42 } as const
const QUEUE = {
  x: 30,
  y: 528,
  pitch: 118,
  face: [38, 50, 0.86],
  book: [86, 38, 0.9],
  wants: [56, 96],
  ware: 36,
} as const
const QUEUE_SIGN = { x: 124, y: 516, w: 200 }
const OVERSEAS = { x: 640, y: 588, pitch: 150 }
const SLIPS: Slips = { top: 712, rows: 2 }

type Customer = PictureInput['view']['setup']['content']['customers'][number]

function drawWants(sheet: Sheet, { wants }: Customer, x: number, y: number, d: number, room: number): void {
  const wares = Object.entries(wants).flatMap(([ware, n = 0]) => new Array<string>(n).fill(ware))
  const pitch = Math.min(d + 2, (room - d) / Math.max(1, wares.length - 1))
  for (const [index, ware] of wares.entries()) {
    sheet.sprite(wareSprite(ware, d), Math.round(x + (index - (wares.length - 1) / 2) * pitch), y)
  }
}

/** V-MARKET-2: those in the stalls today; served ones leave their stall empty. */
function drawStalls(sheet: Sheet, { view }: PictureInput): void {
  const { stalls } = contentIndexOf(view)
  const there = view.market?.stalls ?? view.row.slice(0, stalls)
  const { w, h, counter } = STALL_SIZES.large
  const first = STALL.middle - ((stalls - 1) * STALL.pitch + w) / 2
  for (let stall = 0; stall < stalls; stall++) {
    const x = first + stall * STALL.pitch
    sheet.sprite(`booth/large/${stall % 5}`, x, STALL.y)
    const card = there[stall] ?? -1
    const customer = view.setup.content.customers[card]
    if (customer === undefined) continue
    const [faceX, faceY, scale] = STALL.face
    const [bookX, bookY, size] = STALL.book
    sheet.place(`customer/${customer.id}`, [x, STALL.y, w, h])
    sheet.sprite(`shopper/${scale}/${card % 12}`, x + faceX, STALL.y + faceY)
    drawBook(sheet, customer.points, x + bookX, STALL.y + bookY, size, 38)
    drawWants(sheet, customer, x + w / 2, STALL.y + h - counter / 2 - 1, STALL.ware, w - 8)
  }
}

/** Nobody moves up before the day is over. */
function drawQueue(sheet: Sheet, input: PictureInput): void {
  const { view, language } = input
  const there = view.market?.stalls ?? view.row.slice(0, contentIndexOf(view).stalls)
  const queue = view.row.filter((card) => !there.includes(card))
  drawSign(sheet, pageText(language, 'queue'), QUEUE_SIGN.x, QUEUE_SIGN.y, QUEUE_SIGN.w, false)
  for (const [index, card] of queue.slice(0, 5).entries()) {
    const customer = view.setup.content.customers[card]
    if (customer === undefined) continue
    const x = QUEUE.x + index * QUEUE.pitch
    const [faceX, faceY, scale] = QUEUE.face
    const [bookX, bookY, size] = QUEUE.book
    sheet.place(`customer/${customer.id}`, [x, QUEUE.y + 22, 112, 120])
    sheet.sprite(`shopper/${scale}/${card % 12}`, x + faceX, QUEUE.y + faceY)
    sheet.sprite('v-basket/106', x + 56, QUEUE.y + 92)
    drawBook(sheet, customer.points, x + bookX, QUEUE.y + bookY, size)
    drawWants(sheet, customer, x + QUEUE.wants[0], QUEUE.y + QUEUE.wants[1], QUEUE.ware, 100)
  }
}

/** VP-MARKET: two stalls that never close. */
function drawOverseas(sheet: Sheet, { view }: PictureInput): void {
  if (!hasSet(view, 'port')) return
  for (const [index, ware] of (['cocoa', 'tea'] as const).entries()) {
    const { points, coins = 0 } = view.setup.content.port.stalls[ware]
    const x = OVERSEAS.x + index * OVERSEAS.pitch
    sheet.sprite(`v-price/${coins > 0 ? 168 : 122}/60`, x + (coins > 0 ? 82 : 59), OVERSEAS.y)
    sheet.sprite(wareSprite(ware, 46), x + 30, OVERSEAS.y)
    sheet.sprite('v-becomes/14', x + 62, OVERSEAS.y)
    drawBook(sheet, points, x + 92, OVERSEAS.y, 0.92)
    if (coins > 0) drawCoin(sheet, coins, x + 138, OVERSEAS.y, 1)
  }
}

/** What customers want, and what pays the surcharge. */
function heldBy({ stock }: Player): Held[] {
  const wares: Ware[] = [...GOODS, 'grain', 'cocoa', 'tea', 'green', 'coins']
  return wares.flatMap((ware): Held[] => (stock[ware] > 0 ? [[ware, stock[ware]]] : []))
}

/** V-MARKET-3, V-MARKET-4: passed for the day, or what the next sale costs beside its goods. */
function drawStanding(sheet: Sheet, input: PictureInput, seat: Seat, [x, y, w, h]: Box): void {
  const { view, language } = input
  const middle = y + h / 2
  const right = { align: 'right', colour: 'inkSoft', max: w } as const
  if (view.market === null || view.market.passed.includes(seat)) {
    sheet.text(pageText(language, 'passed'), x + w, middle, 30, right)
    return
  }
  const surcharge: Price = surchargeFor(view, seat, view.market)
  if (Object.keys(surcharge).length === 0) sheet.text(pageText(language, 'noSurcharge'), x + w, middle, 28, right)
  else drawPrice(sheet, [surcharge], x + w - 62, middle)
}

export function marketDayPicture(input: PictureInput, due: Seat | null): Picture {
  const { view, language } = input
  const seats = view.players.length
  const height = slipsFoot(SLIPS, seats)
  const sheet = new Sheet()
  drawDayTitle(sheet, input, 'marketDay', due)
  drawStalls(sheet, input)
  drawQueue(sheet, input)
  drawOverseas(sheet, input)
  for (const [seat, p] of view.players.entries()) {
    const beside = (own: Sheet, box: Box) => drawStanding(own, input, seat, box)
    drawSlip(sheet, input, SLIPS, { seat, isDue: seat === due, held: heldBy(p), beside })
  }
  const { draws, places } = sheet
  const ground = `v-ground-day/market/${height}`
  return { width: WIDTH, height, ground, colours: 'village', draws, places, alt: pageText(language, 'marketDay') }
}
