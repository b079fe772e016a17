import { expect, it } from 'vitest'
import { GOODS as KINGSBRIDGE_GOODS } from '#kingsbridge/words'
import { blankCanvas } from '#render/engine/canvas'
import { Pen } from '#render/engine/ink'
import { type ColourName, PALETTES, PATTERNS, type Palette } from '#render/engine/palette'
import { SPRITES } from '#render/sprites/index'
import { CUBES, GOODS as VILLAGE_GOODS } from '#village/words'

/** Everything in one tone: only outlines and what is drawn in ink or in light are left. */
const OUTLINES: ReadonlySet<string> = new Set(['ink', 'cream'])
const names = Object.keys(PALETTES.usual) as ColourName[]
const ONE_TONE = Object.fromEntries(
  names.map((name) => [name, OUTLINES.has(name) ? PALETTES.usual[name] : '#808080']),
) as Palette

/** An icon is told by its name: it is painted as that. */
function iconOf(name: string) {
  const icon = blankCanvas(192, 192)
  const ctx = icon.getContext('2d')
  ctx.font = '30px sans-serif'
  ctx.fillText(name, 4, 100)
  return icon
}

function withoutColour(sprite: string): string {
  const [kind = '', ...words] = sprite.split('/')
  const made = SPRITES[kind]?.(...words)
  if (made === undefined) throw new Error(`no sprite ${sprite}`)
  const [left, top, w, h] = made.box
  const canvas = blankCanvas(Math.ceil(w), Math.ceil(h))
  const ctx = canvas.getContext('2d')
  ctx.translate(-left, -top)
  made.paint(new Pen(ctx, ONE_TONE, iconOf))
  return canvas.toBuffer('raw').toString('base64')
}

const TOLD_APART: Record<string, readonly string[]> = {
  'players by their markers': PATTERNS.map((_, seat) => `marker/24/${seat}`),
  'players by their seals': PATTERNS.slice(0, 4).map((_, seat) => `k-seal/${seat}/40`),
  'cubes of Village': CUBES.map((cube) => `v-cube/${cube}/36`),
  'goods of Village': VILLAGE_GOODS.map((good) => `good/${good}/40`),
  'goods of Kingsbridge': KINGSBRIDGE_GOODS.map((good) => `k-good/${good}/40`),
}

it.each(Object.entries(TOLD_APART))('%s are told apart without any colour', (_, sprites) => {
  const looks = sprites.map(withoutColour)
  const alike = sprites.filter((_, place) => looks.indexOf(looks[place] ?? '') !== place)
  expect(alike).toEqual([])
})
