import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Seen } from '#playground/people/seen-message'
import { isDenial } from '#tables'
import { planTurn, takeTurn } from './hands.ts'
import { type Begun, BLANK, beginGame, idOf, openLobby, openPanel, pressOn, sitDown } from './scenes.ts'
import { Street } from './street.ts'

let street: Street
let game: Begun
beforeAll(async () => {
  street = await Street.open({ worker: BLANK, generosity: 20 })
  game = await beginGame(street, { people: ['max', 'kaethe', 'joerg'] })
})
afterAll(() => street.close())
afterEach(() => {
  expect(street.told).toEqual([])
  expect(street.playground.log.of('ours')).toEqual([])
})

async function entryOf(id: number): Promise<number> {
  const look = await street.bot.app.tables.reading.look(id, null)
  if (isDenial(look)) throw new Error(look.denied)
  return look.entry
}

async function playsOf(id: number): Promise<number> {
  const log = await street.bot.app.tables.reading.log(id, null)
  if (isDenial(log)) throw new Error(log.denied)
  return log.filter(({ kind, isVoid }) => kind === 'play' && !isVoid).length
}

describe('a press', () => {
  it('on another’s Play says whose turn it is, and opens the own village and the table', async () => {
    const { act } = street
    const { notice, other, first } = game
    const name = first === 'joerg' ? 'Jörg' : first === 'kaethe' ? 'Käthe' : 'Max'
    const told = await openPanel(street, other, notice)
    expect(told.isEphemeral).toBe(true)
    expect(told.text).toContain(name)
    const village = await pressOn(street, other, told, 'village')
    expect(village.pictures).toHaveLength(1)
    const again = await openPanel(street, other, notice)
    expect((await pressOn(street, other, again, 'table')).pictures).toHaveLength(1)
    expect(act.see(first, again)).toBeNull()
  })

  it('of a spectator shows him the table and the villages, and nothing to play', async () => {
    const told = await openPanel(street, 'visitor', game.notice)
    expect(told.text).toContain('You’re watching')
    expect(['pick', 'idea', 'goal', 'confirm'].map((verb) => street.idOf(told, verb))).toEqual([null, null, null, null])
    expect((await pressOn(street, 'visitor', told, 'table')).pictures).toHaveLength(1)
    const villages = await openPanel(street, 'visitor', game.notice)
    expect((await pressOn(street, 'visitor', villages, 'villages')).pictures).toHaveLength(1)
  })

  it('of somebody else’s forged panel changes nothing', async () => {
    const panel = await planTurn(street, game.first, game.notice)
    const before = await entryOf(game.id)
    const { tables } = street.bot.app
    expect(await tables.turns.confirm(game.id, idOf(street, 'visitor'))).toMatchObject({ denied: 'not-seated' })
    expect(await entryOf(game.id)).toBe(before)
    await expect(street.act.press(game.other, panel, street.idOf(panel, 'confirm') as string)).rejects.toThrow()
  })

  it('that comes twice at once acts once', async () => {
    const { act } = street
    const panel = await planTurn(street, game.first, game.notice)
    const before = await playsOf(game.id)
    const confirm = street.idOf(panel, 'confirm') as string
    const [once, twice] = await Promise.all([
      act.press(game.first, panel, confirm),
      act.press(game.first, panel, confirm),
    ])
    expect([once.kind, twice.kind]).toEqual(['silent', 'silent'])
    await act.waitFor(() => street.idOf(act.see(game.first, panel) as Seen, 'openlog') !== null, 'the receipt')
    await street.settle()
    expect(await playsOf(game.id)).toBe(before + 1)
    expect([...once.followUps(), ...twice.followUps()]).toEqual([])
    const notices = act.sees('visitor', game.place).filter((message) => street.idOf(message, 'play') !== null)
    expect(notices).toHaveLength(1)
    const [next] = notices as [Seen]
    const [first = ''] = next.pings
    game = { ...game, first, other: game.first, notice: next }
  })

  it('on a step that was taken meanwhile does not take it twice', async () => {
    const { act } = street
    const panel = await openPanel(street, game.first, game.notice)
    const twin = await openPanel(street, game.first, game.notice)
    const idea = street.idOf(panel, 'idea') as string
    const planned = await (await act.press(game.first, panel, idea)).answer()
    expect(street.idOf(planned, 'confirm')).not.toBeNull()
    const before = await entryOf(game.id)
    const elsewhere = await pressOn(street, game.first, twin, 'idea')
    expect(elsewhere.text).toMatch(/another message|anderen Nachricht|ander bericht/)
    expect(street.idOf(elsewhere, 'confirm')).not.toBeNull()
    expect(await entryOf(game.id)).toBe(before)
  })

  it('on an old panel shows the present', async () => {
    const { act } = street
    const old = await planTurn(street, game.first, game.notice)
    const { first } = game
    await takeTurn(street, first, act.see(first, game.notice) as Seen)
    await street.settle()
    const present = await pressOn(street, first, old, 'confirm')
    expect(present.text).toMatch(/moved on|weiter|verder/)
    expect(street.idOf(present, 'confirm')).toBeNull()
    expect(street.idOf(act.see(first, game.notice) as Seen, 'play')).toBeNull()
  })

  it('on a lobby that has begun leads to the table', async () => {
    const { act } = street
    const { id, lobby } = await openLobby(street, { people: ['max', 'kaethe', 'anne'], channel: 'board-games' })
    await sitDown(street, 'kaethe', { id, lobby })
    const raw = structuredClone(act.see('anne', lobby)) as Seen
    const { faults } = street.playground
    faults.fail(500, { method: 'PATCH', path: `/messages/${lobby.id}`, times: 100 })
    await street.bot.app.tables.lobby.begin(id, idOf(street, 'max'))
    const reply = await act.press('anne', raw, street.idOf(raw, 'join') as string)
    const told = await act.waitFor(() => reply.followUps()[0])
    expect(told.text).toMatch(/al begonnen|already begun/)
    expect(told.buttons.length).toBeGreaterThan(0)
    faults.clear()
    street.told.length = 0
  })

  it('doubled on Join sits one person down once and tells nobody off', async () => {
    const { act } = street
    const { lobby, id } = await openLobby(street, { people: ['joerg', 'kaethe', 'max'], channel: 'board-games' })
    const join = street.idOf(lobby, 'join') as string
    const [first, second] = await Promise.all([act.press('max', lobby, join), act.press('max', lobby, join)])
    await act.waitFor(() => act.see('joerg', lobby)?.text.includes(idOf(street, 'max')))
    expect([...first.followUps(), ...second.followUps()]).toEqual([])
    const look = await street.bot.app.tables.reading.look(id, null)
    expect(isDenial(look) ? [] : look.places.map(({ name }) => name)).toEqual(['Jörg', 'Max'])
  })
})
