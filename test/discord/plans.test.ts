import { ButtonStyle } from 'discord.js'
import { expect, it } from 'vitest'
import { farewellScreen } from '#discord/features/guide/screen'
import { ideasOf } from '#discord/features/turn/goals'
import { noticeScreen } from '#discord/features/turn/notice-screen'
import { whyScreen } from '#discord/features/why/screen'
import { textsOf } from '#playground/server/components'
import { begun, yes } from '#test/tables/hall'
import { customerId } from '#willyville/banner-places'
import type { State } from '#willyville/state'
import type { View } from '#willyville/view'
import { GOODS } from '#willyville/words'
import { craft, me, onlyLives, pool } from '../willyville/table.ts'
import { type AtTable, atTable } from './at-table.ts'

/** The lines a plan shows before it is confirmed. */

/** Customers can be had for free dice, and two time more bring Death. */
function nearDeath(t: State): void {
  pool(t, 'w5 w5 w4 w6 w1 w2')
  me(t).cloud = t.setup.content.constants.clouds.value - 2
  me(t).coins = 3
}

it('customers: the scale names what brings Death, and what was chosen is shown done with its price before it is confirmed', () =>
  atTable(nearDeath, async (player) => {
    await player.press('goal', 'market')
    expect(player.text).toMatch(/1: −1\S+ · 2: −2\S+ \(Death comes\)/)
    const [first = '', two = '', three = ''] = player.select('pick')?.options.map(({ value }) => value) ?? []
    await player.press('pick', first, two, three)
    expect(player.text).not.toContain('This reveals something')
    expect(player.text).toMatch(/`1` .*3 customers/)
    expect(player.text).toContain('**Death comes**')
    expect(player.text).toMatch(/Then: .*cloud/)
    expect(player.text).toContain('new customers appear')
    expect(player.label('confirm')).toBe('Confirm · −2 time −1 coin · final')
    expect(player.select('refill')?.options.filter((option) => option.default)).toHaveLength(3)
    await player.press('refill', first)
    expect(player.text).not.toContain('**Death comes**')
    expect(player.label('confirm')).toBe('Confirm · −1 time · final')
  }))

it('what a plan shows ahead of a refill tells nothing of the deck', async () => {
  const texts: string[] = []
  for (const turns of [0, 1]) {
    const change = (t: State) => {
      nearDeath(t)
      if (turns === 1) t.deck.reverse()
    }
    const play = async (player: AtTable) => {
      await player.compose('dice:w4+w6=10', 'market', await firstOf(player))
      const look = await player.look()
      texts.push(JSON.stringify([look.foreseen, look.view, look.follows, player.text]))
    }
    await atTable(change, play, { seed: 5000 })
  }
  expect(texts[0] === texts[1]).toBe(true)
})

async function firstOf(player: AtTable): Promise<string> {
  const [customer = 0] = ((await player.look()).view as View).offer
  return `take:${customerId(customer)}`
}

it('a monk’s whole effect is shown before it is confirmed, the next monk is not', () =>
  atTable(
    (t) => {
      pool(t, 'w2 w3 w4 w5 w6')
      const p = me(t)
      p.church = 'abbey'
      onlyLives(p, 'abbot', 'craftsman')
      t.monks.feather = ['school2', 'story3']
      p.coins = 9
    },
    async (player) => {
      const look = await player.look()
      const goal = player.goals(look).find(({ id }) => id === 'monk:feather')
      expect(
        goal,
        player
          .goals(look)
          .map(({ id }) => id)
          .join(),
      ).toBeDefined()
      await player.press('goal', 'monk:feather')
      expect(player.text).not.toContain('This reveals something')
      expect(player.text.match(/School: a new child|The child becomes/g)?.length).toBe(2)
      expect(player.text).toContain('Then:')
      expect(player.text).toContain('the next monk appears')
      expect(player.label('confirm')).toBe('Confirm · final')
    },
  ))

it('a travel card still warns that something hidden comes to light', () =>
  atTable(
    (t) => {
      pool(t, 'w1 w2 w3 w4 w5 w6 w6 w5')
      me(t).coins = 9
    },
    async (player) => {
      await player.press('goal', 'travel')
      expect(player.text).toContain('This reveals something')
      expect(player.label('confirm')).toBe('Confirm and reveal the card')
    },
  ))

