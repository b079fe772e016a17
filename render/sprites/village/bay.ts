import type { Pen } from '#render/engine/ink'
import { grit } from '#render/engine/noise'
import { rect } from '#render/engine/paths'

/** The bay that lies where the castles are without Port: a quay below, open water above. */

const POSTS = [552, 686, 818, 950, 1082, 1214]

function water(pen: Pen): void {
  const { colour } = pen
  pen.shape('M500 182Q860 172 1250 184L1262 470H470Q516 320 500 182Z', { fill: colour.sea, line: 2.6, shift: [0, 0] })
  pen.shape('M500 182Q860 172 1250 184L1252 236Q880 226 504 240Z', { fill: colour.cream, line: 0, alpha: 0.3 })
  for (let wave = 0; wave < 30; wave++) {
    const [x, y] = [530 + grit(wave, 3) * 690, 200 + grit(wave, 8) * 190]
    const ink = wave % 3 === 0 ? colour.seaDeep : colour.cream
    pen.shape(`M${x} ${y}q8 -6 16 0q8 6 16 0`, { line: 1.8, ink })
  }
}

function quay(pen: Pen): void {
  const { colour } = pen
  pen.shape('M470 400Q860 388 1270 400L1280 474H460Z', {
    fill: colour.stone,
    line: 3,
    hatch: { gap: 7, cover: 0.02, width: 1.8 },
  })
  for (let joint = 0; joint < 26; joint++) {
    const [x, y] = [480 + grit(joint, 5) * 770, 412 + grit(joint, 9) * 46]
    pen.shape(`M${x} ${y}h${10 + grit(joint, 2) * 9}`, { line: 1.7, ink: colour.stoneDark })
  }
  for (const x of POSTS) {
    pen.shape(rect(x - 6, 390, 12, 20), { fill: colour.woodDark, line: 2.2 })
    pen.shape(`M${x - 8} 390H${x + 8}`, { line: 4 })
  }
}

export function bay(pen: Pen): void {
  const { colour } = pen
  pen.shape(
    'M-20 190L90 130L190 186L300 120L420 182L540 150L640 176L800 158L960 178L1100 152L1240 184L1360 128L1470 186L1620 150V330H-20Z',
    { fill: colour.hillFar, line: 2.6, hatch: { gap: 8, cover: 0.1, width: 2, angle: 28 } },
  )
  pen.shape('M-20 206Q300 176 520 190L560 470H-20Z', { fill: colour.leafOther, line: 2.4, alpha: 0.9 })
  pen.shape('M1200 196Q1400 176 1620 214V470H1180Z', { fill: colour.leafOther, line: 2.4, alpha: 0.9 })
  water(pen)
  quay(pen)
}
