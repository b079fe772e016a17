import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, it } from 'vitest'
import { CARDS as VALUES } from '#data/kingsbridge/cards'
import type { Cards, EventCard } from '#data/kingsbridge/schema'
import {
  type Answer,
  begin,
  luckFrom,
  type News,
  newsFor,
  type Position,
  position,
  type Question,
  type Saved,
} from '#kernel'
import { eventOf } from '#kingsbridge/content-index'
import { kingsbridge } from '#kingsbridge/game'
import type { KingsbridgeNews } from '#kingsbridge/news'
import { incomesFor } from '#kingsbridge/rules/council'
import { playerOf, type State } from '#kingsbridge/state'
import type { SymbolId } from '#kingsbridge/words'
import { kingsbridgePresentation as presentation } from '#presentation/kingsbridge/index'
import type { Shown } from '#presentation/kingsbridge/shown'
import { LANGUAGES } from '#texts'
import { CATALOGUE, type Key, say } from '#texts/kingsbridge/index'
import { seedOf } from '../conformance.ts'
import { flawIn, NAMES, VOICES } from '../presentation/games.ts'
import { phoneLines } from '../village/phone.ts'
import { at, give, only, onward, orienting, played, refusalOf, turn, turningUp } from './table.ts'
import { wilful } from './wilful.ts'

const MOST = 100
const MOST_BOARD = 2000
/** Lines of a phone. */
const MOST_BRIEF = 24

interface Moment {
  readonly current: Position<State>
  readonly question: Question
}

interface Scened {
  readonly current: Position<State>
  readonly seat: number
}

function shownOf(state: State, seat: number | null): Shown {
  return { view: kingsbridge.view(state, seat), seat, names: NAMES }
}

/** Every question of a game, and every shown when it is over. */
function walk(seed: number, seats: number): { asked: Moment[]; ended: Scened[]; end: Saved<State> } {
  const luck = luckFrom(seedOf(seed + 900))
  const pick = wilful(seed)
  const asked: Moment[] = []
  const ended: Scened[] = []
  let saved = begin(kingsbridge, { seats, seed: seedOf(seed) })
  while (saved.scene !== null) {
    const answers: Answer[] = []
    let current = position<State>(kingsbridge, saved, answers)
    while (current.done === null) {
      const question = current.questions[0] as Question
      asked.push({ current: current, question })
      answers.push(pick(luck, question, { saved, answers: answers.slice() }))
      current = position(kingsbridge, saved, answers)
    }
    ended.push({ current: current, seat: answers[0]?.seat ?? 0 })
    saved = current.done
  }
  return { asked, ended, end: saved }
}

const GAMES = [2, 3, 4].map((seats) => walk(40 + seats, seats))
const ASKED = GAMES.flatMap(({ asked }) => asked)
const ENDED = GAMES.flatMap(({ ended }) => ended)

describe('questions and options', () => {
  it('are named in every language, shortly, and never by their ids', () => {
    const wrong: string[] = []
    for (const [place, { current, question }] of ASKED.entries()) {
      const shown = shownOf(current.now, question.seat)
      const voice = VOICES[place % VOICES.length] as (typeof VOICES)[number]
      const sentence = presentation.choices.question(shown, question, voice)
      if (flawIn(sentence) !== null || sentence.length > 150) wrong.push(`${question.about}: ${sentence}`)
      for (const option of question.options) {
        const { label, description } = presentation.choices.option(shown, question, option, voice)
        const flaw = flawIn(label) ?? (description === undefined ? null : flawIn(description))
        const isLong = label.length > MOST || (description?.length ?? 0) > MOST
        if (flaw !== null || isLong || label === option) wrong.push(`${option}: ${label} | ${description} (${flaw})`)
      }
    }
    expect([...new Set(wrong)].slice(0, 10)).toEqual([])
  })

  it('have labels that tell the options of a question apart', () => {
    const voice = VOICES[0] as (typeof VOICES)[number]
    for (const { current, question } of ASKED) {
      const shown = shownOf(current.now, question.seat)
      const labels = question.options.map((option) => presentation.choices.option(shown, question, option, voice).label)
      expect(new Set(labels).size, labels.join('; ')).toBe(labels.length)
    }
  })

  it('are grouped by the open card where two cards are laid at once', () => {
    const { asks, t } = onward(turningUp('c2-french-war'))
    const [question] = asks as [Question]
    const groups = presentation.choices.groups(
      shownOf(t, question.seat),
      question,
      VOICES[0] as (typeof VOICES)[number],
    )
    expect(groups).toHaveLength(12)
    expect(groups?.flatMap(({ options }) => options).sort()).toEqual([...question.options].sort())
    expect(groups?.every(({ options }) => options.length <= 25)).toBe(true)
  })

  it('show, before the card is turned, every income and the favour', () => {
    const { now, questions } = played(orienting('c1-foreign-buyers'))
    const entry = presentation.choices.option(
      shownOf(now, 0),
      questions[0] as Question,
      'turn:1',
      VOICES[0] as (typeof VOICES)[number],
    )
    expect(entry).toEqual({
      label: 'You +1 VP · arrow 2: Prioress',
      description: 'Käthe +1 stone · Max +1 grain · Änne +1 money',
    })
  })
})

