import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { isReachable } from '#discord/app/channels'
import { isDenial } from '#tables'
import { takeTurn } from './hands.ts'
import { BLANK, beginGame, idOf, isOf, newest, openLobby, openPanel, playOn, pressOn, sitDown } from './scenes.ts'
import { Street } from './street.ts'

let street: Street
beforeAll(async () => {
  street = await Street.open({ worker: BLANK, generosity: 50, channels: ['tavern', 'square', 'board-games'] })
})
afterAll(() => street.close())
afterEach(async () => {
  await endAll()
  for (const channel of ['tavern', 'square']) street.act.permit(channel, 'bot', {})
  expect(street.told).toEqual([])
  expect(street.playground.log.of('ours')).toEqual([])
})

/** So that every test has the inbox for itself. */
async function endAll(): Promise<void> {
  const { tables } = street.bot.app
  for (const name of ['max', 'kaethe', 'anne']) {
    const person = idOf(street, name)
    const own = await tables.directory.tablesOf(person)
    if (isDenial(own)) throw new Error(own.denied)
    for (const { game, phase } of own) {
      if (phase === 'lobby') await tables.lobby.leave(game, person)
      if (phase === 'playing') await tables.seats.concede(game, person)
    }
  }
  await street.settle()
}

async function homeOf(id: number) {
  const look = await street.bot.app.tables.reading.look(id, null)
  if (isDenial(look)) throw new Error(look.denied)
  return look.home
}

/** Everything the bot asked of Discord since a moment. */
function askedSince(mark: number, part: string): string[] {
  return street.playground.log.entries.slice(mark).flatMap(({ line }) => (line.includes(part) ? [line] : []))
}

describe('a right that is missing', () => {
  it.each(['ViewChannel', 'SendMessages'] as const)(
    '%s: no table is opened where nothing can be said (S28)',
    async (right) => {
      const { act } = street
      act.permit('tavern', 'bot', { deny: [right] })
      const told = await (await act.slash('max', 'tavern', 'willyville new')).answer()
      expect(told.text).toContain('can’t write here')
      const doctor = await pressOn(street, 'max', told, 'doctor')
      expect(doctor.text).toContain(right === 'ViewChannel' ? 'View Channel' : 'Send Messages')
      expect(await street.bot.app.tables.directory.tablesAt(idOfChannel('tavern'))).toEqual([])
    },
  )

  it.each(['CreatePublicThreads', 'SendMessagesInThreads'] as const)(
    '%s: it is played in the channel, and said so',
    async (right) => {
      const { act } = street
      act.permit('square', 'bot', { deny: [right] })
      const game = await beginGame(street, { channel: 'square' })
      expect((await homeOf(game.id)).thread).toBeNull()
      const began = act.sees('max', 'square').filter(({ text }) => text.includes('you play in this channel'))
      expect(began.length).toBeGreaterThan(0)
      await playOn(street, game)
    },
  )

  it('EmbedLinks: nothing changes', async () => {
    street.act.permit('square', 'bot', { deny: ['EmbedLinks'] })
    const game = await beginGame(street, { channel: 'square' })
    expect(game.notice.pictures).toHaveLength(1)
    await playOn(street, game)
  })

  it('AttachFiles: boards are text, and it is said who can change that', async () => {
    const { act } = street
    act.permit('square', 'bot', { deny: ['AttachFiles'] })
    const game = await beginGame(street, { channel: 'square' })
    expect(act.see('max', game.lobby)?.pictures).toEqual([])
    expect(game.notice.pictures).toEqual([])
    expect(game.notice.text).toContain('```')
    const { panels } = await takeTurn(street, game.first, game.notice)
    expect(panels.at(-1)?.text).toMatch(/can’t attach files|keine Dateien/)
    expect(street.idOf(panels.at(-1) as never, 'doctor')).not.toBeNull()
  })

  it('ReadMessageHistory: the game goes on, and an old notice still leads to the present', async () => {
    const { act } = street
    const { id, place, first, other, notice } = await beginGame(street, { channel: 'square' })
    await street.stopBot()
    act.permit('square', 'bot', { deny: ['ReadMessageHistory'] })
    await street.startBot()
    const panel = await (await act.slash(first, place, 'willyville play')).answer()
    await pressOn(street, first, await pressOn(street, first, panel, 'idea'), 'confirm')
    await act.waitFor(() => newest(street, other, place, 'play', id)?.id !== notice.id)
    const told = await openPanel(street, first, notice)
    expect(street.idOf(told, 'village')).not.toBeNull()
  })

  it('lost in mid-game: the turn is saved, who pressed is told, and the next right word is said when it comes back', async () => {
    const { act } = street
    const game = await beginGame(street)
    act.permit('tavern', 'bot', { deny: ['SendMessagesInThreads'] })
    const { panels } = await takeTurn(street, game.first, game.notice)
    const receipt = panels.at(-1)
    expect(receipt?.text).toMatch(/can no longer write there|nicht mehr schreiben/)
    expect(receipt && street.idOf(receipt, 'movehere')).not.toBeNull()
    await street.settle()
    expect(newest(street, 'max', game.place, 'play', game.id)?.id).toBe(game.notice.id)
    const mark = street.playground.log.entries.length
    await street.settle()
    expect(askedSince(mark, '/messages')).toEqual([])
    act.permit('tavern', 'bot', {})
    const next = await act.waitFor(() => {
      const notice = newest(street, 'max', game.place, 'play', game.id)
      return notice !== null && notice.id > game.notice.id ? notice : null
    })
    expect(next.pings).toEqual([game.other])
  })
})

