import { describe, expect, it } from 'vitest'
import type { Options } from '#kernel'
import { isText, type Picture } from '#render/engine/draw'
import { Painter } from '#render/engine/paint'
import { connyPicture } from '#render/village/conny'
import { marketDayPicture } from '#render/village/days/market-day'
import { massPicture } from '#render/village/days/mass'
import { weddingPicture } from '#render/village/days/wedding'
import { scorePicture } from '#render/village/score'
import { seaPicture } from '#render/village/sea'
import type { State } from '#village/state'
import { wrongIn } from './check.ts'
import { textOf } from './draw-text.ts'
import { ALL_SETS, farmInput, farmState } from './farm-states.ts'
import {
  alone,
  atMarket,
  atMass,
  CONNYS_PLACES,
  historyOf,
  pageInput as inputOf,
  ROLLS,
  scored,
  wed,
} from './page-states.ts'

const painter = new Painter()

function wordsIn({ draws }: Picture): string[] {
  return draws.filter(isText).map(({ text }) => text)
}

function spritesIn({ draws }: Picture): string[] {
  return draws.flatMap((draw) => (isText(draw) ? [] : [draw.sprite]))
}

/** Variants: three languages, wide and on a phone. */
const VARIANTS = [0, 1, 2, 3, 4, 5]

describe('the score sheet of Village', () => {
  it.each([1, 2, 3, 4, 5])('holds with %i players, as a forecast and at the end', (seats) => {
    for (const [index, options] of [{}, { inn: 'front' }, { port: 'on' }, ALL_SETS].entries()) {
      const t = scored(seats, options)
      for (const variant of [index, index + 3]) {
        expect(wrongIn(scorePicture(inputOf(t, variant), historyOf(t)), painter)).toEqual([])
        const over: State = { ...t, isOver: true, end: { by: 0, cause: 'graves', left: [] } }
        expect(wrongIn(scorePicture(inputOf(over, variant), historyOf(t)), painter)).toEqual([])
      }
    }
  })

  it('has a row for every set in play and none for others', () => {
    const labels = (options: Options) => wordsIn(scorePicture(inputOf(scored(3, options), 0), []))
    expect(labels({})).toContain('Castles')
    expect(labels({})).not.toContain('Villagers')
    expect(labels(ALL_SETS)).toContain('Villagers')
    expect(labels(ALL_SETS)).not.toContain('Castles')
  })

  it('does not guess what others may not see', () => {
    const sheet = scorePicture(inputOf(scored(3, {}), 0), [])
    expect(wordsIn(sheet).filter((text) => text === '?')).toHaveLength(2)
    const over: State = { ...scored(3, {}), isOver: true }
    expect(wordsIn(scorePicture(inputOf(over, 0), []))).not.toContain('?')
  })

  it('says what ended the game, who won a tie, and how many share a win', () => {
    const over: State = { ...scored(2, {}), isOver: true, end: { by: 0, cause: 'chronicle', left: [] } }
    const won = wordsIn(scorePicture(inputOf(over, 0), []))
    expect(won.join('\n')).toMatch(/: the chronicle is full/)
    const shared = { points: [{}, {}], totals: [21, 21], winners: [0, 1] }
    const words = wordsIn(scorePicture(inputOf(over, 0, { result: shared }), []))
    expect(words).toContain('share the win with 21 points')
    const tied = { ...shared, winners: [1] }
    expect(wordsIn(scorePicture(inputOf(over, 0, { result: tied }), []))).toContain('wins the tie at 21')
  })

  it('shows a player alone on their stair', () => {
    const over: State = { ...scored(1, {}), isOver: true }
    const sheet = scorePicture(inputOf(over, 0), [])
    const { value } = over.setup.content.solo.ranks
    const stairs = spritesIn(sheet).filter((sprite) => sprite.startsWith('v-stair/'))
    expect(stairs).toHaveLength(value.length)
    expect(stairs.filter((sprite) => sprite.endsWith('/reached'))).toHaveLength(1)
    expect(wordsIn(sheet)).toEqual(expect.arrayContaining(value.map(({ min }) => String(min))))
  })
})

