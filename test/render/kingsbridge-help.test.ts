import { expect, it } from 'vitest'
import { CARDS } from '#data/kingsbridge/cards'
import type { Cards } from '#data/kingsbridge/schema'
import { isText } from '#render/engine/draw'
import { Painter } from '#render/engine/paint'
import { HELP_TOPICS, helpPicture } from '#render/kingsbridge/help'
import { LANGUAGES } from '#texts'
import { wrongIn } from './check.ts'
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
  const own: Cards = { ...CARDS, market: { ...CARDS.market, wool: { ...CARDS.market.wool, price: 7 } } }
  const texts = helpPicture('houses', 'en', own).draws.flatMap((draw) => (isText(draw) ? [draw.text] : []))
  expect(texts).toContain('7')
})