function idOfChannel(name: string): string {
  const known = Object.values(street.playground.world.channels).find((channel) => channel.name === name)
  return known?.id ?? ''
}

describe('a place that is gone', () => {
  it('a deleted lobby message comes again with the next who joins', async () => {
    const { act } = street
    const { id, lobby } = await openLobby(street, { people: ['max', 'kaethe', 'anne'] })
    act.removeMessage(lobby.id)
    await act.slash('kaethe', 'tavern', 'willyville join')
    const again = await act.waitFor(() => newest(street, 'max', 'tavern', 'leave', id))
    expect(again.id).not.toBe(lobby.id)
    expect(again.text).toContain(idOf(street, 'kaethe'))
    await sitDown(street, 'anne', { id, lobby: again })
    expect(
      act.sees('max', 'tavern').filter(({ buttons }) => buttons.some(({ customId }) => isOf(customId, 'leave', id))),
    ).toHaveLength(1)
    act.removeMessage(again.id)
    await pressOn(street, 'max', (await openBegun(id)) as never, 'villages')
  })

  it('a deleted notice stops nobody', async () => {
    const { act } = street
    const game = await beginGame(street)
    act.removeMessage(game.notice.id)
    const panel = await (await act.slash(game.first, game.place, 'willyville play')).answer()
    expect(street.idOf(panel, 'idea')).not.toBeNull()
    const planned = await pressOn(street, game.first, panel, 'idea')
    await pressOn(street, game.first, planned, 'confirm')
    const next = await act.waitFor(() => newest(street, game.other, game.place, 'play', game.id))
    expect(next.pings).toEqual([game.other])
  })

  it('an archived thread wakes, a locked one is left alone', async () => {
    const { act } = street
    const game = await beginGame(street)
    act.setThread(game.place, { archived: true })
    const next = await playOn(street, game)
    act.setThread(game.place, { archived: true, locked: true })
    const { panels } = await takeTurn(street, next.first, next.notice)
    expect(panels.at(-1)?.text).toMatch(/read-only|gesperrt/)
    await street.settle()
    act.setThread(game.place, { archived: false, locked: false })
    await act.waitFor(() => {
      const notice = newest(street, 'max', game.place, 'play', game.id)
      return notice !== null && notice.id > next.notice.id
    })
  })

  it('a deleted thread: /willyville board and /turns elsewhere offer to move the game, and it goes on there', async () => {
    const { act } = street
    const game = await beginGame(street)
    act.removeChannel(game.place)
    const board = await (await act.slash(game.other, 'board-games', 'willyville show')).answer()
    expect(board.text).toContain(`#${game.id}`)
    expect(street.idOf(board, 'movehere')).not.toBeNull()
    const inbox = await (await act.slash(game.first, 'board-games', 'turns')).answer()
    const mine = inbox.buttons.find(({ customId }) => isOf(customId, 'movehere', game.id))
    await (await act.press(game.first, inbox, mine?.customId as string)).answer()
    await street.settle()
    const { channel, thread } = await homeOf(game.id)
    expect(channel).toBe(idOfChannel('board-games'))
    expect(thread).not.toBeNull()
    const notice = await act.waitFor(() => newest(street, game.first, thread as string, 'play', game.id))
    // Where its lobby stood it leads to the new thread.
    expect(act.see(game.first, game.lobby)?.text).toContain(`<#${thread}>`)
    await playOn(street, { ...game, place: thread as string, notice })
    const again = await (await act.slash(game.first, 'tavern', 'turns')).answer()
    expect(again.buttons.some(({ customId }) => isOf(customId, 'movehere', game.id))).toBe(false)
  })

  it('a lobby that moves is shown anew where it went, and where it stood a line leads there', async () => {
    const { act } = street
    const closing = act.newChannel('closing')
    await act.waitFor(() => street.bot.app.client.channels.cache.has(closing))
    const { id, lobby } = await openLobby(street, { channel: 'closing' })
    act.permit('closing', 'bot', { deny: ['SendMessages'] })
    await act.waitFor(async () => !isReachable(await street.bot.app.channels.standing(await homeOf(id))))
    const inbox = await (await act.slash('max', 'tavern', 'turns')).answer()
    const move = inbox.buttons.find(({ customId }) => isOf(customId, 'movehere', id))?.customId as string
    await (await act.press('max', inbox, move)).answer()
    await street.settle()
    const moved = await act.waitFor(() => newest(street, 'max', 'tavern', 'leave', id))
    const left = await act.waitFor(() => {
      const now = act.see('max', lobby)
      return now?.text.includes('moved') ? now : null
    }, 'the old lobby to lead away')
    expect([left.text, left.buttons.map(({ url }) => url?.endsWith(`/${moved.id}`))]).toEqual([
      'This table has moved.',
      [true],
    ])
    const outcome = await street.bot.app.tables.lobby.shut(id, idOf(street, 'max'))
    expect(isDenial(outcome)).toBe(false)
  })

  it('a deleted channel: the turn is saved and the game moves with its next player', async () => {
    const { act } = street
    const ruin = act.newChannel('ruin')
    await act.waitFor(() => street.bot.app.client.channels.cache.has(ruin))
    const game = await beginGame(street, { channel: 'ruin' })
    const inbox = await (await act.slash(game.first, 'tavern', 'turns')).answer()
    const play = inbox.buttons.find(({ customId }) => isOf(customId, 'play', game.id))?.customId as string
    const panel = await (await act.press(game.first, inbox, play)).answer()
    act.removeChannel('ruin')
    const planned = street.idOf(panel, 'idea') === null ? panel : await pressOn(street, game.first, panel, 'idea')
    const receipt = await pressOn(street, game.first, planned, 'confirm')
    expect(receipt.text).toMatch(/no longer exists|gibt es nicht mehr/)
    await pressOn(street, game.first, receipt, 'movehere')
    await street.settle()
    const { channel, thread } = await homeOf(game.id)
    expect(channel).toBe(idOfChannel('tavern'))
    const notice = await act.waitFor(() => newest(street, 'max', thread ?? channel, 'play', game.id))
    expect(notice.pings).toEqual([game.other])
  })

  it('a server that the bot was thrown out of is not called any more; the game goes on after an invitation', async () => {
    const { act } = street
    const game = await beginGame(street)
    act.dismissBot()
    const { tables, client } = street.bot.app
    await act.waitFor(() => client.guilds.cache.size === 0)
    const dm = act.openDm(game.first)
    const inbox = await (await act.slash(game.first, dm, 'turns')).answer()
    const play = inbox.buttons.find(({ customId }) => isOf(customId, 'play', game.id))?.customId as string
    const panel = await (await act.press(game.first, inbox, play)).answer()
    const planned = await pressOn(street, game.first, panel, 'idea')
    const receipt = await pressOn(street, game.first, planned, 'confirm')
    expect(receipt.text).toMatch(/no longer (exists|write)|gibt es nicht|schreiben/)
    await street.settle()
    const mark = street.playground.log.entries.length
    await tables.tick()
    expect(askedSince(mark, '/channels')).toEqual([])
    act.inviteBot()
    const next = await act.waitFor(() => {
      const notice = newest(street, 'max', game.place, 'play', game.id)
      return notice !== null && notice.id > game.notice.id ? notice : null
    })
    expect(next.pings).toEqual([game.other])
  })
})

async function openBegun(id: number) {
  const { act, bot } = street
  await bot.app.tables.lobby.begin(id, idOf(street, 'max'))
  await street.settle()
  const { thread, channel } = await homeOf(id)
  expect(thread).not.toBeNull()
  return act.waitFor(() => newest(street, 'max', thread ?? channel, 'play', id))
}
