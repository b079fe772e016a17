import { MessageFlags } from 'discord.js'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Seen } from '#playground/people/seen-message'
import { DEFAULTS, isDenial, type Look } from '#tables'
import { planTurn, takeTurn } from './hands.ts'
import { oneStreet, street } from './one-street.ts'
import { type Begun, beginGame, giveUp, idOf, newest, openPanel, playOn, pressOn, pressTable } from './scenes.ts'

const HOUR = 60 * 60_000
let game: Begun
oneStreet()

async function lookAt(id: number): Promise<Look> {
  const look = await street.bot.app.tables.reading.look(id, null)
  if (isDenial(look)) throw new Error(look.denied)
  return look
}

/** Everything the visitor sees at the place of the game that was not there before. */
function since(mark: string): Seen[] {
  return street.act.sees('visitor', game.place).filter(({ id }) => id > mark)
}

function isSilent({ raw }: Seen): boolean {
  return ((raw.flags ?? 0) & MessageFlags.SuppressNotifications) !== 0
}

describe('a clock', () => {
  beforeAll(async () => {
    game = await beginGame(street)
  })

  it('is told of in the notice, and reminds without a sound or a ping', async () => {
    expect(game.notice.text).toMatch(/time runs out <t:\d+:R>/)
    await street.leap(25 * HOUR)
    const told = since(game.notice.id)
    expect(told).toHaveLength(1)
    expect(told.map(isSilent)).toEqual([true])
    expect(told.flatMap(({ pings }) => pings)).toEqual([])
  })

  it('that has run out lets another player have a bot play the turn, once', async () => {
    const { act } = street
    await street.leap(25 * HOUR)
    const out = await act.waitFor(() => newest(street, 'visitor', game.place, 'letbot', game.id))
    expect(out.pings).toEqual([])
    const id = street.idOf(out, 'letbot') as string
    const stranger = await act.press('visitor', out, id)
    expect((await act.waitFor(() => stranger.followUps()[0])).text).toMatch(/not at this table/)
    const [first, second] = await Promise.all([act.press(game.other, out, id), act.press(game.other, out, id)])
    const next = await act.waitFor(() => {
      const notice = newest(street, 'visitor', game.place, 'play', game.id)
      return notice !== null && notice.id > out.id ? notice : null
    })
    expect(next.pings).toEqual([game.other])
    expect([...first.followUps(), ...second.followUps()]).toEqual([])
    await act.waitFor(() => street.idOf(act.see('visitor', out) as Seen, 'offerlate') === null, 'the buttons to go')
    game = { ...game, first: game.other, other: game.first, notice: next }
  })
})

