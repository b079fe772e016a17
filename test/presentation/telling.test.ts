import { describe, expect, it } from 'vitest'
import { type News, newsFor, position, untilAsked } from '#kernel'
import { willyvillePresentation as presentation } from '#presentation/willyville/index'
import { willyville } from '#willyville/game'
import type { NewsKind } from '#willyville/news'
import { activeSeat, type State } from '#willyville/state'
import { breadth } from '../breadth.ts'
import { me, pool, table } from '../willyville/table.ts'
import { flawIn, type Moment, NAMES, recordedMoments, shownOf, VOICES, WORDED, walk } from './games.ts'

type Ended = Omit<Moment, 'ask'>

/** The first is played at random. */
const SEEDS = breadth([1, 2, 3], [1, 2, 3, 4, 5, 6, 7, 8])
const TURNS: Ended[] = []
const ENDS = [2, 3, 4].flatMap((seats) =>
  SEEDS.map((seed) => walk(50 * seats + seed, seats, seed > 1, { ended: (turn) => TURNS.push(turn) })),
)

function tellFor(turn: Ended, viewer: number | null, news: readonly News[] = turn.here.news, at = 0): string[] {
  const shown = shownOf(turn.here.now, viewer)
  const voice = VOICES[at % VOICES.length] as (typeof VOICES)[number]
  const seat = activeSeat(turn.saved.state)
  return presentation.turnText.tell(shown, { seat, by: 'player', news: newsFor(news, viewer) }, voice)
}

/** A travel card goes back under its stack. */
function exchanged(): Ended {
  const saved = table(3, (t) => {
    pool(t, 'w3 w3')
    Object.assign(me(t), { church: 'mission', coins: 1 })
  })
  const picks = ['travel', 'mission:exchange']
  const answers = picks.map((pick) => ({ seat: 0, picks: [pick] }))
  const dice = position(willyville, saved, []).questions[0]?.options.find((option) => option.endsWith('w3=6')) as string
  const all = [{ seat: 0, picks: [dice] }, ...answers]
  return { saved, answers: all, here: position(willyville, saved, all) }
}

describe('what happened', () => {
  it('is told in whole lines, the turn first', () => {
    for (const [at, turn] of TURNS.entries()) {
      const lines = tellFor(turn, null, turn.here.news, at)
      expect(lines.filter((line) => flawIn(line) !== null)).toEqual([])
      expect(lines[0]).toContain(NAMES[activeSeat(turn.saved.state)])
      expect(lines[0]).toMatch(/<:[wb]\d:1><:[wb]\d:1> \d+/)
    }
  })

  it('is told of every kind of news, even alone', () => {
    const byKind = new Map<string, { turn: Ended; news: News }>()
    for (const turn of TURNS) {
      const next = turn.here.done === null ? [] : untilAsked(willyville, turn.here.done).news
      for (const news of [...turn.here.news, ...next]) byKind.set(news.kind, { turn, news })
    }
    expect(byKind.size).toBeGreaterThan(40)
    const untold = [...byKind].filter(([, { turn, news }]) => {
      const viewer = 'seat' in news ? (news.seat as number) : null
      return tellFor(turn, viewer, [news]).join('').length <= (NAMES[0] as string).length + 3
    })
    // A plough that was let go, as it were: the kinds nothing is worth a word of.
    expect(untold.map(([kind]) => kind as NewsKind)).toEqual([])
  })

  it('is told each by the number of the thing, and Death in bold on a line of its own', () => {
    const deaths = TURNS.filter(({ here }) => here.news.some(({ kind }) => kind === 'buried'))
    expect(deaths.length).toBeGreaterThan(10)
    for (const turn of deaths) expect(tellFor(turn, null)[1]).toMatch(/^<:death:1> \*\*.+\*\*$/)
  })

  it('says nothing of a card only one seat has seen', () => {
    const seen = [exchanged(), ...TURNS.filter(({ here }) => here.news.some(({ kind }) => kind === 'cardExchanged'))]
    for (const turn of seen) {
      const hidden = turn.here.news.filter(({ only }) => only !== undefined)
      expect(tellFor(turn, null)).toEqual(
        tellFor(
          turn,
          null,
          turn.here.news.filter((news) => !hidden.includes(news)),
        ),
      )
    }
  })

  it('names whom a bot played for', () => {
    const [turn] = TURNS as [Ended]
    const seat = activeSeat(turn.saved.state)
    const told = { seat, by: 'bot', news: turn.here.news }
    const [line] = presentation.turnText.tell(shownOf(turn.here.now, null), told, VOICES[0] as (typeof VOICES)[number])
    expect(line).toContain(`${NAMES[seat]} (by bot)`)
  })
})

