import { inTurn } from '#render/engine/choose'
import type { Pen } from '#render/engine/ink'
import { grit } from '#render/engine/noise'
import { ellipse, rect, rounded } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'
import { bush, fence, flowers, plaza, road, roundTree, tuft } from '../common/scenery.ts'
import { haystack } from '../common/yard.ts'
import { bailiff } from './table-stalls.ts'

/** The stages of help pictures: every topic has a ground of its own, about its middle, 476 × 586. */

const [W, H] = [476, 586]
const OAK = ['#BE9563', '#B58A58', '#C09A69', '#B08452', '#BA9160']
const GRAIN = '#7A5230'
const LEATHER = '#7A4A2A'
const FELT = '#5E6E4A'
const CLOTH = '#E0CB9A'
const DUSK = '#A9A48F'
const DUSK_GRASS = '#7F8560'

type Scene = (pen: Pen) => void

function fill(pen: Pen, colour: string): void {
  pen.shape(rect(-W / 2, -H / 2, W, H), { fill: colour, line: 0, shift: [0, 0], wobble: 0 })
}

function tufts(pen: Pen, seed: number, count: number, isFree: (x: number, y: number) => boolean = () => true): void {
  for (let index = 0; index < count; index++) {
    const [x, y] = [(grit(index, seed) - 0.5) * (W - 50), (grit(seed, index) - 0.5) * (H - 40)]
    if (isFree(x, y)) tuft(pen, x, y, 1.1)
  }
}

/** Seen from a hill: light below, a wood above. */
function meadow(pen: Pen, horizon: number): void {
  const { colour } = pen
  fill(pen, colour.meadowLight)
  pen.shape(`M-240 ${horizon}Q-120 ${horizon - 34} 10 ${horizon - 4}T240 ${horizon - 18}V300H-240Z`, {
    fill: colour.meadow,
    line: 2,
    ink: colour.leafDark,
    alpha: 0.9,
  })
  tufts(pen, 5, 26, (_, y) => y > horizon + 8)
}

function street(pen: Pen): void {
  meadow(pen, -60)
  roundTree(pen, -196, -90, 1.3, 'leaf', 4)
  roundTree(pen, 204, -110, 1.5, 'leafOther', 9)
  bush(pen, 196, -40, 1.1)
  for (const part of ['outline', 'surface'] as const) {
    road(
      pen,
      [
        [-260, 244],
        [-80, 232],
        [90, 240],
        [260, 226],
      ],
      58,
      part,
    )
  }
}

function furrows(pen: Pen): void {
  const { colour } = pen
  fill(pen, colour.harvest)
  for (let row = 0; row < 26; row++) {
    const y = -250 + row * 22
    pen.shape(`M-250 ${y}Q-60 ${y + 26} 90 ${y + 2}T250 ${y + 12}`, { line: 2, ink: colour.earth, alpha: 0.55 })
  }
  fence(pen, -226, -262, 226, -262)
  haystack(pen, 178, -190, 1.2)
  haystack(pen, 120, -206, 0.8)
}

function oak(pen: Pen): void {
  const planks = 4
  for (let plank = 0; plank < planks; plank++) {
    const y = -H / 2 + (plank * H) / planks
    pen.shape(rect(-W / 2, y, W, H / planks), {
      fill: inTurn(OAK, plank),
      line: 2.6,
      ink: GRAIN,
      shift: [0, 0],
    })
    for (let line = 1; line < 7; line++) {
      const level = y + (line * H) / planks / 7
      const wave = 8 * (grit(line, plank) - 0.5)
      pen.shape(`M-240 ${level}Q-80 ${level + wave} 60 ${level - wave}T240 ${level + wave}`, {
        line: 1.5,
        ink: GRAIN,
        alpha: 0.36,
      })
    }
  }
}

function tray(pen: Pen): void {
  oak(pen)
  const felt = { gap: 10, cover: 0.24, width: 1.6, angle: 20, alpha: 0.5 }
  pen.shape(rounded(-216, -270, 432, 380, 46), { fill: pen.colour.ink, line: 0, alpha: 0.35, shift: [6, 9] })
  pen.shape(rounded(-216, -270, 432, 380, 46), { fill: LEATHER, line: 3.4 })
  pen.shape(rounded(-206, -260, 412, 360, 40), { line: 1.6, ink: pen.colour.earth, dash: [8, 6] })
  pen.shape(rounded(-196, -250, 392, 340, 34), { fill: FELT, line: 2.8, shift: [0, 0], hatch: felt })
}

/** The bailiff's cloth with his prices. */
function cloth(pen: Pen): void {
  const { colour } = pen
  oak(pen)
  pen.shape('M-222 -272L40 -278L222 -270L218 60L224 274L-30 278L-224 272L-218 -40Z', {
    fill: CLOTH,
    line: 2.8,
    shift: [0, 0],
  })
  pen.shape(rect(-208, -260, 416, 522), { line: 1.6, ink: colour.inkPale, dash: [9, 7], wobble: 1.5 })
  for (const row of [0, 1, 2, 3]) {
    pen.shape(rounded(-196, -76 + 84 * row, 392, 72, 10), {
      fill: row % 2 === 1 ? colour.parchment : colour.parchmentLight,
      line: 2,
      ink: colour.inkSoft,
    })
  }
}

function square(pen: Pen): void {
  const { colour } = pen
  meadow(pen, -120)
  plaza(pen, 'M-240 -96Q-60 -116 80 -98T240 -104V300H-240Z', 'square', 6)
  roundTree(pen, -200, -150, 1.2, 'leaf', 7)
  roundTree(pen, 208, -160, 1.3, 'leaf', 3)
  pen.shape('M-240 -96Q-60 -116 80 -98T240 -104', { line: 2, ink: colour.inkPale })
}

