import { describe, expect, it } from 'vitest'
import { kingsbridge } from '#kingsbridge/game'
import type { KingsbridgeNews } from '#kingsbridge/news'
import type { State } from '#kingsbridge/state'
import { isText, type Picture } from '#render/engine/draw'
import { Painter } from '#render/engine/paint'
import { townChanges } from '#render/kingsbridge/changes'
import type { PictureInput } from '#render/kingsbridge/input'
import { townFlags } from '#render/kingsbridge/result'
import { phoneTown } from '#render/kingsbridge/town/phone'
import { townPicture } from '#render/kingsbridge/town/town'
import { breadth } from '../breadth.ts'
import { textOf } from './draw-text.ts'
import { eventWords } from './kingsbridge-played.ts'
import { KINGSBRIDGE_STATES, stateOf } from './kingsbridge-states.ts'
import { NAMES } from './states.ts'

const MOST_KILOBYTES = 450

function inputOf(t: State, seat: number | null = null, language: PictureInput['language'] = 'en'): PictureInput {
  const view = kingsbridge.view(t, seat)
  return { view, names: NAMES.slice(0, t.setup.seats), language, events: eventWords(language) }
}

function spritesIn({ draws }: Picture): string[] {
  return draws.flatMap((draw) => (isText(draw) ? [] : [draw.sprite]))
}

function picturesOf(input: PictureInput): Picture[] {
  const onPhone = { ...input, size: 'phone' as const }
  return [townPicture(input, ''), phoneTown(onPhone, '', 'council'), phoneTown(onPhone, '', 'streets')]
}

const late = stateOf('late4')
const early = stateOf('early2')

describe('the town', () => {
  it('shows every seat the same: what lies behind a screen is on no picture for all', () => {
    for (const t of [late, early]) {
      const seen = [null, ...t.players.keys()].map((seat) => picturesOf(inputOf(t, seat)).map(({ draws }) => draws))
      for (const other of seen) expect(other).toEqual(seen[0])
    }
  })

  it('shows open goods, and a screen before all others', () => {
    const open = spritesIn(townPicture(inputOf(stateOf('open4')), ''))
    expect(open.filter((sprite) => sprite.startsWith('k-screen/'))).toEqual([])
    expect(spritesIn(townPicture(inputOf(late), '')).filter((sprite) => sprite.startsWith('k-screen/'))).toHaveLength(4)
  })

  it('stands bare and shuttered while the great dying lasts, and only then', () => {
    const of = (t: State) => picturesOf(inputOf(t)).map(spritesIn)
    for (const sprites of of(late)) expect(sprites.some((sprite) => /^k-tree\/.*bare$/.test(sprite))).toBe(true)
    expect(of(late)[0]?.some((sprite) => /\/shut$/.test(sprite))).toBe(true)
    for (const sprites of of(early))
      expect(sprites.filter((sprite) => /^k-(tree|forest|house|project)\/.*(bare|shut)$|k-crow/.test(sprite))).toEqual(
        [],
      )
  })

  it('has nobody lying sick before the plague', () => {
    const sprites = spritesIn(townPicture(inputOf(early), ''))
    expect(sprites.filter((sprite) => sprite.startsWith('k-plague/'))).toEqual([])
    expect(sprites.filter((sprite) => sprite.startsWith('k-cottage/sick'))).toEqual([])
  })

  it('shows the fields of each project as they are filled, and those not on the board in pencil', () => {
    const sprites = spritesIn(townPicture(inputOf(early), ''))
    const shown = sprites.filter((sprite) => sprite.startsWith('k-project/'))
    expect(shown).toHaveLength(7)
    expect(shown.filter((sprite) => sprite.endsWith('/planned'))).toHaveLength(7 - early.projects.length)
    for (const { id, stone, wood } of early.projects) {
      expect(
        shown.some((sprite) => sprite.startsWith(`k-project/${id}/${stone}-`) && sprite.includes(`/${wood}-`)),
      ).toBe(true)
    }
  })

  it('lets the arrow of a card that lies light one number, and none before', () => {
    const lit = (t: State) => spritesIn(townPicture(inputOf(t), '')).filter((sprite) => sprite === 'k-disc/21/lit')
    expect(lit(late)).toHaveLength(1)
    expect(lit(stateOf('turned3'))).toHaveLength(0)
  })

  it('is no larger than a message takes', () => {
    const painter = new Painter()
    for (const name of breadth(['open4'], Object.keys(KINGSBRIDGE_STATES))) {
      for (const picture of picturesOf(inputOf(stateOf(name)))) {
        expect(painter.paint(picture).length / 1024, name).toBeLessThan(MOST_KILOBYTES)
      }
    }
  })
})

describe('flags in the town', () => {
  it('stand on what news is about, which counts from 1 where places count from 0', () => {
    const own = (news: object) => ({ seat: 1, ...news }) as KingsbridgeNews
    expect(townChanges(own({ kind: 'houseBuilt', plot: 1 }))).toEqual(['plot/0'])
    expect(townChanges(own({ kind: 'cared', place: 11, value: 2 }))).toEqual(['sick/10'])
    expect(townChanges(own({ kind: 'gained', cause: 'card', goods: { wool: 1, money: 2 }, vp: 1 }))).toEqual([
      'player/1',
      'stock/wool',
    ])
    expect(townChanges(own({ kind: 'gained', cause: 'income', goods: { wool: 1 }, vp: 0 }))).toEqual([])
  })

  it('have the same numbers in both pictures for a phone as in the large one', () => {
    const turns = [
      [{ kind: 'materialPlaced', seat: 0, project: 'bridge', stone: 1, wood: 0 }],
      [{ kind: 'favourTaken', seat: 1, space: 'queen' }],
      [{ kind: 'houseBuilt', seat: 1, plot: 3 }],
    ] as unknown as KingsbridgeNews[][]
    const input = inputOf(late)
    const flags = townFlags(input, turns)
    expect(flags).toEqual([
      { place: 'project/bridge', number: 1 },
      { place: 'space/queen', number: 2 },
      { place: 'plot/2', number: 3 },
    ])
    expect(townFlags({ ...input, size: 'phone' }, turns)).toEqual(flags)
  })
})

describe('the draw list of the town', () => {
  it.each([
    ['town-late4', () => townPicture(inputOf(late), '')],
    ['town-streets-full4', () => phoneTown({ ...inputOf(stateOf('full4'), null, 'de'), size: 'phone' }, '', 'streets')],
  ] as const)('as %s', async (name, make) => {
    await expect(textOf(make())).toMatchFileSnapshot(`snapshots/${name}.txt`)
  })
})
