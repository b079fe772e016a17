import { describe, expect, it } from 'vitest'
import type { Language } from '#data/languages'
import { newsFor, type Saved } from '#kernel'
import { kingsbridge } from '#kingsbridge/game'
import { playerOf, type State } from '#kingsbridge/state'
import { kingsbridgePresentation as presentation } from '#presentation/kingsbridge/index'
import type { Shown } from '#presentation/kingsbridge/shown'
import type { Voice } from '#presentation/presentation'
import { LANGUAGES } from '#texts'
import { play } from '../conformance.ts'
import { NAMES, VOICES } from '../presentation/games.ts'
import { bring, give, only, onward, orienting, pile, played, sick, turn, turningUp } from './table.ts'
import { wilful } from './wilful.ts'

const [ENGLISH] = VOICES as [Voice]

function shownOf(state: State, seat: number | null, names: readonly string[] = NAMES): Shown {
  return { view: kingsbridge.view(state, seat), seat, names }
}

function linesOf(state: State, language: Language = 'en'): string[] {
  return presentation.board.table(shownOf(state, null), language).split('\n')
}

function told(saved: Saved<State>, ...picks: string[]): string[] {
  const { now, news } = played(saved, ...picks)
  const act = { seat: 0, by: 'player', news: newsFor(news, null) }
  return presentation.turnText.tell(shownOf(now, null), act, ENGLISH)
}

describe('the board in words', () => {
  it('K-ORIENT-2: shows the event card as it lies, by the names of those who get its corners', () => {
    const { now } = played(orienting('c1-foreign-buyers'), 'turn:1')
    expect(linesOf(now)).toContain('  Income: Jörg +1 VP, Käthe +1 stone, Max +1 grain, Änne +1 money · arrow at 2')
  })

  it('K-SEAT-1: says who sits where, and what is printed on a card that is not turned yet, by the compass', () => {
    const { state } = orienting('c1-foreign-buyers')
    const compass = { en: ['N', 'E', 'S', 'W'], de: ['N', 'O', 'S', 'W'], nl: ['N', 'O', 'Z', 'W'] } as const
    for (const language of LANGUAGES) {
      const lines = linesOf(state, language)
      const letters = compass[language]
      const [corners] = lines.filter((line) => line.startsWith('  ') && line.includes(' · ') && line.includes('N +'))
      expect(corners?.match(/\b\p{Lu}(?= \+)/gu)).toEqual(letters)
      for (const [seat, name] of NAMES.entries()) {
        expect(lines.some((line) => line.includes(`${name} (${letters[seat]}): `))).toBe(true)
      }
    }
  })

  it('tells plots from what they cost, sick people from what they need, and fields from what lies on them', () => {
    const { state } = turn((t) => {
      t.plots[1] = 1
      bring(t, 'bridge', { stone: 2 })
      sick(t, 3, 5)
    })
    const board = linesOf(state).join('\n')
    expect(board).toContain('1 piety: #1 stone, #2 Käthe')
    expect(board).toContain('place 3 (needs 5 knowledge): +3 VP')
    expect(board).toContain('Bridge: stone 2/5, wood 0/3 · bonus +2 money +1 VP')
    expect(board).toContain('Market: wool 2 money, no cloth yet')
  })

  it('K-SECRET-2: leaves open what goods behind screens would be worth', () => {
    const { state } = turn((t) => give(t, 0, { stone: 3, money: 5 }), { goods: 'screened' })
    const rows = presentation.board.score(shownOf(state, 0), 'en').split('\n')
    expect(rows.map((row) => row.split(/ {2,}/).slice(1))).toEqual([
      [...NAMES],
      ['8', '8', '8', '8'],
      ['3', '?', '?', '?'],
      ['2.5', '?', '?', '?'],
      ['13.5', '8 + ?', '8 + ?', '8 + ?'],
    ])
  })

  it('is never cut, however long the names and however much lies on it', () => {
    const names = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(32))
    const lengths = [0, 1].flatMap((seed) => {
      const { scenes } = play({
        game: kingsbridge,
        seats: 4,
        options: { goods: 'open' },
        seed: 70 + seed,
        depth: 0,
        pick: wilful(seed),
      })
      return scenes.flatMap(({ saved }) =>
        LANGUAGES.map((language) => presentation.board.table(shownOf(saved.state as State, 0, names), language).length),
      )
    })
    expect(Math.max(...lengths)).toBeLessThan(2400)
  })
})

