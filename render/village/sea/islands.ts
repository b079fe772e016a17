import type { Cards, Price } from '#data/village/schema'
import type { Sheet } from '#render/engine/draw'
import type { Language } from '#texts'
import { type Key, say } from '#texts/village/index'
import type { View } from '#village/view'
import { membersAt, numberOf, standingAt } from '../crowds.ts'
import type { PictureInput } from '../input.ts'
import { drawBook, drawCloud, wareSprite } from '../parts.ts'
import type { SeaLayout } from './layout.ts'
import { onSea } from './place-ids.ts'

/** Islands with what they buy, what lies there, and who keeps their lights; clouds where the sea costs time. */

type Island = Cards['port']['islands'][number]

const ISLAND = { w: 236, h: 156, box: [-104, -120, 220, 196] } as const
const NAME = { x: -20, y: -96, h: 40, size: 26, letter: 12.6, margin: 30 }
const LIGHT = { x: 74, y: 28, scale: 0.86, keeper: [40, 50, 0.95] } as const
const PILE = { x: -58, y: 46, d: 46, number: 30, size: 38 }
/** The place where the sight of an island stands, and how large. */
const SIGHTS: Readonly<Record<string, readonly [y: number, scale: number]>> = {
  tea: [-14, 0.84],
  plough: [4, 0.84],
}
const USUAL_SIGHT = [14, 0.9] as const

/** The islands of the game have sights of their own; those a table brings along look like Cocoa Island. */
const KNOWN = ['cocoa', 'plough', 'bell', 'tea', 'treasure', 'far']

function nameOf(language: Language, { id, name }: Island): string {
  return KNOWN.includes(id) ? say(language, `word.${id}` as Key) : name
}

const DEAL = { ware: 34, book: 74, light: 24, y: 98, h: 46, gap: 6, edge: 38 }

interface Deal {
  readonly wares: readonly string[]
  readonly points: number
  /** For the lighthouse. */
  readonly isLight: boolean
}

function waresOf(price: Price): string[] {
  return Object.entries(price).flatMap(([ware, n = 0]) => new Array<string>(n).fill(ware))
}

function dealsOf({ buys, lighthouse }: Island, isKept: boolean): Deal[] {
  const sales = Object.entries(buys).map(([ware, points]): Deal => ({ wares: [ware], points, isLight: false }))
  if (lighthouse === null || isKept) return sales
  return [...sales, { wares: waresOf(lighthouse.pay), points: lighthouse.points, isLight: true }]
}

function dealWidth({ wares, isLight }: Deal): number {
  return wares.length * DEAL.ware + DEAL.book + (isLight ? DEAL.light : 0)
}

/** Things, and the points they bring. */
function drawDeal(sheet: Sheet, deal: Deal, left: number, y: number): void {
  const w = dealWidth(deal)
  sheet.sprite(`v-price/${w}/${DEAL.h}`, left + w / 2, y)
  const first = left + 24 + (deal.isLight ? DEAL.light : 0)
  if (deal.isLight) sheet.sprite('v-lighthouse/0.32', left + 18, y + 19)
  for (const [index, ware] of deal.wares.entries()) {
    sheet.sprite(wareSprite(ware, DEAL.ware), first + index * DEAL.ware, y)
  }
  sheet.sprite('v-becomes/14', left + w - 54, y)
  drawBook(sheet, deal.points, left + w - 26, y, 0.8, 34)
}

/** Side by side below the island, moved in where the chart ends. */
function drawDeals(sheet: Sheet, deals: readonly Deal[], x: number, y: number, width: number): void {
  const all = deals.reduce((sum, deal) => sum + dealWidth(deal) + DEAL.gap, -DEAL.gap)
  let left = Math.max(24, Math.min(width - DEAL.edge - all, x - all / 2))
  for (const deal of deals) {
    drawDeal(sheet, deal, left, y + DEAL.y)
    left += dealWidth(deal) + DEAL.gap
  }
}

function drawLighthouse(sheet: Sheet, view: View, { id }: Island, x: number, y: number): boolean {
  const [keeper] = membersAt(view, standingAt(`light.${id}`))
  sheet.sprite(`v-lighthouse/${LIGHT.scale}${keeper === undefined ? '' : '/lit'}`, x + LIGHT.x, y + LIGHT.y)
  if (keeper === undefined) return false
  const [aside, down, scale] = LIGHT.keeper
  sheet.sprite(`v-member/${keeper.seat}/${keeper.generation}/${scale}`, x + aside, y + down)
  sheet.number(numberOf(keeper), x + aside, y + down - 16, 34, { colour: 'cream', halo: 'ink', max: 36 })
  return true
}

function drawPile(sheet: Sheet, view: View, pile: NonNullable<Island['pile']>, x: number, y: number): void {
  const count = pile === 'chest' ? view.chestsSize : view[pile]
  sheet.sprite(wareSprite(pile, PILE.d), x + PILE.x, y + PILE.y, { dim: count === 0 })
  sheet.number(count, x + PILE.x + PILE.number, y + PILE.y + 2, PILE.size, { align: 'left', max: 32, halo: 'cream' })
}

function drawIsland(sheet: Sheet, { view, language }: PictureInput, { map }: SeaLayout, island: Island): void {
  const [x, y] = map.at[island.id] ?? map.compass
  const [left, top, w, h] = ISLAND.box
  const sight = KNOWN.includes(island.id) ? island.id : 'cocoa'
  const [down, scale] = SIGHTS[sight] ?? USUAL_SIGHT
  const seed = sight.length * 3 + sight.charCodeAt(1)
  sheet.place(onSea.isle(island.id), [x + left, y + top, w, h], 'chart')
  sheet.sprite(`v-island/${ISLAND.w}/${ISLAND.h}/${seed}${island.pile === 'chest' ? '/sandy' : ''}`, x, y)
  sheet.sprite(`v-sight/${sight}/${scale}`, x - 50, y + down)
  const name = nameOf(language, island)
  const slip = Math.round(name.length * NAME.letter + NAME.margin)
  sheet.sprite(`slip/${slip}/${NAME.h}`, x + NAME.x, y + NAME.y)
  sheet.text(name, x + NAME.x, y + NAME.y + 1, NAME.size, { max: slip - 14 })
  const isKept = island.lighthouse !== null && drawLighthouse(sheet, view, island, x, y)
  if (island.pile !== null) drawPile(sheet, view, island.pile, x, y)
  drawDeals(sheet, dealsOf(island, isKept), x, y, map.w)
}

const CLOUD = { w: 92, h: 66, number: 40 }

function drawWeather(sheet: Sheet, { view }: PictureInput, { map }: SeaLayout): void {
  const { timeSpace, timeSpaces } = view.setup.content.port
  for (const space of timeSpaces) {
    const [x, y] = map.at[space] ?? map.compass
    sheet.place(onSea.water(space), [x - CLOUD.w / 2, y - CLOUD.h / 2, CLOUD.w, CLOUD.h], 'chart')
    drawCloud(sheet, timeSpace.time, x, y, CLOUD.w, CLOUD.h, CLOUD.number)
  }
}

export function drawWaters(sheet: Sheet, input: PictureInput, layout: SeaLayout): void {
  drawWeather(sheet, input, layout)
  for (const island of input.view.setup.content.port.islands) drawIsland(sheet, input, layout, island)
}
