import type { Pen } from '#render/engine/ink'
import type { ColourName } from '#render/engine/palette'
import { ellipse, rect } from '#render/engine/paths'
import { bird } from '../common/animals.ts'
import { tiles } from '../common/masonry.ts'
import { shade } from '../common/scenery.ts'

/** Skies, grounds and people that the scenes of event cards share, 700 × 330 from their upper left corner. */

export const SCENE = { w: 700, h: 330 }

/** Fair before the plague, grim after it. */
export type Mood = 'fair' | 'grim'

const RAYS = 18

export function sky(pen: Pen, mood: Mood): void {
  const { colour } = pen
  pen.shape(rect(-10, -10, SCENE.w + 20, SCENE.h + 20), { fill: mood === 'fair' ? colour.dawn : colour.hill, line: 0 })
  if (mood === 'grim') {
    clouds(pen)
    return
  }
  for (let ray = 0; ray < RAYS; ray++) {
    const angle = Math.PI * (0.04 + ray * 0.055)
    const [x, y] = [350 + 700 * Math.cos(angle), 230 - 700 * Math.sin(angle)]
    pen.plain(`M350 230L${x} ${y}`, { stroke: colour.wheat, width: 2.4, alpha: 0.34 })
  }
  for (const [x, y] of [
    [196, 44],
    [232, 60],
    [512, 38],
  ] as const)
    bird(pen, x, y)
}

/** Low clouds in bands, and crows under them. */
function clouds(pen: Pen): void {
  const { colour } = pen
  for (const [x, y, w] of [
    [60, 30, 210],
    [330, 16, 190],
    [520, 44, 240],
    [210, 62, 150],
  ] as const) {
    pen.shape(`M${x} ${y}q${w * 0.1} -18 ${w * 0.28} -8q${w * 0.2} -20 ${w * 0.42} 0q${w * 0.2} -6 ${w * 0.3} 8Z`, {
      fill: colour.stoneDark,
      line: 2,
      alpha: 0.55,
    })
  }
  for (const [x, y, scale] of [
    [150, 92, 1],
    [196, 74, 0.8],
    [470, 84, 1],
  ] as const)
    crow(pen, x, y, scale)
}

function crow(pen: Pen, x: number, y: number, scale: number): void {
  pen.at(x, y, scale, () =>
    pen.shape('M-22 -8C-14 -12 -6 -8 0 0C6 -8 14 -12 22 -8C14 -6 8 2 0 6C-8 2 -14 -6 -22 -8Z', {
      fill: pen.colour.ink,
      line: 1.6,
    }),
  )
}

/** Bare peaks far away and a green hill before them, meeting at this height. */
export function hills(pen: Pen, y: number, mood: Mood = 'fair'): void {
  const { colour } = pen
  pen.shape(
    `M-10 ${y}L70 ${y - 60}L140 ${y - 20}L230 ${y - 76}L330 ${y - 20}L430 ${y - 66}L520 ${y - 16}L620 ${y - 70}L710 ${y - 20}V340H-10Z`,
    { fill: mood === 'fair' ? colour.farHills : colour.stone, line: 2.4, ink: colour.inkSoft },
  )
  pen.shape(`M-10 ${y + 6}Q160 ${y - 30} 350 ${y}T710 ${y - 8}V340H-10Z`, {
    fill: mood === 'fair' ? colour.leafOther : colour.meadowDark,
    line: 2.6,
  })
}

export function ground(pen: Pen, y: number, fill: ColourName): void {
  pen.shape(`M-10 ${y}Q180 ${y - 14} 350 ${y}T710 ${y}V350H-10Z`, { fill: pen.colour[fill], line: 2.6 })
}

/** Somebody in a long coat, seen from far: no face, so that nobody is meant. */
export function walker(pen: Pen, x: number, y: number, scale: number, coat: ColourName, hat: ColourName): void {
  const { colour } = pen
  pen.at(x, y, scale, () => {
    shade(pen, 4, 1, 20, 4)
    pen.shape('M-18 0C-16 -26 -12 -44 0 -46C12 -44 16 -26 18 0Z', {
      fill: colour[coat],
      line: 2.6,
      hatch: { gap: 5, cover: 0.4, width: 1.6 },
    })
    pen.shape(ellipse(0, -54, 10, 11), { fill: colour.skin, line: 2.2 })
    pen.shape('M-14 -56C-12 -74 12 -74 14 -56C6 -60 -6 -60 -14 -56Z', { fill: colour[hat], line: 2.2 })
  })
}

interface TownHouse {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly roof: ColourName
  readonly isTimbered: boolean
}

/** A house of two floors, standing on its place. */
export function townHouse(pen: Pen, { x, y, scale, roof, isTimbered }: TownHouse): void {
  const { colour } = pen
  pen.at(x, y, scale, () => {
    pen.shape('M-28 -6H28L40 4H-16Z', { fill: colour.ink, line: 0, alpha: 0.2 })
    pen.shape('M12 -70V-90H22V-60', { fill: colour.stone, line: 2 })
    pen.shape('M-28 0V-50H28V0Z', {
      fill: isTimbered ? colour.plaster : colour.stone,
      line: 2,
      hatch: { gap: 5, cover: 0.18, width: 1.1 },
    })
    if (isTimbered) {
      pen.shape('M-27 -1V-49M27 -1V-49M-28 -26H28M-10 -50V-26M10 -50V-26', { line: 3, ink: colour.wood })
    } else pen.shape('M-22 -34h8M12 -8h9M-20 -6h7M6 -30h8', { line: 1.4, ink: colour.stoneDark })
    pen.shape('M-38 -46L-20 -78H20L38 -46Z', {
      fill: colour[roof],
      line: 2.2,
      inner: () => tiles(pen, -38, -78, 38, -46),
      hatch: { gap: 4, cover: 0.2, width: 1.2 },
    })
    pen.shape('M-7 0V-15Q0 -22 7 -15V0Z', { fill: colour.woodDark, line: 1.7 })
    for (const side of [-1, 1]) {
      pen.shape(rect(side * 17 - 5, -20, 10, 10), { fill: colour.wheat, line: 1.5 })
      pen.shape(rect(side * 14 - 5, -43, 10, 11), { fill: colour.wheat, line: 1.5 })
    }
  })
}
