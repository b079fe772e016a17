import type { Sheet } from '#render/engine/draw'
import { signText } from '#texts/village/signs'
import { contentIndexOf } from '#village/content-index'
import type { PictureInput } from '../input.ts'
import { drawBook, wareSprite } from '../parts.ts'
import type { MarketSpot } from './layout.ts'
import { onBoard } from './place-ids.ts'
import { drawSpace } from './space.ts'

/** The market: customers in the stalls and, behind baskets, those who queue; the pile of those to come. */

type Customer = PictureInput['view']['setup']['content']['customers'][number]

const PITCH = 118
const STALL = { w: 112, h: 152, face: [38, 72], book: [84, 52], wants: [56, 131], room: 104 } as const
const QUEUE = { w: 112, h: 144, face: [38, 50], book: [86, 38], wants: [56, 96], room: 100, basket: 92 } as const
const WARE = 36
const MOST_STALLS = 5
/** What stands where a stall is missing. */
const INSTEAD = ['prop/cross/1.1', 'prop/barrels/1']
const AWNINGS = [0, 2, 3, 0, 2]

function drawWants(sheet: Sheet, { wants }: Customer, x: number, y: number, room: number): void {
  const wares = Object.entries(wants).flatMap(([ware, n = 0]) => new Array<string>(n).fill(ware))
  const pitch = Math.min(WARE + 2, (room - WARE) / Math.max(1, wares.length - 1))
  for (const [index, ware] of wares.entries()) {
    sheet.sprite(wareSprite(ware, WARE), Math.round(x + (index - (wares.length - 1) / 2) * pitch), y)
  }
}

interface Booth {
  readonly book: readonly [number, number]
  readonly wants: readonly [number, number]
  readonly room: number
}

function drawCustomer(sheet: Sheet, customer: Customer, x: number, y: number, booth: Booth): void {
  const { book, wants, room } = booth
  drawBook(sheet, customer.points, x + book[0], y + book[1], 0.9)
  drawWants(sheet, customer, x + wants[0], y + wants[1], room)
}

function drawStalls(sheet: Sheet, { view }: PictureInput, [x0, y]: readonly [number, number]): void {
  const { stalls } = contentIndexOf(view)
  const { customers } = view.setup.content
  for (const [gap, prop] of INSTEAD.slice(0, MOST_STALLS - stalls).entries()) {
    sheet.sprite(prop, x0 + (MOST_STALLS - 1 - gap) * PITCH + STALL.w / 2, y + 88)
  }
  for (let stall = 0; stall < stalls; stall++) {
    const x = x0 + stall * PITCH
    sheet.sprite(`booth/medium/${AWNINGS[stall] ?? 0}`, x, y)
    const card = view.row[stall] ?? -1
    const customer = customers[card]
    if (customer === undefined) continue
    sheet.sprite(`shopper/0.86/${card}`, x + STALL.face[0], y + STALL.face[1])
    drawCustomer(sheet, customer, x, y, STALL)
    sheet.place(onBoard.customer(customer.id), [x, y, STALL.w, STALL.h])
  }
}

function drawQueue(sheet: Sheet, { view }: PictureInput, [x0, y]: readonly [number, number]): void {
  const { stalls } = contentIndexOf(view)
  for (const [index, card] of view.row.slice(stalls).entries()) {
    const customer = view.setup.content.customers[card]
    if (customer === undefined) continue
    const x = x0 + index * PITCH
    sheet.sprite(`shopper/0.86/${card}`, x + QUEUE.face[0], y + QUEUE.face[1])
    sheet.sprite(`v-basket/106`, x + QUEUE.w / 2, y + QUEUE.basket)
    drawCustomer(sheet, customer, x, y, QUEUE)
    sheet.place(onBoard.customer(customer.id), [x, y, QUEUE.w, QUEUE.h])
  }
}

export function drawMarket(sheet: Sheet, input: PictureInput, spot: MarketSpot): void {
  const [x, y] = spot.deck
  drawSpace(sheet, input, 'market', spot, signText(input.language, 'market'))
  drawStalls(sheet, input, spot.stalls)
  drawQueue(sheet, input, spot.queue)
  sheet.sprite('v-pile/54/44', x, y)
  sheet.number(input.view.deckSize, x, y + 5, 34, { colour: 'cream', halo: 'ink', max: 46 })
  sheet.place('deck', [x - 26, y - 32, 58, 60])
}
