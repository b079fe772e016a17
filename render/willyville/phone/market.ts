import { itemAt } from '#kernel'
import { stand } from '#render/common/set-down'
import { STALL_SIZES } from '#render/sprites/willyville/stalls'
import { type Queue, served, stall } from '../village/east.ts'
import { medallion, type Prop, type Scene, sign, strew, word } from '../village/region.ts'

/** The market at the foot of the picture: one row of large stalls, two of small ones, or as many as are wanted. */

const HEAD = {
  merchant: { x: 843, y: 1052, d: 86 },
  sign: { x: 936, y: 1052, w: 100, hasPost: false },
  chest: { right: 984, bottom: 1212 },
}
const SQUARE = { left: 20, top: 1218, w: 960 }

const COLUMNS = 8
/** The square is at least so many rows of small stalls deep. */
const LEAST_ROWS = 2
const QUEUES: readonly Queue[] = [
  { most: 6, size: 'large', columns: 6, gap: 12 },
  { most: 8, size: 'medium', columns: COLUMNS, gap: 12 },
  { most: 40, size: 'small', columns: COLUMNS, gap: 8 },
]

function queueOf(waiting: number): Queue {
  return QUEUES.find(({ most }) => waiting <= most) ?? itemAt(QUEUES, QUEUES.length - 1)
}

/** The number of rows of small stalls that the square must hold. */
export function rowsOf(waiting: number): number {
  return Math.max(LEAST_ROWS, Math.ceil(waiting / COLUMNS))
}

/** Scenery on the square until so many customers come. */
const YARD: readonly Prop[] = [
  { name: 'washing', x: 130, y: 1310, scale: 1, room: 1 },
  { name: 'barrels', x: 270, y: 1390, scale: 1, room: 2 },
  { name: 'cross', x: 430, y: 1360, scale: 1.2, room: 3 },
  { name: 'cart', x: 600, y: 1380, scale: 1.1, room: 4 },
  { name: 'well', x: 760, y: 1370, scale: 1.3, room: 5 },
  { name: 'sacks', x: 905, y: 1380, scale: 1.1, room: 6 },
  { name: 'hen', x: 690, y: 1420, scale: 0.8, room: 4 },
  { name: 'goose', x: 340, y: 1300, scale: 0.8, room: 3 },
]

function customers(scene: Scene, dim: boolean): void {
  const { waiting } = scene.player
  const queue = queueOf(waiting.length)
  const pitch = SQUARE.w / queue.columns
  const height = STALL_SIZES[queue.size].h + queue.gap
  for (const [index, customer] of waiting.entries()) {
    const spot = {
      left: SQUARE.left + (index % queue.columns) * pitch,
      top: SQUARE.top + Math.floor(index / queue.columns) * height,
    }
    stand(scene.sheet, spot, (sheet) => stall({ ...scene, sheet }, 0, customer, queue, dim))
  }
}

export function market(scene: Scene): void {
  const dim = !scene.player.villagers.merchant
  strew(scene, YARD, scene.player.waiting.length)
  sign(scene, 'market', word(scene, 'market'), HEAD.sign, dim)
  medallion(scene, 'merchant', HEAD.merchant)
  stand(scene.sheet, HEAD.chest, (sheet) => served({ ...scene, sheet }))
  customers(scene, dim)
}
