import { expect, it } from 'vitest'
import { CARDS } from '#data/village/cards'
import type { Cards } from '#data/village/schema'
import { isText } from '#render/engine/draw'
import { Painter } from '#render/engine/paint'
import { HELP_TOPICS, helpPicture } from '#render/village/help'
import { lobbyPicture } from '#render/village/lobby'
import { LANGUAGES } from '#texts'
import { wrongIn } from './check.ts'
import { textOf } from './draw-text.ts'
import { coveredValues, loosePointers, piecesOf } from './help-check.ts'

const painter = new Painter()

it.each(HELP_TOPICS)(
  'the help on %s points at things, covers no value, and holds its layout in every language',
  (topic) => {
    const pieces = piecesOf(helpPicture(topic, 'en', CARDS))
    expect(loosePointers(pieces, painter)).toEqual([])
    expect(coveredValues(pieces, painter)).toEqual([])
    for (const language of LANGUAGES)
      expect(wrongIn(helpPicture(topic, language, CARDS), painter), language).toEqual([])
  },
)

it('has a scene of its own for each chapter', () => {
  const looks = HELP_TOPICS.map((topic) =>
    piecesOf(helpPicture(topic, 'en', CARDS))
      .sprites.map(({ sprite }) => sprite)
      .join(' '),
  )
  expect(new Set(looks).size).toBe(HELP_TOPICS.length)
})

it('shows the values of the table it is read at', () => {
  const own: Cards = { ...CARDS, harvest: { ...CARDS.harvest, plain: 7 } }
  const texts = helpPicture('farm', 'en', own).draws.flatMap((draw) => (isText(draw) ? [draw.text] : []))
  expect(texts).toContain('+7')
})

it('holds its layout in the lobby with one to five places, with every set, alone and against bots', () => {
  const names = ['Jörg', 'Bartholomäus der Zweite', 'WMWMWMWMWMWMWMWMWMWMWM', 'Änne', 'Willem']
  for (let seats = 1; seats <= 5; seats++) {
    for (const taken of new Set([1, Math.ceil(seats / 2), seats])) {
      for (const language of LANGUAGES) {
        const there = names.slice(0, seats).map((name, seat) => (seat < taken ? name : null))
        const faces = there.map((name, seat) => (seat > 0 && name !== null ? 'Agnes' : null))
        const options = { inn: 'back', port: 'on', marriage: 'front' }
        const picture = lobbyPicture({ seats: there, faces, language, options })
        expect(wrongIn(picture, painter), `${taken} of ${seats} ${language}`).toEqual([])
        expect(picture.alt.includes('Conny')).toBe(taken === 1)
      }
    }
  }
})

it.each([
  ['village-help', () => helpPicture('chronicle', 'en', CARDS)],
  ['village-lobby', () => lobbyPicture({ seats: ['Jörg', null, null], language: 'en', options: { inn: 'back' } })],
] as const)('the draw list of %s', async (name, make) => {
  await expect(textOf(make())).toMatchFileSnapshot(`snapshots/${name}.txt`)
})
