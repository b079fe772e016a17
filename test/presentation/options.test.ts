import { describe, expect, it } from 'vitest'
import { position, type Question } from '#kernel'
import { willyvillePresentation as presentation } from '#presentation/willyville/index'
import { willyville } from '#willyville/game'
import type { Player } from '#willyville/state'
import { me, pool, table } from '../willyville/table.ts'
import { flawIn, type Moment, shownOf, VOICES, walk } from './games.ts'

const EMOJIS = new Set(presentation.emojis.map(({ name }) => name))
const MOST = 100

/** The first moments of each kind, and then every so many. */
function moments(every: number): Moment[] {
  const met = new Map<string, number>()
  const kept: Moment[] = []
  const asked = (moment: Moment) => {
    const count = (met.get(moment.ask.about) ?? 0) + 1
    met.set(moment.ask.about, count)
    if (count <= 20 || count % every === 0) kept.push(moment)
  }
  for (const seats of [2, 3, 4]) {
    for (const seed of [1, 2, 3]) walk(10 * seats + seed, seats, seed < 3, { asked })
  }
  return kept
}

function madeFor(picks: string, change: (p: Player) => void): Moment {
  const saved = table(3, (t) => {
    pool(t, 'w4 w6 w3 w3')
    change(me(t))
  })
  return momentOf(saved, picks)
}

/** Somebody brings the plague, and another may heal. */
function plagueComes(): Moment {
  const saved = table(2, (t) => {
    const [own, other] = t.players as [Player, Player]
    Object.assign(own, { cloud: 9, coins: 9 })
    Object.assign(other, { church: 'healing', tree: 12 })
    t.churches = t.churches.filter((name) => name !== 'healing')
    t.rat = 1
    t.pool = t.pool.map((_, kind) => (kind === 6 ? 2 : 1))
  })
  return momentOf(saved, 'dice:b1+b1=2 meet tile:stay die:abbot')
}

/** A moment of a table made for it. */
function momentOf(saved: Moment['saved'], picks: string): Moment {
  const answers = picks.split(' ').map((pick) => ({ seat: 0, picks: [pick] }))
  const here = position(willyville, saved, answers)
  return { saved, answers, here, ask: here.questions[0] as Question }
}

/** Seldom met in so few games. */
const SELDOM = [
  plagueComes(),
  ...['dice:w4+w6=10 market', 'dice:w4+w6=10 market bailiff:church'].map((picks) =>
    madeFor(picks, (p) => {
      p.church = 'trade'
    }),
  ),
  madeFor('dice:w3+w3=6 travel pay:coin', (p) => {
    p.church = 'mission'
    Object.assign(p.crafts, { horse: { card: 0, goods: 1 } })
  }),
]

const ALL = [...moments(17), ...SELDOM]

/** Of a hundred dice any few stand for all. */
function someOf({ about, options }: Question, at: number): readonly string[] {
  return about === 'dice' ? options.filter((_, place) => (place + at) % 9 === 0) : options
}

function wrongIn({ here, ask }: Moment, index: number): string[] {
  const shown = shownOf(here.now, ask.seat)
  return VOICES.flatMap((voice) => {
    const question = presentation.choices.question(shown, ask, voice)
    const wrong = flawIn(question) !== null || question.length > 150 ? [`${ask.about}: ${question}`] : []
    for (const option of someOf(ask, index)) {
      const { label, description, emoji } = presentation.choices.option(shown, ask, option, voice)
      const flaw = flawIn(label) ?? (description === undefined ? null : flawIn(description))
      const isLong = label.length > MOST || (description?.length ?? 0) > MOST
      const isStrange = label === option || (emoji !== undefined && !EMOJIS.has(emoji))
      if (flaw !== null || isLong || isStrange) wrong.push(`${option}: ${label} | ${description} | ${emoji} (${flaw})`)
    }
    return wrong
  })
}

