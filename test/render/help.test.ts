import { describe, expect, it } from 'vitest'
import { type Box, isText, type SpriteDraw, type TextDraw } from '#render/engine/draw'
import { Painter } from '#render/engine/paint'
import { HELP_TOPICS, helpPicture } from '#render/willyville/help'
import { lettersOf } from './check.ts'

const painter = new Painter()
const KNOB = 8
const CALLOUT = 24
const NO_PIECE = /^(stage|pointer|callout|initial)/

interface Pointer {
  readonly from: readonly [number, number]
  readonly to: readonly [number, number]
}

function isOn([x, y]: readonly [number, number], [left, top, w, h]: Box, margin = 0): boolean {
  return x > left - margin && x < left + w + margin && y > top - margin && y < top + h + margin
}

function piecesOf(topic: (typeof HELP_TOPICS)[number]): {
  sprites: SpriteDraw[]
  texts: TextDraw[]
  pointers: Pointer[]
} {
  const { draws } = helpPicture(topic, 'en')
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

describe.each(HELP_TOPICS)('the help on %s', (topic) => {
  const { sprites, texts, pointers } = piecesOf(topic)

  it('points at things, and covers no value', () => {
    const loose = pointers.filter(
      ({ to }) =>
        !sprites.some(({ sprite, x, y }) => {
          const [left, top, w, h] = painter.boxOf(sprite)
          return isOn(to, [x + left, y + top, w, h], -4)
        }),
    )
    expect(loose).toEqual([])
    const covered = pointers.flatMap((pointer) =>
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
    expect(covered).toEqual([])
  })
})

it('has a scene of its own for each kind of card', () => {
  const looks = HELP_TOPICS.map((topic) =>
    piecesOf(topic)
      .sprites.map(({ sprite }) => sprite)
      .join(' '),
  )
  expect(new Set(looks).size).toBe(HELP_TOPICS.length)
})
