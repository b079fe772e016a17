import { describe, expect, it } from 'vitest'
import { Painter } from '#render/engine/paint'
import { HELP_TOPICS, helpPicture } from '#render/willyville/help'
import { coveredValues, loosePointers, piecesOf } from './help-check.ts'

const painter = new Painter()

describe.each(HELP_TOPICS)('the help on %s', (topic) => {
  const pieces = piecesOf(helpPicture(topic, 'en'))

  it('points at things, and covers no value', () => {
    expect(loosePointers(pieces, painter)).toEqual([])
    expect(coveredValues(pieces, painter)).toEqual([])
  })
})

it('has a scene of its own for each kind of card', () => {
  const looks = HELP_TOPICS.map((topic) =>
    piecesOf(helpPicture(topic, 'en'))
      .sprites.map(({ sprite }) => sprite)
      .join(' '),
  )
  expect(new Set(looks).size).toBe(HELP_TOPICS.length)
})