describe('a vote', () => {
  beforeEach(async () => {
    game = await beginGame(street, { people: ['max', 'kaethe', 'joerg'] })
  })

  it('for a pause stops all clocks when all agree, shows who has, and loses its buttons', async () => {
    const { act } = street
    await (await pressTable(street, 'max', game.place, 'pause')).answer()
    const vote = await act.waitFor(() => newest(street, 'visitor', game.place, 'yes', game.id))
    expect(vote.pings.sort()).toEqual(['joerg', 'kaethe'])
    const shown = await pressOn(street, 'kaethe', vote, 'yes')
    expect(shown.id).toBe(vote.id)
    expect(shown.text).toMatch(/Käthe: agrees/)
    await act.press('joerg', shown, street.idOf(shown, 'yes') as string)
    await act.waitFor(() => street.idOf(act.see('max', vote) as Seen, 'yes') === null, 'the buttons to go')
    expect((await lookAt(game.id)).phase).toBe('paused')
    await street.settle()
    const paused = act.see('visitor', vote) as Seen
    expect(paused.text).toMatch(
      /^The game is paused\..*\n-# Max wants to pause(?= .*· Käthe: agrees)(?= .*· Jörg: agrees).*$/,
    )
    expect(since(vote.id)).toEqual([])
    const panel = await openPanel(street, 'max', act.see('max', game.notice) as Seen)
    expect(panel.text).toContain('All players agreed to pause')
    expect((await pressOn(street, 'max', panel, 'resume')).text).toContain('can now vote')
    expect((await lookAt(game.id)).phase).toBe('paused')
    const goOn = await act.waitFor(() => {
      const notice = newest(street, 'visitor', game.place, 'yes', game.id)
      return notice !== null && notice.id > vote.id ? notice : null
    })
    expect([goOn.text, goOn.pings.sort()]).toEqual([
      expect.stringContaining('Max wants to resume'),
      ['joerg', 'kaethe'],
    ])
    for (const user of ['kaethe', 'joerg']) await act.press(user, goOn, street.idOf(goOn, 'yes') as string)
    await act.waitFor(() => street.idOf(act.see('max', goOn) as Seen, 'yes') === null, 'the buttons to go')
    expect((await lookAt(game.id)).phase).toBe('playing')
    const [notice, ...more] = await act.waitFor(() => {
      const told = since(goOn.id)
      return told.length > 0 ? told : null
    })
    expect([(act.see('visitor', goOn) as Seen).text, notice?.pings, more]).toEqual([
      expect.stringMatching(/^The game continues\./),
      [game.first],
      [],
    ])
    expect(street.idOf(notice as Seen, 'play')).not.toBeNull()
    await act.waitFor(() => street.idOf(act.see('max', game.notice) as Seen, 'play') === null, 'the old notice to rest')
  })

  it('to abandon ends with one refusal, and the game goes on', async () => {
    const { act } = street
    const sure = await (await pressTable(street, 'max', game.place, 'endgame')).answer()
    await pressOn(street, 'max', sure, 'endgamenow')
    const vote = await act.waitFor(() => newest(street, 'visitor', game.place, 'no', game.id))
    await act.press('joerg', vote, street.idOf(vote, 'no') as string)
    await act.waitFor(() => street.idOf(act.see('max', vote) as Seen, 'no') === null)
    await act.waitFor(() => (act.see('max', vote) as Seen).text.startsWith('Jörg prefers to play on.'))
    expect((act.see('max', vote) as Seen).text).toMatch(/Jörg: declines$/)
    expect([(await lookAt(game.id)).phase, since(vote.id)]).toEqual(['playing', []])
  })

  it('to go back calls the others once; whoever plays on withdraws it, which is said where it was asked', async () => {
    const { act } = street
    game = await playOn(street, await playOn(street, game))
    const { tables } = street.bot.app
    const rewinds = await tables.reading.rewinds(game.id, idOf(street, 'max'))
    if (isDenial(rewinds)) throw new Error(rewinds.denied)
    await tables.votes.askRewind(game.id, idOf(street, 'max'), rewinds.at(-1)?.to ?? 0)
    await street.settle()
    const vote = await act.waitFor(() => newest(street, 'visitor', game.place, 'yes', game.id))
    expect(vote.pings.length).toBeGreaterThan(0)
    await playOn(street, await playOn(street, game))
    await street.settle()
    const end = act.see('visitor', vote) as Seen
    expect([street.idOf(end, 'yes'), end.text]).toEqual([null, expect.stringContaining('Withdrawn: Max wants')])
    const told = since(game.notice.id).filter(({ text }) => text.includes('go back'))
    expect(told.map(({ id }) => id)).toEqual([vote.id])
  })
})

