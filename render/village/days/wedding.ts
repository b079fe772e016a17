import type { Gift } from '#data/village/schema'
import type { Seat } from '#kernel'
import { type Picture, Sheet } from '#render/engine/draw'
import { pageText } from '#texts/village/pages'
import type { VillageNews } from '#village/news'
import type { Player } from '#village/state'
import { COLOURS, type Ware } from '#village/words'
import { inhabitants } from '../board/wedding.ts'
import { drawCrowd, type Figure, membersAt, standingAt } from '../crowds.ts'
import type { PictureInput } from '../input.ts'
import { drawBook, drawCoin, drawPrice, drawSign, wareSprite } from '../parts.ts'
import { drawSlip, type Held, type Slips, slipsFoot } from './slips.ts'
import { drawDayTitle } from './title.ts'

/** A wedding: who stands on the ranks, what the die brought, who has married, and where the couples live. */

export type Rolled = Extract<VillageNews, { kind: 'dieRolled' }>

const WIDTH = 1000
const RANKS = { x: 100, pitch: 160, y: 350, scale: 1.3, crown: 99, number: 40, room: 84 } as const
const DIE = { x: 60, y: 446, pitch: 270 }
const HOMES = {
  bakery: { x: 178, art: 'roofGold/bread' },
  shop: { x: 500, art: 'roofMoss/hammer-nails' },
  parents: { x: 822, art: 'roofRed/cradle' },
} as const
const HOME = { y: 700, feet: 716, sign: 514, gifts: 568, w: 290, scale: 0.8 }
const TOKEN = { x: 800, y: 446 }
const SLIPS: Slips = { top: 736, rows: 2 }

function drawRanks(sheet: Sheet, { view }: PictureInput): void {
  const { x, pitch, y, scale, crown, number, room } = RANKS
  for (let rank = 1; rank <= 6; rank++) {
    const middle = x + (rank - 1) * pitch
    const isPink = view.wedlock?.pinkRanks.includes(rank) === true
    const there: Figure[] = [...membersAt(view, standingAt(`rank.${rank}`)), ...(isPink ? (['spouse'] as const) : [])]
    sheet.place(`at/rank.${rank}`, [middle - 62, y - 160, 124, 172])
    sheet.sprite(`v-arch/${rank}/${scale}`, middle, y)
    sheet.number(rank, middle, y - crown * scale, number, { max: 40 })
    drawCrowd(sheet, there, { x: middle - room / 2, y: y + 2, w: room, scale: 1.2 })
  }
}

/** Each throw: the side that lay on top, its rank, and who came. */
function drawRolls(sheet: Sheet, rolls: readonly Rolled[]): void {
  for (const [index, { face, rank, came }] of rolls.entries()) {
    const x = DIE.x + index * DIE.pitch
    sheet.sprite('v-die', x, DIE.y)
    sheet.sprite(`v-cube/${face}/48`, x, DIE.y)
    sheet.sprite('v-becomes/20', x + 54, DIE.y)
    sheet.sprite('v-price/58/58', x + 102, DIE.y)
    sheet.number(rank, x + 102, DIE.y + 1, 40, { max: 40 })
    sheet.sprite(came === 'nobody' ? 'v-nobody/0.9' : 'v-spouse/0.9', x + 164, DIE.y + 36)
  }
}

/** VM-WED-4: those who stayed alone may buy one of these. */
function drawToken(sheet: Sheet, { view }: PictureInput): void {
  const { pay, get } = view.setup.content.marriage.unmarried
  const w = drawPrice(sheet, [pay], TOKEN.x, TOKEN.y)
  const left = TOKEN.x + w / 2 + 22
  sheet.sprite('v-becomes/18', left, TOKEN.y)
  for (const [index, token] of get.entries()) {
    if (index > 0) sheet.sprite('v-or/34', left + 18 + index * 58, TOKEN.y)
    sheet.sprite(wareSprite(token, 42), left + 44 + index * 58, TOKEN.y)
  }
}

const GIFT = { w: 46, number: 34 }

function drawGift(sheet: Sheet, gift: Gift, left: number, y: number): number {
  let x = left
  for (const [ware, n = 0] of Object.entries(gift)) {
    if (ware === 'points') drawBook(sheet, n, x + 22, y, 0.82, 34)
    else if (ware === 'coins') drawCoin(sheet, n, x + 22, y, 0.92)
    else {
      for (let piece = 0; piece < n; piece++) sheet.sprite(wareSprite(ware, 36), x + 20 + piece * 30, y)
      x += (n - 1) * 30
    }
    x += GIFT.w
  }
  return x
}

function giftWidth(gift: Gift): number {
  return Object.entries(gift).reduce((sum, [ware, n = 0]) => {
    const pieces = ware === 'points' || ware === 'coins' ? 0 : (n - 1) * 30
    return sum + GIFT.w + pieces
  }, 0)
}

/** One of two gifts for who moves in. */
function drawGifts(sheet: Sheet, gifts: readonly Gift[], middle: number, y: number): void {
  const w = gifts.reduce((sum, gift) => sum + giftWidth(gift), 0) + 24 * (gifts.length - 1) + 12
  sheet.sprite(`v-price/${w}/50`, middle, y)
  let left = middle - w / 2 + 6
  for (const [index, gift] of gifts.entries()) {
    if (index > 0) {
      sheet.sprite('v-or/34', left + 10, y)
      left += 24
    }
    left = drawGift(sheet, gift, left, y)
  }
}

function drawHomes(sheet: Sheet, { view, language }: PictureInput): void {
  const { gifts } = view.setup.content.marriage
  for (const home of ['bakery', 'shop', 'parents'] as const) {
    const { x, art } = HOMES[home]
    const { y, feet, sign, w, scale } = HOME
    sheet.place(`at/${home}`, [x - w / 2, sign - 28, w, feet - sign + 34])
    sheet.sprite(`v-lodging/${art}/${scale}`, x, y)
    drawSign(sheet, pageText(language, home), x, sign, 204, false)
    drawCrowd(sheet, inhabitants(view, home), { x: x - w / 2, y: feet, w, pitch: 44 })
    if (home !== 'parents') drawGifts(sheet, gifts[home], x, HOME.gifts)
  }
}

/** Bread and tools, and what would pay for more of them. */
function heldBy({ stock }: Player): Held[] {
  const wares: Ware[] = ['bread', 'tool', ...COLOURS, 'coins']
  return wares.map((ware) => [ware, stock[ware]])
}

/** `rolls` are the throws of this wedding, once they have been made. */
export function weddingPicture(input: PictureInput, asked: Seat | null, rolls: readonly Rolled[]): Picture {
  const { view, language } = input
  const height = slipsFoot(SLIPS, view.players.length)
  const sheet = new Sheet()
  drawDayTitle(sheet, input, 'wedding', asked)
  drawRanks(sheet, input)
  drawRolls(sheet, rolls)
  drawToken(sheet, input)
  drawHomes(sheet, input)
  for (const [seat, p] of view.players.entries()) {
    drawSlip(sheet, input, SLIPS, { seat, isDue: seat === asked, held: heldBy(p) })
  }
  const { draws, places } = sheet
  const ground = `v-ground-day/wedding/${height}`
  return { width: WIDTH, height, ground, colours: 'village', draws, places, alt: pageText(language, 'wedding') }
}