describe('what is owed at the end of the chapter', () => {
  const own = (t: State) => only(t, 0, { piety: 1, money: 3 })

  it('K-DUTY-1: stands on the panel and on the own mat with what the player has of it, and on the board', () => {
    const { state } = turn(own)
    const line =
      'Due at the end of the chapter: 2 piety (you have 1) · 2 grain (you have 0) · tax of 2–5 money (you have 3)'
    expect(presentation.lines.head(shownOf(state, 0), ENGLISH)).toContain(`-# ${line}`)
    expect(presentation.board.ownBoard(shownOf(state, 0), 0, 'en').split('\n')).toContain(line)
    expect(linesOf(state)).toContain('Due at the end of the chapter: 2 piety · 2 grain · tax of 2–5 money')
  })

  it('K-DUTY-1: the card that brings what is owed and missing is never the first to be discarded', () => {
    const discarded = (grain: number, orders?: Shown['orders']) => {
      const { state } = turn((t) => {
        t.round = 4
        only(t, 0, { grain, piety: 2 })
        pile(t, 0, ['material', 'sale', 'house'], ['rent', 'donation', 'cloth'])
        playerOf(t, 0).hand = ['grain', 'project', 'medicine']
      })
      const goals = presentation.planning.goals({ ...shownOf(state, 0), ...(orders && { orders }) }, ENGLISH)
      return goals.find(({ id }) => id === 'fee')?.ways[0]?.picks.at(-1)
    }
    expect(discarded(2)).toEqual(['discard:grain'])
    expect(discarded(1)).toEqual(['discard:project'])
    expect(discarded(1, [{ name: 'cover', value: ['grain'] }])).toEqual(['discard:grain'])
  })
})

describe('events', () => {
  const head = (state: State) => presentation.lines.head(shownOf(state, 0), ENGLISH).join('\n')

  it('K-EVENT-2: are told as done once they have been carried out', () => {
    const { t } = onward(turningUp('c1-murrain'))
    expect(head(t)).toContain('This round (done): Sickness in the Flock · Each player gives up 1 wool')
    expect(linesOf(t).join('\n')).toContain('This round (done): Sickness in the Flock')
    const asked = onward(turningUp('c1-granary'))
    expect(head(asked.t)).toContain('This round: The Priory Barn Stands Open · Each player may exchange')
  })

  it('K-LAST-1: are told as lasting as long as they last', () => {
    const { state } = turn((t) => {
      t.event = 'c1-wool-road'
      t.edge = ['c1-fleece-fair']
    })
    expect(head(state).match(/Lasting: [^·]*/g)).toEqual([
      'Lasting: No Carts on the Wool Road ',
      'Lasting: The Fleece Fair ',
    ])
  })

  it('name cards in the quotation marks of the language', () => {
    const { state } = turn((t) => {
      t.edge = ['c1-fleece-fair']
    })
    const lines = VOICES.map((voice) => presentation.lines.head(shownOf(state, 0), voice).join('\n'))
    expect(lines.map((text) => /[„“«][^ ]*[“”»]/u.exec(text)?.[0])).toEqual(['“Sale”', '„Verkauf“', '“Verkoop”'])
  })
})

