import { describe, expect, it } from 'vitest'
import { randomAnswer } from '#bots/random-answer'
import {
  type Answer,
  begin,
  isMisread,
  type Json,
  luckFrom,
  newsFor,
  position,
  type Question,
  readLine,
  type Saved,
} from '#kernel'
import type { Goal, Lesson, Presentation, Voice, Way } from '#presentation/presentation'
import { presentationOf } from '#presentation/registry'
import { totalAt } from '#presentation/village/panel'
import type { Shown } from '#presentation/village/shown'
import { LANGUAGES } from '#texts'
import { CATALOGUE, type Key } from '#texts/village/index'
import { village } from '#village/game'
import type { VillageNews } from '#village/news'
import type { Player, State } from '#village/state'
import { breadth } from '../breadth.ts'
import { seedOf } from '../conformance.ts'
import { flawIn } from '../presentation/games.ts'
import { explorer, heart } from './hearts.ts'
import { phoneLines } from './phone.ts'
import { ALL, table } from './table.ts'
import { beginningsOf } from './turns.ts'

const presentation = presentationOf('village') as Presentation
const NAMES = ['Birgit', 'Konstanze', 'André', 'Emma', 'Jörg']
const VOICES: Voice[] = LANGUAGES.map((language) => ({ language, emoji: (name) => name }))

interface Moment {
  readonly shown: Shown
  readonly ask: Question
}

interface Act {
  readonly shown: Shown
  readonly seat: number | null
  readonly news: ReturnType<typeof newsFor>
}

/** The parts of a message beside its other words. */
const MOST_BOARD = 2400
/** What is cut beyond, and all that one message may hold. */
const MOST_SHOWN = 3000
const MOST_MESSAGE = 3800
const LONGEST_NAME = 32

/** One question in so many; every third is shown by `npm run soak -- breadth`. */
const EVERY = breadth(9, 3)
const moments: Moment[] = []
const acts: Act[] = []

/** A game of players with hearts, looked at again and again. */
function walk(seats: number, options: Record<string, string>, seed: number): void {
  const luck = luckFrom(seedOf(seed + 77))
  const picker = seed % 2 === 0 ? explorer : heart(seed)
  let saved = begin(village, { seats, options, seed: seedOf(seed) }) as Saved<State>
  let moment = 0
  while (saved.scene !== null) {
    const answers: Answer[] = []
    let scene = position(village, saved, answers)
    while (scene.done === null) {
      const ask = scene.questions[0] as Question
      const shown = { view: village.view(scene.now, ask.seat), seat: ask.seat, names: NAMES.slice(0, seats) }
      if (moment++ % EVERY === 0) moments.push({ shown, ask })
      answers.push(seed % 3 === 0 ? randomAnswer(luck, ask) : picker(luck, ask, { saved, answers }))
      scene = position(village, saved, answers)
    }
    const shown = { view: village.view(scene.now, null), seat: null, names: NAMES.slice(0, seats) }
    acts.push({ shown, seat: answers[0]?.seat ?? null, news: newsFor(scene.news, null) })
    saved = scene.done
  }
}

for (const [seed, seats] of [1, 2, 3, 5, 4].entries()) walk(seats, ALL as Record<string, string>, seed)
walk(3, {}, 6)
walk(2, { inn: 'back', marriage: 'back' }, 7)

/** A word of the engine that nobody has put into words. */
const RAW = /\b(undefined|null|NaN|craft\.|castle\.|church\.\d|rank\.\d)|[{}]/

function flaws(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text) => text.trim() === '' || RAW.test(text) || flawIn(text) !== null))].slice(0, 5)
}

