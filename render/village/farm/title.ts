import { sum } from '#games/shared/result'
import { shortName } from '#render/common/fit'
import { farmText } from '#texts/village/farm'
import { pointsOf } from '#village/rules/score'
import { UNSEEN } from '#village/view'
import { drawBook } from '../parts.ts'
import type { FarmScene } from './scene.ts'

/** The strip above a farm: whose it is, what it is worth, the round, and who begins it. */

interface TitleLayout {
  readonly ribbon: { readonly x: number; readonly w: number }
  readonly laurel: number
  readonly forecast: number
  readonly word: number
  readonly fame: number
  /** Only where there is room. */
  readonly fameWord: number | null
  readonly ring: number
  readonly cock: number
  readonly round: number
}

const WIDE: TitleLayout = {
  ribbon: { x: 226, w: 356 },
  laurel: 504,
  forecast: 566,
  word: 190,
  fame: 822,
  fameWord: 902,
  ring: 1126,
  cock: 1218,
  round: 1556,
}
const PHONE: TitleLayout = {
  ribbon: { x: 186, w: 292 },
  laurel: 420,
  forecast: 476,
  word: 150,
  fame: 650,
  fameWord: null,
  ring: 746,
  cock: 806,
  round: 984,
}
const Y = 42
const HIDDEN = 50

/** Customers lie face down before others: their points are not in the sum. */
function total({ view, seat, player }: FarmScene): { points: number; isWhole: boolean } {
  return { points: sum(Object.values(pointsOf(view, seat))), isWhole: !player.customers.includes(UNSEEN) }
}

export function title(scene: FarmScene): void {
  const { sheet, input, view, seat, player, isPhone } = scene
  const { language, names } = input
  const layout = isPhone ? PHONE : WIDE
  const { x, w } = layout.ribbon
  sheet.sprite(`ribbon/${w}/54/${seat}`, x, 40)
  const name = shortName(names[seat] ?? '', w - (isPhone ? 90 : 120), 30)
  sheet.text(farmText(language, 'farmOf', { name }), x, 42, 44, {
    font: 'display',
    colour: 'cream',
    halo: 'ink',
    max: w - 24,
  })
  const { points, isWhole } = total(scene)
  sheet.sprite('laurel/36', layout.laurel, 46)
  sheet.number(points, layout.laurel, 46, 38, { max: 62 })
  drawForecast(scene, layout, isWhole)
  sheet.place('fame', [layout.fame - 36, 10, 72, 62])
  drawBook(sheet, player.fame, layout.fame, Y, 1.05, 38)
  if (layout.fameWord !== null)
    sheet.text(farmText(language, 'fame'), layout.fameWord, Y + 3, 30, { colour: 'inkSoft', align: 'left', max: 150 })
  if (view.ring === seat) {
    sheet.place('ring', [layout.ring - 26, 12, 52, 56])
    sheet.sprite('v-ring/0.9', layout.ring, 40)
  }
  if (view.first === seat && !view.isOver) sheet.sprite('v-weathercock/0.9', layout.cock, 74)
  drawRound(scene, layout.round)
}

/** On a phone there is room for the word, or for what is not known. */
function drawForecast({ sheet, input, isPhone }: FarmScene, { forecast, word }: TitleLayout, isWhole: boolean): void {
  if (!isWhole) sheet.number('+?', forecast - 2, Y + 3, 34, { align: 'left', max: 48 })
  if (!isWhole && isPhone) return
  const left = forecast + (isWhole ? 0 : HIDDEN)
  sheet.text(farmText(input.language, 'forecast'), left, Y + 3, 30, { colour: 'inkSoft', align: 'left', max: word })
}

function drawRound({ sheet, input, view }: FarmScene, right: number): void {
  const digits = String(view.round).length
  sheet.number(view.round, right - digits * 13, Y + 3, 40, { max: 60 })
  sheet.text(farmText(input.language, 'round'), right - digits * 26 - 12, Y + 4, 36, {
    font: 'display',
    colour: 'inkSoft',
    align: 'right',
    max: 130,
  })
}
