import { describe, expect, it } from 'vitest'
import { gameNamed } from '#games/registry'
import { type AnyGame, position, type Question } from '#kernel'
import type { MorePictures, PictureSpot } from '#presentation/capabilities'
import type { Presentation, Shown, Told } from '#presentation/presentation'
import { PRESENTATIONS } from '#presentation/registry'
import { LANGUAGES } from '#texts'
import { breadth } from '../breadth.ts'
import { linesOf, recordsOf } from '../recorded-games.ts'

const SPOTS: readonly PictureSpot[] = ['table', 'notice', 'ownBoard', 'question']
const SIZES = ['full', 'phone'] as const
const NAMES = ['Jörg', 'Käthe', 'Max', 'Änne', 'Zoë']
const MOST_IN_ROW = 5
const MOST_ALT = 1024
/** The number of moments of a recorded game that are looked at. */
const MOMENTS = breadth(3, 12)

const WITH_MORE = PRESENTATIONS.flatMap((presentation): [string, Presentation, MorePictures][] => {
  const more = presentation.pictures?.more
  return more === undefined ? [] : [[presentation.game, presentation, more]]
})

interface Moment {
  readonly shown: Shown
  readonly asks: readonly Question[]
  readonly told: readonly Told[]
}

/** Moments all over the recorded games of a name, each with the eyes of a player and of a spectator. */
function momentsOf(name: string): Moment[] {
  const game = gameNamed(name) as AnyGame
  return recordsOf(name).flatMap((record) => {
    const lines = [...linesOf(game, record)]
    const stride = Math.ceil(lines.length / MOMENTS)
    return lines.flatMap(({ saved, answers }, place): Moment[] => {
      if (place % stride !== 0) return []
      const begun = position(game, saved, [])
      const done = position(game, saved, answers)
      const told: Told[] = [{ seat: begun.questions[0]?.seat ?? null, by: 'player', news: done.news }]
      return [0, null].map((seat) => ({
        shown: { view: game.view(begun.now, seat), seat, names: NAMES.slice(0, record.seats) },
        asks: seat === null ? [] : begun.questions.filter((ask) => ask.seat === seat),
        told,
      }))
    })
  })
}

describe.each(WITH_MORE)('the pictures beside the usual ones of %s', (name, _, more) => {
  const moments = momentsOf(name)

  it('are named for their buttons: few in each spot, in every language', () => {
    for (const { shown, asks } of moments) {
      for (const size of SIZES) {
        for (const ask of [undefined, ...asks]) {
          const list = more.list(shown, { language: 'en', size }, ask)
          const ids = list.map(({ id }) => id)
          expect(new Set(ids).size).toBe(ids.length)
          for (const id of ids) expect(id).toMatch(/^[a-z]{1,12}$/)
          for (const spot of SPOTS)
            expect(list.filter(({ spots }) => spots.includes(spot)).length).toBeLessThanOrEqual(MOST_IN_ROW)
          for (const language of LANGUAGES) {
            const titles = list.map(({ title }) => title({ language, emoji: (word) => word }))
            for (const title of titles) expect(title).toMatch(/^.{2,34}$/)
            expect(new Set(titles).size).toBe(titles.length)
          }
        }
      }
    }
  })

  it('are to be had in both sizes, with an alt text and with words that say the same', () => {
    for (const { shown, asks, told } of moments) {
      for (const size of SIZES) {
        const wish = { language: 'de', size } as const
        const named = [...asks.map((ask) => more.forQuestion(shown, ask)), more.forNotice(shown, told, wish)]
        const ids = [...more.list(shown, wish).map(({ id }) => id), ...named.filter((id) => id !== null)]
        for (const id of new Set(ids)) {
          const picture = more.draw(shown, id, wish, told)
          expect([id, picture?.alt.length]).toEqual([id, expect.any(Number)])
          expect(picture?.alt.length).toBeGreaterThan(10)
          expect(picture?.alt.length).toBeLessThanOrEqual(MOST_ALT)
          expect(more.words(shown, id, 'de').length).toBeGreaterThan(10)
        }
      }
    }
  })

  it('are null where there is none of that name', () => {
    for (const { shown } of moments.slice(0, 1))
      expect(more.draw(shown, 'nowhere', { language: 'nl', size: 'full' }, [])).toBeNull()
  })
})