describe('a draft', () => {
  it('is told step by step, numbered from 1, and in totals', () => {
    for (const [index, turn] of TURNS.entries()) {
      if (index % 3 !== 0) continue
      const seat = activeSeat(turn.saved.state)
      const voice = (index % 2 === 0 ? VOICES : WORDED)[index % 3] as (typeof VOICES)[number]
      const shown = shownOf(turn.here.now, seat)
      const lines = presentation.turnText.steps(shown, newsFor(turn.here.news, seat), voice)
      expect(lines.filter((line) => flawIn(line) !== null)).toEqual([])
      const numbers = lines.flatMap((line) => /^`(\d+)` \S/.exec(line)?.[1] ?? [])
      expect(numbers).toEqual(numbers.map((_, place) => String(place + 1)))
      expect(numbers.length).toBeGreaterThan(0)
      expect(flawIn(presentation.turnText.changes(shownOf(turn.saved.state, seat), shown, voice))).toBeNull()
    }
  })

  it('names every step, and nothing that did not happen, at every moment of every recorded game', () => {
    const flawed: string[] = []
    let stayed = 0
    for (const [index, { here, saved, answers }] of recordedMoments().entries()) {
      const seat = answers.at(-1)?.seat ?? 0
      const draft = answers.filter((one) => one.seat === seat).map(({ picks }) => picks)
      const voice = VOICES[index % VOICES.length] as (typeof VOICES)[number]
      const lines = presentation.turnText.steps(shownOf(here.now, seat), newsFor(here.news, seat), voice, draft)
      const isStay = draft.flat().includes('ask:stay')
      const stay = /stays|bleibt stehen|blijft staan/
      const wrong = (line: string) =>
        flawIn(line) !== null || /^`\d+` [<:,→]/.test(line) || (!isStay && stay.test(line))
      flawed.push(...lines.filter(wrong).map((line) => `${saved.at} ${draft.join(' ')}: ${line}`))
      if (isStay) stayed++
    }
    expect(flawed).toEqual([])
    expect(stayed).toBeGreaterThan(0)
  })

  it('of the meeting place is named while its tile is still to be laid', () => {
    const saved = table(3, (t) => {
      pool(t, 'w4 w6 w3 w3')
      me(t).coins = 6
      Object.assign(me(t).crafts, { beer: { card: 0, goods: 0 } })
    })
    const options = position(willyville, saved, []).questions[0]?.options ?? []
    const meets = options.flatMap((dice) => {
      const answers = [dice, 'meet'].map((pick) => ({ seat: 0, picks: [pick] }))
      const here = position(willyville, saved, answers)
      return here.refusal === null && here.questions[0]?.about === 'tile' ? [{ answers, here }] : []
    })
    expect(meets.length).toBeGreaterThan(0)
    for (const { answers, here } of meets) {
      const draft = answers.map(({ picks }) => picks)
      const lines = presentation.turnText.steps(shownOf(here.now, 0), here.news, VOICES[0] as never, draft)
      expect(lines[1]).toMatch(/^`1` Meeting place: −\d<:time:1>$/)
    }
  })

  it('tells of a death as of something to come, and when nobody else could die', () => {
    const [voice] = VOICES as [(typeof VOICES)[number]]
    const news = [{ kind: 'buried', seat: 0, villager: 'craftsman', where: 'grave', number: 1 }] as object[] as News[]
    const shown = shownOf(table(3, () => {}).state, 0)
    expect(presentation.turnText.steps(shown, news, voice, [['die:craftsman']])).toEqual([
      '<:death:1> **The craftsman dies** · nameless grave',
    ])
    expect(presentation.turnText.steps(shown, news, voice, [['dice:w4+w6=10'], ['market']])[0]).toContain(
      '(only choice)',
    )
  })

  it('of an answer to the plague says what becomes of the own tree, and numbers nothing', () => {
    const [voice] = VOICES as [(typeof VOICES)[number]]
    const shown = shownOf(table(3, () => {}).state, 1)
    const news = [
      { kind: 'healed', seat: 1, left: 1 },
      { kind: 'storiesLost', seat: 2, points: 2, left: 2 },
    ] as object[] as News[]
    expect(presentation.turnText.steps(shown, news, voice, [['heal']])).toEqual(['You heal your tree (1 use left).'])
  })

  it('puts the numbers of its lines on the flags of its village', () => {
    for (const [index, turn] of TURNS.entries()) {
      if (index % 40 !== 0) continue
      const seat = activeSeat(turn.saved.state)
      const told = [{ seat, by: 'player', news: newsFor(turn.here.news, seat) }]
      const wish = { language: 'en', size: 'full' } as const
      const plain = presentation.pictures.ownBoard(shownOf(turn.here.now, seat), seat, wish, [])
      const flagged = presentation.pictures.ownBoard(shownOf(turn.here.now, seat), seat, wish, told)
      const flags = flagged.draws
        .slice(plain.draws.length)
        .flatMap((draw) => ('text' in draw ? [Number(draw.text)] : []))
      const steps = presentation.turnText.steps(
        shownOf(turn.here.now, seat),
        newsFor(turn.here.news, seat),
        VOICES[0] as never,
      )
      const most = steps.filter((line) => line.startsWith('`')).length
      expect(flags.filter((flag) => !(flag >= 1 && flag <= most))).toEqual([])
    }
  })
})

