import { expect, it } from 'vitest'
import type { Seen } from '#playground/people/seen-message'
import { takeTurn } from './hands.ts'
import { oneStreet, street } from './one-street.ts'
import { type Begun, beginGame, idOf, newest, openPanel, pressOn, pressTable } from './scenes.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const PEOPLE = ['max', 'kaethe', 'joerg']

oneStreet()

function waitForButton({ id, place }: Begun, verb: string, after = ''): Promise<Seen> {
  return street.act.waitFor(() => {
    const message = newest(street, 'visitor', place, verb, id)
    return message !== null && message.id > after ? message : null
  }, verb)
}

/** Of two people, who is called by what comes after a message. */
async function nextTurn(game: Begun, last: Seen): Promise<Begun> {
  const notice = await waitForButton(game, 'play', last.id)
  const [first = ''] = notice.pings
  return { ...game, notice, first, other: first === 'max' ? 'kaethe' : 'max' }
}

function said({ place }: Begun, words: string | RegExp): Promise<Seen> {
  const { act } = street
  return act.waitFor(() => act.sees('visitor', place).findLast(({ text }) => text.match(words) !== null), String(words))
}

it('a live table waits a minute before a bot plays, and anybody at it may hold the bot back (S18)', async () => {
  const { act } = street
  const game = await beginGame(street, { people: PEOPLE, speed: 'live' })
  await street.leap(20 * MINUTE)
  const out = await waitForButton(game, 'letbot')
  expect(out.text).toMatch(/Round 1 · time bank used up <t:\d+:R> · .+ can still play/)
  const soon = await pressOn(street, game.other, out, 'letbot')
  expect(soon.text).toMatch(/A bot plays <t:\d+:R>/)
  const held = await pressOn(street, game.first, soon, 'holdbot')
  expect(street.idOf(held, 'letbot')).not.toBeNull()
  await street.leap(2 * MINUTE)
  expect(newest(street, 'visitor', game.place, 'letbot', game.id)?.id).toBe(out.id)
  await pressOn(street, game.other, act.see(game.other, out) as Seen, 'letbot')
  await street.leap(MINUTE)
  const next = await waitForButton(game, 'play', out.id)
  const nameOf = (user: string) => ({ max: 'Max', kaethe: 'Käthe', joerg: 'Jörg' })[user]
  expect(next.text).toContain(`${nameOf(game.first)} (by bot, asked by ${nameOf(game.other)})`)
})

it('who was played for twice in a row may be played for until he is back, and comes back by a button', async () => {
  const { act } = street
  let game = await beginGame(street, { people: ['max', 'kaethe'] })
  const late = game.first
  for (let turns = 0; turns < 12; turns++) {
    let last = game.notice
    if (game.first !== late) await takeTurn(street, game.first, last)
    else {
      await street.leap(4 * DAY)
      last = await waitForButton(game, 'letbot', last.id)
      if (street.idOf(last, 'letstay') !== null) break
      await pressOn(street, game.other, last, 'letbot')
    }
    game = await nextTurn(game, last)
  }
  const out = await waitForButton(game, 'letstay')
  await act.press(game.other, out, street.idOf(out, 'letstay') as string)
  const told = await said(game, 'A bot plays until')
  const stranger = await act.press('visitor', told, street.idOf(told, 'claim') as string)
  expect((await act.waitFor(() => stranger.followUps()[0])).text).toMatch(/This seat isn’t on offer/)
  await act.press(late, told, street.idOf(told, 'claim') as string)
  await said(game, 'takes over')
})

it('without a clock the table hears after a week that somebody has not moved', async () => {
  const game = await beginGame(street, { people: PEOPLE, speed: 'none' })
  expect(game.notice.text).not.toContain('time runs out')
  await street.leap(7 * DAY)
  const out = await waitForButton(game, 'letbot')
  expect(out.text).toContain('hasn’t moved for a week')
  expect(out.pings).toEqual([])
})

