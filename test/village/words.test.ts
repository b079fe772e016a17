import { describe, expect, it } from 'vitest'
import { CARDS } from '#data/village/cards'
import type { Cards, Effect } from '#data/village/schema'
import type { Face, Scene, Voice } from '#faces/face'
import { faceOf } from '#faces/registry'
import { tongueOf } from '#faces/village/tongue'
import { effectText } from '#faces/village/words'
import type { Ask, Saved } from '#kernel'
import { LANGUAGES, type Language } from '#texts'
import { village } from '#village/game'
import type { Ship } from '#village/state'
import {
  ALL,
  captain,
  cubes,
  customer,
  family,
  INN,
  MARRIAGE,
  me,
  owns,
  PORT,
  played,
  type State,
  table,
  villager,
} from './table.ts'

const face = faceOf('village') as Face
const VOICES: Voice[] = LANGUAGES.map((language) => ({ language, emoji: (name) => name }))
const [ENGLISH, GERMAN] = VOICES as [Voice, Voice]
const NAMES = ['Birgit', 'Konstanze', 'André', 'Emma', 'Jörg']

function sceneOf(t: State, seat: number | null): Scene {
  return { view: village.view(t, seat), seat, names: NAMES.slice(0, t.players.length) }
}

/** What is said of the options after these picks, by option. */
function saidAfter(saved: Saved<State>, voice: Voice, ...picks: string[]): Record<string, string> {
  const here = played(saved, ...picks)
  const ask = here.asks[0] as Ask
  const scene = sceneOf(here.now, ask.seat)
  const said = ask.options.map((option) => {
    const { label, description } = face.option(scene, ask, option, voice)
    return [option, description === undefined ? label : `${label} | ${description}`]
  })
  return Object.fromEntries(said)
}

/** The values of the table, changed. */
function withContent(t: State, change: Partial<Cards>): void {
  Object.assign(t, { setup: { ...t.setup, content: { ...t.setup.content, ...change } } })
}

describe('a card says all of its effect', () => {
  const said = (effect: Effect, language: Language) => effectText(tongueOf(language), effect)

  it.each(LANGUAGES)('the most it is worth, in %s', (language) => {
    const capped = CARDS.villagers.flatMap(({ effect }) => (effect.do === 'points' && effect.max ? [effect] : []))
    expect(capped).toHaveLength(7)
    for (const effect of capped)
      expect(said(effect, language)).toMatch(new RegExp(` ${effect.max} (points|Punkte|punten)$`))
    expect(said({ do: 'points', per: 'living', each: 1 }, language)).not.toMatch(/\d.*\d/)
  })

  it.each(LANGUAGES)(
    'the privilege that follows, how many children, and both gifts of a helmsman, in %s',
    (language) => {
      const [plain, more] = [false, true].map((privilege) =>
        said({ do: 'advance', where: 'council', privilege }, language),
      )
      expect(more?.slice(plain?.length)).toMatch(/privileg/i)
      expect(said({ do: 'birth', n: 2 }, language)).toContain('2')
      const [steps, noTime] = [said({ do: 'sail', steps: 2 }, language), said({ do: 'sail', noTime: true }, language)]
      expect(said({ do: 'sail', steps: 2, noTime: true }, language)).toBe(`${steps}, ${noTime}`)
      expect(said({ do: 'load', n: 2, of: ['ox', 'grain'] }, language)).toMatch(
        /2.*(ox\/grain|Ochse\/Getreide|os\/graan)/,
      )
    },
  )
})

