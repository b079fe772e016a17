import type { Pen } from '#render/engine/ink'
import { blob, ellipse, rect } from '#render/engine/paths'
import { backdrop } from './card-scenes-country.ts'
import { goodToken } from './goods.ts'
import { portrait } from './portraits.ts'
import { favourStone } from './tokens.ts'

/** The pictures of the action cards that are played in town and under a roof. */

const NIGHT = '#5A6670'
const DAMASK = '#7E2B2B'
const DAMASK_LILY = '#A4453D'
const SACRISTY = '#6F7B6A'

function lattice(pen: Pen): void {
  const { colour } = pen
  for (let line = -6; line < 12; line++) {
    const x = line * 20
    pen.plain(`M${x} 0L${x + 120} 120M${x} 120L${x + 120} 0`, { stroke: colour.ink, width: 1.5, alpha: 0.5 })
  }
}

/** A window of the cathedral by night, and candles on the sill. */
function piety(pen: Pen): void {
  const { colour } = pen
  backdrop(pen, NIGHT)
  for (let y = 16; y < 104; y += 22) {
    pen.shape(`M-4 ${y}H34M116 ${y}H156M${y % 4 === 0 ? 14 : 24} ${y}V${y + 22}M134 ${y}V${y + 22}`, {
      line: 1.4,
      ink: colour.ink,
      alpha: 0.5,
    })
  }
  pen.shape('M32 116V48Q34 16 75 -4Q116 16 118 48V116Z', { fill: colour.stone, line: 2.8 })
  pen.shape('M41 116V50Q43 23 75 7Q107 23 109 50V116Z', { fill: colour.water, line: 2.6, inner: lattice })
  const roses = [
    [75, 36, colour.coin],
    [60, 62, colour.points],
    [90, 62, colour.timeInk],
  ] as const
  for (const [x, y, fill] of roses) {
    pen.shape(ellipse(x, y, 12), { fill, line: 2.4 })
    pen.shape(`M${x - 8} ${y}H${x + 8}M${x} ${y - 8}V${y + 8}`, { line: 1.6 })
  }
  pen.shape('M75 50V112', { line: 3 })
  pen.shape(rect(-4, 96, 160, 24), {
    fill: colour.stone,
    line: 2.6,
    hatch: { gap: 5, cover: 0.06, width: 1.6 },
  })
  for (const [x, size] of [
    [26, 42],
    [75, 58],
    [124, 46],
  ] as const) {
    goodToken(pen, 'piety', x, 102 - size * 0.46, size)
  }
}

/** A stall with an awning: wool and cloth hang above the counter, coins lie on it. */
function sale(pen: Pen): void {
  const { colour } = pen
  backdrop(pen, colour.harvest)
  for (let x = 8; x < 150; x += 20) pen.shape(`M${x} 20V80`, { line: 1.5, ink: colour.inkPale })
  goodToken(pen, 'wool', 42, 57, 60)
  goodToken(pen, 'cloth', 108, 57, 56)
  for (let strip = 0; strip < 6; strip++) {
    const x = strip * 25
    pen.shape(`M${x} -4H${x + 25}V18Q${x + 12} 30 ${x} 18Z`, {
      fill: strip % 2 === 0 ? colour.roofGold : colour.cream,
      line: 2.3,
      shift: [0, 0],
    })
  }
  pen.shape(rect(-4, 80, 160, 40), {
    fill: colour.wood,
    line: 2.6,
    hatch: { gap: 6, cover: 0.12, width: 1.6, colour: colour.woodDark },
  })
  pen.shape('M-4 84H156', { line: 1.4, ink: colour.woodDark })
  for (const [x, y] of [
    [54, 97],
    [75, 92],
    [96, 98],
  ] as const) {
    goodToken(pen, 'money', x, y, 28)
  }
}

