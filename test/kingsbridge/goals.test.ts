import { describe, expect, it } from 'vitest'
import { type Answer, type News, newsFor, position, type Saved } from '#kernel'
import { kingsbridge } from '#kingsbridge/game'
import { type State, seatOnTurn } from '#kingsbridge/state'
import { kingsbridgePresentation as presentation } from '#presentation/kingsbridge/index'
import type { Shown } from '#presentation/kingsbridge/shown'
import type { Goal, Voice } from '#presentation/presentation'
import { play } from '../conformance.ts'
import { flawIn, NAMES, VOICES } from '../presentation/games.ts'
import { give, onward, orienting, pile, played, turn, turningUp } from './table.ts'
import { wilful } from './wilful.ts'

const ENGLISH = VOICES[0] as Voice
const EVERY = 5

function shownOf(state: State, seat: number | null): Shown {
  return { view: kingsbridge.view(state, seat), seat, names: NAMES }
}

interface Turn {
  readonly saved: Saved<State>
  readonly seat: number
  readonly goals: readonly Goal[]
}

function turnsOf(seats: number): Turn[] {
  const { scenes } = play({ game: kingsbridge, seats, seed: 70 + seats, depth: 0, pick: wilful(seats) })
  const turns = scenes.filter(({ saved }) => saved.scene === 'turn').filter((_, place) => place % EVERY === 0)
  return turns.map(({ saved }, place) => {
    const seat = seatOnTurn(saved.state as State)
    const goals = presentation.planning.goals(
      shownOf(saved.state as State, seat),
      VOICES[place % VOICES.length] as Voice,
    )
    return { saved: saved as Saved<State>, seat, goals }
  })
}

const ALL = [2, 3, 4].flatMap(turnsOf)

function after({ saved, seat }: Turn, picks: Goal['ways'][number]['picks']) {
  const answers: Answer[] = picks.map((step) => ({ seat, picks: step }))
  return position<State>(kingsbridge, saved, answers)
}

/** The goals of a turn on a table made for it. */
function goalsAt(saved: Saved<State>, more: Partial<Shown> = {}): Goal[] {
  return presentation.planning.goals({ ...shownOf(saved.state, 0), ...more }, ENGLISH)
}

function named(goals: readonly Goal[], id: string): Goal {
  const goal = goals.find((candidate) => candidate.id === id)
  if (goal === undefined) throw new Error(`no goal ${id}`)
  return goal
}

describe('goals', () => {
  it('are there in every turn, few enough for two selects, with short ids of their own', () => {
    expect(ALL.length).toBeGreaterThan(40)
    for (const { goals } of ALL) {
      expect(goals.length).toBeGreaterThan(0)
      expect(new Set(goals.map(({ id }) => id)).size).toBe(goals.length)
      for (const group of ['new', 'use'] as const) {
        expect(goals.filter((goal) => goal.group === group).length).toBeLessThanOrEqual(25)
      }
      expect(Math.max(...goals.map(({ ways }) => ways.length))).toBeLessThanOrEqual(24)
      expect(goals.filter(({ id }) => id.length > 50)).toEqual([])
    }
  })

  it('are said in every language in words that fit', () => {
    const wrong = ALL.flatMap(({ goals }) =>
      goals.flatMap(({ title, text, entry, ways }) => {
        const entries = [entry, ...ways.map((way) => way.entry)]
        const texts = entries.flatMap(({ label, description = '' }) => [label, description])
        return [...texts.filter((line) => line.length > 100), ...[title, text, ...texts].filter((line) => flawIn(line))]
      }),
    )
    expect(wrong.slice(0, 5)).toEqual([])
  })

  it('K-TURN-3: each way is a whole turn or goes as far as something comes to light, so it takes two presses', () => {
    for (const scene of ALL) {
      for (const { picks } of scene.goals.flatMap(({ ways }) => ways)) {
        const { refusal, done, finalUpTo } = after(scene, picks)
        expect([refusal, done !== null || finalUpTo > 0], JSON.stringify(picks)).toEqual([null, true])
      }
    }
  })

  it('K-SECRET-3: are the same however what is hidden lies', () => {
    for (const { saved, seat } of ALL.slice(0, 20)) {
      const ways = (state: State) =>
        presentation.planning
          .goals(shownOf(state, seat), ENGLISH)
          .map(({ id, worth, ways: all }) => [id, worth, all.map((w) => w.picks)])
      const other = kingsbridge.imagine(kingsbridge.view(saved.state, seat), [1, 2, 3, 4, saved.state.luck[4]])
      expect(ways(other)).toEqual(ways(saved.state))
    }
  })

  it('are nobody else’s, and none while the card is turned or once one is laid', () => {
    const saved = turn()
    expect(presentation.planning.goals(shownOf(saved.state, 1), ENGLISH)).toEqual([])
    expect(presentation.planning.goals(shownOf(saved.state, null), ENGLISH)).toEqual([])
    expect(presentation.planning.goals(shownOf(orienting('c1-granary').state, 0), ENGLISH)).toEqual([])
    expect(presentation.planning.goals(shownOf(played(saved, 'lay:grain').now, 0), ENGLISH)).toEqual([])
  })

  it('say what a turn brings, by which card if it is another one, and what is discarded', () => {
    const saved = turn((t) => {
      give(t, 0, { stone: 2, money: 0 })
      pile(t, 0, ['project'], ['cloth'])
      t.round = 2
    })
    const { entry, group } = named(goalsAt(saved), 'project:bridge')
    expect(group).toBe('new')
    expect(entry.label).toBe('Bridge: 2 stone')
    expect(entry.description).toMatch(/^With Privilege · −2 stone → \+6 VP · discard \w/)
  })

  it('K-ORDERS-1: make a lasting exchange that was ordered, and no other', () => {
    const saved = turn((t) => {
      t.edge = ['c4-army-cloth']
    })
    const picksOf = (more: Partial<Shown>) => named(goalsAt(saved, more), 'grain').ways[0]?.picks.flat()
    expect(picksOf({})).toContain('done')
    const orders = [{ name: 'exchange', value: ['always:c4-army-cloth'] }]
    expect(picksOf({ orders })).toContain('trade:c4-army-cloth')
  })

  it('K-ORDERS-5: discard as was ordered, else the card that would bring least now; any other is one way more', () => {
    const saved = turn((t) => give(t, 0, { wool: 3 }))
    const orders = [{ name: 'cover', value: ['sale', 'piety'] }]
    const discardOf = (goal: Goal) => goal.ways[0]?.picks.at(-1)
    expect(discardOf(named(goalsAt(saved, { orders }), 'grain'))).toEqual(['discard:sale'])
    const plain = named(goalsAt(saved), 'grain')
    expect(discardOf(plain)).not.toEqual(['discard:sale'])
    expect(new Set(plain.ways.map(({ picks }) => picks.at(-1)?.[0])).size).toBe(11)
  })
})

