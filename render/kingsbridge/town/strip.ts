import { housesOn, sealsLeft } from '#kingsbridge/state'
import type { SeenPlayer, View } from '#kingsbridge/view'
import { GOODS } from '#kingsbridge/words'
import { shortName } from '#render/common/fit'
import type { Sheet } from '#render/engine/draw'
import { signText } from '#texts/kingsbridge/signs'
import type { PictureInput } from '../input.ts'
import { placeOf } from '../place-ids.ts'
import { book, ribbon, token } from '../tokens.ts'
import { seatsInLight } from '../turn.ts'
import { type Layout, layoutFor } from './strip-layout.ts'

/** A player's strip: what lies before the screen, and with open goods what would lie behind it. */

interface Strip {
  readonly sheet: Sheet
  readonly input: PictureInput
  readonly seat: number
  readonly player: SeenPlayer
  readonly layout: Layout
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

const NAME = { y: 38, h: 46, size: 38 }
const SHIELD = { y: 36, h: 58 }
const POINTS = { y: 40, d: 60, size: 42, right: 48, more: 10 }

function drawHead({ sheet, input, seat, player, layout, x, y, w }: Strip): void {
  const [middle, wide] = layout.name
  const name = shortName(input.names[seat] ?? '', wide - 24, 24)
  ribbon(sheet, name, seat, x + middle, y + NAME.y, { w: wide, h: NAME.h, size: NAME.size })
  if (input.view.shield === seat) sheet.sprite(`k-shield/${SHIELD.h}`, x + layout.shield, y + SHIELD.y)
  const digits = String(player.vp).length
  const right = POINTS.right + Math.max(0, digits - 2) * POINTS.more
  book(sheet, player.vp, x + w - right, y + POINTS.y, POINTS.d, POINTS.size)
}

const PILE = 6

/** The cards laid so far, the last one larger: it is what Privilege copies. */
function drawOpen({ sheet, input, player, layout, x, y }: Strip): void {
  const [w, h] = layout.card
  const middle = y + layout.middle
  const first = x + 18 + w / 2
  const shown = player.open.slice(-PILE)
  for (let place = shown.length; place < PILE; place++) {
    sheet.sprite(`k-dashed/${w - 6}/${h - 6}`, first + place * layout.pitch, middle)
  }
  for (const [place, card] of shown.entries()) {
    const isTop = place === shown.length - 1
    const size = isTop ? `${w + 10}/${h + 10}/top` : `${w}/${h}`
    sheet.sprite(`k-mini/${card}/${size}`, first + place * layout.pitch, middle)
  }
  const last = shown.at(-1)
  if (!layout.isWide || last === undefined || player.penalties.length > 0) return
  const left = first + PILE * layout.pitch
  sheet.text(signText(input.language, `card.${last}`), left, middle, 28, {
    font: 'note',
    colour: 'inkSoft',
    align: 'left',
    max: 130,
  })
}

const STACK = { most: 3, step: 3, number: 34 }

function drawHidden({ sheet, player, layout, x, y, w }: Strip): void {
  const middle = y + layout.middle
  const scale = layout.card[1] / 48
  const left = x + w - layout.pile
  for (let card = 0; card < Math.min(STACK.most, player.discardSize); card++) {
    const size = `${Math.round(36 * scale)}/${Math.round(48 * scale)}`
    sheet.sprite(`k-mini/back/${size}`, left + card * STACK.step, middle + 2 - card * STACK.step)
  }
  const number = STACK.number * Math.min(scale, 1.2)
  const look = { colour: 'cream', halo: 'ink', max: 60 }
  if (player.discardSize > 0) sheet.number(player.discardSize, left + 5, middle - 2, number, look)
  const fan = Math.min(scale, 1.35)
  const right = x + w - 30 - 20 * scale
  sheet.sprite(`k-fan/${Math.round(fan * 100) / 100}`, right, middle)
  sheet.number(player.handSize, right, middle + 3 * fan, 36 * fan, look)
}

function drawHouses({ sheet, input, seat, layout, x, y }: Strip): void {
  const { view } = input
  const all = view.setup.content.constants.housesPerPlayer.value
  const left = all - housesOn(view, seat)
  const { at, pitch, scale } = layout.houses
  const low = y + layout.low
  const size = Math.round(44 * scale)
  for (let house = 0; house < all; house++) {
    const middle = x + at + (house * pitch * Math.min(4, all)) / all
    if (house < left) sheet.sprite(`k-house/${seat}/stone/${scale}`, middle, low + 33 * scale)
    else sheet.sprite(`k-dashed/${size}/${size}`, middle, low + 8 * scale)
  }
}

function drawSeals({ sheet, input, seat, layout, x, y }: Strip): void {
  const { view } = input
  const all = view.setup.content.constants.sealsPerPlayer.value
  const left = sealsLeft(view, seat)
  const { at, pitch, d } = layout.seals
  for (let seal = 0; seal < all; seal++) {
    const middle = x + at + (seal * pitch * Math.min(2, all)) / all
    if (seal < left) sheet.sprite(`k-seal/${seat}/${d}`, middle, y + layout.low + 2)
    else sheet.sprite(`k-sealslot/${d - 4}`, middle, y + layout.low + 4)
  }
}

function drawPenalties({ sheet, player, layout, x, y, w }: Strip): void {
  const { r, pitch } = layout.penalties
  for (const [index, penalty] of player.penalties.entries()) {
    const middle = layout.isWide ? x + 446 + index * pitch : x + w - 34 - index * pitch
    sheet.sprite(`k-penalty/${penalty}/${r}`, middle, y + (layout.isWide ? layout.middle : layout.low + 4))
  }
}

const EDGE = 15
/** A number of two digits takes so much more of the row. */
const TWO_DIGITS = 1.5
const OPEN = { token: 195, number: 225, size: 34, wide: { size: 38, token: 38 } }

/** Nine goods with their numbers, for tables that play with open goods. */
function drawGoods({ sheet, player, layout, x, y, w, h }: Strip): void {
  const { goods } = player
  if (goods === null) return
  const shares = GOODS.map((good) => (goods[good] > 9 ? TWO_DIGITS : 1))
  const each = (w - 2 * EDGE) / shares.reduce((sum, share) => sum + share, 0)
  const foot = y + h - layout.foot / 2 - 8
  let left = x + EDGE
  for (const [index, good] of GOODS.entries()) {
    const wide = each * (shares[index] ?? 1)
    const middle = left + wide / 2
    const colour = goods[good] > 0 ? 'ink' : 'inkPale'
    left += wide
    if (layout.isWide) {
      token(sheet, good, middle - 18, foot, OPEN.wide.token, goods[good] === 0)
      sheet.number(goods[good], middle + 22, foot, OPEN.wide.size, { colour, max: 44 })
    } else {
      token(sheet, good, middle, y + OPEN.token, layout.token, goods[good] === 0)
      sheet.number(goods[good], middle, y + OPEN.number, OPEN.size, { colour, max: wide })
    }
  }
}

function drawScreen({ sheet, seat, layout, x, y, w, h }: Strip): void {
  sheet.sprite(`k-screen/${Math.round(w - 40)}/${layout.foot}/${seat}`, x + 20, y + h - layout.foot - 10)
}

/** True for goods that everybody may see: the own ones of a seat that looks stay off a picture for all. */
function areOpen({ setup, isOver }: View): boolean {
  return isOver || setup.options.goods === 'open'
}

export function drawStrip(
  sheet: Sheet,
  input: PictureInput,
  seat: number,
  [x, y, w, h]: readonly [number, number, number, number],
): void {
  const player = input.view.players[seat]
  if (player === undefined) return
  const isLit = seatsInLight(input).includes(seat)
  sheet.sprite(`k-strip/${Math.round(w)}/${h}/${seat}${isLit ? '/lit' : ''}`, x, y)
  const strip: Strip = { sheet, input, seat, player, layout: layoutFor(w), x, y, w, h }
  drawHead(strip)
  drawOpen(strip)
  drawHidden(strip)
  drawHouses(strip)
  drawSeals(strip)
  drawPenalties(strip)
  if (areOpen(input.view)) drawGoods(strip)
  else drawScreen(strip)
  sheet.place(placeOf.player(seat), [x, y, w, h])
}

const STRIPS = { x: 24, y: 1202, w: 1552, h: 246, gap: 14 }

export function drawStrips(sheet: Sheet, input: PictureInput): void {
  const { x, y, w, h, gap } = STRIPS
  const seats = input.view.players.length
  const wide = (w - gap * (seats - 1)) / seats
  for (const seat of input.view.players.keys()) drawStrip(sheet, input, seat, [x + seat * (wide + gap), y, wide, h])
}
