import { type Draw, isText, type Picture } from '#render/engine/draw'

/** Draw lists as text, a line for each draw, so that a change of layout shows in a diff what moved. */

const rounded = (value: number) => String(Math.round(value * 10) / 10)

/** A line of dabs is one thing: where it begins and ends tells enough. */
const DAB = /^dab\//

function lineOf(draw: Draw): string {
  const parts = isText(draw)
    ? [
        JSON.stringify(draw.text),
        `${draw.font} ${rounded(draw.size)} ${draw.colour}`,
        draw.align,
        `max ${rounded(draw.max)}`,
      ]
    : [draw.sprite.replaceAll(/\d+\.\d+/g, (value) => rounded(Number(value)))]
  if (isText(draw) && draw.halo !== undefined) parts.push(`halo ${draw.halo}`)
  if (draw.turn !== undefined) parts.push(`turn ${rounded(draw.turn)}`)
  if (draw.dim) parts.push('dim')
  return `${rounded(draw.x)},${rounded(draw.y)} ${parts.join(' | ')}`
}

function isSame(draw: Draw | undefined, other: Draw): boolean {
  return draw !== undefined && !isText(draw) && !isText(other) && DAB.test(other.sprite) && draw.sprite === other.sprite
}

/** The draw list of a picture. */
export function textOf({ width, height, ground, draws, alt }: Picture): string {
  const lines = draws
    .filter((draw, index) => !(isSame(draws[index - 1], draw) && isSame(draws[index + 1], draw)))
    .map(lineOf)
  return `${[`${width} × ${height} on ${ground}`, ...lines, alt].join('\n')}\n`
}
