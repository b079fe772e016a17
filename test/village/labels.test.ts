import { describe, expect, it } from 'vitest'
import type { Entry, Presentation, Voice } from '#presentation/presentation'
import { presentationOf } from '#presentation/registry'
import { LANGUAGES } from '#texts'
import { breadth } from '../breadth.ts'
import { RECORDED, recordedGame } from './recorded.ts'

const presentation = presentationOf('village') as Presentation
const VOICES: readonly Voice[] = LANGUAGES.map((language) => ({ language, emoji: (name) => name }))
const ASKS = RECORDED.flatMap((name) => recordedGame(name).asks)

/** The longest that Discord shows. */
const MOST = 100
/** About what a phone shows. */
const WANTED = 45
/** Of a turn's beginnings, so many stand for all: goals take long. */
const EVERY = breadth(12, 5)

function entriesIn(voice: Voice): Entry[] {
  const options = ASKS.flatMap(({ shown, ask }) =>
    ask.options.map((option) => presentation.choices.option(shown, ask, option, voice)),
  )
  const goals = ASKS.filter(({ ask }) => ask.about === 'turn')
    .filter((_, index) => index % EVERY === 0)
    .flatMap(({ shown }) => presentation.planning.goals(shown, voice))
  const all = [...options, ...goals.flatMap(({ entry, ways }) => [entry, ...ways.map((way) => way.entry)])]
  return [...new Map(all.map((entry) => [`${entry.label} | ${entry.description}`, entry])).values()]
}

describe.each(VOICES)('the rows of selects over whole recorded games in $language', (voice) => {
  const entries = entriesIn(voice)

  it('have labels that are never cut, and most of them fit a phone', () => {
    expect(entries.length).toBeGreaterThan(3000)
    expect(entries.filter(({ label }) => label.length > MOST || label.includes('…'))).toEqual([])
    const fitting = entries.filter(({ label }) => label.length <= WANTED)
    expect(fitting.length / entries.length).toBeGreaterThan(0.8)
  })

  it('have descriptions that fit, and say no price twice', () => {
    expect(entries.filter(({ description = '' }) => description.length > MOST)).toEqual([])
    const prices = (text: string) => text.match(/−\d+ \p{L}+/gu)?.join() ?? ''
    const twice = entries.filter(({ label, description = '' }) => {
      const price = prices(label)
      return price !== '' && price === prices(description)
    })
    expect(twice).toEqual([])
  })
})
