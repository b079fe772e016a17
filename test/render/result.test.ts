import { describe, expect, it } from 'vitest'
import { Painter } from '#render/paint'
import { flagsOf, resultPicture } from '#render/willyville/result'
import { willyville } from '#willyville/game'
import type { WillyvilleNews } from '#willyville/news'
import { activeSeat } from '#willyville/state'
import { customerId } from '#willyville/words'
import { wrongIn } from './check.ts'
import { NAMES, STATES } from './states.ts'

const everything = () => true

const buried: WillyvilleNews = { kind: 'buried', seat: 0, villager: 'abbot', where: 'chronicle', number: 1 }
const rat: WillyvilleNews = { kind: 'ratRan', die: 3, toGo: 4 }
const monk: WillyvilleNews = { kind: 'monkCame', seat: 1, stack: 'jug', action: 'ask' }

describe('flags on what changed', () => {
  it('carry one number for each turn, oldest first, like the lines of the recap', () => {
    expect(flagsOf([[monk], [{ kind: 'childCame', seat: 0 }], [buried, rat]], everything)).toEqual([
      { thing: 'monk/jug', number: 1 },
      { thing: 'rat', number: 2 },
      { thing: 'chronicle/abbot/0', number: 2 },
    ])
  })

  it('stand once on a thing, for its last change, and never on what is gone', () => {
    expect(flagsOf([[rat], [monk, rat]], (thing) => thing === 'rat')).toEqual([{ thing: 'rat', number: 1 }])
    expect(flagsOf([], everything)).toEqual([])
  })

  it('are planted on the table without leaving it', () => {
    const t = STATES.late?.()
    if (t === undefined) throw new Error('a state was expected')
    const offered = { kind: 'offerFilled', customers: t.offer } as const
    const input = { view: willyville.view(t, activeSeat(t)), names: NAMES, language: 'en' as const }
    const picture = resultPicture(input, [[offered], [monk], [buried, rat]])
    const flags = picture.draws.filter((draw) => 'sprite' in draw && draw.sprite.startsWith('flag'))
    expect(flags.length).toBeGreaterThanOrEqual(t.offer.length)
    expect(picture.places.map(({ id }) => id)).toContain(`customer/${customerId(t.offer[0] ?? 0)}`)
    expect(wrongIn(picture, new Painter())).toEqual([])
  })
})
