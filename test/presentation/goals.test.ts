import { describe, expect, it } from 'vitest'
import { type Answer, isMisread, position, readLine } from '#kernel'
import type { Entry, Goal } from '#presentation/presentation'
import { willyvillePresentation as presentation } from '#presentation/willyville/index'
import type { Shown } from '#presentation/willyville/shown'
import { willyville } from '#willyville/game'
import { activeSeat } from '#willyville/state'
import { breadth } from '../breadth.ts'
import { flawIn, type Moment, shownOf, VOICES, WORDED, walk } from './games.ts'

const EMOJIS = new Set(presentation.emojis.map(({ name }) => name))
const EVERY = breadth(6, 2)

interface Turn {
  readonly moment: Moment
  readonly shown: Shown
  readonly seat: number
  readonly goals: readonly Goal[]
}

function turns(): Turn[] {
  const kept: Turn[] = []
  let count = 0
  const asked = (moment: Moment) => {
    if (moment.answers.length > 0 || count++ % EVERY !== 0) return
    const seat = activeSeat(moment.saved.state)
    const shown = shownOf(moment.saved.state, seat)
    const voice = VOICES[kept.length % VOICES.length] as (typeof VOICES)[number]
    kept.push({ moment, shown, seat, goals: presentation.planning.goals(shown, voice) })
  }
  for (const seats of [2, 3, 4]) {
    for (const seed of [1, 2]) walk(30 * seats + seed, seats, seed === 1, { asked })
  }
  return kept
}

const ALL = turns()

function entriesOf({ entry, ways }: Pick<Goal, 'entry' | 'ways'>): Entry[] {
  return [entry, ...ways.flatMap((way) => [way.entry, ...(way.choices ?? []).map((choice) => choice.entry)])]
}

function textsOf({ entry, title, text, ways }: Goal): string[] {
  const entries = entriesOf({ entry, ways })
  return [title, text, ...entries.flatMap(({ label, description }) => [label, ...(description ? [description] : [])])]
}

/** Who comes, who comes free, who dies, and whether a travel card is exchanged that came to light is chosen by hand. */
const MAY_STAY_OPEN = ['customers', 'free', 'die', 'labourer', 'mission']

describe('goals', () => {
  it('are there in every turn, few enough for two selects, each with few enough ways', () => {
    expect(ALL.length).toBeGreaterThan(70)
    for (const { goals } of ALL) {
      const count = (group: Goal['group']) => goals.filter((goal) => goal.group === group).length
      expect(count('new')).toBeGreaterThan(0)
      expect(count('new')).toBeLessThanOrEqual(20)
      expect(count('use')).toBeLessThanOrEqual(11)
      expect(Math.max(...goals.map(({ ways }) => ways.length))).toBeLessThanOrEqual(24)
    }
  })

  it('and their ways have ids of their own, short ones', () => {
    for (const { goals } of ALL) {
      expect(new Set(goals.map(({ id }) => id)).size).toBe(goals.length)
      for (const { ways } of goals) {
        expect(new Set(ways.map(({ id }) => id)).size).toBe(ways.length)
        expect(ways.filter(({ id }) => id.length > 60)).toEqual([])
      }
    }
  })

  it('are named in words that fit', () => {
    for (const { goals } of ALL) {
      for (const goal of goals) {
        const entries = entriesOf(goal)
        expect(textsOf(goal).filter((text) => flawIn(text) !== null)).toEqual([])
        expect(entries.filter(({ label, description = '' }) => label.length > 100 || description.length > 100)).toEqual(
          [],
        )
        expect(entries.filter(({ emoji }) => emoji !== undefined && !EMOJIS.has(emoji))).toEqual([])
      }
    }
  })

  it('can be had: every way is legal on the real table, and ends the turn, asks who dies, or brings something to light', () => {
    const open = new Set<string>()
    for (const { moment, goals, seat } of ALL) {
      for (const { picks, death } of goals.flatMap(({ ways }) => ways)) {
        const answers: Answer[] = picks.map((one) => ({ seat, picks: one }))
        const present = position(willyville, moment.saved, answers)
        expect(present.refusal, JSON.stringify(picks)).toBeNull()
        const about = present.questions[0]?.about
        if (about !== undefined) open.add(about)
        // Customers are chosen on the goal's page, and cost their time there.
        if (about === 'customers') continue
        if (present.finalUpTo > 0) {
          expect(position(willyville, moment.saved, answers.slice(0, -1)).finalUpTo).toBe(0)
          continue
        }
        expect(present.done === null, JSON.stringify(picks)).toBe(death)
      }
    }
    expect([...open].filter((about) => !MAY_STAY_OPEN.includes(about))).toEqual([])
    expect([...open]).toEqual(expect.arrayContaining(['customers', 'die', 'labourer']))
  })

  it('promise Death where it comes, and nowhere else', () => {
    for (const { moment, goals, seat } of ALL) {
      for (const { picks, death } of goals.map(({ ways }) => ways[0] as Goal['ways'][number])) {
        const { news, finalUpTo, questions } = position(
          willyville,
          moment.saved,
          picks.map((one) => ({ seat, picks: one })),
        )
        if (finalUpTo === 0 && questions[0]?.about !== 'customers')
          expect(news.some(({ kind }) => kind === 'deathCame')).toBe(death)
      }
    }
  })

  it('are the same however what is hidden lies', () => {
    for (const { moment, shown, seat, goals } of ALL.slice(0, 40)) {
      const voice = VOICES[0] as (typeof VOICES)[number]
      const other = willyville.imagine(shown.view, [1, 2, 3, 4, moment.saved.state.luck[4]])
      const ways = (list: readonly Goal[]) =>
        list.map(({ id, worth, ways }) => [id, worth, ways.map((way) => way.picks)])
      expect(ways(presentation.planning.goals(shownOf(other, seat), voice))).toEqual(ways(goals))
    }
  })

  it('are nobody else’s, and gone once the dice are taken', () => {
    const [{ moment, seat }] = ALL as [Turn]
    const voice = VOICES[0] as (typeof VOICES)[number]
    expect(presentation.planning.goals(shownOf(moment.saved.state, (seat + 1) % 2), voice)).toEqual([])
    expect(presentation.planning.goals(shownOf(moment.saved.state, null), voice)).toEqual([])
    const picks = [moment.ask.options[0] as string]
    expect(
      presentation.planning.goals(shownOf(position(willyville, moment.saved, [{ seat, picks }]).now, seat), voice),
    ).toEqual([])
  })
})