it('an offered seat shows what awaits who takes it, and a player gives it to a bot', async () => {
  const { act } = street
  const game = await beginGame(street, { people: PEOPLE })
  await (await pressTable(street, 'max', game.place, 'seatwish', 'offer')).answer()
  const offer = await waitForButton(game, 'claim')
  expect(offer.text).toMatch(
    /Open seat: Max, (red|blue|yellow)\n\d(st|nd|rd) with \d+ points? · .*\d+.* · about \d+ rounds? to go\n/,
  )
  expect(offer.text).toMatch(/A bot takes the seat <t:\d+:R>/)
  expect(offer.pictures).toHaveLength(1)
  const inLobby = await act.waitFor(() => newest(street, 'visitor', 'tavern', 'claim', game.id), 'the offer')
  expect([inLobby.id, inLobby.text]).toEqual([game.lobby.id, expect.stringMatching(/\nOpen seat: Max, /)])
  const stranger = await act.press('visitor', offer, street.idOf(offer, 'givebot') as string)
  expect((await act.waitFor(() => stranger.followUps()[0])).text).toContain('not at this table')
  await act.press('kaethe', offer, street.idOf(offer, 'givebot') as string)
  await said(game, 'gave up the seat. A bot plays')
})

it('who only wants to be called when time is short is called then, and not before', async () => {
  const game = await beginGame(street, { people: PEOPLE })
  const called = (person: string, pings: 'turns' | 'short') =>
    street.bot.app.tables.people.setSettings(idOf(street, person), { pings })
  for (const person of PEOPLE) await called(person, 'short')
  await street.leap(1.85 * DAY)
  const reminder = await said(game, 'your time runs out')
  expect(reminder.pings).toEqual([game.first])
  await takeTurn(street, game.first, game.notice)
  expect((await waitForButton(game, 'play', game.notice.id)).pings).toEqual([])
  for (const person of PEOPLE) await called(person, 'turns')
})

it('who presses Play before his turn learns how far away it is', async () => {
  const game = await beginGame(street, { people: PEOPLE })
  const lines = await Promise.all(
    PEOPLE.filter((person) => person !== game.first).map(
      async (person) => (await openPanel(street, person, game.notice)).text,
    ),
  )
  expect(lines.filter((text) => /You’re next\.|Nächstes|Hierna/.test(text))).toHaveLength(1)
  expect(lines.filter((text) => /after the next turn\.|Noch ein Zug|Nog één beurt/.test(text))).toHaveLength(1)
})

it('the table goes back when all whose moves would vanish agree, and the turn is played again', async () => {
  const { act } = street
  let game = await beginGame(street, { people: ['max', 'kaethe'] })
  const asker = game.first
  for (let turns = 0; turns < 2; turns++) {
    await takeTurn(street, game.first, game.notice)
    game = await nextTurn(game, game.notice)
  }
  const voter = asker === 'max' ? 'kaethe' : 'max'
  const back = await (await pressTable(street, asker, game.place, 'goback')).answer()
  const [moves] = back.selects
  const form = await act.choose(asker, back, moves?.customId as string, moves?.options.at(-1)?.value as string)
  expect(form.kind).toBe('modal')
  await act.submit(asker, form, { why: 'I meant [the brewery](http://127.0.0.1)' })
  const vote = await waitForButton(game, 'yes')
  expect(vote.pings).toEqual([voter])
  expect(vote.text).toContain('You’d play 2 turns again')
  expect(vote.text).toContain('> I meant \\[the brewery\\]\\(http\\:\\/\\/127\\.0\\.0\\.1\\)')
  const then = await pressOn(street, voter, vote, 'turnthen')
  expect(then.text).toMatch(/^### (Move|Zug) \d+\n/)
  expect(then.pictures).toHaveLength(1)
  await act.press(voter, vote, street.idOf(vote, 'yes') as string)
  const again = await waitForButton(game, 'play', vote.id)
  expect(again.text).toContain(idOf(street, asker))
  const { panels } = await takeTurn(street, asker, again)
  expect(panels.at(-1)?.text).toContain('Done')
})
