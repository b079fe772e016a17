import { grit } from './noise.ts'
import type { Point } from './path-steps.ts'

/** Paths that are wanted everywhere, as strings. */

const CURVE = 0.5523

export function ellipse(x: number, y: number, rx: number, ry = rx): string {
  const [kx, ky] = [rx * CURVE, ry * CURVE]
  return (
    `M${x - rx} ${y}C${x - rx} ${y - ky} ${x - kx} ${y - ry} ${x} ${y - ry}C${x + kx} ${y - ry} ${x + rx} ${y - ky} ${x + rx} ${y}` +
    `C${x + rx} ${y + ky} ${x + kx} ${y + ry} ${x} ${y + ry}C${x - kx} ${y + ry} ${x - rx} ${y + ky} ${x - rx} ${y}Z`
  )
}

export function rect(x: number, y: number, w: number, h: number): string {
  return `M${x} ${y}H${x + w}V${y + h}H${x}Z`
}

export function rounded(x: number, y: number, w: number, h: number, r: number): string {
  return (
    `M${x + r} ${y}H${x + w - r}Q${x + w} ${y} ${x + w} ${y + r}V${y + h - r}Q${x + w} ${y + h} ${x + w - r} ${y + h}` +
    `H${x + r}Q${x} ${y + h} ${x} ${y + h - r}V${y + r}Q${x} ${y} ${x + r} ${y}Z`
  )
}

/** A smooth line through points. */
export function smooth(points: readonly Point[], isClosed = true): string {
  const count = points.length
  const point = (index: number) =>
    points[isClosed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] as Point
  const f = (value: number) => value.toFixed(1)
  let path = `M${f(point(0)[0])} ${f(point(0)[1])}`
  for (let index = 0; index < (isClosed ? count : count - 1); index++) {
    const [a, b, c, d] = [point(index - 1), point(index), point(index + 1), point(index + 2)]
    path += `C${f(b[0] + (c[0] - a[0]) / 6)} ${f(b[1] + (c[1] - a[1]) / 6)} ${f(c[0] - (d[0] - b[0]) / 6)} ${f(c[1] - (d[1] - b[1]) / 6)} ${f(c[0])} ${f(c[1])}`
  }
  return path + (isClosed ? 'Z' : '')
}

/** A round thing that no lathe has made. */
export function blob(x: number, y: number, rx: number, ry: number, seed = 1, unevenness = 0.12, corners = 14): string {
  const points = Array.from({ length: corners }, (_, index): Point => {
    const angle = (index / corners) * Math.PI * 2
    const size = 1 + unevenness * (2 * grit(index + seed * 31, seed) - 1)
    return [x + Math.cos(angle) * rx * size, y + Math.sin(angle) * ry * size]
  })
  return smooth(points)
}

export function cloudPath(w: number, h: number): string {
  const p = (x: number, y: number) => `${((x * w) / 100 - w / 2).toFixed(1)} ${((y * h) / 64 - h / 2).toFixed(1)}`
  return (
    `M${p(20, 58)}C${p(4, 60)} ${p(-4, 40)} ${p(12, 33)}C${p(8, 16)} ${p(28, 8)} ${p(37, 17)}C${p(43, 0)} ${p(68, -2)} ${p(73, 16)}` +
    `C${p(90, 10)} ${p(101, 26)} ${p(91, 36)}C${p(104, 44)} ${p(96, 62)} ${p(80, 58)}C${p(70, 66)} ${p(58, 64)} ${p(52, 59)}C${p(44, 66)} ${p(28, 66)} ${p(20, 58)}Z`
  )
}
