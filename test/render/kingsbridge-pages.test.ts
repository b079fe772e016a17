import { describe, expect, it } from 'vitest'
import { CARDS as VALUES } from '#data/kingsbridge/cards'
import { NEIGHBOURS } from '#data/neighbours'
import { itemAt } from '#kernel'
import { sourcesOf } from '#kingsbridge/rules/sources'
import { isText, type Picture } from '#render/engine/draw'
import { Painter } from '#render/engine/paint'
import { chapterPicture } from '#render/kingsbridge/chapter'
import { eventPicture } from '#render/kingsbridge/event'
import type { PictureInput } from '#render/kingsbridge/input'
import { scorePicture } from '#render/kingsbridge/score'
import { LANGUAGES } from '#texts'
import { breadth } from '../breadth.ts'
import { wrongIn } from './check.ts'
import { LONG_NAMES } from './games.ts'
import { eventWords, type PlayedGame, randomGame } from './kingsbridge-played.ts'
import { NAMES } from './states.ts'

const painter = new Painter()
const GAMES = [2, 3, 4].flatMap((seats) =>
  Array.from({ length: breadth(1, 8) }, (_, seed) =>
    randomGame(seats, seed + seats, seed % 2 ? { goods: 'open' } : {}),
  ),
)
const EVERY = breadth(30, 3)

function textsIn({ draws }: Picture): string[] {
  return draws.flatMap((draw) => (isText(draw) ? [draw.text] : []))
}

function spritesIn({ draws }: Picture): string[] {
  return draws.flatMap((draw) => (isText(draw) ? [] : [draw.sprite]))
}

function inputOf({ end }: PlayedGame, place: number, more: Partial<PictureInput> = {}): PictureInput {
  const names = (place % 2 === 0 ? NAMES : LONG_NAMES).slice(0, end.setup.seats)
  return { view: end, names, language: itemAt(LANGUAGES, place % LANGUAGES.length), ...more }
}

describe('one event large', () => {
  const [game] = GAMES
  if (game === undefined) throw new Error('a game was expected')

  it.each(LANGUAGES)('holds for all of them in %s, and says title and text whole', (language) => {
    const events = eventWords(language)
    for (const { id } of VALUES.events) {
      const picture = eventPicture(inputOf(game, 0, { language, events }), id)
      expect(wrongIn(picture, painter), id).toEqual([])
      const said = textsIn(picture).join(' ')
      expect(said).toContain(events[id]?.title)
      expect(said).toContain(events[id]?.text)
      expect(picture.alt).toContain(events[id]?.title)
    }
  })

  it('shows every symbol of its corners, and the place of the plague', () => {
    const card = VALUES.events.find(({ plague }) => plague !== null)
    if (card === undefined) throw new Error('an event of the plague was expected')
    const picture = eventPicture(inputOf(game, 0), card.id)
    expect(textsIn(picture)).toContain(String(card.plague))
    expect(picture.places.filter(({ id }) => id.startsWith('corner:'))).toHaveLength(4)
  })

  it('tells no two events apart by words alone: each kind of effect has a row of its own', () => {
    const rows = new Map<string, string[]>()
    for (const { id, effects } of VALUES.events) {
      const picture = eventPicture(inputOf(game, 0), id)
      const row = [...spritesIn(picture), ...textsIn(picture)].filter((part) => !/^(k-scene|sign|k-pointer)/.test(part))
      const type = effects.map((effect) => JSON.stringify(effect)).join(' ')
      rows.set(type, [...(rows.get(type) ?? []), row.join(' ')])
    }
    expect(rows.size).toBeGreaterThan(40)
  })
})

