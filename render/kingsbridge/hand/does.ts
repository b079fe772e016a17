import type { Chance } from '#kingsbridge/planning/chances'
import { spaceAfter, spaceAt } from '#kingsbridge/rules/favour'
import { bonusesOf, costOf, lastingOf, priceOf } from '#kingsbridge/rules/lasting'
import { housesOf } from '#kingsbridge/state'
import type { Card, Good } from '#kingsbridge/words'
import type { Sheet } from '#render/engine/draw'
import { amount, type Counted, partsOf, type TokenKind, token } from '../tokens.ts'
import type { Scene } from './scene.ts'

/** What a card does now, in tokens from left to right: with today's prices, and what is not there faint. */

/** A thing in the row; its units are those of the card. */
interface Piece {
  readonly w: number
  draw(sheet: Sheet, x: number, y: number, k: number): void
}

const rounded = (d: number) => Math.round(d)
const scaleOf = (k: number) => Math.round(k * 100) / 100

function good(kind: TokenKind, isFaint = false): Piece {
  return { w: 37, draw: (sheet, x, y, k) => token(sheet, kind, x, y, rounded(35 * k), isFaint) }
}

function counted({ kind, count }: Counted, isFaint = false): Piece {
  if (kind !== 'money' && kind !== 'vp' && count === 1) return good(kind, isFaint)
  const d = 40
  const size = { d, size: 34, isFaint }
  return {
    w: d + 2,
    draw: (sheet, x, y, k) => amount(sheet, kind, count, x, y, { ...size, d: rounded(d * k) }),
  }
}

function sign(text: string, w = 18): Piece {
  return { w, draw: (sheet, x, y) => sheet.number(text, x, y, 34, { colour: 'inkSoft', max: 60 }) }
}

const SLASH = sign('/')
const PLUS = sign('+', 24)
const ARROW: Piece = { w: 22, draw: (sheet, x, y, k) => sheet.sprite(`k-arrow/${scaleOf(k)}`, x, y) }
const AGAIN: Piece = { w: 42, draw: (sheet, x, y, k) => sheet.sprite(`k-again/${rounded(40 * k)}`, x, y) }

/** Stone or wood, the one half behind the other. */
function either(isStone: boolean, isWood: boolean): Piece {
  return {
    w: 44,
    draw(sheet, x, y, k) {
      token(sheet, 'stone', x - 8 * k, y - 7 * k, rounded(29 * k), !isStone)
      token(sheet, 'wood', x + 9 * k, y + 8 * k, rounded(29 * k), !isWood)
    },
  }
}

interface Doing {
  readonly scene: Scene
  readonly chance: Chance
  has(good: Good): boolean
}

function most({ chance }: Doing): number {
  return Math.max(1, ...chance.uses.map((use) => (use.kind === 'cloth' ? use.count : 1)))
}

function saleRow({ scene: { view }, has }: Doing): Piece[] {
  const lasting = lastingOf(view)
  const price = (kind: 'wool' | 'cloth') => counted({ kind: 'money', count: priceOf(view, lasting, kind) })
  const cloth: Piece = view.isClothCovered
    ? {
        w: 44,
        draw(sheet, x, y, k) {
          token(sheet, 'cloth', x, y, rounded(35 * k), true)
          sheet.sprite(`k-boards/${rounded(34 * k)}/${rounded(26 * k)}`, x, y)
        },
      }
    : good('cloth', !has('cloth'))
  return [
    good('wool', !has('wool')),
    price('wool'),
    sign('', 4),
    cloth,
    ...(view.isClothCovered ? [] : [price('cloth')]),
  ]
}

function privilegeRow({ chance: { copied } }: Doing): Piece[] {
  if (copied === null) return [AGAIN]
  const card: Piece = {
    w: 40,
    draw: (sheet, x, y, k) => sheet.sprite(`k-mini/${copied}/${rounded(36 * k)}/${rounded(46 * k)}/top`, x, y),
  }
  return [AGAIN, ARROW, card]
}

function houseRow({ scene: { view, seat }, has }: Doing): Piece[] {
  const money = Math.min(...view.setup.content.plots.map((plot) => plot.money))
  const house: Piece = {
    w: 46,
    draw: (sheet, x, y, k) => sheet.sprite(`k-house/${seat}/stone/${scaleOf(0.62 * k)}`, x, y + 19 * k),
  }
  return [counted({ kind: 'money', count: money }), either(has('stone'), has('wood')), ARROW, house]
}