describe('how the card could be turned', () => {
  const VOICE = VOICES[0] as (typeof VOICES)[number]

  /** A card that shows these at its corners, from north on. */
  function cornered(...[n, e, s, w]: SymbolId[]): Cards {
    const corners = { n, e, s, w } as EventCard['corners']
    const events = VALUES.events.map((event) => (event.id === 'c1-granary' ? { ...event, corners } : event))
    return { ...VALUES, events }
  }

  function shown(saved: Saved<State>) {
    const { now, questions } = played(saved)
    return presentation.choices.option(shownOf(now, 0), questions[0] as Question, 'turn:0', VOICE)
  }

  it('K-ORIENT-5, D-ORIENT: of two who would get the last piece the first in turn order does, the other 1 VP', () => {
    const content = cornered('piety', 'grain', 'wool', 'grain')
    const last = (shield: number) => (t: State) => Object.assign(t.stock, { grain: 1 }) && Object.assign(t, { shield })
    const texts = [0, 2].map((shield) => shown(orienting('c1-granary', last(shield), { content })).description)
    expect(texts).toEqual(['Käthe +1 grain · Max +1 wool · Änne +1 VP', 'Jörg +1 piety · Käthe +1 VP · Änne +1 grain'])
  })

  it('K-ORIENT-5, D-ORIENT: who is begging gets nothing, and leaves the last piece to the next', () => {
    const content = cornered('piety', 'grain', 'wool', 'grain')
    const begging = (t: State) => {
      t.round = 1
      t.stock.grain = 1
      t.stock.piety = 0
      playerOf(t, 1).penalties = ['begging']
    }
    expect(shown(orienting('c1-granary', begging, { content }))).toEqual({
      label: 'You +1 VP · arrow 3: Merchants',
      description: 'Käthe nothing · Max +1 wool · Änne +1 grain',
    })
  })

  it('K-ORIENT-5, D-ORIENT: what is shown is what is given, at every turn of the card in whole games', () => {
    const oriented = ASKED.filter(({ question }) => question.about === 'orient')
    expect(oriented.length).toBeGreaterThan(60)
    for (const { current, question } of oriented) {
      const { now: t } = current
      for (const option of question.options) {
        const rotation = Number(option.slice('turn:'.length))
        const after = position<State>(kingsbridge, { state: t, scene: 'orient', at: 0 }, [
          { seat: question.seat, picks: [option] },
        ])
        const isIncome = (told: News) =>
          (told as KingsbridgeNews).kind === 'gained' && (told as { cause?: string }).cause === 'income'
        const gained = after.news.filter(isIncome) as unknown as { seat: number; goods: object; vp: number }[]
        const incomes = incomesFor(t, eventOf(t, t.event as string), rotation)
        const told = incomes.flatMap((income, seat) =>
          income === null ? [] : [{ seat, goods: income.goods ?? {}, vp: income.vp ?? 0 }],
        )
        expect(gained.map(({ seat, goods, vp }) => ({ seat, goods, vp })).sort(bySeat)).toEqual(told)
      }
    }
  })
})

const bySeat = (first: { seat: number }, other: { seat: number }) => first.seat - other.seat

