import { describe, expect, it } from 'vitest'
import type { Question } from '#kernel'
import type { Told } from '#presentation/presentation'
import { morePictures } from '#presentation/village/more-pictures'
import { table } from '#presentation/village/pictures'
import type { Shown } from '#presentation/village/shown'
import { isText, type Picture } from '#render/engine/draw'
import { village } from '#village/game'
import type { VillageNews } from '#village/news'
import type { State } from '#village/state'
import { allAt, alone, atMarket, atMass, wed } from '../render/page-states.ts'

const NAMES = ['Jörg', 'Käthe', 'Max', 'Änne', 'Willem']
const WISH = { language: 'en', size: 'full' } as const

function shownTo(t: State, seat: number | null = 0): Shown {
  return { view: village.view(t, seat), seat, names: NAMES.slice(0, t.setup.seats) }
}

function told(seat: number, ...news: VillageNews[]): Told {
  return { seat, by: 'player', news }
}

function drawn(t: State, id: string, acts: readonly Told[]): Picture {
  const picture = morePictures.draw(shownTo(t), id, WISH, acts)
  if (picture === null) throw new Error(`${id} is to be had`)
  return picture
}

function spritesIn({ draws }: Picture): string[] {
  return draws.flatMap((draw) => (isText(draw) ? [] : [draw.sprite]))
}

function wordsIn({ draws }: Picture): string[] {
  return draws.filter(isText).map(({ text }) => text)
}

const ask = (about: string): Question => ({ seat: 0, about, options: ['a', 'b'], min: 1, max: 1 })

describe('the pictures beside the board of Village', () => {
  it('come up with the questions they help to answer', () => {
    const about = (t: State, what: string) => morePictures.forQuestion(shownTo(t), ask(what))
    expect(about(atMarket(3, []), 'sell')).toBe('market')
    expect(about(atMass(3), 'advance')).toBe('mass')
    expect(about(wed(3), 'token')).toBe('wedding')
    expect(about(allAt('far', 3), 'travel')).toBe('sea')
    expect(about(alone(null), 'connyCube')).toBe('conny')
    expect(about(allAt('far', 3), 'turn')).toBeNull()
    expect(about(allAt('far', 3), 'token')).toBeNull()
  })

  it('are posted with a notice when the turn was about ships, at mass, at weddings and on market days', () => {
    const noticed = (t: State, news: VillageNews) =>
      morePictures.forNotice(shownTo(t, null), [told(0, news)], { language: 'en', size: 'full' })
    expect(noticed(allAt('far', 3), { kind: 'sailed', seat: 0, to: 't5' })).toBe('sea')
    expect(noticed(allAt('far', 3), { kind: 'harvested', seat: 0, grain: 2 })).toBeNull()
    expect(noticed(atMass(3), { kind: 'monksDrawn', monks: 3 })).toBe('mass')
    expect(noticed(wed(3), { kind: 'married', ranks: [1, 2], lodging: null })).toBe('wedding')
    expect(noticed(atMarket(3, []), { kind: 'marketCalled', seat: 0 })).toBe('market')
  })

  it('name who is due at a market day: at first the caller, then whoever follows and has not passed', () => {
    const called: VillageNews = { kind: 'marketCalled', seat: 0 }
    const served: VillageNews = { kind: 'customerServed', seat: 1, customer: 'b01', points: 3 }
    const ribbon = (t: State, ...news: VillageNews[]) =>
      spritesIn(drawn(t, 'market', [told(0, ...news)])).filter((sprite) => sprite.startsWith('ribbon/'))
    expect(ribbon(atMarket(4, []), called)).toEqual(['ribbon/460/54/0'])
    expect(ribbon(atMarket(4, [2]), called, served)).toEqual(['ribbon/460/54/3'])
  })

  it('show what came out of the bag, and how the die fell', () => {
    const mass: VillageNews[] = [
      { kind: 'massBegan', isLast: false },
      { kind: 'memberMoved', seat: 1, member: '3', from: 'bag', to: 'church.1' },
      { kind: 'monksDrawn', monks: 3 },
    ]
    const sprites = spritesIn(drawn(atMass(2), 'mass', [told(0, ...mass)]))
    expect(sprites.filter((sprite) => sprite === 'v-monk/1.1')).toHaveLength(3)
    expect(sprites).toContain('v-member/1/3/1.1')
    const roll: VillageNews = { kind: 'dieRolled', face: 'orange', rank: 5, came: 'supply' }
    expect(spritesIn(drawn(wed(2), 'wedding', [told(0, ...mass, roll)]))).toContain('v-cube/orange/48')
    const others = spritesIn(drawn(wed(2), 'wedding', [told(0, roll), told(1, { kind: 'massBegan', isLast: false })]))
    expect(others).not.toContain('v-die')
  })

  it('tell what Conny did last', () => {
    const took: VillageNews = { kind: 'connyTook', seat: 1, space: 'crafts', cube: 'orange', slot: 7 }
    const own: VillageNews = { kind: 'harvested', seat: 0, grain: 2 }
    const picture = drawn(alone(null), 'conny', [told(0, own, took, { kind: 'fateTurned', row: 0, fate: 'quill' })])
    expect(wordsIn(picture).join(' ')).toContain('Last: Conny · Crafts: 1 orange cube (slot 7); Fate: a quill')
    expect(wordsIn(drawn(alone(null), 'conny', [])).join(' ')).not.toContain('Last')
  })

  it('have the flags of the table: the same number for the same turn', () => {
    const t = allAt('far', 3)
    const acts = [0, 1, 2].map((seat) => told(seat, { kind: 'sailed', seat, to: 'far' }))
    const { numbers } = table(shownTo(t), WISH, acts)
    expect(numbers).toEqual([1, 2, 3])
    const { draws, places } = drawn(t, 'sea', acts)
    for (const [seat, number] of numbers.entries()) {
      const mast = places.find(({ id }) => id === `ship/${seat}`)?.box ?? [0, 0, 0, 0]
      const flag = draws.findIndex((draw) => !isText(draw) && draw.sprite === 'pennant' && draw.x === mast[0] + 24)
      expect(draws[flag + 1]).toMatchObject({ text: String(number) })
    }
  })

  it('are sheets of the board on a phone alone', () => {
    const ids = (size: 'full' | 'phone') =>
      morePictures.list(shownTo(wed(3)), { language: 'en', size }).map(({ id }) => id)
    expect(ids('full')).toEqual(['sea'])
    expect(ids('phone')).toEqual(['farms', 'lower', 'sea'])
  })
})
