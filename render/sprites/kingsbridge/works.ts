import { entryOf } from '#render/engine/choose'
import type { Pen } from '#render/engine/ink'
import type { ColourName } from '#render/engine/palette'
import { ellipse, rect } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'
import { number, scaled } from '#render/sprites/common/masonry'
import { nailed } from './tokens.ts'

/** The seven projects as signs, finished and small: so simple that they are told apart at 40 across. Each is 60 wide. */

const walls = (pen: Pen, path: string, fill: ColourName = 'stone') =>
  pen.shape(path, { fill: pen.colour[fill], line: 2.6, hatch: { gap: 6, cover: 0.22, width: 1.5 } })

const roof = (pen: Pen, path: string, fill: ColourName) =>
  pen.shape(path, { fill: pen.colour[fill], line: 2.8, hatch: { gap: 5, cover: 0.3, width: 1.5 } })

function door(pen: Pen, x: number, y: number): void {
  pen.shape(`M${x - 6} ${y}V${y - 12}Q${x} ${y - 20} ${x + 6} ${y - 12}V${y}Z`, { fill: pen.colour.woodDark, line: 2 })
}

function bridge(pen: Pen): void {
  const { colour } = pen
  walls(pen, 'M-30 20V-6H30V20H22C22 2 6 2 5 20H-5C-6 2 -22 2 -22 20Z')
  pen.shape('M-32 -6H32', { line: 7 })
  pen.shape('M-31 -6H31', { line: 4, ink: colour.wood })
  pen.shape('M-26 -8V-20M-9 -8V-20M9 -8V-20M26 -8V-20M-30 -19H30', { line: 3, ink: colour.woodDark })
  pen.shape('M-30 24q8 -5 15 0t15 0t15 0t15 0', { line: 3, ink: colour.waterDark })
}

function mill(pen: Pen): void {
  const { colour } = pen
  walls(pen, 'M-26 24V-2H12V24Z', 'plaster')
  roof(pen, 'M-32 0L-20 -22H8L20 0Z', 'roofMoss')
  door(pen, -12, 24)
  pen.shape(ellipse(17, 11, 15), { fill: colour.oakLight, line: 3 })
  pen.shape(ellipse(17, 11, 9), { fill: colour.water, line: 2 })
  pen.shape('M2 11H32M17 -4V26M7 1L27 21M27 1L7 21', { line: 2.2, ink: colour.woodDark })
}

function palace(pen: Pen): void {
  walls(pen, 'M-30 24V-4H30V24Z')
  roof(pen, 'M-16 -2L-8 -18H8L16 -2Z', 'roofRed')
  for (const x of [-22, 22]) roof(pen, `M${x - 11} -2L${x} -26L${x + 11} -2Z`, 'roofSlate')
  door(pen, 0, 24)
  for (const x of [-20, 20]) pen.shape(rect(x - 4, 5, 8, 8), { fill: pen.colour.wheat, line: 1.7 })
}

function chapel(pen: Pen): void {
  const { colour } = pen
  walls(pen, 'M-20 24V2H20V24Z')
  roof(pen, 'M-27 4L0 -20L27 4Z', 'roofSlate')
  pen.shape('M0 -19V-30M-6 -25H6', { line: 3.6 })
  pen.shape(ellipse(0, -4, 5), { fill: colour.time, line: 2 })
  door(pen, 0, 24)
}

function guildhall(pen: Pen): void {
  walls(pen, 'M-24 24V-4H-14V-14H-7V-23H7V-14H14V-4H24V24Z', 'danger')
  door(pen, 0, 24)
  pen.shape(ellipse(0, -8, 7.5), { fill: pen.colour.parchmentLight, line: 2 })
  pen.icon('scales', 0, -8, 13)
  for (const x of [-15, 15]) pen.shape(rect(x - 4, 6, 8, 9), { fill: pen.colour.wheat, line: 1.7 })
}

function hospital(pen: Pen): void {
  const { colour } = pen
  walls(pen, 'M-28 24V2H28V24Z', 'plaster')
  roof(pen, 'M-34 4L-26 -14H26L34 4Z', 'roofGold')
  pen.shape('M0 -28V-14M-7 -21H7', { line: 7.4 })
  pen.shape('M0 -27V-15M-6 -21H6', { line: 4.4, ink: colour.knowledge })
  door(pen, 0, 24)
  for (const x of [-17, 17]) pen.shape(rect(x - 4, 8, 8, 8), { fill: colour.wheat, line: 1.7 })
}

function tower(pen: Pen): void {
  walls(pen, 'M-14 24V-6H14V24Z')
  roof(pen, 'M-18 -4L0 -28L18 -4Z', 'roofSlate')
  pen.shape('M0 -27V-36M-5 -32H5', { line: 3, ink: pen.colour.coinDark })
  door(pen, 0, 24)
  for (const x of [-6, 6]) pen.shape(`M${x - 3} 5V-1Q${x} -5 ${x + 3} -1V5Z`, { fill: pen.colour.wheat, line: 1.6 })
}

const WORKS: Readonly<Record<string, (pen: Pen) => void>> = {
  bridge,
  'fulling-mill': mill,
  'priors-palace': palace,
  'st-marys-chapel': chapel,
  guildhall,
  hospital,
  tower,
}

export const KINGSBRIDGE_WORKS: SpriteBook = {
  /** k-works/project/width[/barred]: its middle is the origin */
  'k-works': (project = 'bridge', d, look) =>
    scaled(number(d, 60) / 60, [-36, -38, 72, 68], (pen) => {
      entryOf(WORKS, project)(pen)
      if (look === 'barred') nailed(pen, 44, 34)
    }),
}