describe('a seat', () => {
  it('is offered and claimed by the button, and not by who sits there', async () => {
    const { act } = street
    game = await beginGame(street, { people: ['max', 'kaethe'] })
    await (await pressTable(street, 'max', game.place, 'seatwish', 'offer')).answer()
    const offer = await act.waitFor(() => newest(street, 'anne', game.place, 'claim', game.id))
    const own = await act.press('kaethe', offer, street.idOf(offer, 'claim') as string)
    expect((await act.waitFor(() => own.followUps()[0])).text).toContain('already at this table')
    await act.press('anne', offer, street.idOf(offer, 'claim') as string)
    await act.waitFor(() => act.sees('anne', game.place).some(({ text }) => text.includes('Anne takes over')))
    expect((await lookAt(game.id)).places.map(({ name }) => name).sort()).toEqual(['Anne', 'Käthe'])
    await act.waitFor(
      () => street.idOf(act.see('anne', offer) as Seen, 'claim') === null,
      'the offer to lose its buttons',
    )
    expect(street.idOf(act.see('anne', offer) as Seen, 'givebot')).toBeNull()
    await act.waitFor(() => street.idOf(act.see('anne', game.lobby) as Seen, 'claim') === null, 'the seat to be taken')
  })

  it('that is due calls its new owner, also where the old one was called already', async () => {
    const { act } = street
    game = await beginGame(street, { people: ['max', 'kaethe'] })
    const { tables } = street.bot.app
    const seat = (await lookAt(game.id)).places.find(({ asked }) => asked !== null)?.seat as number
    await tables.seats.offer(game.id, idOf(street, game.first))
    await tables.seats.claim(game.id, { person: idOf(street, 'anne'), name: 'Anne' }, seat)
    await street.settle()
    const notice = await act.waitFor(() => {
      const notice = newest(street, 'anne', game.place, 'play', game.id)
      return notice !== null && notice.id > game.notice.id ? notice : null
    })
    expect(notice.pings).toEqual(['anne'])
  })

  it('of somebody who left the server in his own turn goes to a bot when his clock is told', async () => {
    const { act } = street
    game = await beginGame(street, { people: ['max', 'kaethe'] })
    act.leaveServer(game.first)
    await street.leap(25 * HOUR)
    await act.waitFor(() => since(game.notice.id).some(({ text }) => text.includes('left this server')))
    expect(since(game.notice.id).some(({ text }) => text.includes('your time runs out'))).toBe(false)
    act.joinServer(game.first)
  })

  it('of somebody who left the server goes to a bot when he would be called; with nobody left the game waits', async () => {
    const { act } = street
    game = await beginGame(street, { people: ['max', 'kaethe'] })
    act.leaveServer(game.other)
    const { panels } = await takeTurn(street, game.first, game.notice)
    expect(panels.length).toBeGreaterThan(0)
    await act.waitFor(() => act.sees('visitor', game.place).some(({ text }) => text.includes('left this server')))
    const left = (await lookAt(game.id)).places.find(({ person }) => person === idOf(street, game.other))
    expect([left?.kind, left?.offered]).toEqual(['bot', true])
    act.leaveServer(game.first)
    await act.waitFor(() => act.sees('visitor', game.place).some(({ text }) => text.includes('is paused')))
    expect((await lookAt(game.id)).phase).toBe('paused')
    act.joinServer(game.other)
    act.joinServer(game.first)
  })
})