it('who is to die is chosen with what the plan changes in sight', () =>
  atTable(
    (t) => {
      pool(t, 'w3 w4 w1 w1 w1')
      me(t).cloud = t.setup.content.constants.clouds.value - 1
    },
    async (player) => {
      await player.compose('dice:w3+w4=7', 'field')
      expect(player.text).toContain('**Death comes**')
      await player.press('pick', '0')
      expect(player.text).toMatch(/Then: .*cloud/)
      expect(player.label('confirm')).toBe('Confirm and roll the rat')
      await player.press('confirm')
      expect(player.text).toContain('You can’t undo this: the rat moved')
    },
  ))

/** Two workshops that both show 5. */
function twoWorkshops(t: State): void {
  pool(t, 'w1 w4 w6 w6 w2')
  craft(me(t), 'horse', 0, 0)
  craft(me(t), 'beer', 0, 0)
  me(t).board = 3
}

it('what can be added is counted without asides, and added with one press', () =>
  atTable(twoWorkshops, async (player) => {
    await player.compose('dice:w1+w4=5', 'make:horse', 'done')
    const more = player.select('addnext')
    expect(more?.placeholder).toBe('Add another (1 left)')
    expect(more?.options.map(({ label }) => label)).toEqual(['Brewery 5/6: +1 beer', 'Take less'])
    await player.press('addnext', more?.options[0]?.value as string)
    expect(player.text).toContain('`2`')
    expect(player.label('confirm')).toMatch(/^Confirm/)
    expect(player.select('addnext')).toBeUndefined()
  }))

it('letting something go is asked for from there, with the steps before it kept', () =>
  atTable(twoWorkshops, async (player) => {
    await player.compose('dice:w1+w4=5', 'make:horse', 'done')
    await player.press('addnext', player.select('addnext')?.options[1]?.value as string)
    expect(player.text).toContain('`1`')
    expect(player.label('confirm')).toBe('Pick something first')
    expect((await player.look()).draft.at(-1)).toEqual(['spare'])
  }))

it('after the meeting place a plan says why nothing can be added', () =>
  atTable(
    (t) => {
      pool(t, 'w1 w1 w6 w6 w2')
      me(t).meeting = { markers: 0 }
      me(t).tile = 'meet'
    },
    async (player) => {
      await player.compose('dice:w1+w1=2', 'meet')
      for (let tries = 0; player.label('confirm') === 'Pick something first' && tries < 5; tries++)
        await player.press('pick', '0')
      expect(player.text).toContain('The meeting place ends your turn.')
      expect(player.select('addnext')).toBeUndefined()
    },
  ))

it('where nothing may be said of worth, what is used is listed by value', () =>
  atTable(
    (t) => {
      pool(t, 'w1 w2 w3 w4 w5 w6')
      for (const [index, good] of GOODS.entries()) craft(me(t), good, index % 4, 1)
      me(t).waiting = [6, 13]
    },
    async (player) => {
      const values = () => player.selects.find(({ placeholder }) => placeholder.startsWith('Use'))?.options ?? []
      const byWorth = values().map(({ label }) => Number.parseInt(label, 10))
      await player.room.hall.tables.people.setSettings(player.person, { hints: false })
      await player.begin()
      const byValue = values().map(({ label }) => Number.parseInt(label, 10))
      expect(byValue).toEqual(byWorth.toSorted((a, b) => a - b))
      expect(byValue).not.toEqual(byWorth)
    },
  ))

it('two ideas never begin with the same step', () => {
  const goal = (id: string, area: string, worth: number, begins: string) =>
    ({ id, area, worth, begins, ways: [] }) as never
  const goals = [
    goal('a', 'market', 3, 'school:left'),
    goal('b', 'craft', 2, 'school:left'),
    goal('c', 'hand', 1, 'hand'),
  ]
  expect(ideasOf(goals).map(({ id }) => id)).toEqual(['a', 'c'])
})

it('who is guided reads what went wrong too, and sees everything until he opens his panel anew', () =>
  atTable(
    () => {},
    async (player, hall) => {
      expect(player.text).toContain('Lesson 1 of')
      await player.press('everything')
      const [first] = player.goals(await player.look())
      await player.press('goal', first?.id as string)
      await player.press('home')
      expect(player.text).not.toContain('Lesson')
      await player.begin()
      expect(player.text).toContain('Lesson 1 of')
      const taught = player.screen
      await player.press('taught')
      await player.press('confirm')
      yes(await hall.tables.turns.undo(player.game, player.person))
      player.screen = taught
      await player.press('taught')
      expect(player.text).toContain('The game has moved on')
      expect(player.text).toContain('Lesson 1 of')
    },
    { areNewcomers: true },
  ))

