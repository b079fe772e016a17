import { describe, expect, it } from 'vitest'
import type { Flag } from '#render/common/flags'
import { type Box, isText, type Picture } from '#render/engine/draw'
import { Painter } from '#render/engine/paint'
import type { PictureInput } from '#render/village/input'
import { seaPicture } from '#render/village/sea'
import { LANGUAGES } from '#texts'
import { village } from '#village/game'
import type { State } from '#village/state'
import { PORT, table } from '../village/table.ts'
import { lettersOf, wrongIn } from './check.ts'

const NAMES = ['Wilhelmina-Charlotte', 'Käthe', 'WMWMWMWMWMWMWMWM', 'Änne', 'Ångström & Söhne']
const SPACES = ['port', 't1', 't2', 't3', 't4', 't5', 'cocoa', 'plough', 'treasure', 'far', 'tea', 'bell']

const painter = new Painter()

/** Everybody's ship at one space, as full as can be, with half the captains hired. */
function allAt(space: string, seats: number): State {
  return table({ seats, options: PORT }, (t) => {
    const { islands } = t.setup.content.port
    for (const [seat, p] of t.players.entries()) {
      p.at = ['ship', 'sea', `light.${islands[seat]?.id}`, ...p.at.slice(3)]
      p.chests = [seat]
      if (p.ship !== null) Object.assign(p.ship, { at: space, captain: seat * 3, holds: ['member', 'chest', 'horse'] })
    }
    t.captains = t.captains.filter((_, card) => card % 2 === 0)
  }).state
}

function inputOf(t: State, variant: number): PictureInput {
  const language = LANGUAGES[variant % LANGUAGES.length] ?? 'en'
  const names = NAMES.slice(0, t.setup.seats)
  return { view: village.view(t, 0), names, language, ...(variant % 2 === 1 && { size: 'phone' as const }) }
}

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
      const input = inputOf(allAt(space, seats), variant)
      const picture = seaPicture(input)
      expect(wrongIn(picture, painter)).toEqual([])
      expect(covered(picture)).toEqual([])
    }
  })

  it('shows what changed by flags that hide no number', () => {
    for (const [variant, space] of ['port', 'cocoa', 't4', 'far'].entries()) {
      const input = inputOf(allAt(space, 5), variant)
      const picture = seaPicture(input, flagsOn(seaPicture(input)))
      expect(wrongIn(picture, painter)).toEqual([])
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