describe('settings', () => {
  it('are one form, and the message shows what it has changed: no pings, text in place of pictures, another language', async () => {
    const { act } = street
    game = await beginGame(street, { people: ['max', 'kaethe'] })
    const choose = async (user: string, values: Record<string, string | string[]>) => {
      const shown = await (await act.slash(user, 'tavern', 'settings')).answer()
      const form = await act.press(user, shown, street.idOf(shown, 'choices') as string)
      const after = await (await act.submit(user, form, values)).answer()
      expect(after.id).toBe(shown.id)
      return after
    }
    const changed = await choose(game.other, { pings: 'never', boards: 'text', ticked: ['hints', 'next'] })
    expect(changed.text).toMatch(/Notifications: \*\*never[\s\S]+Boards: \*\*text[\s\S]+Hints: \*\*shown/)
    expect(changed.text).toMatch(/First game: \*\*without a guide[\s\S]+After a turn: \*\*go on to the next game/)
    const german = await choose(game.other, { language: 'de' })
    expect(german.text).toMatch(/Sprache: \*\*Deutsch[\s\S]+Spielbretter: \*\*Text[\s\S]+Gespeichert/)
    await takeTurn(street, game.first, game.notice)
    const next = await act.waitFor(() => {
      const notice = newest(street, game.other, game.place, 'play', game.id)
      return notice !== null && notice.id !== game.notice.id ? notice : null
    })
    expect(next.pings).toEqual([])
    const board = await (await act.slash(game.other, game.place, 'willyville show')).answer()
    expect(board.pictures).toEqual([])
    expect(board.text).toContain('```')
    expect((await (await act.slash(game.other, 'tavern', 'help')).answer()).text).toContain('`/willyville neu`')
    await choose(game.other, { pings: 'turns', boards: 'full', language: 'auto', ticked: ['hints'] })
    expect(await street.bot.app.tables.people.settings(idOf(street, game.other))).toEqual({
      ...DEFAULTS,
      guide: false,
      sizeAsked: true,
    })
  })

  it('of quiet hours and vacation come by a form filled in as they are, and nonsense is refused', async () => {
    const { act } = street
    const fill = async (verb: string, values: Record<string, string>) => {
      const shown = await (await act.slash('max', 'tavern', 'settings')).answer()
      const form = await act.press('max', shown, street.idOf(shown, verb) as string)
      expect(form.kind).toBe('modal')
      return (await act.submit('max', form, values)).answer()
    }
    expect((await fill('quiet', { from: '25:00', to: '8', zone: 'Nowhere' })).text).toContain('Enter times like')
    expect((await fill('quiet', { from: '22:00', to: '08:00', zone: 'Europe/Berlin' })).text).toContain('22:00')
    expect((await fill('quiet', { to: '09:00' })).text).toContain('Quiet from 22:00 to 09:00 (Europe/Berlin)')
    expect((await fill('vacation', { days: '99' })).text).toContain('up to 60')
    expect((await fill('vacation', { days: '7' })).text).toMatch(/Vacation until <t:\d+:D>/)
    const noted = await fill('vacation', { days: '7', note: 'In the *Alps*' })
    expect(noted.text).toMatch(/Vacation until <t:\d+:D>\n> In the \\\*Alps/)
    expect((await fill('vacation', {})).text).toMatch(/Vacation until <t:\d+:D>\n> In the \\\*Alps/)
    expect((await fill('vacation', { days: '0' })).text).not.toContain('Vacation until')
  })

  it('name what is always answered in the same way, where it is set and taken back for every game', async () => {
    const { act, bot } = street
    const { tables } = bot.app
    const person = idOf(street, 'max')
    const selectOf = (shown: Seen, label: RegExp) => {
      const choices = shown.selects.flatMap(({ customId, options }) => {
        const option = options.find((choice) => label.test(choice.label))
        return option === undefined ? [] : [{ customId, value: option.value }]
      })
      if (choices[0] === undefined) throw new Error(`nothing says ${label}`)
      return choices[0]
    }
    const pick = async (shown: Seen, label: RegExp) => {
      const { customId, value } = selectOf(shown, label)
      return (await act.choose('max', shown, customId, [value])).answer()
    }
    const settings = await (await act.slash('max', 'tavern', 'settings')).answer()
    expect(settings.text).not.toContain('Auto-answers: ')
    let shown = await pressOn(street, 'max', settings, 'usual')
    shown = await pick(shown, /3 or more/)
    expect(shown.text).toContain('Saved')
    expect((await tables.people.settings(person)).orders).toEqual({ willyville: { healing: 3 } })
    shown = await pick(shown, /^Village/)
    expect(shown.selects.length).toBeGreaterThan(10)
    shown = await pick(shown, /^Kingsbridge/)
    shown = await pick(await pick(shown, /^stone/), /^grain/)
    const losses = ['stone', 'grain']
    expect((await tables.people.settings(person)).orders).toEqual({
      willyville: { healing: 3 },
      kingsbridge: { losses },
    })
    const back = await pressOn(street, 'max', shown, 'settings')
    expect(back.text).toMatch(/Auto-answers: Willyville · .+3[\s\S]+Auto-answers: Kingsbridge · .+stone, grain/)

    game = await beginGame(street, { people: ['max', 'kaethe'] })
    const look = await tables.reading.look(game.id, person)
    expect(isDenial(look) || look.orders.map(({ name, value }) => [name, value])).toEqual([['healing', 3]])

    shown = await pick(await pressOn(street, 'max', back, 'usual'), /ask me/)
    expect((await tables.people.settings(person)).orders).toEqual({ willyville: {}, kingsbridge: { losses } })
    expect((await pressOn(street, 'max', shown, 'settings')).text).not.toContain('Auto-answers: Willyville')
    await tables.people.setSettings(person, { orders: {} })
  })

  it('tell the others of a vacation, and why, where somebody is called who is away', async () => {
    const now = street.now()
    const vacation = { from: now - HOUR, to: now + 100 * HOUR, note: 'In the Alps' }
    for (const user of ['max', 'kaethe'])
      await street.bot.app.tables.people.setSettings(idOf(street, user), { vacation })
    game = await beginGame(street, { people: ['max', 'kaethe'] })
    expect(game.notice.text).toMatch(/is on vacation until <t:\d+:D>\.\n> In the Alps/)
    for (const user of ['max', 'kaethe'])
      await street.bot.app.tables.people.setSettings(idOf(street, user), { vacation: null })
  })

  it('need no direct messages: who closed them misses nothing', async () => {
    const { act, playground } = street
    for (const user of ['max', 'kaethe']) act.takeDms(user, false)
    game = await playOn(street, await beginGame(street))
    expect(playground.log.entries.filter(({ line }) => line.includes('/users/@me/channels'))).toEqual([])
  })
})