describe('the presentation of Village', () => {
  it('has every text in every language', () => {
    const keys = Object.keys(CATALOGUE.en) as Key[]
    for (const language of LANGUAGES) expect(Object.keys(CATALOGUE[language]).sort()).toEqual([...keys].sort())
  })

  it.each(VOICES)('puts every question and every option into words in $language', (voice) => {
    const questions = moments.map(({ shown, ask }) => presentation.choices.question(shown, ask, voice))
    expect(flaws(questions)).toEqual([])
    const asked = new Set(moments.map(({ ask }) => ask.about))
    expect(asked.size).toBeGreaterThan(25)
    for (const { shown, ask } of moments) {
      const entries = ask.options.map((option) => presentation.choices.option(shown, ask, option, voice))
      expect(flaws(entries.flatMap(({ label, description }) => [label, description ?? 'x'])), ask.about).toEqual([])
      const other = ask.options.filter((option) =>
        presentation.choices.option(shown, ask, option, voice).label.endsWith(`: ${option}`),
      )
      expect(other).toEqual([])
    }
  })

  it.each(VOICES)('never gives two options of a question the same words in $language', (voice) => {
    for (const { shown, ask } of moments) {
      // Two customers may want the same.
      const different = ask.options.filter((option) => !option.startsWith('serve:'))
      const said = different.map((option) => {
        const { label, description = '' } = presentation.choices.option(shown, ask, option, voice)
        return `${label} ${description}`
      })
      expect(
        said.filter((text, index) => said.indexOf(text) !== index),
        JSON.stringify(ask),
      ).toEqual([])
    }
  })

  it('shows no select more rows than it can hold', () => {
    for (const { shown, ask } of moments) {
      const groups = presentation.choices.groups(shown, ask, VOICES[0] as Voice)
      if (groups === null) expect(ask.options.length).toBeLessThanOrEqual(25)
      else {
        expect(groups.every(({ options }) => options.length <= 25)).toBe(true)
        expect(groups.flatMap(({ options }) => options).sort()).toEqual([...ask.options].sort())
      }
    }
  })

  it.each(VOICES)('tells all that happens in $language', (voice) => {
    const lines = acts.flatMap(({ shown, seat, news }) =>
      presentation.turnText.tell(shown, { seat, by: 'person', news }, voice),
    )
    expect(flaws(lines)).toEqual([])
    const kinds = new Set(acts.flatMap(({ news }) => news.map(({ kind }) => kind)))
    expect(kinds.size).toBeGreaterThan(45)
    for (const { shown, news } of acts) {
      // A harvest is told by what was gained.
      const told = news.filter(({ kind }) => kind !== 'harvested')
      for (const event of told) expect(presentation.turnText.steps(shown, [event], voice).length, event.kind).toBe(1)
      // What is paid twice in a row is one step.
      const isTime = told.map(({ kind }) => kind === 'timePaid')
      const twice = isTime.filter((isPaid, place) => isPaid && isTime[place - 1]).length
      expect(presentation.turnText.steps(shown, told, voice).length).toBeLessThanOrEqual(told.length - twice)
    }
  })

  it.each(VOICES)('has boards in words that fit a message in $language', ({ language }) => {
    let longest = 0
    for (const { shown } of moments.filter((_, index) => index % 5 === 0)) {
      const boards = [presentation.board.table(shown, language), presentation.board.score(shown, language)]
      boards.push(...shown.names.map((_, seat) => presentation.board.ownBoard(shown, seat, language)))
      expect(boards.filter((board) => RAW.test(board))).toEqual([])
      longest = Math.max(longest, ...boards.map((board) => board.length))
    }
    expect(longest).toBeLessThan(MOST_BOARD)
  })

  it.each(VOICES)('says in a few lines of a phone what a notice needs of the table, in $language', (voice) => {
    for (const { shown } of moments.filter((_, index) => index % 5 === 0)) {
      const lines = presentation.board.brief?.(shown, voice) ?? []
      expect(flaws(lines)).toEqual([])
      for (const [seat, name] of shown.names.entries()) {
        expect(lines[0]).toContain(`${name} ${totalAt(shown, seat)} `)
      }
      const isPlain = Object.values(shown.view.setup.options).every((value) => value === 'off' || value === 'on')
      expect(phoneLines(lines)).toBeLessThanOrEqual(isPlain ? 10 : 19)
    }
  })

  it.each(VOICES)('has no board that is cut, whatever people are called, in $language', ({ language }) => {
    const names = NAMES.map((name) => name.padEnd(LONGEST_NAME, ' von und zu Ö'))
    for (const { shown } of moments.filter((_, index) => index % 9 === 0)) {
      const here = { ...shown, names: names.slice(0, shown.names.length) }
      const board = presentation.board.table(here, language)
      expect(board.length).toBeLessThan(MOST_SHOWN)
      expect(board.length + (presentation.board.map?.(here, language).length ?? 0)).toBeLessThan(MOST_MESSAGE)
    }
  })

  it.each(VOICES)('has small lines that are whole in $language', (voice) => {
    for (const { shown } of moments) {
      expect(
        flaws([
          presentation.lines.moment(shown, voice),
          presentation.lines.count(shown, voice),
          ...presentation.lines.head(shown, voice),
        ]),
      ).toEqual([])
    }
    expect(presentation.help.topics(null, voice).map(({ text }) => text.length > 700)).not.toContain(true)
    const values = presentation.orders.flatMap(({ name, text }) =>
      (village.orders?.find((order) => order.name === name)?.values ?? []).map((value) => text(value, voice)),
    )
    const kept = presentation.orders.flatMap(({ without }) => without?.(voice) ?? [])
    expect(kept).toHaveLength(3)
    expect(flaws([...values, ...kept])).toEqual([])
  })

  const turns = moments.filter(({ shown }) => shown.view.turn === 'open').filter((_, index) => index % 2 === 0)
  const labelsOf = ({ entry, title, text, ways }: Goal) => {
    const entries = [entry, ...ways.map((way) => way.entry)]
    return [title, text, ...entries.flatMap(({ label, description = 'x' }) => [label, description])]
  }

  it.each(VOICES)('names goals in every turn, few enough for two selects, in words that fit, in $language', (voice) => {
    expect(turns.length).toBeGreaterThan(60)
    for (const { shown } of turns) {
      const goals = presentation.planning.goals(shown, voice)
      const count = (group: Goal['group']) => goals.filter((goal) => goal.group === group).length
      expect(count('new') + count('use')).toBeGreaterThan(0)
      expect(Math.max(count('new'), count('use'))).toBeLessThanOrEqual(25)
      expect(Math.max(...goals.map(({ ways }) => ways.length))).toBeLessThanOrEqual(24)
      expect(new Set(goals.map(({ id }) => id)).size).toBe(goals.length)
      expect(flaws(goals.flatMap(labelsOf))).toEqual([])
      const entries = goals.flatMap(({ entry, ways }) => [entry, ...ways.map((way) => way.entry)])
      expect(entries.filter(({ label, description = '' }) => Math.max(label.length, description.length) > 100)).toEqual(
        [],
      )
    }
    expect(
      flaws((['newWays', 'useWays', 'byRules'] as const).map((word) => presentation.word(word, voice, { n: 2 }))),
    ).toEqual([])
  })

  it('offers only ways that are legal on the real table, and that end the turn but for what comes after its action, or after a villager', () => {
    const open = new Set<string>()
    for (const { saved, answers, here, ask } of beginningsOf({ seats: 2, options: ALL, seed: 4 })) {
      const shown = { view: village.view(here.now, ask.seat), seat: ask.seat, names: NAMES }
      for (const { ways } of presentation.planning.goals(shown, VOICES[0] as Voice)) {
        const [{ picks, death }] = ways as [Way]
        const more = picks.map((answer) => ({ seat: ask.seat, picks: answer }))
        const after = position(village, saved, [...answers, ...more])
        expect(after.refusal, JSON.stringify(picks)).toBeNull()
        const isDeath = (after.news as VillageNews[])
          .slice(here.news.length)
          .some(({ kind }) => kind === 'quillCrossed')
        expect(isDeath, JSON.stringify(picks)).toBe(death)
        if (after.done === null && after.questions[0]?.seat === ask.seat) open.add(after.questions[0].about)
      }
    }
    expect([...open].filter((about) => !['death', 'buy', 'isle', 'turn'].includes(about))).toEqual([])
  })

  it('gives no two ways of a goal the same words', () => {
    for (const { shown } of turns.filter((_, index) => index % 3 === 0)) {
      for (const { id, ways } of presentation.planning.goals(shown, VOICES[0] as Voice)) {
        const said = ways.map(({ entry }) => `${entry.label} ${entry.description}`)
        expect(
          said.filter((text, index) => said.indexOf(text) !== index).filter((text) => !text.endsWith('…')),
          id,
        ).toEqual([])
      }
    }
  })

  it('has no goals but at the beginning of one’s own turn', () => {
    for (const { shown } of moments.filter(({ shown }) => shown.view.turn !== 'open')) {
      expect(presentation.planning.goals(shown, VOICES[0] as Voice)).toEqual([])
    }
  })

  it.each(VOICES)('writes lines that can be typed, and finds them by words, in $language', (voice) => {
    let read = 0
    for (const { shown } of turns.filter((_, index) => index % 4 === 0)) {
      const saved = { state: village.imagine(shown.view, luckFrom(seedOf(1))), scene: 'turn', at: 0 }
      const lines = presentation.planning.moves(shown, '', voice)
      expect(lines.length).toBeGreaterThan(0)
      expect(lines.length).toBeLessThanOrEqual(25)
      for (const { name, value } of lines) {
        expect(Math.max(name.length, value.length)).toBeLessThanOrEqual(100)
        const answers = readLine(village, saved, value)
        expect(isMisread(answers) ? answers.rest : '', value).toBe('')
        read++
      }
      const [{ value } = { value: '' }] = lines
      const typed = value.split(' ').reverse().join(' ').toUpperCase()
      expect(presentation.planning.moves(shown, typed, voice).map((move) => move.value)).toContain(value)
      expect(presentation.planning.moves(shown, 'xyzzy', voice)).toEqual([])
    }
    expect(read).toBeGreaterThan(150)
  })

  it.each(VOICES)('says why what is seen cannot be had, in $language', (voice) => {
    const said = new Set<string>()
    for (const { shown } of turns.filter((_, index) => index % 4 === 0)) {
      for (const { area, things } of presentation.help.askables(shown, voice)) {
        expect(flaws([area.label, ...things.map(({ entry }) => entry.label)])).toEqual([])
        for (const { option } of things) {
          const sentences = presentation.help.why(shown, option, voice)
          expect(sentences.length, option).toBeGreaterThan(0)
          for (const sentence of sentences) said.add(sentence)
        }
      }
    }
    expect(said.size).toBeGreaterThan(40)
    expect(flaws([...said])).toEqual([])
    for (const sentence of said) expect(sentence).toMatch(/[.)]$/)
  })

  it.each(VOICES)('has a sentence of its own for every reason the rules give, in $language', (voice) => {
    const other = presentation.help.reason({ rule: 'X', facts: { nothing: 1 } }, voice)
    const rules = Object.keys(CATALOGUE.en).filter((key) => /^V[IPM]?-/.test(key) && !key.startsWith('V-ROUND-2'))
    for (const key of rules.filter((rule) => !rule.startsWith('V-MARKET-2'))) {
      const [rule, fact] = key.split(' ') as [string, string]
      const facts = fact === 'cube' ? { green: 'market' } : { [fact]: fact === 'at' ? 'bag' : 'market' }
      const sentence = presentation.help.reason({ rule, facts }, voice)
      expect(flaws([sentence])).toEqual([])
      expect(sentence).not.toBe(other)
    }
  })

  it('teaches newcomers what a turn can bring, lesson by lesson', () => {
    for (const { topic, text } of presentation.help.lessons) {
      for (const voice of VOICES) {
        expect(flaws([text(voice)])).toEqual([])
        expect(presentation.help.topics(null, voice).map(({ id }) => id)).toContain(topic)
      }
    }
    const offered = turns.flatMap(({ shown }) =>
      presentation.planning.goals(shown, VOICES[0] as Voice).map((goal) => ({ goal, shown })),
    )
    const isOffered = (fits: Lesson['fits']) => offered.some(({ goal, shown }) => fits(goal, shown))
    expect(presentation.help.lessons.filter(({ fits }) => !isOffered(fits))).toEqual([])
    const told = acts.flatMap(({ news }) => news)
    expect(presentation.help.lessons.filter(({ isDone }) => isDone([]) || !isDone(told))).toEqual([])
  })

  it('teaches time, death and the chronicle one after the other, each with a picture of its own', () => {
    const about = presentation.help.lessons.filter(({ topic }) => topic === 'time')
    const done = (...kinds: readonly string[]) => about.map(({ isDone }) => isDone(kinds.map((kind) => ({ kind }))))
    expect(done('timePaid', 'timePaid', 'timePaid')).toEqual([true, false, false])
    expect(done('quillCrossed', 'died')).toEqual([false, true, false])
    expect(done('quillCrossed', 'died', 'quillCrossed', 'died')).toEqual([false, true, true])
    const [voice] = VOICES
    const { shown } = turns[0] as (typeof turns)[number]
    const chapter = presentation.help.topics(shown, voice as Voice).find(({ id }) => id === 'time')?.picture
    const alts = about.map(({ picture }) => picture?.(shown, voice as Voice).alt ?? chapter?.alt)
    expect(new Set(alts).size).toBe(3)
  })

  const decided = (totals: readonly number[], majority: number | null, change: (t: State) => void = () => {}) => {
    const { state } = table({ seats: Math.max(1, totals.length) }, (t) => {
      for (const [seat, p] of t.players.entries()) {
        p.stock = { ...p.stock, coins: 0, grain: 0 }
        p.fame = totals[seat] ?? 0
      }
      change(t)
    })
    const mass = [{ kind: 'massBegan', isLast: true }]
    const news = majority === null ? mass : [...mass, { kind: 'majorityWon', seat: majority, points: 2 }]
    const shown = { view: village.view(state, null), seat: null, names: NAMES }
    return presentation.turnText.highlight(shown, [{ seat: null, by: 'rules', news }], VOICES[0] as Voice)
  }

  it('tells what decided a narrow game, and nothing of any other', () => {
    expect(decided([30, 29, 10], 0)).toContain('majority')
    expect(decided([30, 29, 10], 1)).toContain('1 point made')
    expect(decided([30, 28, 10], null)).toContain('2 points made')
    expect(decided([30, 27, 10], 0)).toBeNull()
    expect(
      decided([30, 30, 10], null, (t) => {
        const [p] = t.players as [Player]
        p.stock.grain = 1
      }),
    ).toContain('Birgit won on grain')
    expect(decided([34], null)).toContain('1 point short of: Journeyman')
    expect(decided([35], null)).toBeNull()
  })

  it('says how a game ended', () => {
    const over = acts.filter(({ shown }) => (shown.view as { isOver: Json }).isOver === true)
    for (const { shown } of over) {
      for (const voice of VOICES)
        expect(flaws(presentation.turnText.ending(shown, village.result(shown.view as never), voice))).toEqual([])
    }
    expect(over).toHaveLength(7)
  })
})