it('with several games the plan and the dice say which one they are of', () =>
  atTable(
    () => {},
    async (player, hall) => {
      await begun(hall, 'ab', { speed: 'day' })
      await player.begin()
      const [first] = player.goals(await player.look())
      await player.press('goal', first?.id as string)
      expect(player.text).toContain(`-# Willyville #${player.game}`)
      await player.press('home')
      await player.press('dice')
      expect(player.text).toContain(`-# Willyville #${player.game}`)
    },
  ))

it('with other dice as much of the plan stays as fits, and what does not is named (S7)', () =>
  atTable(
    (t) => {
      pool(t, 'w4 w5 b6 w1 w1 w1')
      me(t).coins = 1
    },
    async (player) => {
      await player.press('goal', 'market')

      const free = player.select('way')?.options.find(({ label }) => !label.includes('coin'))
      await player.press('way', free?.value as string)
      const picks =
        player
          .select('pick')
          ?.options.slice(0, 3)
          .map(({ value }) => value) ?? []
      await player.press('pick', ...picks)
      const way = player.select('way')?.options.find(({ label }) => label.includes('1 coin'))
      expect(way).toBeDefined()
      await player.press('way', way?.value as string)
      expect(player.text).toMatch(/No longer possible and removed: .* → .*, .* → /)
      expect(player.label('confirm')).toBe('Pick something first')
    },
  ))

it('the last of the dice leads to putting them together by hand', () =>
  atTable(
    (t) => pool(t, 'w3 w4 w2 w5 w1 w6'),
    async (player) => {
      await player.press('goal', 'field')
      const last = player.select('way')?.options.at(-1)
      expect(last?.label).toBe('Any other dice …')
      await player.press('way', last?.value as string)
      expect(player.text).toContain('### Start with the dice')
      expect((await player.look()).draft).toEqual([])
    },
  ))

/** The trade church stands, and the customer to be turned up is known to the test. */
function withTradeChurch(t: State): void {
  pool(t, 'w4 w6 w5 w3 w1 w2')
  me(t).church = 'trade'
  t.churches = t.churches.filter((name) => name !== 'trade')
}

