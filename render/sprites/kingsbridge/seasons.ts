import type { Pen } from '#render/engine/ink'
import { blob, cloudPath, ellipse } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'
import { number } from '#render/sprites/common/masonry'
import { pine, roundTree } from '#render/sprites/common/scenery'

/** What changes with the chapters: the sun, clouds and crows of the great dying, and the forest's leaves. */

const RAYS = 14
const CLOUD = '#B7B19C'

function sun(pen: Pen): void {
  const { roofGold, wheat, coinDark } = pen.colour
  for (let ray = 0; ray < RAYS; ray++) {
    const angle = (ray * Math.PI * 2) / RAYS
    const [u, v] = [Math.cos(angle), Math.sin(angle)]
    pen.shape(`M${u * 33} ${v * 33}L${u * 44} ${v * 44}`, { line: 2.6, ink: roofGold })
  }
  const hatch = { gap: 6, cover: 0.3, width: 1.5, colour: coinDark }
  pen.shape(ellipse(0, 0, 27), { fill: wheat, line: 2.8, hatch })
}

function crow(pen: Pen): void {
  pen.shape('M-16 -7Q-7 -12 0 0Q7 -12 16 -7Q6 -5 2 7L-2 7Q-6 -5 -16 -7Z', {
    fill: pen.colour.ink,
    line: 1.4,
    shift: [0, 0],
  })
}

const TREES = [
  [-82, -22, 0.62],
  [-42, -40, 0.78],
  [8, -50, 0.9],
  [54, -38, 0.78],
  [90, -20, 0.6],
  [-64, 4, 0.7],
  [-16, -4, 0.8],
  [34, 0, 0.76],
  [78, 8, 0.6],
] as const

const bough = 'M0 31V-8M0 10L-14 -14M0 0L13 -20M0 -8L-6 -34M-7 -2L-18 -4M8 -12L20 -14'

/** The forest, 224 wide about its middle: pines, and between them trees that may have lost their leaves. */
function forest(pen: Pen, isBare: boolean): void {
  const { leafDark, woodDark } = pen.colour
  pen.shape(blob(0, 0, 112, 40, 4, 0.1, 14), { fill: leafDark, line: 2.2, alpha: 0.55 })
  for (const [index, [x, y, scale]] of TREES.entries()) {
    if (index % 3 !== 1) pine(pen, x, y, scale)
    else if (isBare) pen.at(x, y, scale, () => pen.shape(bough, { line: 5, ink: woodDark, wobble: 1.4 }))
    else roundTree(pen, x, y, scale, index % 2 === 1 ? 'leaf' : 'leafOther', index + 2)
  }
}

export const KINGSBRIDGE_SEASONS: SpriteBook = {
  'k-sun': () => ({ box: [-47, -47, 94, 94], paint: sun }),
  'k-crow': () => ({ box: [-19, -14, 38, 24], paint: crow }),
  /** k-raincloud/width/height */
  'k-raincloud': (w, h) => {
    const [width, height] = [number(w, 110), number(h, 46)]
    const hatch = { gap: 7, cover: 0.34, width: 1.6, angle: 20 }
    return {
      box: [-width / 2 - 6, -height / 2 - 5, width + 12, height + 12],
      paint: (pen) => pen.shape(cloudPath(width, height), { fill: CLOUD, line: 2.4, hatch }),
    }
  },
  /** k-forest/leafy|bare */
  'k-forest': (state) => ({ box: [-124, -114, 248, 164], paint: (pen) => forest(pen, state === 'bare') }),
}
