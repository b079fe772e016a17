import { describe, expect, it } from 'vitest'
import type { Question } from '#kernel'
import { kingsbridge } from '#kingsbridge/game'
import type { KingsbridgeNews } from '#kingsbridge/news'
import { more } from '#presentation/kingsbridge/more-pictures'
import { table } from '#presentation/kingsbridge/pictures'
import type { Shown } from '#presentation/kingsbridge/shown'
import type { PictureWish, Told } from '#presentation/presentation'
import { isText } from '#render/engine/draw'
import { LANGUAGES } from '#texts'
import { stateOf } from '../render/kingsbridge-states.ts'
import { NAMES } from '../render/states.ts'

const state = stateOf('late4')
const shown: Shown = { view: kingsbridge.view(state, null), seat: null, names: NAMES, result: null }
const WIDE: PictureWish = { language: 'en', size: 'full' }
const PHONE: PictureWish = { language: 'en', size: 'phone' }

const act = (seat: number, event: KingsbridgeNews): Told => ({ seat, by: 'player', news: [event] })
const BUILT = act(0, { kind: 'materialPlaced', seat: 0, project: 'bridge', stone: 1, wood: 0 })
const FAVOURED = act(1, { kind: 'favourTaken', seat: 1, space: 'queen' })
const TOLD = [BUILT, FAVOURED]

const flagNumbers = ({ draws }: ReturnType<typeof table>['picture']) =>
  draws.flatMap((draw, index) => {
    const under = draws[index - 1]
    return isText(draw) && under !== undefined && !isText(under) && under.sprite === 'pennant' ? [draw.text] : []
  })

describe('the town as a table’s picture', () => {
  it.each(LANGUAGES)('is described in %s, in as many letters as are taken', (language) => {
    for (const size of ['full', 'phone'] as const) {
      const { alt } = table(shown, { language, size }, []).picture
      expect(alt.length).toBeGreaterThan(400)
      expect(alt.length).toBeLessThanOrEqual(1024)
      expect(alt).toContain('Käthe')
    }
  })

  it('numbers each act, and a phone’s two pictures share the numbers', () => {
    expect(table(shown, WIDE, TOLD).numbers).toEqual([1, 2])
    expect(flagNumbers(table(shown, WIDE, TOLD).picture)).toEqual(['1', '2'])
    expect(table(shown, PHONE, TOLD).numbers).toEqual([1, 2])
    expect(flagNumbers(table(shown, PHONE, TOLD).picture)).toEqual(['2'])
    const streets = more.draw(shown, 'streets', PHONE, TOLD)
    expect(streets && flagNumbers(streets)).toEqual(['1'])
  })

  it('has its streets in a picture of their own for a phone alone, unless a question is about them', () => {
    const ids = (wish: PictureWish) => more.list(shown, wish).map(({ id }) => id)
    expect(ids(PHONE)).toContain('streets')
    expect(ids(WIDE)).not.toContain('streets')
    expect(more.draw(shown, 'streets', WIDE, [])?.width).toBe(1000)
    expect(more.forNotice(shown, TOLD.slice(0, 1), WIDE)).toBeNull()
  })

  it('brings the streets to a notice and a question that are about them', () => {
    expect(more.forNotice(shown, TOLD.slice(0, 1), PHONE)).toBe('streets')
    expect(more.forNotice(shown, TOLD, PHONE)).toBeNull()
    const ask = (about: string) => ({ seat: 0, about, options: [], min: 1, max: 1 }) as Question
    expect(more.forQuestion(shown, ask('plot'))).toBe('streets')
    expect(more.forQuestion(shown, ask('card'))).toBeNull()
  })
})