describe('moves', () => {
  const typed = ['', '7', 'w', 'h', 'serve', 'stable 5', 'ask', 'b', '1 2', 'xyzzy']

  it('are lines that the game reads back, with names and values that fit', () => {
    let read = 0
    for (const [index, { moment, shown }] of ALL.entries()) {
      const voice = WORDED[index % WORDED.length] as (typeof WORDED)[number]
      const list = presentation.planning.moves(shown, typed[index % typed.length] as string, voice)
      expect(list.length).toBeLessThanOrEqual(25)
      expect(new Set(list.map(({ value }) => value)).size).toBe(list.length)
      for (const { name, value } of list) {
        expect(name.length).toBeLessThanOrEqual(100)
        expect(value.length).toBeLessThanOrEqual(100)
        const answers = readLine(willyville, moment.saved, value)
        expect(isMisread(answers) ? answers.rest : '', value).toBe('')
        read++
      }
    }
    expect(read).toBeGreaterThan(500)
  })

  it('begin with what was typed, in any order', () => {
    const voice = VOICES[0] as (typeof VOICES)[number]
    for (const { shown } of ALL.slice(0, 30)) {
      const all = presentation.planning.moves(shown, '', voice)
      expect(all.length).toBeGreaterThan(0)
      for (const { value } of all.slice(0, 5)) {
        const words = value.split(' ').reverse()
        expect(
          presentation.planning.moves(shown, words.join(' ').toUpperCase(), voice).map((move) => move.value),
        ).toContain(value)
      }
      expect(presentation.planning.moves(shown, 'xyzzy', voice)).toEqual([])
    }
  })
})

describe('the choices on the way to a goal', () => {
  const ways = ALL.flatMap(({ goals }) => goals.flatMap((goal) => goal.ways.map((way) => ({ goal, way }))))

  it('are questions with words for every answer, which tell the answers apart', () => {
    for (const { goals } of ALL) {
      for (const goal of goals) {
        const choices = goal.ways.flatMap((way) => way.choices ?? [])
        expect(choices.filter(({ question }) => flawIn(question) !== null || question.length > 150)).toEqual([])
        const words = new Map(choices.map(({ id, entry }) => [id, `${entry.label} | ${entry.description}`]))
        const texts = [...words.values()].filter((text) => text.length < 190)
        expect(new Set(texts).size, texts.join('\n')).toBe(texts.length)
      }
    }
  })

  it('with the same answers differ in their dice', () => {
    const met = ALL.flatMap(({ goals }, turn) =>
      goals.flatMap(({ id, ways: all }) =>
        all.map(({ choices = [], picks }) => `${turn} ${id} ${choices.map((one) => one.id)} ${picks[0]}`),
      ),
    )
    expect(new Set(met).size).toBe(met.length)
  })

  it('never choose customers for anybody, nor count their points before they are served (W-MARKET)', () => {
    const markets = ways.filter(({ goal }) => goal.id === 'market')
    expect(markets.length).toBeGreaterThan(20)
    for (const { goal, way } of markets) {
      expect(way.picks.flat().filter((pick) => /^(take|free):c/.test(pick))).toEqual([])
      expect(goal.entry.label).not.toMatch(/point|Punkt|punt/)
    }
  })
})