/** A charter with the king's seal, on a table. */
function privilege(pen: Pen): void {
  const { colour } = pen
  backdrop(pen, colour.oak)
  for (const y of [26, 62, 98]) pen.shape(`M-4 ${y}H156`, { line: 2, ink: colour.woodDark })
  pen.shape('M116 100C124 70 132 40 148 14C134 24 116 60 110 98Z', {
    fill: colour.cream,
    line: 2.2,
    hatch: { gap: 4, cover: 0.4, width: 1.2 },
  })
  pen.shape('M106 112L118 84', { line: 3 })
  pen.at(
    68,
    52,
    1,
    () => {
      pen.shape('M-46 -44H46V46H-46Z', { fill: colour.ink, line: 0, alpha: 0.3, shift: [5, 7] })
      pen.shape('M-46 -44H46V46H-46Z', { fill: colour.page, line: 2.8 })
      pen.shape('M-52 -50H52V-40H-52Z', { fill: colour.parchmentDark, line: 2.6 })
      for (const y of [-26, -14, -2, 10]) {
        pen.shape(`M-34 ${y}Q-10 ${y - 4} 8 ${y}T34 ${y}`, { line: 2.2, ink: colour.inkSoft })
      }
      pen.shape('M-36 -32H-24V-20H-36Z', { fill: colour.points, line: 1.8 })
      pen.shape('M-8 34L-14 58L-4 51L2 60L6 34', { fill: colour.loyalty, line: 2.2 })
      pen.shape(blob(0, 32, 18, 17, 4, 0.12, 12), { fill: colour.loyalty, line: 2.6 })
      pen.icon('crown', 0, 32, 24, colour.loyaltyLight)
    },
    -6,
  )
}

/** A hand out of a red sleeve. */
function givingHand(pen: Pen): void {
  const { colour } = pen
  pen.shape('M-66 -14H-26V20H-66Z', {
    fill: colour.roofRed,
    line: 2.6,
    hatch: { gap: 5, cover: 0.3, width: 1.6 },
  })
  pen.shape('M-32 -16H-24V22H-32Z', { fill: colour.cream, line: 2.2 })
  const flesh = {
    fill: colour.skin,
    line: 2.5,
    hatch: { gap: 4, cover: 0.16, width: 1.2, colour: colour.skinDark },
  }
  pen.shape(
    'M-24 -10C-12 -15 -2 -14 8 -11L30 -7C37 -5 37 3 30 3L20 2L30 8C35 13 31 19 25 16L6 12C-6 17 -14 17 -24 15Z',
    flesh,
  )
  pen.shape('M8 12L16 24C18 30 11 32 7 27L-2 14', flesh)
  pen.shape('M6 -2L20 2M4 4L14 9', { line: 1.6 })
}

/** The donors' chest with iron bands, and a coin above its slot. */
function donation(pen: Pen): void {
  const { colour } = pen
  backdrop(pen, SACRISTY)
  pen.shape('M-4 104H156V120H-4Z', { fill: colour.stone, line: 2.4 })
  pen.shape('M18 112V70H132V112Z', {
    fill: colour.wood,
    line: 2.8,
    hatch: { gap: 6, cover: 0.12, width: 1.7, colour: colour.woodDark },
  })
  pen.shape('M12 72Q75 46 138 72V80H12Z', { fill: colour.woodDark, line: 2.8 })
  pen.shape('M58 63H96', { line: 6.4 })
  for (const x of [31, 119]) {
    pen.shape(`M${x} 66V112`, { line: 9.6 })
    pen.shape(`M${x} 67V111`, { line: 6.4, ink: colour.roofSlate })
  }
  pen.shape('M63 80H87V98Q75 106 63 98Z', { fill: colour.roofSlate, line: 2.4 })
  pen.shape('M75 86V95', { line: 4 })
  pen.dot(75, 86, 3.2, colour.ink)
  goodToken(pen, 'money', 84, 46, 32)
  pen.at(62, 18, 1, givingHand)
}