describe('an option says what it costs', () => {
  it('V-ASK: a sale shows its points, and the surcharge after the caller’s first', () => {
    const day = table({ seats: 2, options: PORT }, (t) => {
      cubes(t, 'market.green')
      t.row = ['b08', 'b09', 'b05', 'b06'].map(customer)
      for (const p of t.players) owns(p, { horse: 1, ox: 1, green: 3, tea: 1 })
    })
    const first = saidAfter(day, ENGLISH, 'take:market.green')
    expect(first['serve:b08']).toBe('1 horse for 3 points | no surcharge')
    expect(first['sell:tea']).toBe('Sell 1 tea for 5 points, 1 coin | no surcharge')
    const second = saidAfter(day, ENGLISH, 'take:market.green', 'serve:b08')
    expect(second['serve:b09']).toBe('1 ox for 3 points | surcharge: 1 green cube, 1 time')
    expect(second['sell:tea']).toBe('Sell 1 tea for 5 points, 1 coin | surcharge: 1 green cube, 1 time')
    expect(saidAfter(day, GERMAN, 'take:market.green', 'serve:b08')['serve:b09']).toContain(
      'Aufpreis: 1 grüner Stein, 1 Zeit',
    )
  })

  it('V-ASK: a piece sold at an island shows its points', () => {
    const docked = table({ options: PORT }, (t) => {
      cubes(t, 'travel.green')
      Object.assign(me(t).ship as Ship, { at: 'plough', captain: captain('c21'), holds: ['ox', 'plough'] })
    })
    const said = saidAfter(docked, ENGLISH, 'take:travel.green', 'dock')
    expect([said['sell:ox'], said['sell:plough']]).toEqual(['Sell 1 ox for 4 points', 'Sell 1 plough for 3 points'])
  })

  it('V-ASK: each neighbouring space shows its price: nothing, then the captain’s, and time on a time space', () => {
    const sea = table({ options: ALL }, (t) => {
      cubes(t, 'travel.green')
      owns(me(t), { green: 2, coins: 3 })
      me(t).villagers = [villager('cartographer')]
      Object.assign(me(t).ship as Ship, { at: 'cocoa', captain: captain('c31') })
    })
    const steps = (...picks: string[]) => saidAfter(sea, ENGLISH, 'take:travel.green', 'sail', ...picks)
    expect(steps()['step:plough']).toBe('To Plough Island | free')
    expect(steps()['step:t1']).toBe('To the sea at t1 | free · 1 time')
    expect(steps('step:plough')['step:t4']).toBe('To the sea at t4 | 1 green cube: 2 steps · 1 time')
    expect(steps('step:plough', 'step:cocoa')['step:plough']).toBe('To Plough Island | free')
    expect(steps('card:cartographer')['step:t1']).toBe('To the sea at t1 | free')
  })

  it('with the values of the table', () => {
    const own = table({}, (t) => {
      withContent(t, {
        church: { ...CARDS.church, enter: [{ brown: 2 }, { time: 4 }] },
        council: CARDS.council.map((step) => ({ ...step, pay: [{ green: 3 }, { scroll: 2 }] })),
      })
      cubes(t, 'church.pink', 'council.green')
      family(t, t.due, '1@farm', '1@council.2')
      owns(me(t), { brown: 2, green: 2, scroll: 2 })
    })
    const church = saidAfter(own, ENGLISH, 'take:church.pink')
    expect(church['enter:1@farm.brown']).toContain('for 2 brown cubes')
    expect(church['enter:1@farm.time']).toContain('for 4 time')
    const council = saidAfter(own, ENGLISH, 'take:council.green', 'climb:1@council.2')
    expect(council).toMatchObject({ 'with:green': '3 green cubes', 'with:scroll': '2 scrolls' })
    const home = table({ options: PORT }, (t) => {
      withContent(t, { port: { ...CARDS.port, returnHome: { time: 3 } } })
      cubes(t, 'travel.green')
      Object.assign(me(t).ship as Ship, { at: 'cocoa', captain: captain('c21') })
    })
    expect(saidAfter(home, ENGLISH, 'take:travel.green').return).toContain('3 time')
  })
})

describe('a table owner’s own cards', () => {
  const maker = {
    ...(CARDS.villagers[0] as Cards['villagers'][number]),
    ...{ id: 'pieMaker', name: 'Maker of pies', effect: { do: 'gain', give: { grain: 2 } } as const },
  }

  it.each(VOICES)('are called by their names, in $language', (voice) => {
    const own = table({ options: INN }, (t) => {
      withContent(t, { villagers: [...CARDS.villagers, maker] })
      me(t).villagers = [CARDS.villagers.length, villager('scribe')]
    })
    const said = saidAfter(own, voice)
    expect(said['card:pieMaker']).toContain('Maker of pies')
    expect(said['card:scribe']).toMatch(/Scribe|Schreiber|Schrijver/)
    expect(face.board.village(sceneOf(own.state, 0), 0, voice.language)).toContain('Maker of pies')
  })

  it('may call one of ours by another name', () => {
    const own = table({ options: INN }, (t) => {
      const villagers = CARDS.villagers.map((one) => (one.id === 'scribe' ? { ...one, name: 'Copyist' } : one))
      withContent(t, { villagers })
      me(t).villagers = [villager('scribe')]
    })
    expect(saidAfter(own, GERMAN)['card:scribe']).toContain('Copyist')
  })
})

it('no group of a full turn is longer than a select', () => {
  const full = table({ seats: 2, options: { ...INN, ...MARRIAGE } }, (t) => {
    owns(me(t), { brown: 3, pink: 3, orange: 3, green: 3, coins: 3, bread: 5, grain: 0 })
    const ones = ['farm', 'craft.smithy', 'council.1', 'council.2', 'church.1'].map((place) => `1@${place}`)
    const twos = ['farm', 'church.1', 'inn'].map((place) => `2@${place}`)
    family(t, t.due, ...ones, ...twos, '3@farm', '3@church.2', '4@farm', '4@council.3')
    me(t).villagers = ['blacksmith', 'cartwright', 'scribe', 'brewster', 'miller', 'peddler', 'herdsman', 'usher'].map(
      villager,
    )
  })
  const here = played(full)
  const ask = here.asks[0] as Ask
  const others = ask.options.filter((option) => !option.startsWith('take:'))
  expect(others.length).toBeGreaterThan(25)
  const groups = face.groups(sceneOf(here.now, ask.seat), ask, ENGLISH) ?? []
  expect(Math.max(...groups.map(({ options }) => options.length))).toBeLessThanOrEqual(25)
  expect(groups.flatMap(({ options }) => options).sort()).toEqual([...ask.options].sort())
  expect(new Set(groups.map(({ entry }) => entry.label)).size).toBe(groups.length)
})