describe('Conny’s table', () => {
  it('holds wherever Conny’s members are, and whatever Conny did last', () => {
    for (const [variant, place] of [null, ...CONNYS_PLACES.filter((kind) => kind !== 'bag')].entries()) {
      for (const act of [null, 'Conny · Crafts: 1 orange cube (slot 7)', 'word '.repeat(60)]) {
        expect(wrongIn(connyPicture(inputOf(alone(place), variant), act), painter)).toEqual([])
      }
    }
  })

  it('shows the last cube on gold, both kinds of fate tiles, and how many cubes each space has', () => {
    const picture = connyPicture(inputOf(alone(null), 0), 'a quill')
    const sprites = spritesIn(picture)
    expect(sprites.filter((sprite) => sprite.endsWith('/last'))).toHaveLength(1)
    expect(sprites).toEqual(expect.arrayContaining(['v-fate/quill/1.12', 'v-fate/blank/1.12', 'v-fate/back/1.12']))
    expect(sprites.filter((sprite) => sprite.startsWith('v-seal/'))).toHaveLength(10)
    expect(wordsIn(picture)).toContain('Last: a quill')
  })
})

describe('the great days', () => {
  it('a market day holds for every number of players', () => {
    for (const seats of [1, 2, 3, 4, 5]) {
      for (const variant of VARIANTS) {
        const picture = marketDayPicture(inputOf(atMarket(seats, []), variant), 0)
        expect(wrongIn(picture, painter)).toEqual([])
      }
    }
  })

  it('a market day tells who has passed, whose first sale is free, and who is left in the stalls', () => {
    const begun = marketDayPicture(inputOf(atMarket(4, []), 0), 0)
    expect(wordsIn(begun).filter((text) => text === 'no surcharge')).toHaveLength(1)
    const later = marketDayPicture(inputOf(atMarket(4, [1, 2]), 0), 3)
    expect(wordsIn(later).filter((text) => text === 'passed')).toHaveLength(2)
    expect(wordsIn(later)).not.toContain('no surcharge')
    expect(spritesIn(later).filter((sprite) => sprite.startsWith('shopper/1.1'))).toHaveLength(3)
  })

  it('a mass holds with a full church and a full bag', () => {
    for (const seats of [1, 2, 3, 5]) {
      for (const variant of [0, 1, 2]) {
        const drawn = ['monk', { seat: 0, generation: 2, isFed: true }, 'monk', 'monk'] as const
        const picture = massPicture(inputOf(atMass(seats), variant), 0, drawn)
        expect(wrongIn(picture, painter)).toEqual([])
      }
    }
  })

  it('a mass crowns all who lead', () => {
    const sprites = spritesIn(massPicture(inputOf(atMass(3), 0), null, []))
    expect(sprites.filter((sprite) => sprite.startsWith('laurel/'))).toHaveLength(3)
    expect(sprites.filter((sprite) => sprite.startsWith('ribbon/'))).toHaveLength(0)
  })

  it('a wedding holds with full ranks and full houses', () => {
    for (const seats of [1, 2, 4, 5]) {
      for (const variant of [0, 1, 2]) {
        expect(wrongIn(weddingPicture(inputOf(wed(seats), variant), 0, ROLLS), painter)).toEqual([])
      }
    }
  })

  it('a wedding shows what the die brought', () => {
    const sprites = spritesIn(weddingPicture(inputOf(wed(2), 0), null, ROLLS))
    expect(sprites).toEqual(
      expect.arrayContaining(['v-cube/pink/48', 'v-spouse/0.9', 'v-cube/green/48', 'v-nobody/0.9']),
    )
    expect(sprites.filter((sprite) => sprite.startsWith('v-arch/'))).toHaveLength(6)
  })
})

describe('the draw lists of the pictures beside the board', () => {
  const PICTURES: Record<string, () => Picture> = {
    'village-sea': () => seaPicture(farmInput(farmState('full'))),
    'village-sea-phone': () => seaPicture({ ...farmInput(farmState('sets'), 'de'), size: 'phone' }),
    'village-conny': () => connyPicture(inputOf(alone(null), 0), 'a quill'),
    'village-score': () => scorePicture(inputOf({ ...scored(5, ALL_SETS), isOver: true }, 0), []),
    'village-market-day': () => marketDayPicture(inputOf(atMarket(2, [1]), 0), 0),
    'village-mass': () => massPicture(inputOf(atMass(2), 0), 0, ['monk']),
    'village-wedding': () => weddingPicture(inputOf(wed(2), 0), null, ROLLS),
  }

  it.each(Object.keys(PICTURES))('%s', async (name) => {
    await expect(textOf((PICTURES[name] as () => Picture)())).toMatchFileSnapshot(`snapshots/${name}.txt`)
  })
})