/** A linden stands on a green of its own. */
function green(pen: Pen): void {
  const { colour } = pen
  fill(pen, colour.meadow)
  pen.shape(ellipse(4, 180, 206, 86), { fill: colour.meadowLight, line: 2, ink: colour.leafDark, alpha: 0.9 })
  for (const part of ['outline', 'surface'] as const) {
    road(
      pen,
      [
        [-260, 130],
        [-170, 150],
        [-110, 200],
      ],
      40,
      part,
    )
  }
  flowers(pen, 160, 224)
  flowers(pen, -180, 70)
  tufts(pen, 8, 30, (x, y) => Math.hypot(x, y - 180) > 120)
}

function churchyard(pen: Pen): void {
  meadow(pen, -10)
  roundTree(pen, -200, -60, 1.3, 'leaf', 3)
  bush(pen, 214, -24, 1.1)
  for (const part of ['outline', 'surface'] as const) {
    road(
      pen,
      [
        [-142, 176],
        [-120, 230],
        [-30, 320],
      ],
      46,
      part,
    )
  }
  for (const [x, y] of [
    [70, 232],
    [128, 244],
    [186, 228],
  ] as const) {
    pen.at(x, y, 1, () => {
      pen.shape('M-15 20V-8Q-14 -24 0 -24Q14 -24 15 -8V20Z', { fill: pen.colour.stone, line: 2.2 })
      pen.shape('M0 -14V4M-6 -8H6', { line: 2 })
    })
  }
}

/** The road of the clouds: up to the bridge on the left, down from it on the right. */
function ring(pen: Pen): void {
  meadow(pen, -214)
  for (const part of ['outline', 'surface'] as const) {
    road(
      pen,
      [
        [-150, 330],
        [-164, 160],
        [-150, 0],
        [-96, -130],
        [10, -186],
        [110, -140],
        [160, 0],
        [166, 330],
      ],
      54,
      part,
    )
  }
  roundTree(pen, -206, -150, 1.1, 'leaf', 5)
  bush(pen, 212, -150)
  flowers(pen, 0, 250)
}

/** The headman's way round, from the house by the coin to the story and home. */
function loop(pen: Pen): void {
  const { colour } = pen
  fill(pen, colour.meadow)
  pen.shape(ellipse(0, 10, 222, 250), { fill: colour.meadowLight, line: 0 })
  const dots = 40
  for (let index = 0; index < dots; index++) {
    const angle = (index / dots) * 2 * Math.PI
    pen.dot(Math.cos(angle) * 164, 10 + Math.sin(angle) * 178, 5, colour.story, 3.6)
  }
  tufts(pen, 3, 34, (x, y) => Math.hypot(x / 0.9, y - 10) > 215)
}

function dusk(pen: Pen): void {
  const { colour } = pen
  fill(pen, DUSK)
  pen.shape('M-240 -30Q-120 -80 0 -40T240 -70V300H-240Z', { fill: DUSK_GRASS, line: 2, ink: colour.plague })
  for (const [x, y, size] of [
    [206, -84, 1],
    [-206, -60, 0.8],
  ] as const) {
    pen.at(x, y, size, () =>
      pen.shape('M0 40V-30M0 0L-26 -30M0 -10L24 -44M-12 -14L-34 -16M12 -28L34 -26', { line: 5, ink: colour.plague }),
    )
  }
  tufts(pen, 4, 22, (_, y) => y > 0)
}

function page(pen: Pen): void {
  const { colour } = pen
  fill(pen, colour.woodDark)
  pen.shape('M-222 -276H214L222 -268V268L214 276H-222Z', { fill: colour.page, line: 2.8, shift: [0, 0] })
  pen.shape('M-196 -270V270', { line: 1.6, ink: colour.points, alpha: 0.6 })
  for (let row = 0; row < 12; row++) {
    pen.shape(`M-216 ${-236 + row * 44}H212`, { line: 1.2, ink: colour.inkPale, alpha: 0.6 })
  }
}

/** Open water under a strip of sky. */
function sea(pen: Pen): void {
  const { colour } = pen
  fill(pen, colour.sky)
  pen.shape('M-240 -196Q-120 -206 0 -196T240 -196V300H-240Z', { fill: colour.sea, line: 2.4, ink: colour.seaDeep })
  for (let wave = 0; wave < 46; wave++) {
    const [x, y] = [(grit(wave, 3) - 0.5) * (W - 30), -170 + grit(7, wave) * 440]
    pen.shape(`M${x} ${y}q9 -7 18 0`, { line: 1.9, ink: wave % 2 === 0 ? colour.cream : colour.seaDeep })
  }
}

const SCENES: Readonly<Record<string, Scene>> = {
  churchyard,
  cloth,
  dusk,
  furrows,
  green,
  loop,
  oak,
  page,
  ring,
  sea,
  square,
  street,
  tray,
}

function stage(pen: Pen, scene: string): void {
  const path = rounded(-W / 2, -H / 2, W, H, 14)
  pen.inside(path, () => SCENES[scene]?.(pen))
  pen.shape(path, { line: 3, shift: [0, 0], wobble: 3 })
}

export const HELP_STAGE: SpriteBook = {
  /** stage/scene: 476 × 586, about its middle */
  stage: (scene = 'street') => ({
    box: [-W / 2 - 6, -H / 2 - 6, W + 12, H + 12],
    paint: (pen) => stage(pen, scene),
  }),
  /** bailiff/scale */
  bailiff: (scale) => {
    const size = Number(scale)
    return {
      box: [-56 * size, -70 * size, 112 * size, 144 * size],
      paint: (pen) => pen.at(0, 0, size, () => bailiff(pen, 0, 0)),
    }
  },
}
