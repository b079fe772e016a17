import { shelfLines } from '#render/sprites/village/barn'
import { contentIndexOf } from '#village/content-index'
import { hasSet } from '#village/modules/in-play'
import { COLOURS, GOODS, type Ware } from '#village/words'
import { wareSprite } from '../parts.ts'
import { onFarm } from './place-ids.ts'
import type { FarmScene } from './scene.ts'

/** The great barn: everything a family owns on three shelves. */

interface Stocked {
  readonly id: string
  readonly sprite: (d: number) => string
  readonly n: number
}

const STORE = { margin: 20, d: 56, number: 48, least: 42, digit: 0.62, gap: 6, air: 6 }
/** Things stand so far above the board of their shelf. */
const UP = 36
const GRAIN = { d: 56, pitch: 58, close: 46, x: 48 }
const CAT = { right: 190, up: 14 }

function ware(scene: FarmScene, name: Ware): Stocked {
  return { id: onFarm.ware(name), sprite: (d) => wareSprite(name, d), n: scene.player.stock[name] }
}

/** A thing and its number in a place of its own; both shrink a little where the number is long. */
function drawStocked({ sheet }: FarmScene, { id, sprite, n }: Stocked, x: number, y: number, w: number): void {
  const digits = String(n).length
  const widthAt = (size: number, d: number) => d + STORE.gap + digits * size * STORE.digit
  const isTight = widthAt(STORE.number, STORE.d) > w - STORE.air
  const [size, d] = isTight ? [STORE.least, STORE.d - 8] : [STORE.number, STORE.d]
  const left = x + (w - widthAt(size, d)) / 2
  sheet.place(id, [x + 1, y - 36, w - 2, 66], 'barn')
  sheet.sprite(sprite(d), left + d / 2, y, { dim: n === 0 })
  sheet.number(n, left + d + STORE.gap, y + 2, size, {
    align: 'left',
    max: digits * size * 0.66 + 4,
    colour: n === 0 ? 'inkPale' : 'ink',
  })
}

function drawShelf(scene: FarmScene, things: readonly Stocked[], x: number, y: number, w: number): void {
  const slot = w / things.length
  for (const [index, thing] of things.entries()) drawStocked(scene, thing, x + index * slot, y, slot)
}

/** Goods that somebody makes, and any that came another way. */
function goodsOf({ view, player }: FarmScene): Ware[] {
  const { goods } = contentIndexOf(view)
  return GOODS.filter((good) => goods.has(good) || player.stock[good] > 0)
}

function broughtIn(scene: FarmScene): Stocked[] {
  const { view, player } = scene
  const things: Stocked[] = []
  if (hasSet(view, 'marriage')) things.push(ware(scene, 'bread'), ware(scene, 'tool'))
  if (!hasSet(view, 'port')) return things
  const chests = { id: 'chests', sprite: (d: number) => `v-chest/${d}`, n: player.chests.length }
  return [...things, ware(scene, 'cocoa'), ware(scene, 'tea'), chests]
}

/** Sheaves lie one by one, and prints where there is room for more. */
function drawGrain({ sheet, view, player }: FarmScene, x: number, y: number, pitch: number, isClose: boolean): number {
  const most = Math.max(view.setup.content.constants.grainMax.value, player.stock.grain)
  const step = isClose ? Math.min(GRAIN.close, pitch) : pitch
  sheet.place(onFarm.ware('grain'), [x - 30, y - 36, step * (most - 1) + 60, 66], 'barn')
  for (let sheaf = 0; sheaf < most; sheaf++) {
    const kind = sheaf < player.stock.grain ? 'v-grain' : 'v-grain-print'
    sheet.sprite(`${kind}/${GRAIN.d}`, x + sheaf * step, y)
  }
  return x + step * (most - 1) + 32
}

export function barn(scene: FarmScene): void {
  const { sheet, map } = scene
  const [x, y, w, h] = map.barn
  const [left, room] = [x + STORE.margin, w - 2 * STORE.margin]
  const [first = 0, second = 0, third = 0] = shelfLines(h).map((line) => y + line - UP)
  sheet.place('barn', [x - 6, y, w + 12, h])
  sheet.sprite(`v-great-barn/${w}/${h}`, x, y)
  drawShelf(scene, [ware(scene, 'coins'), ...COLOURS.map((colour) => ware(scene, colour))], left, first, room)
  drawShelf(
    scene,
    goodsOf(scene).map((good) => ware(scene, good)),
    left,
    second,
    room,
  )
  const more = broughtIn(scene)
  const end = drawGrain(scene, x + GRAIN.x, third, GRAIN.pitch, more.length > 3)
  if (more.length === 0) sheet.sprite('v-cat', x + w - CAT.right, third + UP - CAT.up)
  else drawShelf(scene, more, end, third, x + w - STORE.margin - end + 6)
}
