import { describe, expect, it } from 'vitest'
import { CARDS } from '#data/village/cards'
import type { Cards, Effect } from '#data/village/schema'
import type { OrderSpec, Question, Saved } from '#kernel'
import type { Presentation, Told, Voice } from '#presentation/presentation'
import { presentationOf } from '#presentation/registry'
import { effectText } from '#presentation/village/card-texts'
import { phrasingOf } from '#presentation/village/phrasing'
import type { Shown } from '#presentation/village/shown'
import { valuesOf } from '#tables'
import { isOrder } from '#tables/flow/orders'
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

const presentation = presentationOf('village') as Presentation
const VOICES: Voice[] = LANGUAGES.map((language) => ({ language, emoji: (name) => name }))
const [ENGLISH, GERMAN] = VOICES as [Voice, Voice]
const NAMES = ['Birgit', 'Konstanze', 'André', 'Emma', 'Jörg']

function shownOf(t: State, seat: number | null): Shown {
  return { view: village.view(t, seat), seat, names: NAMES.slice(0, t.players.length) }
}

/** The texts of the options after these picks, by option. */
function saidAfter(saved: Saved<State>, voice: Voice, ...picks: string[]): Record<string, string> {
  const scene = played(saved, ...picks)
  const ask = scene.questions[0] as Question
  const shown = shownOf(scene.now, ask.seat)
  const said = ask.options.map((option) => {
    const { label, description } = presentation.choices.option(shown, ask, option, voice)
    return [option, description === undefined ? label : `${label} | ${description}`]
  })
  return Object.fromEntries(said)
}

/** The values of the table, changed. */
function withContent(t: State, change: Partial<Cards>): void {
  Object.assign(t, { setup: { ...t.setup, content: { ...t.setup.content, ...change } } })
}

describe('a card says all of its effect', () => {
  const said = (effect: Effect, language: Language) => effectText(phrasingOf(language), effect)

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
    expect(first['serve:b08']).toBe('1 horse → +3 points | no surcharge')
    expect(first['sell:tea']).toBe('Sell 1 tea → +5 points +1 coin | no surcharge')
    const second = saidAfter(day, ENGLISH, 'take:market.green', 'serve:b08')
    expect(second['serve:b09']).toBe('1 ox → +3 points | surcharge −1 time −1 green')
    expect(second['sell:tea']).toBe('Sell 1 tea → +5 points +1 coin | surcharge −1 time −1 green')
    expect(saidAfter(day, GERMAN, 'take:market.green', 'serve:b08')['serve:b09']).toContain('Aufpreis −1 Zeit −1 grün')
  })

  it('V-ASK: a piece sold at an island shows its points', () => {
    const docked = table({ options: PORT }, (t) => {
      cubes(t, 'travel.green')
      Object.assign(me(t).ship as Ship, { at: 'plough', captain: captain('c21'), holds: ['ox', 'plough'] })
    })
    const said = saidAfter(docked, ENGLISH, 'take:travel.green', 'dock')
    expect([said['sell:ox'], said['sell:plough']]).toEqual(['Sell 1 ox → +4 points', 'Sell 1 plough → +3 points'])
  })

  it('VP-SAIL-2: to stay on a time space shows its time, and is told', () => {
    const sea = table({ options: PORT }, (t) => {
      cubes(t, 'travel.green', 'market.green')
      Object.assign(me(t).ship as Ship, { at: 't3', captain: captain('c21') })
    })
    const labels = VOICES.map((voice) => saidAfter(sea, voice, 'take:travel.green').stay)
    expect(labels).toEqual(['Stay here (−1 time)', 'Hier bleiben (−1 Zeit)', 'Hier blijven (−1 tijd)'])
    const { news, now } = played(sea, 'take:travel.green', 'stay')
    const told = presentation.turnText.tell(shownOf(now, 0), { seat: 0, news, by: 'player' } satisfies Told, ENGLISH)
    expect(told.join()).toContain('stays at sea, −1 time')
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
    expect(steps()['step:t1']).toBe('To time space 1 | free · −1 time')
    expect(steps('step:plough')['step:t4']).toBe('To time space 4 | −1 green → 2 steps · −1 time')
    expect(steps('step:plough', 'step:cocoa')['step:plough']).toBe('To Plough Island | free')
    expect(steps('card:cartographer')['step:t1']).toBe('To time space 1 | free')
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
    expect(church['enter:1@farm.brown']).toContain('(−2 brown)')
    expect(church['enter:1@farm.time']).toContain('(−4 time)')
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
    id: 'pieMaker',
    name: 'Maker of pies',
    effect: { do: 'gain', give: { grain: 2 } } as const,
  }

  it.each(VOICES)('are called by their names, in $language', (voice) => {
    const own = table({ options: INN }, (t) => {
      withContent(t, { villagers: [...CARDS.villagers, maker] })
      me(t).villagers = [CARDS.villagers.length, villager('scribe')]
    })
    const said = saidAfter(own, voice)
    expect(said['card:pieMaker']).toContain('Maker of pies')
    expect(said['card:scribe']).toMatch(/Scribe|Schreiber|Schrijver/)
    expect(presentation.board.ownBoard(shownOf(own.state, 0), 0, voice.language)).toContain('Maker of pies')
  })

  it('may call one of ours by another name', () => {
    const own = table({ options: INN }, (t) => {
      const villagers = CARDS.villagers.map((villager) =>
        villager.id === 'scribe' ? { ...villager, name: 'Copyist' } : villager,
      )
      withContent(t, { villagers })
      me(t).villagers = [villager('scribe')]
    })
    expect(saidAfter(own, GERMAN)['card:scribe']).toContain('Copyist')
  })
})