const YIELDS = 3

/** The yields of the own houses, each kind once. */
function rentRow({ scene: { view, seat } }: Doing): Piece[] {
  const parts = housesOf(view, seat).flatMap((plot) => partsOf(view.setup.content.plots[plot]?.yield ?? {}))
  const kinds = parts.filter(({ kind }, index) => parts.findIndex((other) => other.kind === kind) === index)
  if (kinds.length === 0) return [good('house', true), ARROW, PLUS]
  return [good('house'), ARROW, ...kinds.slice(0, YIELDS).map((part) => counted(part))]
}

function donationRow({ scene: { view, seat } }: Doing): Piece[] {
  const { goods = {} } = view.setup.content.constants.donationCost
  const seal: Piece = {
    w: 42,
    draw: (sheet, x, y, k) => sheet.sprite(`k-seal/${seat}/${rounded(36 * k)}`, x, y - 3 * k),
  }
  return [...partsOf({ goods }).map((part) => counted(part)), ARROW, seal]
}

function medicineRow({ scene: { view } }: Doing): Piece[] {
  const { money, vp } = view.setup.content.constants.medicineService
  const fee = partsOf({ goods: { money }, vp }).map((part) => counted(part))
  if (!view.isSick.some(Boolean)) return fee
  return [...fee, SLASH, good('care')]
}

function favourRow({ scene: { view } }: Doing): Piece[] {
  const { id } = spaceAt(view, spaceAfter(view, 1))
  const stone: Piece = { w: 32, draw: (sheet, x, y, k) => sheet.sprite(`k-stone/${scaleOf(0.8 * k)}`, x, y + 22 * k) }
  const face: Piece = { w: 56, draw: (sheet, x, y, k) => sheet.sprite(`k-portrait/${id}/${rounded(54 * k)}`, x, y) }
  return [stone, ARROW, face]
}

const ROWS: Readonly<Record<Card, (doing: Doing) => Piece[]>> = {
  grain: ({ scene }) => [PLUS, good('grain', scene.view.stock.grain === 0)],
  piety: ({ scene }) => [PLUS, good('piety', scene.view.stock.piety === 0)],
  material: ({ scene: { view } }) => [
    PLUS,
    good('stone', view.stock.stone === 0),
    SLASH,
    good('wood', view.stock.wood === 0),
  ],
  project: ({ scene, has }) => [
    good('stone', !has('stone')),
    SLASH,
    good('wood', !has('wood')),
    ARROW,
    counted({ kind: 'vp', count: scene.view.setup.content.constants.vpPerMaterial.value }),
  ],
  sale: saleRow,
  privilege: privilegeRow,
  house: houseRow,
  rent: rentRow,
  donation: donationRow,
  cloth: (doing) => [
    good('wool', !doing.has('wool')),
    ARROW,
    good('cloth', doing.scene.view.stock.cloth === 0),
    ...(most(doing) > 1 ? [sign(`×${most(doing)}`, 46)] : []),
  ],
  medicine: medicineRow,
  favour: favourRow,
}

const ROOM = 150
const LARGEST = 1.25

/** The row of a card, with what lasting events ask for before it and give behind it. */
function piecesOf(doing: Doing): Piece[] {
  const { view } = doing.scene
  const { card, copied } = doing.chance
  const used = copied === null ? [card] : [card, copied]
  const lasting = lastingOf(view)
  const cost = partsOf({ goods: costOf(lasting, used) })
  const bonus = bonusesOf(lasting, used).flatMap(partsOf)
  return [
    ...cost.flatMap((part) => [counted(part), sign(':', 12)]),
    ...ROWS[card](doing),
    ...bonus.flatMap((part) => [PLUS, counted(part)]),
  ]
}

/** Draws what a card does around x, y; `k` is the card's own scale. */
export function drawDoing(scene: Scene, chance: Chance, x: number, y: number, k: number): void {
  const has = (kind: Good) => (scene.player.goods?.[kind] ?? 0) > 0
  const pieces = piecesOf({ scene, chance, has })
  const total = pieces.reduce((sum, { w }) => sum + w, 0)
  const size = k * Math.min(LARGEST, ROOM / total)
  let left = x - (total * size) / 2
  for (const piece of pieces) {
    piece.draw(scene.sheet, left + (piece.w * size) / 2, y, size)
    left += piece.w * size
  }
}
