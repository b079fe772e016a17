import type { Sheet } from '#render/draw'
import { allPoints } from '#willyville/rules/score'
import { type Player, playerOf } from '#willyville/state'
import { VILLAGERS } from '#willyville/words'
import type { PictureInput } from '../input.ts'
import type { Flag } from './flags.ts'
import { coins, linesOf, points, story, time } from './parts.ts'
import { seatsInLight } from './title.ts'

/** A strip for every player: name, villagers, clouds passed, coins, tree, house, hand, forecast. */

const STRIPS = { x: 22, y: 956, w: 1556, h: 126, gap: 16 }

interface StripLayout {
  readonly ribbon: { x: number; w: number; size: number; longest: number }
  readonly portrait: { d: number; pitch: number; right: number }
  readonly token: { x: number; pitch: number }
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
    token: { x: 62, pitch: 128 },
    hand: 190,
    laurel: 74,
    wreath: 36,
    glove: 0.4,
  },
  3: {
    ribbon: { x: 28, w: 196, size: 34, longest: 13 },
    portrait: { d: 45, pitch: 47, right: 36 },
    token: { x: 54, pitch: 82 },
    hand: 146,
    laurel: 66,
    wreath: 32,
    glove: 0.4,
  },
  4: {
    ribbon: { x: 26, w: 132, size: 32, longest: 10 },
    portrait: { d: 36, pitch: 37, right: 30 },
    token: { x: 44, pitch: 54 },
    hand: 120,
    laurel: 54,
    wreath: 29,
    glove: 0.3,
  },
}

const ROWS = { name: 14, nameHeight: 42, portraits: 36, tokens: 88 }

/** How much of a ribbon a flag covers. */
const UNDER_FLAG = 54

interface Spot {
  readonly x: number
  readonly y: number
  readonly hasFlag: boolean
}

function drawName(sheet: Sheet, name: string, seat: number, { x, y, hasFlag }: Spot, layout: StripLayout): void {
  const { ribbon } = layout
  const covered = hasFlag ? UNDER_FLAG : 0
  sheet.sprite(`name-ribbon/${ribbon.w}/${ROWS.nameHeight}/${seat}`, x + ribbon.x, y + ROWS.name)
  const lines = linesOf(name, ribbon.longest)
  const size = lines.length === 1 ? ribbon.size : 24
  for (const [at, line] of lines.entries()) {
    const middle = y + ROWS.name + ROWS.nameHeight / 2 + 2 + (at - (lines.length - 1) / 2) * 20
    sheet.text(line, x + ribbon.x + (ribbon.w + covered) / 2, middle, size, {
      font: 'display',
      colour: 'cream',
      halo: 'ink',
      max: ribbon.w - 12 - covered,
    })
  }
}

function drawVillagers(sheet: Sheet, p: Player, right: number, y: number, { portrait }: StripLayout): void {
  for (const [at, villager] of VILLAGERS.entries()) {
    const x = right - portrait.right - (VILLAGERS.length - 1 - at) * portrait.pitch
    sheet.sprite(`portrait/${villager}/${portrait.d}${p.villagers[villager] ? '' : '/ghost'}`, x, y + ROWS.portraits)
  }
}

function drawTokens(sheet: Sheet, p: Player, x: number, y: number, { token }: StripLayout): void {
  const at = (column: number) => x + token.x + column * token.pitch
  const middle = y + ROWS.tokens
  time(sheet, p.cloud, at(0), middle, 56)
  coins(sheet, p.coins, at(1), middle, 43)
  story(sheet, p.tree, at(2), middle)
  points(sheet, p.safe, at(3), middle, 0.95)
}

export function drawPlayers(sheet: Sheet, { view, names }: PictureInput, flags: readonly Flag[]): void {
  const { seats } = view.setup
  const layout = LAYOUTS[seats as 2 | 3 | 4]
  const w = Math.floor((STRIPS.w - STRIPS.gap * (seats - 1)) / seats)
  const { y, h } = STRIPS
  const light = seatsInLight(view)
  for (const [seat, byCategory] of allPoints(view).entries()) {
    const x = STRIPS.x + seat * (w + STRIPS.gap)
    const p = playerOf(view, seat)
    sheet.place(`player/${seat}`, [x, y, w, h])
    sheet.sprite(`strip/${w}/${h}/${seat}/${light.includes(seat) ? 'on' : 'off'}`, x, y)
    const hasFlag = flags.some(({ thing }) => thing === `player/${seat}`)
    drawName(sheet, names[seat] ?? '', seat, { x, y, hasFlag }, layout)
    drawVillagers(sheet, p, x + w, y, layout)
    drawTokens(sheet, p, x, y, layout)
    const middle = y + ROWS.tokens
    if (view.hand.holder === seat)
      sheet.sprite(`glove/${layout.glove}/${view.hand.palmUp ? 'palm' : 'back'}`, x + w - layout.hand, middle + 2)
    sheet.sprite(`wreath/${layout.wreath}/26`, x + w - layout.laurel, middle)
    const forecast = Object.values(byCategory).reduce((sum, one) => sum + one, 0)
    sheet.number(forecast, x + w - layout.laurel, middle, 36, { max: 2 * layout.wreath - 4 })
  }
}