describe('wishes for the market days of others', () => {
  const giant = {
    ...(CARDS.customers[0] as Cards['customers'][number]),
    id: 'giant',
    wants: { ox: 3 } as const,
    points: 9,
  }
  const own = table({ seats: 2 }, (t) => {
    withContent(t, {
      customers: [...CARDS.customers.map((customer) => ({ ...customer, points: customer.points + 1 })), giant],
    })
    cubes(t, 'market.green')
    t.row = [CARDS.customers.length]
    for (const p of t.players) owns(p, { green: 2, ox: 3 })
  })
  const valuesIn = (saved: Saved<State>) => {
    const lists = (village.orders ?? []).filter(({ name }) => /wishes/i.test(name))
    return lists.map((spec) => valuesOf(spec as OrderSpec, village.view(saved.state, 1)))
  }

  it('V-ORDER market: name the tiles of the table, in two lists that fit a select', () => {
    const ours = valuesIn(table({}))
    expect(ours.map((list) => [list.length, list[0]])).toEqual([
      [24, 'b01'],
      [11, 'i1'],
    ])
    expect(valuesIn(own).flat()).toContain('giant')
    expect(ours.flat()).not.toContain('giant')
    const known = ['wishes', 'moreWishes'].map((name) => {
      const spec = (village.orders ?? []).find((order) => order.name === name) as OrderSpec
      return [table({}), own].map(({ state }) => isOrder(spec, ['giant'], village.view(state, 1)))
    })
    expect(known).toEqual([
      [false, false],
      [false, true],
    ])
  })

  it('are said with the values of the table', () => {
    const text = presentation.orders.find(({ name }) => name === 'wishes')?.text
    expect(text?.('giant', ENGLISH, shownOf(own.state, 1))).toBe('3 oxen → +9 points')
    expect(text?.('b08', ENGLISH, shownOf(own.state, 1))).toBe('1 horse → +4 points')
    expect(text?.('b08', ENGLISH)).toBe('1 horse → +3 points')
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
  const scene = played(full)
  const ask = scene.questions[0] as Question
  const others = ask.options.filter((option) => !option.startsWith('take:'))
  expect(others.length).toBeGreaterThan(25)
  const groups = presentation.choices.groups(shownOf(scene.now, ask.seat), ask, ENGLISH) ?? []
  expect(Math.max(...groups.map(({ options }) => options.length))).toBeLessThanOrEqual(25)
  expect(groups.flatMap(({ options }) => options).sort()).toEqual([...ask.options].sort())
  expect(new Set(groups.map(({ entry }) => entry.label)).size).toBe(groups.length)
})

describe('the board of the table says', () => {
  const boardOf = (saved: Saved<State>, language: Language = 'en') =>
    `${presentation.board.table(shownOf(saved.state, 0), language)}\n${presentation.board.map?.(shownOf(saved.state, 0), language)}`
  const rowOf = (board: string, label: string) => board.split('\n').find((line) => line.trim().startsWith(label)) ?? ''

  it('what islands buy, which lines lead where, and what a burial at sea brings', () => {
    const board = boardOf(table({ options: PORT }, (t) => family(t, 0, '1@sea', '1@light.bell')))
    expect(rowOf(board, 'Plough Island')).toBe('  Plough Island: ox=4 plough=3 (brown+orange=5)')
    expect(rowOf(board, 'Bell Island')).toBe('  Bell Island: horse=3 scroll=2 (Birgit)')
    expect(rowOf(board, 'Treasure Island')).toBe('  Treasure Island: 6 chests')
    expect(rowOf(board, 'Graves at sea')).toBe('Graves at sea: 1/5 Birgit, points 2 1 0 0')
    expect(rowOf(board, 'Stalls')).toContain('cocoa=7, tea=5+1 coin')
    const starts = rowOf(board, 'Sea lines (t: 1 time)').split('time): ')[1]?.split(' · ') ?? []
    const lines = starts.flatMap((text) => {
      const [start = '', ends = ''] = text.split(': ')
      return ends.split(' ').map((end) => [start, end].sort().join('-'))
    })
    const names = {
      port: 'Port',
      cocoa: 'Cocoa',
      plough: 'Plough',
      bell: 'Bell',
      tea: 'Tea',
      treasure: 'Treasure',
      far: 'Far',
    }
    const nameOf = (place: string) => names[place as 'far'] ?? place
    const all = CARDS.port.lines.map((line) => line.map(nameOf).sort().join('-'))
    expect(lines.sort()).toEqual(all.sort())
  })

  it('who stands where: at work, in the council, on the steps of the church, in castles and in the inn', () => {
    const board = boardOf(
      table({ options: { inn: 'front' } }, (t) => {
        family(t, 0, '1@craft.smithy', '1@council.2', '1@church.1', '2@church.1', '1@castle.northgate')
        family(t, 1, '1@craft.smithy', '2@inn', '1@grave')
      }),
    )
    expect(rowOf(board, 'Crafts: s')).toBe('Crafts: smithy Birgit Konstanze')
    expect(rowOf(board, 'Council chamber: s')).toBe('Council chamber: step 2 Birgit')
    expect(rowOf(board, 'Church: s')).toBe('Church: step 1 Birgit ×2')
    expect(rowOf(board, 'Travel: N')).toBe('Travel: Northgate Birgit')
    expect(rowOf(board, 'Inn: K')).toBe('Inn: Konstanze')
    expect(rowOf(board, 'Konstanze:')).toContain('living: 2')
  })

  it('where ships are, and what they carry', () => {
    const saved = table({ options: PORT }, (t) => {
      me(t).ship = { at: 'bell', captain: 0, holds: ['wagon', 'chest'], chest: 0 }
    })
    expect(rowOf(boardOf(saved), 'Ships')).toBe('Ships: Birgit Bell (1 wagon, a chest)')
  })

  it('the castles, their rewards and their ways, where there is no port', () => {
    const board = boardOf(table({}))
    for (const { id, reward } of CARDS.travel.castles) {
      const [[ware, n] = ['', 0]] = Object.entries(reward)
      expect(rowOf(board, 'Castles')).toContain(`${id[0]?.toUpperCase()}${id.slice(1)} ${n} ${ware.slice(0, 4)}`)
    }
    const ways = rowOf(board, 'Ways (2 time, 1 wagon and the cubes)')
    expect(ways).toContain('village: Northgate 2 brown, Southgate 2 orange')
    expect(ways).toContain('Southgate: Lakehold orange+pink, Stonewatch brown+pink')
    expect(boardOf(table({ options: PORT }))).not.toContain('Northgate')
  })

  it('the bonus of every rank, and who stands there', () => {
    const front = boardOf(table({ options: MARRIAGE }, (t) => family(t, 1, '2@rank.5')))
    expect(rowOf(front, 'Ranks')).toBe(
      'Ranks: 1: 1 grain, 2: swap 1→1, 3: 1 orange/pink, 4: 1 coin, 5 Konstanze: 2 any, 6: 3 grain',
    )
    const back = rowOf(boardOf(table({ options: { marriage: 'back' } }), 'de'), 'Ränge')
    expect(back).toContain('4: Tausch 1→2')
    expect(back).toContain('6: 1 Pferd/Ochse/Pflug/Planwagen/Schriftrolle')
  })

  it('alone: the spaces clockwise, and where the fate tiles lie', () => {
    const board = boardOf(
      table({ seats: 1 }, (t) => {
        t.conny = { ...(t.conny as NonNullable<State['conny']>), slot: 5 }
        t.conny.rows = t.conny.rows.map((row, index) =>
          index === 0 ? { shown: ['quill'], hidden: ['blank', 'blank'] } : row,
        )
      }),
    )
    const lineOf = (label: string) => board.indexOf(`  ${label}:`)
    const ring = ['Market', 'Travel', 'Council chamber', 'Harvest', 'Family', 'Church', 'Crafts'].map(lineOf)
    expect(ring).toEqual(ring.toSorted((a, b) => a - b))
    expect(board).toContain('Cubes, clockwise')
    expect(rowOf(board, 'Conny')).toContain('slot 5')
    expect(rowOf(board, 'Fate')).toBe('Fate tiles between slots: 2/3 a quill, 4/5 ?, 5/6 ? · 7/8 ?, 9/10 ?, 10/1 ?')
  })

  it('whom the Bard sang of', () => {
    const board = boardOf(table({ options: INN }, (t) => family(t, 0, '1@chronicle.song', '1@chronicle.farm')))
    expect(rowOf(board, 'Chronicle')).toMatch(/farm 1\/\d \(Birgit\).*, songs \(Birgit\)$/)
  })

  it('names in few letters where many lie, unless they were alike', () => {
    const saved = table({ seats: 2 }, (t) => family(t, 0, '1@grave'))
    const said = (names: string[]) => presentation.board.table({ ...shownOf(saved.state, 0), names }, 'en')
    expect(rowOf(said(['Maximiliane the Second', 'Max']), 'Graves')).toContain(' Maximilia…')
    expect(rowOf(said(['Maximiliane I', 'Maximiliane II']), 'Graves')).toContain(' Maximiliane I')
  })
})

it('the inn’s chapter says what a visit costs on the side that the table plays', () => {
  const textOf = (inn: string | null, voice: Voice) => {
    const shown = inn === null ? null : shownOf(table({ options: { inn } }).state, 0)
    return presentation.help.topics(shown, voice).find(({ id }) => id === 'inn')?.text
  }
  expect(textOf('front', ENGLISH)).toContain('A visit to the inn costs 1 time.')
  expect(textOf('back', ENGLISH)).toContain('A visit to the inn costs 1 cube of any colour.')
  expect(textOf(null, ENGLISH)).toContain('A visit to the inn costs 1 time / 1 cube of any colour.')
  expect(textOf('back', GERMAN)).toContain('1 beliebiger Stein')
})

it('the chapters say what crafts, the steps of council and church, and journeys cost', () => {
  const textOf = (wanted: string, voice: Voice = ENGLISH) =>
    presentation.help.topics(null, voice).find(({ id }) => id === wanted)?.text ?? ''
  expect(textOf('crafts')).toContain('Wainwright: −2 time or −1 orange −1 pink → +1 wagon (training −2 time)')
  expect(textOf('crafts')).toContain('Mill: −2 time −2 grain → +2 coins')
  expect(textOf('council')).toContain('A step costs its time and 2 green cubes or 1 scroll.')
  expect(textOf('council')).toContain('Step 2 (−2 time): Take 2 cubes of your choice')
  expect(textOf('church')).toContain('into the bag (−1 brown or −3 time)')
  expect(textOf('church')).toContain('step 2 (−1 grain), step 3 (−2 grain), and step 4 (−4 grain)')
  expect(textOf('travel')).toContain('That costs 2 time, 1 wagon and the cubes of the way.')
  expect(textOf('travel')).toContain('village: Northgate 2 brown, Southgate 2 orange')
  expect(textOf('travel', GERMAN)).toContain('Seeburg: Fernburg 2 rosa')
})

it('the aim names all three ways to the end', () => {
  const aims = VOICES.map((voice) => presentation.help.topics(null, voice).find(({ id }) => id === 'aim')?.text)
  expect(aims.map((text, index) => text?.includes(['grave at sea', 'Seegrab', 'zeegraf'][index] as string))).toEqual([
    true,
    true,
    true,
  ])
})

it('the rules have the values of the table they are read at', () => {
  const own = table({}, (t) => {
    const steps = CARDS.church.steps.map((step) => ({ ...step, points: step.points + 10 }))
    withContent(t, {
      church: { ...CARDS.church, steps },
      travel: { ...CARDS.travel, points: [0, 2, 4, 8, 16, 32, 64] },
    })
  })
  const textOf = (shown: Shown | null) => presentation.help.topics(shown, ENGLISH).find(({ id }) => id === 'end')?.text
  expect(textOf(null)).toContain('Castles 1, 3, 6, 10, 14, 18. Church steps 2, 3, 4, 6 and council steps 0, 2, 4, 6')
  expect(textOf(null)).toContain('3 → 4, 4 → 7, 5+ → 12')
  expect(textOf(shownOf(own.state, 0))).toContain('Castles 2, 4, 8, 16, 32, 64. Church steps 12, 13, 14, 16')
})