describe('the lessons of a guided first game', () => {
  const fitting = ({ goals, saved, seat }: (typeof ALL)[number]) =>
    presentation.help.lessons.map((lesson) => goals.some((goal) => lesson.fits(goal, shownOf(saved.state, seat))))

  const { lessons } = presentation.help
  const inTurns = [...lessons.keys()].filter((place) => lessons[place]?.goals === undefined)

  it('can each be done in some turn, and are done by doing it', () => {
    const told = new Map<number, News[]>()
    const offered = new Set<number>()
    for (const scene of ALL) {
      for (const [place, isThere] of fitting(scene).entries()) if (isThere) offered.add(place)
      for (const [place, lesson] of lessons.entries()) {
        const goal = scene.goals.find((each) => lesson.fits(each, shownOf(scene.saved.state, scene.seat)))
        const news: readonly News[] = goal === undefined ? [] : after(scene, goal.ways[0]?.picks ?? []).news
        told.set(place, [...(told.get(place) ?? []), ...newsFor(news, scene.seat)])
      }
    }
    expect([...offered].toSorted((a, b) => a - b)).toEqual(inTurns)
    expect(inTurns.filter((place) => lessons[place]?.isDone(told.get(place) ?? []) !== true)).toEqual([])
  })

  it('teach the very first question too: how the card is turned, and whether to exchange', () => {
    for (const saved of [
      orienting('c1-granary'),
      onward(turningUp('c1-granary', (t) => give(t, 0, { money: 2 }))).saved,
    ]) {
      const current = position<State>(kingsbridge, saved, [])
      const [ask] = current.questions
      if (ask === undefined) throw new Error('a question was expected')
      const shown = shownOf(current.now, ask.seat)
      const goals = lessons.flatMap((lesson) => lesson.goals?.(shown, ask, ENGLISH) ?? [])
      expect(goals.map(({ ways }) => ways[0]?.picks)).toEqual(ask.options.map((option) => [[option]]))
      const lesson = lessons.find(({ fits }) => goals.some((goal) => fits(goal, shown)))
      const answers = current.questions.map(({ seat, options }) => ({ seat, picks: options.slice(0, 1) }))
      const done = position<State>(kingsbridge, saved, answers)
      expect(lesson?.isDone([])).toBe(false)
      expect(lesson?.isDone(done.news), ask.about).toBe(true)
    }
  })

  it('have a chapter of the rules and a text in every language', () => {
    for (const voice of VOICES) {
      const topics = presentation.help.topics(null, voice).map(({ id }) => id)
      expect(presentation.help.lessons.filter(({ topic }) => !topics.includes(topic))).toEqual([])
      expect(
        presentation.help.lessons.map((lesson) => flawIn(lesson.text(voice))).filter((flaw) => flaw !== null),
      ).toEqual([])
    }
  })
})

describe('the closest call', () => {
  function over(vps: readonly number[]): Shown {
    const { t } = onward(turn())
    t.isOver = true
    t.players.forEach((p, seat) => {
      p.vp = vps[seat] ?? 0
      p.goods.money = 0
      p.goods.stone = 0
      p.goods.wood = 0
    })
    return shownOf(t, null)
  }
  const told = (seat: number, vp: number) => [
    { seat, by: 'player', news: [{ kind: 'vpLost', seat, cause: 'duty', vp, left: 0 }] },
  ]

  it('is who would have won but for what was owed, else a narrow end, else nothing', () => {
    expect(presentation.turnText.highlight(over([40, 36, 10, 9]), told(1, 5), ENGLISH)).toBe(
      `Closest call: ${NAMES[1]} would have won, but lost 5 VP to the last duties.`,
    )
    expect(presentation.turnText.highlight(over([40, 38, 10, 9]), told(2, 5), ENGLISH)).toBe(
      'Closest call: the margin was 2 VP.',
    )
    expect(presentation.turnText.highlight(over([40, 30, 10, 9]), told(1, 5), ENGLISH)).toBeNull()
  })
})
