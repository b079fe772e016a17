import { countOf } from '#village/rules/score'
import { kindOf } from '#village/words'
import type { FarmScene } from './scene.ts'
import { groupIcon } from './whereabouts.ts'

/** The family's own page of the chronicle: who is written there, and what the next one makes of it. */

const SIZE = { w: 244, h: 112 }
const SLOTS = { pitch: 44, w: 212, y: -22, d: 40, icon: 30 }
const BOOK = { y: 24, scale: 0.84, size: 36, other: 0.7, small: 34 }

export function page(scene: FarmScene): void {
  const { sheet, map, view, player } = scene
  const [x, y] = map.page
  const { points } = view.setup.content.chronicle
  const dead = player.at.filter((place) => kindOf(place) === 'chronicle')
  const reached = Math.min(countOf(player, 'chronicle'), points.length - 1)
  const slots = points.length - 1
  const pitch = Math.min(SLOTS.pitch, SLOTS.w / Math.max(1, slots))
  sheet.place('page', [x - SIZE.w / 2 - 6, y - SIZE.h / 2, SIZE.w + 12, SIZE.h + 12])
  sheet.sprite(`v-own-page/${SIZE.w}/${SIZE.h}`, x, y)
  for (let slot = 0; slot < slots; slot++) {
    const left = x + (slot - (slots - 1) / 2) * pitch
    const place = dead[slot]
    if (place === undefined) sheet.sprite(`v-blank/${SLOTS.d - 4}`, left, y + SLOTS.y)
    else sheet.sprite(`v-seal/${groupIcon(place, SLOTS.icon).split('/')[1]}/${SLOTS.d}`, left, y + SLOTS.y)
    const worth = points[slot + 1] ?? 0
    if (worth > 0) drawWorth(scene, worth, left, y + BOOK.y, slot + 1 === reached)
  }
}

/** The step that counts now is large; the others wait. */
function drawWorth({ sheet }: FarmScene, worth: number, x: number, y: number, isReached: boolean): void {
  const wide = worth > 9 ? '/1.3' : ''
  sheet.sprite(`book/${isReached ? BOOK.scale : BOOK.other}${wide}`, x, y, { dim: !isReached })
  sheet.number(worth, x - 1, y - 1, isReached ? BOOK.size : BOOK.small, {
    colour: 'cream',
    max: worth > 9 ? 42 : 30,
    dim: !isReached,
  })
}