describe('what the texts say', () => {
  const TEXTS = {
    house: [/only without a house: −2 VP/, /nur ohne Haus: −2 SP/, /alleen zonder huis: −2 OP/],
    duties: [
      /the first card you discard is drawn/,
      /Die erste Karte, die du abwirfst, wird gezogen/,
      /de eerste kaart die je weglegt, wordt getrokken/,
    ],
    round: [
      /The edge holds two: the oldest makes room/,
      /höchstens zwei: Das älteste macht Platz/,
      /hoogstens twee: de oudste maakt plaats/,
    ],
    shield: [
      /once more at the end of a chapter/,
      /am Ende eines Kapitels noch einmal/,
      /aan het einde van een hoofdstuk nog een keer/,
    ],
    secrets: [/nothing tells who could pay/, /nichts verrät, wer zahlen könnte/, /niets verraadt wie kon betalen/],
  } as const

  it.each(LANGUAGES.map((language, place) => ({ language, place })))(
    'K-PENALTY-1, K-LAST-2, K-END-5, K-SECRET-5: penance, the edge, the shield and what is hidden, in $language',
    ({ language, place }) => {
      const voice = VOICES.find((candidate) => candidate.language === language) as (typeof VOICES)[number]
      const textOf = (id: string) => presentation.help.topics(null, voice).find((topic) => topic.id === id)?.text
      const { t } = onward(turningUp('c3-empty-houses'))
      expect(presentation.lines.head(shownOf(t, 0), voice).join(' ')).toMatch(TEXTS.house[place] as RegExp)
      expect(textOf('duties')).toMatch(TEXTS.duties[place] as RegExp)
      expect(textOf('round')).toMatch(TEXTS.round[place] as RegExp)
      expect(textOf('round')).toMatch(TEXTS.shield[place] as RegExp)
      expect(textOf('secrets')).toMatch(TEXTS.secrets[place] as RegExp)
    },
  )
})

describe('what is told', () => {
  it('is whole in every language, to the seat and to spectators', () => {
    const wrong: string[] = []
    for (const [place, { current, seat }] of ENDED.entries()) {
      const voice = VOICES[place % VOICES.length] as (typeof VOICES)[number]
      for (const viewer of [seat, null]) {
        const shown = shownOf(current.now, viewer)
        const news = newsFor(current.news, viewer)
        const lines = presentation.turnText.tell(shown, { seat, by: place % 5 === 0 ? 'bot' : 'player', news }, voice)
        lines.push(...presentation.turnText.steps(shown, news, voice))
        wrong.push(...lines.filter((line) => flawIn(line) !== null))
      }
    }
    expect([...new Set(wrong)].slice(0, 10)).toEqual([])
  })

  it('K-SECRET-2: names a discarded card to its owner alone', () => {
    const { now, news } = played(turn(), 'lay:sale', 'sale:1wool', 'discard:rent')
    const voice = VOICES[0] as (typeof VOICES)[number]
    const lines = (seat: number | null) =>
      presentation.turnText.tell(shownOf(now, seat), { seat: 0, by: 'player', news: newsFor(news, seat) }, voice)
    expect(lines(null)).toEqual(['Jörg: Sale, −1 wool → +2 money, discards 1 card'])
    expect(lines(0)).toEqual(['Jörg: Sale, −1 wool → +2 money, discards 1 card (Rent)'])
  })

  it('K-ORDERS-7: does not tell a standing order from an answer', () => {
    const { saved } = onward(turningUp('c1-granary'))
    const { now, news } = played(saved, '@0 exchange:no', '@1 exchange:no', '@2 exchange:no', '@3 exchange:no')
    const shown = shownOf(now, null)
    for (const voice of VOICES) {
      const lines = (by: string) => presentation.turnText.tell(shown, { seat: 1, by, news }, voice)
      expect(lines('order')).toEqual(lines('player'))
      expect(lines('bot')).not.toEqual(lines('player'))
    }
  })

  it('gives every payment and gain its own sign, and says once what an event brought', () => {
    const voice = VOICES[0] as (typeof VOICES)[number]
    const { now, news } = played(
      turn((t) => give(t, 0, { wood: 1 })),
      'lay:house',
      'house:12',
      'discard:rent',
    )
    expect(
      presentation.turnText.tell(shownOf(now, null), { seat: 0, by: 'player', news: newsFor(news, null) }, voice),
    ).toEqual(['Jörg: House building, −1 money −1 wood, house on plot 12 (3 money), discards 1 card'])
    const mill = onward(turningUp('c1-fulling-mill'))
    expect(
      presentation.turnText.tell(shownOf(mill.t, null), { seat: null, by: 'game', news: mill.news }, voice),
    ).toEqual(['**Hammers on the Stream** (I, round 1) · “Fulling mill” comes onto the board.'])
  })

  it('K-DUTY-3: says of a doubled loss that it is one', () => {
    const { now, news } = played(
      at('duties', (t) => {
        t.chapter = 4
        t.round = 6
        for (const seat of [0, 1, 2, 3])
          only(t, seat, seat === 0 ? { money: 5, piety: 2 } : { money: 5, piety: 2, grain: 2 })
      }),
    )
    expect(now.asked).toEqual([])
    const end = onward({ ...at('protect'), state: now })
    const voice = VOICES[0] as (typeof VOICES)[number]
    const lines = presentation.turnText.tell(
      shownOf(end.t, null),
      { seat: null, by: 'game', news: [...news, ...end.news] },
      voice,
    )
    expect(lines.join('\n')).toMatch(/Jörg: .*2 grain short, −4 VP/)
    expect(lines.join('\n')).toMatch(/Jörg: loss doubled \(−4 VP\)/)
  })

  it('tells an event with all that it does, made of its effects', () => {
    const { t, news } = onward(turningUp('c2-alderman'))
    const [line] = presentation.turnText.tell(
      shownOf(t, null),
      { seat: null, by: 'game', news },
      VOICES[0] as (typeof VOICES)[number],
    )
    expect(line).toBe(
      '**The Alderman Guards His Contracts** (II, round 1) · Until the chapter ends, all projects except “Prior’s palace” are closed (no building, no donations, no growth).',
    )
  })
})

