import { describe, expect, it } from 'vitest'
import { isMisread, type News, position, readLine } from '#kernel'
import { willyvillePresentation as presentation } from '#presentation/willyville/index'
import { customerId } from '#willyville/banner-places'
import { willyville } from '#willyville/game'
import { activeSeat, type Player, type State } from '#willyville/state'
import { me, pool, table } from '../willyville/table.ts'
import { NAMES, shownOf, VOICES, WORDED } from './games.ts'

const [ENGLISH, GERMAN, DUTCH] = WORDED as [(typeof WORDED)[number], (typeof WORDED)[number], (typeof WORDED)[number]]
const [EMOJIS] = VOICES as [(typeof VOICES)[number]]

function shown(change: (t: State, own: Player) => void = () => {}) {
  return shownOf(table(3, (t) => change(t, me(t))).state, 0)
}

describe('costs and gains', () => {
  it('stand in one order and with their signs, in labels as in lines with emojis', () => {
    const saved = table(3, (t) => pool(t, 'w3 w4 w1 w6'))
    const goals = presentation.planning.goals(shownOf(saved.state, 0), ENGLISH)
    const field = goals.find(({ id }) => id === 'field')
    expect(field?.entry.label).toMatch(/^New field · \+\d points? \+1 coin$/)
    expect(field?.entry.description).toMatch(/ · −2 time$/)
    const answers = ['dice:w3+w4=7', 'field'].map((pick) => ({ seat: 0, picks: [pick] }))
    const { now, news } = position(willyville, saved, answers)
    const told = { seat: 0, by: 'player', news }
    const [line] = presentation.turnText.tell(shownOf(now, 0), told, EMOJIS)
    expect(line).toContain('new field · −2<:time:1> → +1<:coin:1>')
  })

  it('call free only what costs nothing', () => {
    const ask = { about: 'act', seat: 0, options: ['game'], min: 1, max: 1 }
    const { description } = presentation.choices.option(shown(), ask, 'game', ENGLISH)
    expect(description).toBe('free · +1 story point')
  })
})

it('a price that cannot be paid names the least that is missing, and no alternative that holds another', () => {
  const broke = shown((t, own) => {
    pool(t, 'w3 w4 w1 w1')
    Object.assign(own, { church: 'abbey', coins: 1 })
    t.churches = t.churches.filter((name) => name !== 'abbey')
  })
  // Two horses, two coins, or one of each.
  expect(presentation.help.why(broke, 'monk:rosary', ENGLISH)).toEqual(['You need 1 coin or 1 horse more.'])
  const poor = shown((_, own) => {
    own.coins = 0
  })
  for (const [voice, or] of [
    [ENGLISH, ' or '],
    [GERMAN, ' oder '],
    [DUTCH, ' of '],
  ] as const) {
    const sentence = presentation.help.why(poor, 'travel', voice).at(-1) ?? ''
    expect(sentence.split(or)).toHaveLength(2)
  }
})

it('a rule stands with its id in small print, and reasons and titles without', () => {
  const poor = shown((_, own) => {
    own.villagers.abbot = false
  })
  for (const voice of VOICES) {
    for (const reason of presentation.help.why(poor, 'church:trade', voice)) expect(reason).not.toMatch(/W-[A-Z]/)
    expect(presentation.remedies?.ruleOf(poor, 'church:trade', voice)).toMatch(/\. \(W-CHURCH\)$/)
    for (const { text } of presentation.help.topics(poor, voice)) {
      for (const line of text.split('\n')) expect(/W-[A-Z]/.test(line)).toBe(line.startsWith('-# '))
    }
  }
})

it('a plague is named wherever its losses are told, also when they are answered later', () => {
  const news = [{ kind: 'storiesLost', seat: 1, points: 3, left: 3 }] as object[] as News[]
  const told = { seat: 1, by: 'bot', news }
  const [, ...lines] = ['', ...presentation.turnText.tell(shown(), told, EMOJIS)]
  expect(lines).toEqual([`<:rat:1> **Plague: ${NAMES[1]} <:story:1>6 → 3**`])
})

it('a death says which area it leaves inactive, and a child that grows up which is active again', () => {
  const before = shown()
  const after = shown((_, own) => {
    own.villagers.abbot = false
  })
  expect(presentation.turnText.changes(before, after, ENGLISH)).toBe('Then: religion inactive')
  expect(presentation.turnText.changes(after, before, GERMAN)).toBe('Danach: Religion wieder aktiv')
  expect(presentation.turnText.changes(before, before, ENGLISH)).toBe('No other changes')
})

