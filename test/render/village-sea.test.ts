import { describe, expect, it } from 'vitest'
import type { Flag } from '#render/common/flags'
import { type Box, isText, type Picture } from '#render/engine/draw'
import { Painter } from '#render/engine/paint'
import { seaPicture } from '#render/village/sea'
import { lettersOf, wrongIn } from './check.ts'
import { allAt, pageInput as inputOf } from './page-states.ts'

const SPACES = ['port', 't1', 't2', 't3', 't4', 't5', 'cocoa', 'plough', 'treasure', 'far', 'tea', 'bell']

const painter = new Painter()

const SAIL: Box = [-46, -96, 92, 100]

function overlaps([x, y, w, h]: Box, [a, b, c, d]: Box): boolean {
  return x + w > a && a + c > x && y + h > b && b + d > y
}

/** Numbers and names over which a ship was drawn. */
function covered({ draws }: Picture): string[] {
  return draws.flatMap((draw, index) => {
    if (isText(draw) || !draw.sprite.startsWith('v-ship/')) return []
    const scale = Number(draw.sprite.split('/')[2])
    const [x, y, w, h] = SAIL
    const sail: Box = [draw.x + x * scale, draw.y + y * scale, w * scale, h * scale]
    const texts = draws.slice(0, index).filter(isText)
    return texts.filter((text) => overlaps(sail, lettersOf(text, painter))).map(({ text }) => `${draw.sprite}: ${text}`)
  })
}

function flagsOn({ places }: Picture): Flag[] {
  return places.map(({ id }, index) => ({ place: id, number: (index % 9) + 1 }))
}

describe('the chart of the sea', () => {
  it.each(SPACES)('holds with every ship at %s, wide and on a phone, and no ship hides a number', (space) => {
    for (const [variant, seats] of [5, 5, 2, 4].entries()) {
      const input = inputOf(allAt(space, seats, variant < 2), variant)
      const picture = seaPicture(input)
      expect(wrongIn(picture, painter)).toEqual([])
      expect(covered(picture)).toEqual([])
    }
  })

  it('shows what changed by flags that hide no number', () => {
    for (const space of SPACES) {
      for (const [variant, seats] of [5, 5, 4, 3].entries()) {
        const input = inputOf(allAt(space, seats, variant < 2), variant)
        const picture = seaPicture(input, flagsOn(seaPicture(input)))
        expect(wrongIn(picture, painter), space).toEqual([])
      }
    }
  })

  it('tells who keeps a lighthouse, what is aboard, and which captains are still for hire', () => {
    const t = allAt('far', 2)
    const { draws } = seaPicture(inputOf(t, 0))
    const sprites = draws.flatMap((draw) => (isText(draw) ? [] : [draw.sprite]))
    expect(sprites.filter((sprite) => sprite.endsWith('/lit'))).toHaveLength(2)
    expect(sprites).toEqual(expect.arrayContaining(['v-ship/0/0.6', 'v-ship/1/0.6', 'good/horse/38', 'v-chest/38']))
    expect(sprites.filter((sprite) => sprite.startsWith('v-card-print/'))).toHaveLength(
      t.setup.content.port.captains.length - t.captains.length,
    )
  })
})
