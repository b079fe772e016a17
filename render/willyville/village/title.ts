import { displayWidth, fittedNumber, shortName, stretched } from '#render/common/fit'
import { signText } from '#texts/willyville/signs'
import { pointsOf } from '#willyville/rules/score'
import { jokersOf, stockOf } from '#willyville/state'
import { GOODS } from '#willyville/words'
import { endOf } from '../end.ts'
import { around, type Scene, word } from './region.ts'

/** The bar above the village: whose it is, and what they have. */

const BAR = {
  name: { x: 219, y: 39, w: 346, h: 56, size: 48, max: 316, least: 36 },
  laurel: { x: 474, y: 41, r: 33, size: 38, max: 57 },
  forecast: { x: 528, y: 42, max: 136, size: 28 },
  coins: { x: 712, y: 40, scale: 1.24, size: 40, max: 42 },
  goods: { x: 800, y: 40, pitch: 98, d: 54, number: 34, size: 42, max: 34 },
  round: { x: 1566, y: 42, number: 42, word: 36, digit: 25, gap: 14, max: 110 },
}

export function owner({ sheet, input, seat }: Scene): void {
  const { x, y, w, h, size, max } = BAR.name
  const name = input.names[seat] ?? ''
  const whole = signText(input.language, 'village', { name })
  // A long name stands alone: that it is a village can be seen.
  const title = displayWidth(whole, BAR.name.least) <= BAR.name.max ? whole : shortName(name, max)
  sheet.place('title', around(x, y + 4, w + 56, h + 16))
  sheet.sprite(`ribbon/${w}/${h}/${seat}`, x, y)
  sheet.text(title, x, y + 3, size, { font: 'display', colour: 'cream', halo: 'ink', max })
}

export function forecast(scene: Scene): void {
  const { sheet, input, seat } = scene
  const { x, y, r, size, max } = BAR.laurel
  const total = Object.values(pointsOf(input.view, seat)).reduce((sum, value) => sum + value, 0)
  sheet.place('laurel', around(x, y + 2, r * 2.74, r * 2.4))
  sheet.sprite(`laurel/${r}`, x, y)
  sheet.number(total, x, y, size, { max, halo: 'parchmentLight' })
  const label = BAR.forecast
  sheet.place('forecast', [label.x, label.y - 16, label.max, 32])
  sheet.text(word(scene, endOf(scene.input) === null ? 'forecast' : 'points'), label.x, label.y, label.size, {
    align: 'left',
    colour: 'inkSoft',
    max: label.max,
  })
}

export function coins({ sheet, player }: Scene): void {
  const { x, y, scale, size, max } = BAR.coins
  const fitted = fittedNumber(player.coins, size, max)
  sheet.place('coins', around(x, y, 54 * fitted.stretch, 54))
  sheet.sprite(`coin/${scale}${stretched(fitted.stretch)}`, x, y)
  sheet.number(player.coins, x, y, fitted.size, { max: max * fitted.stretch + 2, halo: 'coin' })
}

export function goods({ sheet, player }: Scene): void {
  const { x, y, pitch, d, number, size, max } = BAR.goods
  const totals = [...GOODS.map((good) => [good, stockOf(player, good)] as const), ['joker', jokersOf(player)] as const]
  for (const [index, [good, count]] of totals.entries()) {
    const left = x + index * pitch
    sheet.place(`total:${good}`, [left - d / 2, y - d / 2, d + number, d])
    sheet.sprite(count > 0 ? `good/${good}/${d}` : `slot/${good}/${d}/parchmentLight/inkPale`, left, y)
    sheet.text(String(count), left + number, y + 1, size, {
      font: 'number',
      align: 'left',
      colour: count > 0 ? 'ink' : 'inkPale',
      max,
    })
  }
}

/** The display font has old-style figures, so the number of the round is set apart. */
export function round({ sheet, input }: Scene): void {
  const { x, y, number, digit, max } = BAR.round
  const turn = String(input.view.round)
  const gap = BAR.round.gap + digit * turn.length
  const label = signText(input.language, 'round', { n: '' }).trim()
  sheet.place('round', [x - gap - max, y - 26, max + gap, 52])
  sheet.text(label, x - gap, y, BAR.round.word, { font: 'display', align: 'right', max })
  sheet.text(turn, x, y + 1, number, { font: 'number', align: 'right', max: gap - 8 })
}

export function titleBar(scene: Scene): void {
  owner(scene)
  forecast(scene)
  coins(scene)
  goods(scene)
  round(scene)
}