describe('deeds', () => {
  it('K-FAVOUR-6: the Favour card is named once, with the space it led to', () => {
    const favour = turn((t) => {
      t.marker = t.setup.content.favour.spaces.findIndex(({ id }) => id === 'outlaws-2')
    })
    expect(told(favour, 'lay:favour', 'favour', 'discard:rent')).toEqual([
      'Jörg: Favour (Earl), +1 grain, discards 1 card',
    ])
    expect(told(orienting('c1-foreign-buyers'), 'turn:1')[0]).toMatch(
      /^Jörg: turns the arrow to 2, \+1 VP · .*favour \(/,
    )
  })

  it('a price stands before what it brings', () => {
    const cloth = turn((t) => give(t, 0, { wool: 2 }))
    expect(told(cloth, 'lay:cloth', 'cloth:2', 'discard:rent')).toEqual([
      'Jörg: Cloth-making, −2 wool → +2 cloth, discards 1 card',
    ])
  })

  it('care for several is summed up', () => {
    const { state } = turn((t) => {
      t.chapter = 3
      give(t, 0, { knowledge: 5 })
      sick(t, 1, 2)
      sick(t, 3, 1)
    })
    const ask = { seat: 0, about: 'use', options: [], min: 1, max: 1 }
    expect(presentation.choices.option(shownOf(state, 0), ask, 'care:1+3', ENGLISH)).toEqual({
      label: 'Place 1 + place 3',
      description: 'needs 3 knowledge in total · +2 money +5 VP',
    })
  })
})

describe('numbers and words', () => {
  it('K-FAVOUR-2: what is counted stands in the singular', () => {
    const space = (id: string, voice: Voice) => {
      const { state } = turn((t) => {
        const { spaces } = t.setup.content.favour
        t.marker = (spaces.findIndex((each) => each.id === id) + spaces.length - 1) % spaces.length
      })
      const ask = { seat: 0, about: 'use', options: [], min: 1, max: 1 }
      return presentation.choices.option(shownOf(state, 0), ask, 'favour', voice).description
    }
    expect(VOICES.map((voice) => space('guild', voice))).toEqual([
      '+1 VP per house you own',
      '+1 SP je eigenes Haus',
      '+1 OP per eigen huis',
    ])
    expect(VOICES.map((voice) => space('king', voice))).toEqual([
      '+1 VP per loyalty',
      '+1 SP je Loyalität',
      '+1 OP per trouw',
    ])
  })

  it('K-SCORE-1: half a VP is written as each language does', () => {
    const { state } = turn((t) => {
      t.isOver = true
      for (const seat of [0, 1, 2, 3]) only(t, seat, { money: seat === 0 ? 9 : 2 })
    })
    const result = kingsbridge.result(state)
    const lines = VOICES.map((voice) => presentation.turnText.ending(shownOf(state, null), result, voice))
    expect(lines.map(([first]) => first)).toEqual([
      'Jörg wins with 12.5 VP',
      'Jörg gewinnt mit 12,5 SP',
      'Jörg wint met 12,5 OP',
    ])
    expect(lines.map(([, totals]) => totals?.startsWith('Jörg 12,5 · '))).toEqual([false, true, true])
  })

  it('a card is found by the rulebook’s word and by another one that means the same', () => {
    const { state } = turn((t) => {
      t.plots[0] = 0
    })
    const movesFor = (typed: string, place: number) =>
      presentation.planning.moves(shownOf(state, 0), typed, VOICES[place] as Voice).map(({ value }) => value)
    for (const typed of ['hauspacht', 'pacht']) expect(movesFor(typed, 1)).toEqual(['rent 1', 'rent forgo'])
    for (const typed of ['huur', 'pacht']) expect(movesFor(typed, 2)).toEqual(['rent 1', 'rent forgo'])
    const guildhall = turn((t) => bring(t, 'guildhall'))
    const words = presentation.help
      .askables(shownOf(guildhall.state, 0), VOICES[1] as Voice)
      .flatMap(({ things }) => things)
      .find(({ option }) => option.startsWith('project:guildhall'))
    expect([words?.entry.label, words?.otherWords]).toEqual(['Zunfthaus: 1 Stein', 'Bauvorhaben Gildehaus Gilde'])
  })
})