/** A loom with half a length of cloth, and the shuttle in its threads. */
function cloth(pen: Pen): void {
  const { colour } = pen
  backdrop(pen, colour.harvest)
  for (const x of [20, 130]) {
    pen.shape(`M${x} 118V4`, { line: 12 })
    pen.shape(`M${x} 117V5`, { line: 7.6, ink: colour.wood })
  }
  pen.shape('M6 16H144', { line: 11 })
  pen.shape('M7 16H143', { line: 7, ink: colour.wood })
  for (let x = 31; x < 122; x += 7) pen.shape(`M${x} 22V62`, { line: 1.6, ink: colour.inkSoft })
  pen.shape('M28 58H122V104H28Z', {
    fill: colour.cloth,
    line: 2.6,
    inner: () => {
      for (let y = 64; y < 104; y += 9)
        pen.plain(`M28 ${y}H122`, { stroke: colour.pointsDark, width: 2.2, alpha: 0.55 })
      for (let x = 36; x < 122; x += 17) pen.plain(`M${x} 58V104`, { stroke: colour.cream, width: 2, alpha: 0.6 })
    },
  })
  pen.shape('M6 108H144', { line: 11 })
  pen.shape('M7 108H143', { line: 7, ink: colour.wood })
  pen.shape('M40 46L68 37L98 46L68 53Z', { fill: colour.coin, line: 2.4 })
  pen.shape('M56 45H82', { line: 2, ink: colour.coinDark })
  pen.shape('M98 46Q112 44 118 56', { line: 1.8, ink: colour.pointsDark })
}

/** The infirmary's shelf: jars, herbs hung to dry, mortar and pestle. */
function medicine(pen: Pen): void {
  const { colour } = pen
  backdrop(pen, colour.roofMoss)
  for (const y of [46, 104]) {
    pen.shape(rect(-4, y, 160, 12), {
      fill: colour.wood,
      line: 2.4,
      shift: [0, 0],
      hatch: { gap: 5, cover: 0.06, width: 1.4, colour: colour.woodDark },
    })
  }
  goodToken(pen, 'knowledge', 26, 24, 44)
  goodToken(pen, 'knowledge', 124, 25, 41)
  for (const [x, low] of [
    [58, 0],
    [75, 6],
    [92, 0],
  ] as const) {
    pen.shape(`M${x} -4V${28 + low}`, { line: 2.4, ink: colour.leafDark })
    for (const y of [4, 14, 24]) {
      for (const side of [-1, 1]) {
        pen.shape(ellipse(x + side * 5.5, y + low, 5.5, 3.4), { fill: colour.leaf, line: 1.5 })
      }
    }
  }
  pen.shape('M84 76L116 38', { line: 13 })
  pen.shape('M84 76L116 38', { line: 8.4, ink: colour.oakLight })
  pen.shape('M44 74H106C106 97 95 106 75 106C55 106 44 97 44 74Z', {
    fill: colour.stone,
    line: 3,
    hatch: { gap: 5, cover: 0.34, width: 1.7 },
  })
  pen.shape('M40 69H110V78H40Z', { fill: colour.parchmentDark, line: 2.6 })
}

/** The king before a wall hanging, and the stone that wanders to him. */
function favour(pen: Pen): void {
  const { colour } = pen
  backdrop(pen, DAMASK)
  for (let column = 0; column < 7; column++) {
    for (let row = 0; row < 4; row++) {
      pen.icon('fleur-de-lys', 8 + column * 24, 8 + row * 23 + (column % 2) * 11, 15, DAMASK_LILY)
    }
  }
  pen.shape(rect(-4, 90, 160, 30), { fill: colour.stone, line: 2.6, hatch: { gap: 6, cover: 0.05, width: 1.6 } })
  pen.at(102, 50, 86 / 200, () => portrait(pen, 'king', 'plain'))
  pen.at(36, 103, 1.6, favourStone)
}

export const TOWN_SCENES = { piety, sale, privilege, donation, cloth, medicine, favour }
