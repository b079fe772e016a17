import { shortName } from '#render/common/fit'
import { villagerName } from '#texts/village/farm'
import { hasSet } from '#village/modules/in-play'
import { drawEffect } from '../effects.ts'
import { onFarm } from './place-ids.ts'
import type { FarmScene } from './scene.ts'

/** The people of the inn who came along: a card each, with what they do in symbols. */

const GAP = 8
/** Cards lie there before anybody comes. */
const PRINTS = 3
const CARD = { portrait: 62, scale: 0.92, name: 126, size: 26, least: 24, air: 14, things: 40 }
const NAME_RATIO = 1.1

export function villagers(scene: FarmScene): void {
  const { sheet, map, view, player, input } = scene
  if (!hasSet(view, 'inn')) return
  const [x, y, room, h] = map.villagers
  const count = Math.max(PRINTS, player.villagers.length)
  const w = Math.min(map.card, Math.floor((room - (count - 1) * GAP) / count))
  sheet.place('inn', [x - 4, y - 4, room + 8, h + 8])
  for (let place = player.villagers.length; place < PRINTS; place++)
    sheet.sprite(`v-card-print/${w}/${h}`, x + place * (w + GAP), y)
  for (const [index, number] of player.villagers.entries()) {
    const card = view.setup.content.villagers[number]
    if (card === undefined) continue
    const left = x + index * (w + GAP)
    const middle = left + w / 2
    sheet.place(onFarm.villager(card.id), [left, y, w, h], 'inn')
    sheet.sprite(`v-card/${w}/${h}/${card.kind}`, left, y)
    sheet.sprite(`v-townsman/${CARD.scale}/${number}`, middle, y + CARD.portrait)
    const name = villagerName(input.language, card)
    const most = w - CARD.air
    const isLong = name.whole.length * CARD.least * 0.52 * NAME_RATIO > most
    const shown = isLong ? shortName(name.short, most, CARD.least) : name.whole
    sheet.text(shown, middle, y + CARD.name, CARD.size, { max: most })
    drawEffect(sheet, card.effect, { x: middle, y: y + h - 46, w: w - CARD.air, d: CARD.things })
  }
}
