import { describe, expect, it } from 'vitest'
import { isText, type Picture } from '#render/engine/draw'
import { Painter } from '#render/engine/paint'
import { connyPicture } from '#render/village/conny'
import { marketDayPicture } from '#render/village/days/market-day'
import { massPicture } from '#render/village/days/mass'
import { type Rolled, weddingPicture } from '#render/village/days/wedding'
import type { PictureInput } from '#render/village/input'
import { scorePicture } from '#render/village/score'
import { LANGUAGES } from '#texts'
import { village } from '#village/game'
import type { State } from '#village/state'
import { WARES } from '#village/words'
import { ALL, INN, MARRIAGE, PORT, table } from '../village/table.ts'
import { wrongIn } from './check.ts'

const NAMES = ['Wilhelmina-Charlotte', 'Käthe', 'WMWMWMWMWMWMWMWM', 'Änne', 'Ångström & Söhne']
const painter = new Painter()

function inputOf(t: State, variant: number, more: Partial<PictureInput> = {}): PictureInput {
  const language = LANGUAGES[variant % LANGUAGES.length] ?? 'en'
  const size = variant % 2 === 1 ? { size: 'phone' as const } : {}
  return {
    view: village.view(t, variant % t.setup.seats),
    names: NAMES.slice(0, t.setup.seats),
    language,
    ...size,
    ...more,
  }
}

function wordsIn({ draws }: Picture): string[] {
  return draws.filter(isText).map(({ text }) => text)
}

function spritesIn({ draws }: Picture): string[] {
  return draws.flatMap((draw) => (isText(draw) ? [] : [draw.sprite]))
}

/** Variants: three languages, wide and on a phone. */
const VARIANTS = [0, 1, 2, 3, 4, 5]

describe('the score sheet of Village', () => {
  /** Everybody has points of every kind, and the first two as many. */
  function scored(seats: number, options: object): State {
    return table({ seats, options: options as typeof ALL }, (t) => {
      for (const [seat, p] of t.players.entries()) {
        p.fame = 14 - 3 * Math.max(1, seat)
        p.customers = [seat, seat + 5]
        p.at = ['chronicle.farm', 'chronicle.church', 'grave', 'church.2', 'council.4', ...p.at.slice(5)]
        p.stock.grain = seat
      }
      t.round = 9
    }).state
  }

  const historyOf = (t: State) =>
    Array.from({ length: 9 }, (_, round) => t.players.map((_, seat) => round * (5 - seat)))

  it.each([1, 2, 3, 4, 5])('holds with %i players, as a forecast and at the end', (seats) => {
    for (const [index, options] of [{}, INN, PORT, ALL].entries()) {
      const t = scored(seats, options)
      for (const variant of [index, index + 3]) {
        expect(wrongIn(scorePicture(inputOf(t, variant), historyOf(t)), painter)).toEqual([])
        const over: State = { ...t, isOver: true, end: { by: 0, cause: 'graves', left: [] } }
        expect(wrongIn(scorePicture(inputOf(over, variant), historyOf(t)), painter)).toEqual([])
      }
    }
  })

  it('has a row for every set in play and none for others', () => {
    const labels = (options: object) => wordsIn(scorePicture(inputOf(scored(3, options), 0), []))
    expect(labels({})).toContain('Castles')
    expect(labels({})).not.toContain('Villagers')
    expect(labels(ALL)).toContain('Villagers')
    expect(labels(ALL)).not.toContain('Castles')
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
  const PLACES = ['waiting', 'ready', 'church.1', 'bag', 'chronicle.farm', 'grave', 'sea']

  /** All of Conny’s members at one kind of place, or at all of them. */
  function alone(place: string | null): State {
    return table({ seats: 1, options: ALL }, (t) => {
      if (t.conny === null) throw new Error('Conny plays')
      t.conny.at = t.conny.at.map((_, member) => place ?? PLACES[member % PLACES.length] ?? 'waiting')
      t.conny.cubes = Array.from({ length: 13 }, (_, cube) => cube % 5)
      t.conny.slot = 7
      t.conny.rows[0]?.shown.push('quill', 'blank')
    }).state
  }

  it('holds wherever Conny’s members are, and whatever Conny did last', () => {
    for (const [variant, place] of [null, ...PLACES.filter((kind) => kind !== 'bag')].entries()) {
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
  /** Everybody has some of everything. */
  function rich(seats: number): State {
    return table({ seats, options: seats === 1 ? MARRIAGE : ALL }, (t) => {
      for (const p of t.players) for (const ware of WARES) p.stock[ware] = 7
    }).state
  }

  function atMarket(seats: number, passed: number[]): State {
    const t = rich(seats)
    return { ...t, market: { caller: 0, passed, hasBegun: passed.length > 0, stalls: t.row.slice(0, 3) } }
  }

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

  const MOURNERS = ['church.1', 'church.1', 'church.2', 'church.3', 'church.4', 'bag', 'bag']

  function atMass(seats: number): State {
    const t = rich(seats)
    for (const p of t.players) p.at = p.at.map((_, member) => MOURNERS[member] ?? 'farm')
    return t
  }

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

  const ROLLS: Rolled[] = [
    { kind: 'dieRolled', face: 'pink', rank: 3, came: 'supply' },
    { kind: 'dieRolled', face: 'green', rank: 2, came: 'nobody' },
  ]

  function wed(seats: number): State {
    const t = rich(seats)
    for (const [seat, p] of t.players.entries())
      p.at = ['bakery', 'shop', 'parents', `rank.${seat + 1}`, ...p.at.slice(4)]
    if (t.wedlock === null) throw new Error('weddings are in play')
    const couple = (place: 'bakery' | 'shop' | 'parents', member: number) => ({
      place,
      who: [
        { seat: 0, member },
        { seat: null, member: 0 },
      ] as const,
    })
    const couples = [couple('bakery', 0), couple('shop', 1), couple('parents', 2)]
    Object.assign(t.wedlock, { pinkRanks: [6], couples })
    return t
  }

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
