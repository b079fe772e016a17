import { KEY, shortName } from '#render/common/fit'
import type { Sheet } from '#render/engine/draw'
import { pointsOf } from '#willyville/rules/score'
import { bySeats, type Player, playerOf } from '#willyville/state'
import { VILLAGERS } from '#willyville/words'
import type { PictureInput } from '../input.ts'
import { onTable } from '../place-ids.ts'
import { coins, linesOf, points, story, time } from './parts.ts'
import { seatsInLight } from './title.ts'

/** A strip for every player: name, villagers, cloud (counted from 1), coins, tree, house, hand, forecast. */

const STRIPS = { x: 22, y: 956, w: 1556, h: 126, gap: 16 }

export interface StripLayout {
  readonly ribbon: { x: number; w: number; size: number; longest: number }
  readonly portrait: { d: number; pitch: number; right: number }
  /** The place of the first token, the distance between their middles while they are narrow, and their numbers' size. */
  readonly token: { x: number; pitch: number; size: number }
  /** Both measured from the right end. */
  readonly hand: number
  readonly laurel: number
  readonly wreath: number
  readonly glove: number
}

const LAYOUTS: Record<2 | 3 | 4, StripLayout> = {
  2: {
    ribbon: { x: 28, w: 320, size: 36, longest: 18 },
    portrait: { d: 50, pitch: 58, right: 42 },
    token: { x: 66, pitch: 128, size: 42 },
    hand: 190,
    laurel: 74,
    wreath: 36,
    glove: 0.4,
  },
  3: {
    ribbon: { x: 28, w: 196, size: 34, longest: 13 },
    portrait: { d: 45, pitch: 47, right: 36 },
    token: { x: 56, pitch: 84, size: 40 },
    hand: 136,
    laurel: 66,
    wreath: 32,
    glove: 0.4,
  },
  4: {
    ribbon: { x: 26, w: 132, size: 32, longest: 10 },
    portrait: { d: 36, pitch: 37, right: 30 },
    token: { x: 42, pitch: 52, size: KEY },
    hand: 106,
    laurel: 52,
    wreath: 29,
    glove: 0.27,
  },
}

/** The room a forecast of three figures needs. */
const WIDE_WREATH = 36

const ROWS = { name: 14, nameHeight: 42, portraits: 36, tokens: 88 }

/** A bot's face lies on the left end of its ribbon, and the name beside it. */
const FACE = { d: 48, x: 20, room: 36 }

function drawName(
  sheet: Sheet,
  input: PictureInput,
  seat: number,
  x: number,
  y: number,
  { ribbon }: StripLayout,
): void {
  const name = input.names[seat] ?? ''
  const face = input.faces?.[seat] ?? null
  const room = face === null ? 0 : FACE.room
  sheet.sprite(`name-ribbon/${ribbon.w}/${ROWS.nameHeight}/${seat}`, x + ribbon.x, y + ROWS.name)
  if (face !== null)
    sheet.sprite(`neighbour/${face}/${FACE.d}`, x + ribbon.x + FACE.x, y + ROWS.name + ROWS.nameHeight / 2)
  const max = ribbon.w - 8 - room
  const lines = linesOf(name, ribbon.longest).map((line) => shortName(line, max))
  const size = lines.length === 1 ? ribbon.size : 24
  for (const [index, line] of lines.entries()) {
    const middle = y + ROWS.name + ROWS.nameHeight / 2 + 2 + (index - (lines.length - 1) / 2) * 20
    sheet.text(line, x + ribbon.x + (ribbon.w + room) / 2, middle, size, {
      font: 'display',
      colour: 'cream',
      halo: 'ink',
      max,
    })
  }
}

function drawVillagers(sheet: Sheet, p: Player, right: number, y: number, { portrait }: StripLayout): void {
  for (const [index, villager] of VILLAGERS.entries()) {
    const x = right - portrait.right - (VILLAGERS.length - 1 - index) * portrait.pitch
    sheet.sprite(`portrait/${villager}/${portrait.d}${p.villagers[villager] ? '' : '/ghost'}`, x, y + ROWS.portraits)
  }
}

const rounded = (scale: number) => Math.round(scale * 100) / 100

/** A digit more than two makes a token so much broader. */
const BROADER = 20

function drawTokens(sheet: Sheet, p: Player, x: number, y: number, { token }: StripLayout): void {
  const middle = y + ROWS.tokens
  const broad = (value: number) => (value > 99 ? BROADER : 0)
  const { size } = token
  const scale = size / KEY
  time(sheet, p.cloud + 1, x + token.x, middle, Math.round(56 * scale), size)
  let left = x + token.x
  const next = (value: number) => {
    left += token.pitch + broad(value)
    return left - broad(value) / 2
  }
  coins(sheet, p.coins, next(p.coins), middle, Math.round(43 * scale), size)
  story(sheet, p.tree, next(p.tree), middle, rounded(0.92 * scale), size)
  points(sheet, p.safe, next(p.safe), middle, rounded(0.95 * scale), size)
}

function drawForecast(sheet: Sheet, forecast: number, right: number, middle: number, layout: StripLayout): void {
  const half = String(forecast).length > 2 ? Math.max(WIDE_WREATH, layout.wreath) : layout.wreath
  sheet.sprite(`wreath/${half}/26`, right - layout.laurel, middle)
  sheet.number(forecast, right - layout.laurel, middle, layout.token.size + 2, { max: 2 * half - 4 })
}

type StripBox = readonly [x: number, y: number, w: number]

/** One player's strip. */
export function drawStrip(
  sheet: Sheet,
  input: PictureInput,
  seat: number,
  [x, y, w]: StripBox,
  layout: StripLayout,
): void {
  const { view } = input
  const p = playerOf(view, seat)
  const isLit = seatsInLight(input).includes(seat)
  sheet.place(onTable.player(seat), [x, y, w, STRIPS.h])
  sheet.sprite(`strip/${w}/${STRIPS.h}/${seat}/${isLit ? 'on' : 'off'}`, x, y)
  drawName(sheet, input, seat, x, y, layout)
  drawVillagers(sheet, p, x + w, y, layout)
  const middle = y + ROWS.tokens
  // Below the tokens: with many figures they reach over it.
  if (view.hand.holder === seat)
    sheet.sprite(`glove/${layout.glove}/${view.hand.palmUp ? 'palm' : 'back'}`, x + w - layout.hand, middle + 2)
  drawTokens(sheet, p, x, y, layout)
  const forecast = Object.values(pointsOf(view, seat)).reduce((sum, value) => sum + value, 0)
  drawForecast(sheet, forecast, x + w, middle, layout)
}

export function drawPlayers(sheet: Sheet, input: PictureInput): void {
  const { seats } = input.view.setup
  const w = Math.floor((STRIPS.w - STRIPS.gap * (seats - 1)) / seats)
  for (const seat of input.view.players.keys()) {
    const x = STRIPS.x + seat * (w + STRIPS.gap)
    drawStrip(sheet, input, seat, [x, STRIPS.y, w], bySeats(input.view, LAYOUTS))
  }
}
