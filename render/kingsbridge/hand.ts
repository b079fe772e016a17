import type { Seat } from '#kernel'
import type { Flag } from '#render/common/flags'
import { inTurn } from '#render/engine/choose'
import { type Picture, Sheet } from '#render/engine/draw'
import { cardsShown, handOfCards, type Spread } from './hand/cards.ts'
import { DUTIES_PAPER, dutiesPaper } from './hand/duties.ts'
import { drawFlags } from './hand/flags.ts'
import { goodsRow } from './hand/goods.ts'
import { discardPile, usedPile } from './hand/piles.ts'
import { type Before, type Scene, sceneOf } from './hand/scene.ts'
import { houses, seals, sick } from './hand/shelf.ts'
import { PHONE_BAR, titleBar, WIDE_BAR } from './hand/title.ts'
import type { PictureInput } from './input.ts'

/** What one player alone sees: goods behind the screen, cards, what will be owed. Of others it shows what all may see. */

export interface HandMore {
  /** In words, for who cannot see it. */
  readonly alt: string
  readonly flags?: readonly Flag[]
  /** The state of things before a plan. */
  readonly before?: Before
}

const AREA = { x: 26, w: 1044, y: 346 }
const SMALL: Spread = { perRow: 6, k: 0.92, pitch: 174, rowPitch: 230 }
/** Wide: by how many cards there are, the largest that all fit in. */
const SPREADS: readonly (readonly [most: number, spread: Spread])[] = [
  [4, { perRow: 4, k: 1.24, pitch: 236, rowPitch: 0 }],
  [5, { perRow: 5, k: 1.16, pitch: 208, rowPitch: 0 }],
  [6, { perRow: 6, k: 1, pitch: 174, rowPitch: 0 }],
  [10, { perRow: 5, k: 1, pitch: 208, rowPitch: 240 }],
]

const WIDE = { w: 1600, piles: 682, shelf: 878, h: 1020, moreRows: 176, oneRow: 6 }

const PROPS = ['mallet', 'letter', 'mug', 'purse'] as const

/** Whatever lies about on bare wood: one thing where cards leave so much room, another with each chapter. */
function prop({ sheet, view }: Scene, x: number, y: number, more = 0): void {
  sheet.sprite(`k-prop/${inTurn(PROPS, view.chapter + more)}`, Math.round(x), Math.round(y))
}

/** Into the last row of cards, where two or more would still find room. */
function restOfRow(scene: Scene, count: number, { perRow, k, pitch, rowPitch }: Spread, y: number, w: number): void {
  const rows = Math.max(1, Math.ceil(count / perRow))
  const left = AREA.x + (count - (rows - 1) * perRow) * pitch
  const free = AREA.x + w - left
  if (free >= 1.6 * pitch) prop(scene, left + free / 2, y + (rows - 1) * rowPitch + 116 * k)
}

/** Once the last duties are settled nothing is owed any more. */
function duties(scene: Scene, x: number, y: number): void {
  if (!scene.view.isOver) {
    dutiesPaper(scene, { x, y })
    return
  }
  prop(scene, x + DUTIES_PAPER.w / 2 - 90, y + 180, 1)
  prop(scene, x + DUTIES_PAPER.w / 2 + 80, y + 330, 2)
}

function wide(scene: Scene): { width: number; height: number } {
  const count = cardsShown(scene)
  const [, spread = SMALL] = SPREADS.find(([most]) => count <= most) ?? []
  const down = count > WIDE.oneRow ? WIDE.moreRows : 0
  titleBar(scene, WIDE_BAR)
  goodsRow(scene, { x: AREA.x, y: 112, w: AREA.w })
  handOfCards(scene, { x: AREA.x, y: AREA.y, sign: 30 }, spread)
  restOfRow(scene, count, spread, AREA.y, AREA.w)
  duties(scene, 1100, 116)
  if (down > 0) {
    prop(scene, 1210, 744, 1)
    prop(scene, 1440, 744, 2)
  }
  const piles = { y: WIDE.piles + down, columns: 6, pitch: 128, rowPitch: 0 }
  usedPile(scene, { ...piles, x: AREA.x })
  discardPile(scene, { ...piles, x: 808 })
  const y = WIDE.shelf + down
  houses(scene, { x: AREA.x, y })
  seals(scene, { x: 676, y })
  sick(scene, { x: 1010, y }, 562)
  return { width: WIDE.w, height: WIDE.h + down }
}

const PHONE = { w: 1000, x: 26, perRow: 5, pitch: 190, rowPitch: 262, k: 1.06, hand: 350 }
const BELOW = { piles: 26, second: 360, shelf: 706, sick: 862, noSick: 858, h: 1000 }

function phone(scene: Scene): { width: number; height: number } {
  const { perRow, pitch, rowPitch, k, x, w } = PHONE
  const count = cardsShown(scene)
  const rows = Math.max(1, Math.ceil(count / perRow))
  titleBar(scene, PHONE_BAR)
  goodsRow(scene, { x, y: 112, w: w - 2 * x })
  const spread = { perRow, k, pitch, rowPitch }
  handOfCards(scene, { x, y: PHONE.hand, sign: 30 }, spread)
  restOfRow(scene, count, spread, PHONE.hand, w - 2 * x)
  const low = PHONE.hand + rows * rowPitch
  duties(scene, x, low + 16)
  const piles = { x: 522, columns: 3, pitch: 152, rowPitch: 136 }
  usedPile(scene, { ...piles, y: low + BELOW.piles })
  discardPile(scene, { ...piles, y: low + BELOW.second })
  houses(scene, { x, y: low + BELOW.shelf })
  seals(scene, { x: 690, y: low + BELOW.shelf })
  sick(scene, { x, y: low + BELOW.sick }, w - 2 * x)
  return { width: w, height: low + (scene.view.tiles.length > 0 ? BELOW.h : BELOW.noSick) }
}

export function handPicture(input: PictureInput, seat: Seat, { alt, flags = [], before }: HandMore): Picture {
  const sheet = new Sheet()
  const scene = sceneOf(input, seat, sheet, before)
  const { width, height } = input.size === 'phone' ? phone(scene) : wide(scene)
  drawFlags(sheet, flags, { w: width, h: height })
  const { draws, places } = sheet
  return { width, height, ground: `k-ground-hand/${width}/${height}`, colours: 'kingsbridge', draws, places, alt }
}
