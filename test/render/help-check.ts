import { type Box, isText, type Picture, type SpriteDraw, type TextDraw } from '#render/engine/draw'
import type { Painter } from '#render/engine/paint'
import { lettersOf } from './check.ts'

/** What must hold in a help picture: its pointers lie on things and cover no value. */

const KNOB = 8
const CALLOUT = 24
const NO_PIECE = /^(stage|pointer|callout|initial)/

interface Pointer {
  readonly from: readonly [number, number]
  readonly to: readonly [number, number]
}

interface Pieces {
  readonly sprites: readonly SpriteDraw[]
  readonly texts: readonly TextDraw[]
  readonly pointers: readonly Pointer[]
}

function isOn([x, y]: readonly [number, number], [left, top, w, h]: Box, margin = 0): boolean {
  return x > left - margin && x < left + w + margin && y > top - margin && y < top + h + margin
}

export function piecesOf({ draws }: Picture): Pieces {
  const sprites = draws.filter((draw): draw is SpriteDraw => !isText(draw))
  const pointers = sprites.flatMap(({ sprite, x, y }): Pointer[] => {
    const [kind, right, down] = sprite.split('/')
    return kind === 'pointer' ? [{ from: [x, y], to: [x + Number(right), y + Number(down)] }] : []
  })
  const first = draws.findIndex((draw) => !isText(draw) && draw.sprite.startsWith('pointer'))
  return {
    sprites: sprites.filter(({ sprite }) => !NO_PIECE.test(sprite)),
    texts: draws.slice(0, first).filter(isText),
    pointers,
  }
}

function along({ from, to }: Pointer): [number, number][] {
  return Array.from({ length: 21 }, (_, step) => [
    from[0] + ((to[0] - from[0]) * step) / 20,
    from[1] + ((to[1] - from[1]) * step) / 20,
  ])
}

/** Pointers that end beside every thing. */
export function loosePointers({ sprites, pointers }: Pieces, painter: Painter): Pointer[] {
  return pointers.filter(
    ({ to }) =>
      !sprites.some(({ sprite, x, y }) => {
        const [left, top, w, h] = painter.boxOf(sprite)
        return isOn(to, [x + left, y + top, w, h], -4)
      }),
  )
}

/** Values under a pointer, its knob or its number. */
export function coveredValues({ texts, pointers }: Pieces, painter: Painter): string[] {
  return pointers.flatMap((pointer) =>
    texts
      .filter((text) => {
        const box = lettersOf(text, painter)
        return (
          isOn(pointer.to, box, KNOB - 1) ||
          isOn(pointer.from, box, CALLOUT) ||
          along(pointer).some((point) => isOn(point, box))
        )
      })
      .map(({ text }) => `${text} by ${pointer.from} to ${pointer.to}`),
  )
}