describe('questions', () => {
  it('are met, all of them', () => {
    const abouts = new Set(ALL.map(({ ask }) => ask.about))
    const known = 'dice act more pay die labourer plague bailiff free customers mission monk slot tile take'.split(' ')
    expect([...abouts].sort()).toEqual(known.sort())
  })

  it('have words for every option in every language, short and whole', () => {
    expect(ALL.flatMap(wrongIn)).toEqual([])
  })

  it('tell their options apart', () => {
    const alike = ALL.flatMap(({ here, ask }, index) => {
      const shown = shownOf(here.now, ask.seat)
      const voice = VOICES[index % VOICES.length] as (typeof VOICES)[number]
      const entries = ask.options.map((option) => {
        const { label, description } = presentation.choices.option(shown, ask, option, voice)
        return `${label} | ${description}`
      })
      const twice = entries.filter((entry, place) => entries.indexOf(entry) !== place)
      return twice.length === 0 ? [] : [`${ask.about}: ${twice[0]}`]
    })
    expect(alike).toEqual([])
  })

  it('that are more than a select have whole lines, and answers that are offered', () => {
    const met = new Set<string>()
    for (const [index, { here, ask }] of ALL.entries()) {
      const voice = VOICES[index % VOICES.length] as (typeof VOICES)[number]
      const details = presentation.details?.about?.(shownOf(here.now, ask.seat), ask, voice)
      if (!details) continue
      met.add(ask.about)
      const { lines, answers = [] } = details
      const texts = [...lines, ...answers.flatMap(({ press, text }) => (text === undefined ? [press] : [press, text]))]
      expect(texts.filter((text) => flawIn(text) !== null)).toEqual([])
      expect(answers.filter(({ option }) => !ask.options.includes(option))).toEqual([])
      expect(answers.filter(({ press }) => press.length > 80)).toEqual([])
    }
    expect([...met].sort()).toEqual(['customers', 'die', 'labourer', 'mission', 'plague'])
  })

  it('of a travel card say what it is worth, what is left, and who knows (W-CHURCH-3)', () => {
    const { here, ask } = SELDOM.at(-1) as Moment
    const [voice] = VOICES as [(typeof VOICES)[number]]
    const details = presentation.details?.about?.(shownOf(here.now, ask.seat), ask, voice)
    expect(ask.about).toBe('mission')
    expect(details?.lines[0]).toMatch(/^### A: \+\d<:point:1>/)
    expect(details?.lines[2]).toMatch(/^-# \d+ cards left in stack A\. Only you know/)
    expect(details?.answers?.map(({ press }) => press)).toEqual(['Keep it', 'Exchange it'])
  })

  it('that bring luck say on the button what is rolled or turned up', () => {
    const [voice] = VOICES as [(typeof VOICES)[number]]
    const label = (...picks: string[]) => presentation.reveals?.confirming?.([picks], voice)
    expect(label('dice:w1+w1=2', 'hand', 'die:abbot')).toBe('Confirm and roll the rat')
    expect(label('dice:w3+w3=6', 'travel')).toBe('Confirm and reveal the card')
    expect(label('market', 'bailiff:church')).toBe('Reveal the 7th customer')
    expect(label('dice:w3+w3=6', 'monk:jug')).toBeNull()
  })

  it('that are long come in groups, each option once and no group too long', () => {
    for (const [index, { here, ask }] of ALL.entries()) {
      const voice = VOICES[index % VOICES.length] as (typeof VOICES)[number]
      const groups = presentation.choices.groups(shownOf(here.now, ask.seat), ask, voice)
      if (groups === null) {
        expect(ask.options.length).toBeLessThanOrEqual(25)
        continue
      }
      expect(groups.flatMap(({ options }) => options).sort()).toEqual([...ask.options].sort())
      expect(Math.max(...groups.map(({ options }) => options.length))).toBeLessThanOrEqual(25)
      const labels = groups.map(({ entry }) => entry.label)
      expect(new Set(labels).size).toBe(labels.length)
      expect(labels.find((label) => flawIn(label) !== null)).toBeUndefined()
    }
  })
})
