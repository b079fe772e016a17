import { lastingOf, priceOf } from '#kingsbridge/rules/lasting'
import type { View } from '#kingsbridge/view'
import type { Stocked } from '#kingsbridge/words'
import type { Sheet } from '#render/engine/draw'
import { STALLS } from '#render/sprites/kingsbridge/town-map'
import { signText } from '#texts/kingsbridge/signs'
import type { PictureInput } from '../input.ts'
import { placeOf } from '../place-ids.ts'
import { coin, sign, stock } from '../tokens.ts'

/** What lies in stock, each good where it comes from, and the market that buys. */

type Spot = readonly [x: number, y: number]

export const STOCKS_AT: Readonly<Partial<Record<Stocked, Spot>>> = {
  wood: [512, 250],
  grain: [756, 224],
  stone: [974, 232],
  loyalty: [1150, 276],
  knowledge: [1436, 248],
  piety: [302, 424],
}

const SLIP = { w: 102, h: 46 }

export function drawStocks(sheet: Sheet, { stock: left }: View, spots = STOCKS_AT, room?: string): void {
  for (const [good, [x, y]] of Object.entries(spots) as [Stocked, Spot][]) {
    stock(sheet, good, left[good], x, y)
    sheet.place(placeOf.stock(good), [x - SLIP.w / 2, y - SLIP.h / 2, SLIP.w, SLIP.h], room)
  }
}

const PRICE = { x: 84, y: 58, d: 50, size: 38, ring: 28 }
const SHUT = { x: 58, y: 64, d: 44, size: 34 }
const COUNTER = { x: 57, y: 112, token: 36 }

/** A price that an event has changed has a ring in the colour of what lasts. */
function drawPrice(sheet: Sheet, view: View, good: 'wool' | 'cloth', x: number, y: number): void {
  const price = priceOf(view, lastingOf(view), good)
  const isChanged = price !== view.setup.content.market[good].price
  if (good === 'cloth' && view.isClothCovered) {
    sheet.sprite('k-stall-shut', x, y)
    coin(sheet, price, x + SHUT.x, y + SHUT.y, SHUT.d, SHUT.size)
    sheet.sprite('k-struck/52', x + SHUT.x, y + SHUT.y)
    return
  }
  if (isChanged) sheet.sprite(`k-price-ring/${PRICE.ring}`, x + PRICE.x, y + PRICE.y)
  coin(sheet, price, x + PRICE.x, y + PRICE.y, PRICE.d, PRICE.size)
}

const SIGN = { x: 330, y: 868, w: 118 }
const MARKET = { x: 206, y: 706, w: 252, h: 178 }

/** Two stalls: what they pay stands on a coin, what lies in stock on the counter. */
export function drawMarket(sheet: Sheet, { view, language }: PictureInput, room?: string): void {
  const { x, y, w, h } = MARKET
  sheet.place('market', [x, y, w, h], room)
  for (const good of ['wool', 'cloth'] as const) {
    const stall = STALLS[good]
    drawPrice(sheet, view, good, stall.x, stall.y)
    const [left, top] = [stall.x + COUNTER.x, stall.y + COUNTER.y]
    stock(sheet, good, view.stock[good], left, top, COUNTER.token)
    sheet.place(placeOf.stock(good), [left - SLIP.w / 2, top - SLIP.h / 2, SLIP.w, SLIP.h], 'market')
  }
  sign(sheet, signText(language, 'market'), SIGN.x, SIGN.y, SIGN.w)
}