describe('lines and boards', () => {
  it('say where the game stands', () => {
    const wrong: string[] = []
    for (const [place, { current }] of ENDED.entries()) {
      const voice = VOICES[place % VOICES.length] as (typeof VOICES)[number]
      for (const seat of [null, 0, 1]) {
        const shown = shownOf(current.now, seat)
        const lines = [
          presentation.lines.moment(shown, voice),
          presentation.lines.count(shown, voice),
          ...presentation.lines.head(shown, voice),
        ]
        wrong.push(...lines.filter((line) => flawIn(line) !== null))
      }
    }
    expect([...new Set(wrong)].slice(0, 5)).toEqual([])
  })

  it('show table, mat and score in words that fit a message', () => {
    for (const [place, { current }] of ENDED.entries()) {
      const { language } = VOICES[place % VOICES.length] as (typeof VOICES)[number]
      const shown = shownOf(current.now, 0)
      const boards = [presentation.board.table(shown, language), presentation.board.score(shown, language)]
      boards.push(presentation.board.ownBoard(shown, 0, language), presentation.board.ownBoard(shown, 1, language))
      for (const board of boards) {
        expect(board).not.toMatch(/undefined|null|NaN|\[object|\{|\}/)
        expect(board.length, board).toBeLessThan(MOST_BOARD)
      }
    }
  })

  it('say in a few lines of a phone what a notice needs of the table', () => {
    for (const [place, { current }] of ENDED.entries()) {
      const voice = VOICES[place % VOICES.length] as (typeof VOICES)[number]
      const shown = shownOf(current.now, null)
      const lines = presentation.board.brief?.(shown, voice) ?? []
      expect(lines.map(flawIn).filter((flaw) => flaw !== null)).toEqual([])
      for (const name of NAMES.slice(0, current.now.setup.seats)) expect(lines[0]).toContain(name)
      expect(phoneLines(lines), lines.join('\n')).toBeLessThanOrEqual(MOST_BRIEF)
    }
  })

  it('K-SECRET-2: show hand, discards and goods on the own mat alone', () => {
    const { now } = played(turn(undefined, { goods: 'screened' }), 'lay:sale', 'sale:1wool', 'discard:rent')
    const own = presentation.board.ownBoard(shownOf(now, 0), 0, 'en')
    const others = presentation.board.ownBoard(shownOf(now, 1), 0, 'en')
    expect(own).toContain('Goods: 4 money')
    expect(own).toContain('Discarded: Rent')
    expect(others).not.toContain('Rent')
    expect(others).not.toContain('4 money')
    expect(presentation.board.table(shownOf(now, 1), 'en')).not.toContain('4 money')
  })

  it('sum up a turn before it is confirmed, and the game when it is over', () => {
    const saved = turn()
    const { now } = played(saved, 'lay:sale', 'sale:1wool')
    const voice = VOICES[0] as (typeof VOICES)[number]
    expect(presentation.turnText.changes(shownOf(saved.state, 0), shownOf(now, 0), voice)).toBe(
      'Then: 2 money → **4** · 1 wool → **0**',
    )
    for (const { end } of GAMES) {
      const result = kingsbridge.result(end.state)
      for (const each of VOICES) {
        const lines = presentation.turnText.ending(shownOf(end.state, null), result, each)
        expect(lines.filter((line) => flawIn(line) !== null)).toEqual([])
        expect(lines[0]).toContain(NAMES[result.winners[0] ?? 0])
      }
    }
  })
})

describe('why not, and lines to type', () => {
  it('have a sentence of their own for every reason', () => {
    const met = new Set<string>()
    for (const { current, question } of ASKED.filter(({ question: { about } }, place) =>
      about === 'use' ? place % 3 === 0 : place % 20 === 0,
    )) {
      for (const voice of VOICES) {
        const shown = shownOf(current.now, question.seat)
        for (const { things } of presentation.help.askables(shown, voice)) {
          for (const { option, entry } of things) {
            const sentences = presentation.help.why(shown, option, voice)
            expect(sentences.length, option).toBeGreaterThan(0)
            expect([...sentences, entry.label].filter((text) => flawIn(text.replace(/\(K-.*\)/, '')) !== null)).toEqual(
              [],
            )
            for (const sentence of sentences) met.add(sentence.replaceAll(/\d+/g, '#'))
          }
        }
      }
    }
    const others = LANGUAGES.map((language) => say(language, 'other'))
    expect([...met].filter((sentence) => others.some((other) => sentence.startsWith(other)))).toEqual([])
    expect(met.size).toBeGreaterThan(60)
  })

  it('say what is missing', () => {
    const saved = turn((t) => only(t, 0, { stone: 1 }))
    const shown = shownOf(saved.state, 0)
    const voice = VOICES[0] as (typeof VOICES)[number]
    expect(presentation.help.why(shown, 'house:1', voice)).toEqual(['You need 1 money more.'])
    expect(presentation.help.why({ ...shown, seat: 1 }, 'house:1', voice)).toEqual(['It’s Jörg’s turn.'])
    expect(refusalOf(saved, 'house:1')?.refused).toBe('not-legal')
  })

  it('are lines that the game reads, the best first, by any word typed', () => {
    const saved = turn((t) => give(t, 0, { stone: 2, wood: 1 }))
    const shown = shownOf(saved.state, 0)
    const voice = VOICES[0] as (typeof VOICES)[number]
    const all = presentation.planning.moves(shown, '', voice)
    expect(all.length).toBe(25)
    expect(all[0]?.value).toMatch(/^project bridge=/)
    expect(presentation.planning.moves(shown, 'wool sal', voice).map(({ value }) => value)).toEqual(['sale 1wool'])
    expect(all.every(({ name, value }) => name.length <= MOST && value.length <= MOST)).toBe(true)
    expect(presentation.planning.moves(shownOf(at('grow').state, 0), '', voice)).toEqual([])
  })
})

interface Element {
  readonly type: number
  readonly value?: string
  readonly options?: Record<string, { value: Element[] }>
}

/** The names a message fills in. */
function placeholders(elements: readonly Element[]): string[] {
  const names = elements.flatMap(({ type, value, options }) => [
    ...(type === 0 || type === 7 || value === undefined ? [] : [value]),
    ...Object.values(options ?? {}).flatMap((option) => placeholders(option.value)),
  ])
  return [...new Set(names)].sort()
}

describe('the texts of Kingsbridge', () => {
  const KEYS = Object.keys(CATALOGUE.en) as Key[]
  const parse = (text: string) =>
    new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst() as Element[]

  it.each(LANGUAGES)('are all there in %s, with the same things to fill in', (language) => {
    expect(Object.keys(CATALOGUE[language]).sort()).toEqual([...KEYS].sort())
    for (const key of KEYS) {
      expect(placeholders(parse(CATALOGUE[language][key])), key).toEqual(placeholders(parse(CATALOGUE.en[key])))
    }
  })

  it.each(LANGUAGES)('call nobody in %s he or she', (language) => {
    const gendered = {
      en: /\b(he|she|his|her|him)\b/i,
      de: /\bSpieler(in)?\b|\w+:innen/i,
      nl: /\b(hij|zij) (mag|moet)\b/i,
    }
    // People in the titles of events are of the story; a player is nobody in particular.
    const said = KEYS.filter((key) => !key.startsWith('event.'))
    expect(said.filter((key) => gendered[language].test(CATALOGUE[language][key]))).toEqual([])
  })

  it('have a title for every event, sentences for every order, and fourteen short chapters of rules', () => {
    for (const voice of VOICES) {
      const topics = presentation.help.topics(null, voice)
      expect(topics).toHaveLength(14)
      expect(topics.filter(({ picture }) => picture === null)).toEqual([])
      expect(topics.filter(({ text }) => /\b[KD]-[A-Z]{2}/.test(text))).toEqual([])
      expect(topics.filter(({ text, title }) => text.length > 700 || flawIn(text) !== null || flawIn(title))).toEqual(
        [],
      )
      for (const spec of kingsbridge.orders ?? []) {
        const text = presentation.orders.find(({ name }) => name === spec.name)?.text
        for (const value of spec.values) expect(flawIn(text?.(value, voice) ?? ''), `${spec.name} ${value}`).toBeNull()
      }
    }
    for (const { id } of kingsbridge.content.events) expect(KEYS).toContain(`event.${id}`)
  })
})