describe('the score sheet', () => {
  it('holds on the way and at the end of games, wide and on a phone', () => {
    for (const game of GAMES) {
      for (const [place, { view, told, scene }] of game.moments.entries()) {
        if (place % EVERY !== 0 && scene !== null) continue
        const input = inputOf(game, place, { view, ...(scene === null && { result: game.result }) })
        const news = place % 4 === 3 ? [] : game.news.slice(0, told)
        const rounds = (view.chapter - 1) * 6 + view.round + 1
        for (const more of [{}, { size: 'phone' as const }]) {
          const picture = scorePicture({ ...input, ...more }, game.history.slice(0, rounds), news)
          expect(wrongIn(picture, painter), `${place} ${JSON.stringify(more)}`).toEqual([])
        }
      }
    }
  })

  it('holds for bots, for a shared win and for more than a hundred points', () => {
    const game = GAMES.at(-1) as PlayedGame
    const [first, ...others] = game.end.players
    const players = [{ ...first, vp: 104 }, ...others.map((p) => ({ ...p, vp: 104 }))] as PlayedGame['end']['players']
    const view = { ...game.end, players }
    const result = { ...game.result, winners: [0, 1] }
    const input = {
      view,
      names: [...NEIGHBOURS].slice(0, 4),
      faces: [...NEIGHBOURS].slice(0, 4),
      language: 'de' as const,
      result,
    }
    for (const more of [{}, { size: 'phone' as const }]) {
      expect(wrongIn(scorePicture({ ...input, ...more }, game.history, []), painter)).toEqual([])
    }
  })

  it('says every source of VP, and that they make the total', () => {
    for (const game of GAMES) {
      const sources = sourcesOf(game.end, game.news)
      const sums = sources?.map((own) => Object.values(own).reduce((sum, vp) => sum + vp, 0))
      expect(sums).toEqual(game.result.totals)
      const picture = scorePicture(inputOf(game, 0, { result: game.result }), game.history, game.news)
      const shown = picture.places.flatMap(({ id }) => (id.startsWith('row:') ? [id.slice(4)] : []))
      const used = Object.keys(sources?.[0] ?? {}).filter((row) => sources?.some((own) => own[row as 'start'] !== 0))
      expect(shown).toEqual(expect.arrayContaining(used))
    }
  })

  it('has one row for the VP track where the news are not all there', () => {
    const [game] = GAMES as [PlayedGame]
    expect(sourcesOf(game.end, game.news.slice(40))).toBeNull()
    const picture = scorePicture(inputOf(game, 0), game.history, game.news.slice(40))
    expect(picture.places.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['row:track', 'row:material', 'row:money']),
    )
  })

  it('leaves open what is behind a screen', () => {
    const [game] = GAMES as [PlayedGame]
    const { view, told } = itemAt(game.moments, 20)
    const picture = scorePicture(inputOf(game, 0, { view }), [], game.news.slice(0, told))
    expect(textsIn(picture).filter((text) => text === '?')).toHaveLength(2 * view.setup.seats)
    expect(textsIn(picture).filter((text) => text.endsWith('+'))).toHaveLength(2 * view.setup.seats)
  })

  it('marks the chapters in the line of points', () => {
    const [game] = GAMES as [PlayedGame]
    const picture = scorePicture(inputOf(game, 0, { result: game.result }), game.history, game.news)
    expect(textsIn(picture)).toEqual(expect.arrayContaining(['I', 'II', 'III', 'IV']))
  })
})

describe("a chapter's end", () => {
  const ends = GAMES.flatMap((game) =>
    game.moments.flatMap((moment, place) => {
      const news = game.news.slice(0, moment.told)
      const isEnd = moment.scene === 'startChapter' || moment.scene === null
      return isEnd && news.some(({ kind }) => kind === 'taxRolled') ? [{ game, place, moment, news }] : []
    }),
  )

  it('holds for every chapter of every game, wide and on a phone', () => {
    expect(ends).toHaveLength(4 * GAMES.length)
    for (const { game, place, moment, news } of ends) {
      for (const more of [{}, { size: 'phone' as const }]) {
        const picture = chapterPicture(inputOf(game, place, { view: moment.view, ...more }), news)
        expect(picture === null ? ['none'] : wrongIn(picture, painter), String(place)).toEqual([])
      }
    }
  })

  it('is of the last chapter that ended, also when the next one has begun', () => {
    for (const { game, moment } of ends) {
      const later = game.moments.find(({ told }) => told > moment.told + 10)
      if (later === undefined) continue
      const altAfter = (view: typeof moment.view, told: number) =>
        chapterPicture(inputOf(game, 0, { view }), game.news.slice(0, told))?.alt
      expect(altAfter(later.view, later.told)).toBe(altAfter(moment.view, moment.told))
    }
  })

  it('is not to be had before one has ended', () => {
    const [game] = GAMES as [PlayedGame]
    const { view, told } = itemAt(game.moments, 8)
    expect(chapterPicture(inputOf(game, 0, { view }), game.news.slice(0, told))).toBeNull()
  })
})
