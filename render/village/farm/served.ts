import { sum } from '#games/shared/result'
import { UNSEEN } from '#village/view'
import { drawBook } from '../parts.ts'
import type { FarmScene } from './scene.ts'
import { icon } from './whereabouts.ts'

/** The customers who were served: their faces for whoever may know them, and backs of tiles for all others. */

const HEAD = { y: 32, icon: 36, slip: { x: 62, w: 96, h: 44 }, number: 40, book: 46, scale: 1.05 }
const CROWD = { left: 44, right: 34, most: 62, one: { y: 118, scale: 0.8 }, two: { y: 92, row: 46, scale: 0.6 } }
const TILE = { w: 36, h: 38, down: 4 }
const POINTS = { aside: 20, down: 10, scale: 0.74, size: 34, max: 28 }
const WAITING = { scale: 0.84, pitch: 64 }

function head({ sheet, map, view, player }: FarmScene): void {
  const [x, y, w] = map.customers
  const { customers } = player
  const { slip } = HEAD
  sheet.sprite(`slip/${slip.w}/${slip.h}`, x + slip.x, y + HEAD.y)
  sheet.sprite(icon('shop', HEAD.icon), x + slip.x - 22, y + HEAD.y)
  sheet.number(customers.length, x + slip.x + 22, y + HEAD.y + 1, HEAD.number, { max: 48 })
  if (customers.includes(UNSEEN)) {
    sheet.sprite(`book/${HEAD.scale}`, x + w - HEAD.book, y + HEAD.y + 2)
    sheet.number('?', x + w - HEAD.book - 1, y + HEAD.y, HEAD.number, { colour: 'cream', max: 40 })
    return
  }
  const points = sum(customers.map((card) => view.setup.content.customers[card]?.points ?? 0))
  drawBook(sheet, points, x + w - HEAD.book, y + HEAD.y + 2, HEAD.scale, HEAD.number)
}

function drawCustomer({ sheet, view }: FarmScene, card: number, x: number, y: number, scale: number): void {
  if (card === UNSEEN) {
    sheet.sprite(`v-pile/${TILE.w}/${TILE.h}`, x, y + TILE.down)
    return
  }
  sheet.sprite(`shopper/${scale}/${card}`, x - 8, y)
  sheet.sprite(`book/${POINTS.scale}`, x + POINTS.aside - 4, y + POINTS.down)
  sheet.number(
    view.setup.content.customers[card]?.points ?? 0,
    x + POINTS.aside - 5,
    y + POINTS.down - 1,
    POINTS.size,
    {
      colour: 'cream',
      max: POINTS.max,
    },
  )
}

export function served(scene: FarmScene): void {
  const { sheet, map, player } = scene
  const [x, y, w, h] = map.customers
  const { customers } = player
  sheet.place('served', [x, y, w, h])
  sheet.sprite(`v-booth/${w}/${h}`, x, y)
  head(scene)
  if (customers.length === 0) {
    const count = Math.floor((w - 60) / WAITING.pitch)
    for (let place = 0; place < count; place++)
      sheet.sprite(`v-nobody/${WAITING.scale}`, x + w / 2 + (place - (count - 1) / 2) * WAITING.pitch, y + h - 16)
    return
  }
  const isDouble = customers.length > Math.floor((w - 80) / 54) + 1
  const perRow = isDouble ? Math.ceil(customers.length / 2) : customers.length
  const pitch = Math.min(CROWD.most, (w - CROWD.left - CROWD.right - 8) / Math.max(1, perRow - 1))
  for (const [index, card] of customers.entries()) {
    const [column, row] = [index % perRow, Math.floor(index / perRow)]
    const line = isDouble ? CROWD.two.y + row * CROWD.two.row : CROWD.one.y
    drawCustomer(scene, card, x + CROWD.left + column * pitch, y + line, isDouble ? CROWD.two.scale : CROWD.one.scale)
  }
}
