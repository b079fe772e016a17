import { entryOf } from '#render/engine/choose'
import type { Pen } from '#render/engine/ink'
import { ellipse, rect } from '#render/engine/paths'

/** The destinations of the five travel stacks: a mill, a town, the sea, the mountains, the golden dome. */

type Landscape = (pen: Pen, w: number, h: number) => void

const SKIES: Record<string, string> = { A: '#C9D3C4', B: '#D9D2B0', C: '#BFCFD2', D: '#D6C6B0', E: '#CBBFA0' }
const ROCK = '#9A9A92'

const mill: Landscape = (pen, w, h) => {
  const { colour } = pen
  const hatch = { gap: 5, cover: 0.5, width: 1.5, angle: 20 }
  const path = `M0 ${h * 0.7}Q${w * 0.3} ${h * 0.45} ${w * 0.55} ${h * 0.65}T${w} ${h * 0.55}V${h}H0Z`
  pen.shape(path, { fill: colour.meadowDark, line: 2, hatch })
  pen.at(w * 0.7, h * 0.47, 0.8, () => {
    pen.shape('M-8 20L-6 -12H6L8 20Z', { fill: colour.plaster, line: 2 })
    pen.shape('M-8 -12L0 -24L8 -12Z', { fill: colour.roofRed, line: 2 })
    pen.shape('M0 -10L24 -26M0 -10L-24 6M0 -10L16 14M0 -10L-16 -34', { line: 3.4 })
  })
}

const town: Landscape = (pen, w, h) => {
  const { colour } = pen
  pen.shape(`M0 ${h * 0.82}H${w}V${h}H0Z`, { fill: colour.meadow, line: 2 })
  const walls =
    `M${w * 0.2} ${h * 0.84}V${h * 0.42}H${w * 0.3}V${h * 0.34}H${w * 0.42}V${h * 0.5}H${w * 0.6}` +
    `V${h * 0.24}H${w * 0.76}V${h * 0.84}Z`
  pen.shape(walls, { fill: colour.stone, line: 2.2, hatch: { gap: 4.5, cover: 0.3, width: 1.5 } })
  pen.shape(`M${w * 0.57} ${h * 0.25}L${w * 0.68} ${h * 0.06}L${w * 0.79} ${h * 0.25}Z`, {
    fill: colour.roofRed,
    line: 2.2,
  })
  pen.shape(`M${w * 0.17} ${h * 0.42}L${w * 0.25} ${h * 0.28}L${w * 0.32} ${h * 0.4}Z`, {
    fill: colour.roofSlate,
    line: 2,
  })
  pen.shape(`M${w * 0.46} ${h * 0.84}V${h * 0.7}Q${w * 0.5} ${h * 0.62} ${w * 0.54} ${h * 0.7}V${h * 0.84}Z`, {
    fill: colour.woodDark,
    line: 1.8,
  })
}

const sea: Landscape = (pen, w, h) => {
  const { colour } = pen
  pen.shape(rect(0, h * 0.62, w, h * 0.4), { fill: colour.water, line: 2 })
  for (let wave = 0; wave < 5; wave++) {
    pen.shape(`M${8 + wave * 22} ${h * 0.78 + (wave % 2) * 9}q6 -6 12 0`, { line: 1.6, ink: colour.waterDark })
  }
  pen.shape(`M${w * 0.24} ${h * 0.62}Q${w * 0.5} ${h * 0.9} ${w * 0.8} ${h * 0.6}Z`, { fill: colour.wood, line: 2.3 })
  pen.shape(`M${w * 0.52} ${h * 0.66}V${h * 0.08}`, { line: 3 })
  pen.shape(`M${w * 0.55} ${h * 0.14}Q${w * 0.86} ${h * 0.3} ${w * 0.55} ${h * 0.54}Z`, {
    fill: colour.page,
    line: 2.2,
    hatch: { gap: 6, cover: 0.4, width: 1.5 },
  })
  pen.shape(`M${w * 0.49} ${h * 0.2}Q${w * 0.3} ${h * 0.36} ${w * 0.49} ${h * 0.54}Z`, {
    fill: colour.roofRed,
    line: 2,
  })
}

const mountains: Landscape = (pen, w, h) => {
  const { colour } = pen
  pen.shape(
    `M-4 ${h * 0.95}L${w * 0.3} ${h * 0.2}L${w * 0.5} ${h * 0.6}L${w * 0.72} ${h * 0.1}L${w + 6} ${h * 0.95}V${h + 4}H-4Z`,
    { fill: ROCK, line: 2.4, hatch: { gap: 5, cover: 0.4, width: 1.8 } },
  )
  for (const path of [
    `M${w * 0.3} ${h * 0.2}L${w * 0.21} ${h * 0.43}L${w * 0.3} ${h * 0.36}L${w * 0.37} ${h * 0.42}Z`,
    `M${w * 0.72} ${h * 0.1}L${w * 0.62} ${h * 0.34}L${w * 0.72} ${h * 0.27}L${w * 0.8} ${h * 0.36}Z`,
  ]) {
    pen.shape(path, { fill: colour.cream, line: 1.6 })
  }
  pen.shape(`M0 ${h * 0.9}Q${w * 0.5} ${h * 0.8} ${w} ${h * 0.92}V${h}H0Z`, { fill: colour.leafOther, line: 1.8 })
}

const dome: Landscape = (pen, w, h) => {
  const { colour } = pen
  pen.shape(`M0 ${h * 0.75}Q${w * 0.5} ${h * 0.6} ${w} ${h * 0.75}V${h}H0Z`, { fill: colour.roadPebble, line: 2 })
  for (const x of [0.12, 0.82]) {
    pen.shape(rect(w * x, h * 0.34, w * 0.06, h * 0.46), { fill: colour.parchmentLight, line: 2 })
    pen.shape(ellipse(w * (x + 0.03), h * 0.3, w * 0.045, h * 0.06), { fill: colour.coin, line: 1.8 })
  }
  pen.shape(rect(w * 0.18, h * 0.5, w * 0.64, h * 0.3), { fill: colour.parchmentLight, line: 2.2 })
  pen.shape(`M${w * 0.3} ${h * 0.5}C${w * 0.28} ${h * 0.1} ${w * 0.72} ${h * 0.1} ${w * 0.7} ${h * 0.5}Z`, {
    fill: colour.coin,
    line: 2.4,
    hatch: { gap: 4.5, cover: 0.35, width: 1.6 },
  })
  pen.shape(`M${w * 0.5} ${h * 0.2}V${h * 0.06}`, { line: 2.4 })
}

const LANDSCAPES: Record<string, Landscape> = { A: mill, B: town, C: sea, D: mountains, E: dome }

/** The landscape of a letter, its upper left corner at x, y. */
export function landscape(pen: Pen, letter: string, x: number, y: number, w: number, h: number): void {
  pen.inside(rect(x, y, w, h), () => {
    pen.at(x, y, 1, () => {
      pen.shape(rect(0, 0, w, h), { fill: entryOf(SKIES, letter), line: 0, wobble: 0, shift: [0, 0] })
      LANDSCAPES[letter]?.(pen, w, h)
    })
  })
  pen.shape(rect(x, y, w, h), { line: 2 })
}