it('uses of the village with different values have different names', () => {
  const saved = table(3, (t) => {
    pool(t, 'w1 w4 w2 w6 w3 w5')
    me(t).coins = 3
  })
  const uses = presentation.planning.goals(shownOf(saved.state, 0), ENGLISH).filter(({ group }) => group === 'use')
  expect(uses.length).toBeGreaterThan(1)
  expect(new Set(uses.map(({ title }) => title)).size).toBe(uses.length)
})

it('a hint writes its numbers as each language does', () => {
  const summary = (voice: typeof ENGLISH) =>
    presentation.planning.reasonSummary([{ theme: 'church', points: 4.62 }], voice)
  expect([ENGLISH, GERMAN, DUTCH].map(summary)).toEqual([
    'Good for: church and windows (+4.6). Little risk.',
    'Gut für: Kirche und Fenster (+4,6). Wenig Risiko.',
    'Goed voor: kerk en ramen (+4,6). Weinig risico.',
  ])
})

it('a move is found by what is done, and by the last part of a long word', () => {
  const saved = table(3, (t) => pool(t, 'w3 w4 w2 w6'))
  const linesFor = (typed: string, voice: typeof ENGLISH) =>
    presentation.planning.moves(shownOf(saved.state, 0), typed, voice).map(({ value }) => value)
  expect(linesFor('feld', GERMAN)).toContain('7 w3w4 field')
  expect(linesFor('build church', ENGLISH).length).toBeGreaterThan(0)
  expect(linesFor('stal bouwen', DUTCH)).toEqual(linesFor('stable', ENGLISH))
})

it('each lesson shows the picture of what it teaches', () => {
  const topics = presentation.help.topics(null, ENGLISH)
  const titles = presentation.help.lessons.map(({ topic }) => {
    const [title] = topics.find(({ id }) => id === topic)?.picture?.alt.split('.') ?? []
    return title
  })
  const things = ['Dice and values', 'Field', 'Craft building', 'Bailiff', 'Customer', 'Headman', 'School', 'Headman']
  expect(titles).toEqual(things)
})

it('a line to choose is written as the page on typing says, with every coin and price, and is read as the same turn', () => {
  const saved = table(2, (t) => {
    pool(t, 'w3 w4 b2 w6')
    me(t).coins = 2
  })
  const seat = activeSeat(saved.state)
  const moves = presentation.planning.moves(shownOf(saved.state, seat), 'build stable', ENGLISH)
  expect(moves.length).toBeGreaterThan(0)
  for (const { name, value } of moves) {
    expect(value).toMatch(/^\d+ [wb]\d([+]*|-*|=\d)[wb]\d([+]*|-*|=\d) stable/)
    expect(name.startsWith(value)).toBe(true)
    const coins = value.split(' ')[1]?.match(/[+-]/g)?.length ?? 0
    if (coins > 0) expect(name).toContain(`−${coins} coin`)
    const read = readLine(willyville, saved, value)
    if (isMisread(read)) throw new Error(value)
    const built = position(willyville, saved, read).news.some(({ kind }) => kind === 'buildingBuilt')
    expect([value, built]).toEqual([value, true])
  }
  const market = presentation.planning.moves(shownOf(saved.state, seat), 'market', ENGLISH)
  expect(market.filter(({ name }) => /\bc\d\d\b/.test(name))).toEqual([])
})

it('a hint names all that customers cost, black dice and turned dice too, and Death where it comes', () => {
  const saved = table(2, (t) => {
    pool(t, 'w5 b5 w4 b6')
    Object.assign(me(t), { coins: 3, cloud: t.setup.content.constants.clouds.value - 2 })
  })
  const seat = activeSeat(saved.state)
  const shown = shownOf(saved.state, seat)
  const [first = 0, second = 0, third = 0] = saved.state.offer
  const take = [first, second, third].map((customer) => `take:${customerId(customer)}`)
  const whole = (...picks: string[][]) => presentation.planning.wholePrice?.(shown, picks, ENGLISH)
  expect(whole(['dice:w5+b5=10'], ['market'], take)).toBe(
    '10: white 5 + black 5 · −4 time −1 coin → +3 customers · Death',
  )
  expect(whole(['dice:w4+w5=10'], ['market'], take.slice(0, 1))).toContain('−1 time −1 coin → +1 customer')
  expect(whole(['dice:w4+w5=9'], ['build:stable.69'])).toBeNull()
})

it('no hint calls the order of play a risk', () => {
  const summary = presentation.planning.reasonSummary(
    [
      { theme: 'start', points: -2 },
      { theme: 'story', points: 3 },
    ],
    ENGLISH,
  )
  expect(summary).toBe('Good for: story points (+3.0). Little risk.')
})