describe('an end', () => {
  it('offers the score, the export and a rematch, which opens one table for both', async () => {
    const { act } = street
    game = await beginGame(street, { people: ['max', 'kaethe'] })
    await giveUp(street, 'max', game.place)
    const end = await act.waitFor(() => newest(street, 'kaethe', game.place, 'rematch', game.id))
    await act.waitFor(() => street.idOf(act.see('max', game.notice) as Seen, 'play') === null)
    expect((await pressOn(street, 'visitor', end, 'export')).text.length).toBeGreaterThan(0)
    await act.press('kaethe', end, street.idOf(end, 'rematch') as string)
    const lobby = await act.waitFor(() => newest(street, 'max', 'tavern', 'join', game.id + 1), 'the new lobby')
    expect(lobby.pings).toEqual(['max'])
    const wayOn = (message: Seen) =>
      act.see('max', message)?.buttons.find(({ label }) => label === `Rematch opened → Willyville #${game.id + 1}`)?.url
    await act.waitFor(() => wayOn(end)?.endsWith(`/${lobby.id}`), 'the way to the lobby')
    expect(street.idOf(act.see('max', end) as Seen, 'rematch')).toBeNull()
    await act.press('max', lobby, street.idOf(lobby, 'join') as string)
    const full = await act.waitFor(() => newest(street, 'max', 'tavern', 'hold', game.id + 1), 'the countdown')
    expect(full.text).toMatch(/Starts <t:\d+:R>/)
    await street.leap(30_000)
    const isOwn = ({ name }: { name: string }) => name.includes(`#${game.id + 1} `)
    const thread = await act.waitFor(() => act.channels('max').find(isOwn), 'its own thread')
    await act.waitFor(() => wayOn(end)?.endsWith(`/${thread.id}`), 'the way to the thread')
    expect(wayOn(game.lobby)).toBe(wayOn(end))
  })

  it('is told where the lobby stood: who won, with the way to the score and to a rematch', async () => {
    const { act } = street
    game = await beginGame(street, { people: ['max', 'kaethe'] })
    await giveUp(street, 'max', game.place)
    const end = await act.waitFor(() => newest(street, 'kaethe', game.place, 'rematch', game.id))
    const told = await act.waitFor(() => newest(street, 'visitor', 'tavern', 'rematch', game.id), 'the result')
    expect(told.id).toBe(game.lobby.id)
    expect(told.text).toMatch(/^## Käthe wins with \d+ points?\n.*Max \d+.*\n-# Willyville #\d+ · Played in <#\d+>$/)
    expect(told.buttons[0]).toMatchObject({ label: 'Score', url: expect.stringMatching(`/${end.id}$`) })
    const stranger = await act.press('visitor', told, street.idOf(told, 'rematch') as string)
    expect((await act.waitFor(() => stranger.followUps()[0])).text).toContain('not at this table')
    await act.press('max', told, street.idOf(told, 'rematch') as string)
    const isOffered = (message: Seen) => street.idOf(act.see('max', message) as Seen, 'rematch') !== null
    await act.waitFor(() => !isOffered(end) && !isOffered(told), 'both buttons to lead there')
    await street.bot.app.tables.lobby.shut(game.id + 1, idOf(street, 'max'))
    await act.waitFor(() => isOffered(end) && isOffered(told), 'a rematch to be offered again')
  })
})

describe('one turn', () => {
  it('is one ping for one person, over many turns and after taking one back', async () => {
    const { act } = street
    game = await beginGame(street, { people: ['max', 'kaethe'] })
    const mark = game.notice.id
    expect(
      act
        .sees('visitor', game.place)
        .flatMap(({ pings }) => pings)
        .sort(),
    ).toEqual(['kaethe', 'max'])
    let turns = 0
    for (; turns < 8; turns++) game = await playOn(street, game)
    const notices = since(mark)
    expect(notices.map(({ pings }) => pings.length)).toEqual(Array.from({ length: turns }, () => 1))
    const receipt = await turnToTakeBack()
    const called = act.sees('visitor', game.place).at(-1) as Seen
    const panel = await openPanel(street, game.other, called)
    await pressOn(street, game.first, receipt, 'undo')
    const now = await act.waitFor(() => {
      const seen = act.see('visitor', called) as Seen
      return seen.text.includes('undid the turn and plays again') ? seen : null
    })
    await street.settle()
    expect([now.pings, since(called.id)]).toEqual([[], []])
    const waits = await pressOn(street, game.other, panel, 'dice')
    expect(waits.text).toMatch(/plays again\.\nWaiting for: .+/)
    const again = await planTurn(street, game.first, now)
    await pressOn(street, game.first, again, 'confirm')
    const next = await act.waitFor(() => since(called.id).find((message) => street.idOf(message, 'play') !== null))
    expect([next.text, next.pings]).toEqual([expect.stringContaining('your turn'), []])
    await act.waitFor(() => street.idOf(act.see('visitor', now) as Seen, 'play') === null, 'the buttons to go')
  })

  it('that was taken back after an hour is told by a new message, and calls nobody either', async () => {
    game = await beginGame(street, { people: ['max', 'kaethe'] })
    await turnToTakeBack()
    const called = street.act.sees('visitor', game.place).at(-1) as Seen
    const real = Date.now
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => real() + 2 * HOUR)
    await street.bot.app.tables.turns.undo(game.id, idOf(street, game.first))
    await street.settle()
    clock.mockRestore()
    const told = since(called.id)
    expect(told.map(({ text }) => text.split('\n')[0])).toEqual([
      expect.stringContaining('undid the turn and plays again.'),
      expect.stringContaining('your turn'),
    ])
    expect(told.flatMap(({ pings }) => pings)).toEqual([])
    await street.act.waitFor(() => street.idOf(street.act.see('visitor', called) as Seen, 'play') === null)
  })

  it('whose table has been taken back says so in the panel, and keeps the plan (S17)', async () => {
    const { act } = street
    game = await beginGame(street, { people: ['max', 'kaethe'] })
    const receipt = await turnToTakeBack()
    const called = act.sees('visitor', game.place).at(-1) as Seen
    const plan = await planTurn(street, game.other, called)
    await pressOn(street, game.first, receipt, 'undo')
    await act.waitFor(() => (act.see('visitor', called) as Seen).text.includes('undid the turn'))
    const told = await pressOn(street, game.other, plan, 'confirm')
    expect(told.text).toMatch(/undid the turn and plays again\. Your plan is saved\./)
  })

  /** Plays until a turn brought nothing to light; its receipt. */
  async function turnToTakeBack(): Promise<Seen> {
    for (let tries = 0; tries < 20; tries++) {
      const { panels } = await takeTurn(street, game.first, game.notice)
      const receipt = panels.at(-1) as Seen
      const next = await street.act.waitFor(() => {
        const notice = newest(street, 'visitor', game.place, 'play', game.id)
        return notice !== null && notice.id !== game.notice.id ? notice : null
      })
      if (street.idOf(receipt, 'undo') !== null) return receipt
      const [first = ''] = next.pings
      game = { ...game, notice: next, first, other: first === 'max' ? 'kaethe' : 'max' }
    }
    throw new Error('every turn brought something to light')
  }
})
