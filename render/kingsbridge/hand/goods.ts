import { GOODS, type Good } from '#kingsbridge/words'
import { token } from '../tokens.ts'
import { onHand } from './place-ids.ts'
import type { Scene } from './scene.ts'

/** Nine goods in front of the screen that hides them from all others; behind it, they cannot be seen. */

export interface GoodsRow {
  readonly x: number
  readonly y: number
  readonly w: number
}

const SCREEN = 92
const DOWN = 104
const CARD = { w: 100, h: 96, token: 50, up: 19, number: 28, size: 42 }

function count({ sheet, before }: Scene, good: Good, owned: number, x: number, y: number): void {
  const was = before?.goods[good] ?? owned
  if (was === owned) {
    sheet.number(owned, x, y, CARD.size, { colour: owned > 0 ? 'ink' : 'inkSoft', max: 84 })
    return
  }
  sheet.number(was, x - 25, y, 34, { colour: 'inkPale', max: 40 })
  sheet.sprite('k-strike/34', x - 25, y)
  sheet.number(owned, x + 21, y, CARD.size, { max: 46 })
}

export function goodsRow(scene: Scene, { x, y, w }: GoodsRow): void {
  const { sheet, player, seat } = scene
  sheet.sprite(`k-screen/${w}/${SCREEN}/${seat}`, x, y)
  const { goods } = player
  if (goods === null) return
  const pitch = w / GOODS.length
  for (const [index, good] of GOODS.entries()) {
    const [left, top] = [Math.round(x + pitch * (index + 0.5)), y + DOWN]
    const isEmpty = goods[good] === 0
    sheet.place(onHand.good(good), [left - CARD.w / 2, top - CARD.h / 2, CARD.w, CARD.h])
    sheet.sprite(`k-good-card/${isEmpty ? 'empty' : 'full'}`, left, top)
    token(sheet, good, left, top - CARD.up, CARD.token, isEmpty)
    count(scene, good, goods[good], left, top + CARD.number)
  }
}
