import type { Pen } from '#render/engine/ink'
import { ellipse, rect } from '#render/engine/paths'
import { bird } from '#render/sprites/common/animals'
import { groundShadow } from '#render/sprites/common/masonry'
import { bush, fence } from '#render/sprites/common/scenery'
import { sheaf } from '#render/sprites/common/yard'

/** The country north of the town, from which goods come: hills, field, quarry, castle and convent. */

const BLOCK_TOP = '#DDD3BC'

/** A sky of rays over two ranges of hills, 1,600 wide from y 90. */
export function sky(pen: Pen): void {
  const { colour } = pen
  pen.shape(rect(-12, 90, 1624, 220), { fill: colour.dawn, line: 0 })
  for (let ray = 0; ray < 22; ray++) {
    const angle = Math.PI * (0.02 + ray * 0.045)
    const [u, v] = [1010 + 900 * Math.cos(angle), 262 - 900 * Math.sin(angle)]
    pen.plain(`M1010 262L${u} ${v}`, { stroke: colour.wheat, width: 2, alpha: 0.28 })
  }
  const ridge =
    'M-10 250L90 176L150 214L250 150L330 206L420 168L520 214L640 150L740 210L840 160L940 206L1080 140L1180 196L1290 150L1400 206L1500 160L1620 220V330H-10Z'
  pen.shape(ridge, { fill: colour.farHills, line: 2.4, ink: colour.inkSoft })
  const near = 'M-10 262Q160 196 340 236T700 220T1060 214T1330 226T1620 210V420H-10Z'
  pen.shape(near, { fill: colour.leafOther, line: 2.4, alpha: 0.8 })
  pen.shape('M-10 300Q200 236 420 262T820 250T1200 262T1620 246V1080H-10Z', { fill: colour.meadow, line: 2.4 })
  for (const [x, y] of [
    [470, 130],
    [500, 140],
    [905, 128],
    [936, 138],
    [1250, 126],
  ] as const) {
    bird(pen, x, y)
  }
}

/** Felled trunks beside the forest. */
export function trunks(pen: Pen, x: number, y: number): void {
  const { wood, woodDark } = pen.colour
  const log = (u: number, v: number) => {
    pen.shape(ellipse(u, v, 15, 11), { fill: wood, line: 2.4 })
    pen.shape(ellipse(u, v, 7, 5), { line: 1.6, ink: woodDark })
  }
  pen.at(x, y, 0.7, () => {
    log(-16, 0)
    log(16, 0)
    log(0, -17)
  })
}

export function cornField(pen: Pen): void {
  const { wheat, coinDark } = pen.colour
  const furrows = () => {
    for (let x = 600; x < 900; x += 15) {
      const path = `M${x} 270Q${x + 12 + (750 - x) * 0.06} 210 ${x + (750 - x) * 0.25 + 4} 166`
      pen.plain(path, { stroke: coinDark, width: 2.6, alpha: 0.6 })
    }
  }
  pen.shape('M652 250L690 178Q770 164 838 182L856 250Q750 268 652 250Z', { fill: wheat, line: 2.8, inner: furrows })
  fence(pen, 650, 258, 856, 258)
  sheaf(pen, 668, 236, 0.7)
  sheaf(pen, 848, 238, 0.66)
}

function crane(pen: Pen): void {
  pen.shape('M1026 182V118L960 136', { line: 7.5 })
  pen.shape('M1026 182V119L961 137M1026 146L994 127', { line: 4, ink: pen.colour.wood })
  pen.shape('M964 137V150', { line: 2 })
  pen.shape(rect(953, 149, 22, 16), { fill: BLOCK_TOP, line: 2.4 })
}

export function quarry(pen: Pen): void {
  const { leafOther, stone, stoneDark } = pen.colour
  pen.shape('M866 262C872 220 880 190 904 166C930 140 1004 132 1040 150C1070 170 1072 226 1074 262Z', {
    fill: leafOther,
    line: 2.6,
  })
  pen.shape('M888 262V214H908V186H944V164H1012V182H1042V212H1058V262Z', { fill: stone, line: 3 })
  pen.shape('M908 214H1042M944 186H1012M888 238H1058', { line: 2.6 })
  const joints =
    'M928 190V212M966 168V184M990 190V212M1020 190V210M912 218V236M950 218V236M1000 216V236M1034 216V236M930 240V260M1016 242V260M972 190V212'
  pen.shape(joints, { line: 1.9, ink: stoneDark })
  crane(pen)
}

export function castle(pen: Pen): void {
  const { colour } = pen
  pen.shape('M1084 276Q1140 196 1216 276Z', { fill: colour.leafOther, line: 2.2 })
  pen.at(1148, 232, 0.98, () => {
    pen.shape('M-58 12V-34H-48V-42H-38V-34H-20V-58H-12V-66H12V-58H20V-34H38V-42H48V-34H58V12Z', {
      fill: colour.plaster,
      line: 2.8,
    })
    pen.shape('M-22 -58L0 -92L22 -58Z', { fill: colour.roofSlate, line: 2.6 })
    pen.shape('M-56 -36L-44 -62L-32 -36ZM32 -36L44 -62L56 -36Z', { fill: colour.roofRed, line: 2.4 })
    pen.shape('M-10 12V-10Q0 -22 10 -10V12Z', { fill: colour.woodDark, line: 2.2 })
    pen.shape('M0 -90V-112L24 -105L0 -98', { line: 2.4, fill: colour.loyalty })
    pen.shape('M-40 -18v8M40 -18v8M0 -46v8', { line: 2.6 })
  })
}

/** The convent of the prioress. */
export function convent(pen: Pen): void {
  const { colour } = pen
  pen.at(1436, 256, 1, () => {
    groundShadow(pen, -84, 84, 0)
    pen.shape('M-80 0V-48H80V0Z', { fill: colour.plaster, line: 2.8 })
    pen.shape('M-92 -44L-70 -82H70L92 -44Z', {
      fill: colour.roofMoss,
      line: 2.8,
      hatch: { gap: 8, cover: 0.18, width: 1.8 },
    })
    for (const x of [-60, -36, -12, 12, 36, 60]) {
      pen.shape(`M${x - 9} 0V-22Q${x} -36 ${x + 9} -22V0Z`, { fill: colour.stone, line: 2 })
    }
    pen.shape('M-16 -80V-104L0 -124L16 -104V-80Z', { fill: colour.plaster, line: 2.6 })
    pen.shape('M0 -124V-140M-7 -134H7', { line: 3.4 })
    pen.icon('ringing-bell', 0, -96, 20)
  })
  for (const x of [1368, 1384, 1494, 1510]) bush(pen, x, 262, 0.34)
}
