import type { Sheet } from '#render/engine/draw'
import { signText } from '#texts/village/signs'
import { contentIndexOf } from '#village/content-index'
import { sideOf } from '#village/modules/in-play'
import { drawCrowd, membersAt, standingAt } from '../crowds.ts'
import { drawEffect } from '../effects.ts'
import type { PictureInput } from '../input.ts'
import { drawCoin, drawPrice, wareSprite } from '../parts.ts'
import { drawWorkshop } from './crafts.ts'
import type { InnSpot } from './layout.ts'
import { onBoard } from './place-ids.ts'
import { drawSpace } from './space.ts'

/** The inn: its guests, the brewery beside it, and a pile of villagers for each table. */

const CARD = { h: 226, face: 0.9, top: 62, effect: 78, d: 36, beer: 34, pitch: 26 }
const PILE = { w: 46, h: 36, y: 6 }
const GAP = 4

function drawCost(sheet: Sheet, cost: object, right: number, y: number): void {
  for (const [ware, n] of Object.entries(cost) as [string, number][]) {
    if (ware === 'coins') drawCoin(sheet, n, right - 22, y + 22, 0.96)
    else
      for (let piece = 0; piece < n; piece++)
        sheet.sprite(wareSprite(ware, CARD.beer), right - 20 - piece * CARD.pitch, y + 20)
  }
}

function drawPile(sheet: Sheet, { view }: PictureInput, pile: number, x: number, y: number, w: number): void {
  const card = view.pileTops[pile] ?? null
  const villager = card === null ? undefined : view.setup.content.villagers[card]
  sheet.place(onBoard.pile(pile), [x, y, w, CARD.h])
  if (villager === undefined) {
    sheet.sprite(`v-card-print/${w - 2}/${CARD.h - 8}`, x, y)
    return
  }
  sheet.sprite(`v-card/${w}/${CARD.h}/${villager.kind}`, x, y)
  sheet.sprite(`v-townsman/${CARD.face}/${card}`, x + w / 2 - 4, y + CARD.top)
  drawCost(sheet, villager.cost, x + w, y)
  drawEffect(sheet, villager.effect, { x: x + w / 2, y: y + CARD.h - CARD.effect, w: w - 12, d: CARD.d })
  const bottom = y + CARD.h - PILE.y
  sheet.sprite(`v-pile/${PILE.w}/${PILE.h}`, x + w / 2, bottom)
  sheet.number(view.pileSizes[pile] ?? 0, x + w / 2, bottom + 5, 34, { colour: 'cream', halo: 'ink', max: 42 })
}

export function drawInn(sheet: Sheet, input: PictureInput, spot: InnSpot): void {
  const { view, language } = input
  const { inn } = view.setup.content
  const [x, y] = spot.house
  sheet.sprite('v-inn/0.98', x, y)
  drawCrowd(sheet, membersAt(view, standingAt('inn')), { ...spot.guests, rows: 2 })
  sheet.place(onBoard.at('inn'), spot.room)
  const brewery = contentIndexOf(view).crafts.find(({ building }) => building === 'brewery')
  if (brewery !== undefined) drawWorkshop(sheet, input, brewery, ...spot.brewery)
  for (const pile of view.pileTops.keys()) {
    drawPile(sheet, input, pile, spot.cards.x + pile * (spot.cards.w + GAP), spot.cards.y, spot.cards.w)
  }
  drawSpace(sheet, input, 'inn', spot, signText(language, 'inn'))
  drawPrice(sheet, [inn.sides[sideOf(view, 'inn')]], ...spot.price)
}