describe('the table', () => {
  it('numbers the acts whose things it shows, in their order', () => {
    let flagged = 0
    for (let index = 4; index < TURNS.length; index += 25) {
      const last = TURNS.slice(index - 4, index)
      const told = last.map((turn) => ({
        seat: activeSeat(turn.saved.state),
        by: 'player',
        news: newsFor(turn.here.news, null),
      }))
      const shown = shownOf((last.at(-1) as Ended).here.now, null)
      const { picture, numbers } = presentation.pictures.table(shown, { language: 'en', size: 'full' }, told)
      const flags = numbers.filter((number) => number !== null)
      expect(flags).toEqual(flags.map((_, place) => place + 1))
      expect(
        picture.draws.filter((draw) => 'sprite' in draw && /^(flag|pennant)$/.test(draw.sprite)).length >= flags.length,
      ).toBe(true)
      flagged += flags.length
    }
    expect(flagged).toBeGreaterThan(10)
  })
})

describe('the end', () => {
  it('names who won, everybody’s points, and how a tie was broken', () => {
    for (const [index, saved] of ENDS.entries()) {
      const result = willyville.result(saved.state as State)
      const voice = VOICES[index % VOICES.length] as (typeof VOICES)[number]
      const lines = presentation.turnText.ending(shownOf(saved.state, null), result, voice)
      for (const winner of result.winners) expect(lines[0]).toContain(NAMES[winner])
      for (const [seat, total] of result.totals.entries()) expect(lines[1]).toContain(`${NAMES[seat]} ${total}`)
      expect(lines.filter((line) => flawIn(line) !== null)).toEqual([])
    }
  })
})

describe('an end at which somebody gave up', () => {
  const [saved] = ENDS as [(typeof ENDS)[number]]
  const { points } = willyville.result(saved.state as State)
  const totals = points.map(() => 30)

  it('speaks of a tie only between those who could win', () => {
    const [voice] = VOICES as [(typeof VOICES)[number]]
    const shown = shownOf(saved.state, null)
    const linesFor = (more: object) =>
      presentation.turnText.ending(shown, { points, totals, winners: [0], ...more }, voice).join('\n')
    expect(linesFor({})).toContain('decided the tie')
    expect(linesFor({ left: [0] })).not.toContain('decided the tie')
  })
})

describe('the closest call', () => {
  const [voice] = VOICES as [(typeof VOICES)[number]]
  const told = (news: object[]) => [{ seat: 0, by: 'player', news: news as News[] }]
  /** The first is so many points ahead. */
  const sceneWith = (points: number) => {
    const { state } = table(2, (t) => {
      const { handPoints } = t.setup.content.constants
      for (const [seat, player] of t.players.entries()) {
        player.safe = 20 + (seat === 0 ? points : 0) - (t.hand.holder === seat ? handPoints : 0)
      }
    })
    return shownOf(state, null)
  }

  it('is what came home in the round in which the plague came, and the most of it', () => {
    const round = (number: number) => ({ kind: 'roundBegan', round: number, first: 0, dice: [], handPoints: 0 })
    const home = (seat: number, points: number) => ({ kind: 'storiesSaved', seat, points })
    const plague = { kind: 'plagueStruck' }
    const shown = sceneWith(20)
    const game = [round(3), home(0, 9), round(4), home(0, 4), home(1, 5), plague, round(5), home(0, 7)]
    expect(presentation.turnText.highlight(shown, told(game), voice)).toBe(
      `**Closest call:** in round 4, ${NAMES[1]} brought 5 story points home just before the plague.`,
    )
    expect(presentation.turnText.highlight(shown, told([round(3), home(0, 2), plague]), voice)).toBeNull()
  })

  it('is otherwise the point that made the difference, where it was one or two', () => {
    expect(presentation.turnText.highlight(sceneWith(0), told([]), voice)).toBeNull()
    expect(presentation.turnText.highlight(sceneWith(1), told([]), voice)).toContain(
      'a single point made the difference',
    )
    expect(presentation.turnText.highlight(sceneWith(3), told([]), voice)).toBeNull()
  })
})