it('the seventh customer is turned up by a button of its own, named, and the best one is free (S9)', () =>
  atTable(withTradeChurch, async (player) => {
    await player.compose('dice:w4+w6=10', 'market', 'bailiff:church')
    const buttons = player.buttons.slice(0, 3).map(({ label, style }) => [label, style])
    expect(buttons).toEqual([
      ['Reveal the 7th customer', ButtonStyle.Primary],
      ['Buy without the church', ButtonStyle.Secondary],
      ['Start over', ButtonStyle.Secondary],
    ])
    await player.press('instead')
    expect(player.select('pick')?.placeholder).toContain('Which customers')
    await player.compose('dice:w4+w6=10', 'market', 'bailiff:church')
    await player.press('confirm')
    expect(player.text).toMatch(/^### The 7th customer: \*\*/)
    expect(player.text).toMatch(/`1` 1 customer for your market, \*\*.*\*\* is free/)
    expect(player.label('confirm')).toBe('Confirm · 1 free')
    expect(player.buttons.find(({ label }) => label === 'Card revealed')?.disabled).toBe(true)
    expect(player.buttons.some(({ label }) => label === 'Back')).toBe(false)
    const other = player.select('refill')?.options.find((option) => !option.default)
    await player.press('refill', other?.value as string)
    expect(player.text).not.toContain('removed')
    const more = player.selects.findLast(({ verb }) => verb === 'refill')
    expect(more?.placeholder).toContain('More customers')
    await player.refill(1, more?.options[0]?.value as string)
    expect(player.label('confirm')).toBe('Confirm · 1 free, −1 time · final')
    await player.press('confirm')
    expect(player.text).toContain('### Done')
  }))

it('one step has a way back, several can be taken back one by one, and many can be cleared down to the dice (S6)', () =>
  atTable(
    (t) => {
      pool(t, 'w1 w4 w6 w6 w2')
      for (const good of ['horse', 'beer', 'plough', 'wagon'] as const) craft(me(t), good, 0, 0)
      me(t).board = 3
    },
    async (player) => {
      const labels = () => player.buttons.map(({ label }) => label)
      await player.compose('dice:w1+w4=5', 'make:horse', 'done')
      expect(labels()).toEqual(['Confirm', 'Start over', 'My board', 'Larger'])
      await player.compose('dice:w1+w4=5', 'make:horse', 'make:beer', 'make:wagon', 'make:plough')
      expect(labels()).toEqual(['Confirm', 'Step back', 'Clear', 'Start over', 'Larger'])
      await player.press('clear')
      expect((await player.look()).draft).toEqual([['dice:w1+w4=5']])
      expect(labels()).toContain('Back')
    },
  ))

it('why not: whoever is missing can be brought back by a button, where a child can', () =>
  atTable(
    (t) => {
      pool(t, 'w5 w6 w1 w2 w2 w4')
      me(t).villagers.abbot = false
      me(t).school.left = true
    },
    async (player) => {
      await player.press('why')
      player.screen = whyScreen(await player.stage(), null, 'church:abbey')
      expect(player.text).toContain('-# A living abbot can build one church')
      const value = /Abbot back with (\d+)/.exec(player.label('helped') ?? '')?.[1]
      expect(value).toBeDefined()
      await player.press('helped')
      expect((await player.look()).draft.flat()).toContain('school:left>abbot')
    },
  ))

it('the second line of a plan adds up all it costs and says what it leaves', () =>
  atTable(
    (t) => pool(t, 'w3 w4 w2 b5'),
    async (player) => {
      await player.compose('dice:w3+w4=7', 'field')
      const [, second = ''] = player.text.split('\n').filter((line) => !line.startsWith('-#'))
      expect(second).toMatch(/\*\*7\*\* · −2\S+:time:\d+> · leaves \S+w2\S+b5/)
    },
  ))

it('two dice that were taken are not both the likely next step, and of two alike it is said how many are', () =>
  atTable(
    (t) => pool(t, 'w3 w3 w2 w5 w6'),
    async (player) => {
      await player.press('dice')
      const three = () => player.buttons.filter(({ verb }) => verb === 'piece').find(({ label }) => /[×/]/.test(label))
      expect(three()?.label).toMatch(/×2$/)
      await player.putReady('w3')
      expect([three()?.label, three()?.style]).toEqual(['1/2', ButtonStyle.Success])
      await player.putReady('w3.w3')
      expect([three()?.label, three()?.style]).toEqual(['2/2', ButtonStyle.Success])
      await player.putReady('')
      expect(three()?.label).toMatch(/×2$/)
    },
  ))

it('with two at the table the notice says who comes a second time, and what has just been done (S4)', () =>
  atTable(
    (t) => pool(t, 'w3 w4 w2 w2 w5 w6 w1 w1'),
    async (player, hall) => {
      await player.compose('dice:w3+w4=7', 'field')
      await player.press('confirm')
      const context = await player.room.context(player.game, null, 'en')
      const log = yes(await hall.tables.reading.log(player.game, null))
      const seats = context.look.questions.map(({ seat }) => seat)
      const lines = textsOf('', (await noticeScreen(context, seats, log)).components as never).join('\n')
      expect(lines).toMatch(/-# Player \w, your second turn comes after Player \w\./)
      expect(lines).toContain('**Just now**')
    },
  ))

it('beside a lesson everything else can be chosen, and the farewell has a door to each chapter to read next (S25)', () =>
  atTable(
    () => {},
    async (player) => {
      expect(player.text).toContain('Lesson 1 of')
      const lists = player.selects.filter(({ verb }) => verb === 'goal')
      expect(lists.length).toBeGreaterThan(0)
      const [other] = lists[0]?.options.filter(({ value }) => value !== 'field') ?? []
      await player.press('goal', other?.value as string)
      expect(player.text).not.toContain('Lesson')
      await player.press('home')
      player.screen = farewellScreen(await player.stage(), { note: undefined, beside: [], hasHints: true })
      expect(player.text).toContain('That was the last lesson')
      const doors = player.buttons.filter(({ verb }) => verb === 'rules').map(({ label }) => label)
      expect(doors).toEqual(['Travel', 'Church and monks', 'Town hall and meeting place', 'End and scoring'])
    },
    { areNewcomers: true },
  ))
