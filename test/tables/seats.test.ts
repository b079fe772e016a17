import { expect, test } from 'vitest'
import { hall, hallForEach } from '#test/tables/for-each'
import { begun, refusal, who, yes } from '#test/tables/hall'
import { askedOf, composeAny, goOn, luckOf, playOn } from '#test/tables/playing'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
hallForEach()

async function seatOf(id: number, person: string): Promise<number> {
  return (await hall.look(id, person)).seat as number
}

async function placeAt(id: number, seat: number) {
  return (await hall.look(id, null)).places[seat]
}

test('somebody offers their seat and keeps it after all', async () => {
  const id = await begun(hall, 'ab')
  const seat = await seatOf(id, 'a')
  expect(refusal(await hall.tables.seats.keep(id, 'a'))).toBe('not-offered')
  yes(await hall.tables.seats.offer(id, 'a'))
  expect((await placeAt(id, seat))?.offered).toBe(true)
  yes(await hall.tables.seats.keep(id, 'a'))
  expect(refusal(await hall.tables.seats.claim(id, who('c'), seat))).toBe('not-offered')
})

test('an offered seat nobody takes is a bot’s after two days', async () => {
  const id = await begun(hall, 'abc', { speed: 'none' })
  const seat = await seatOf(id, 'a')
  yes(await hall.tables.seats.offer(id, 'a'))
  await hall.pass(2 * DAY - 1)
  expect((await placeAt(id, seat))?.kind).toBe('human')
  await hall.pass(1)
  expect(await placeAt(id, seat)).toMatchObject({ kind: 'bot', offered: true })
  const kept = await seatOf(id, 'b')
  yes(await hall.tables.seats.offer(id, 'b'))
  yes(await hall.tables.seats.keep(id, 'b'))
  await hall.pass(2 * DAY)
  expect((await placeAt(id, kept))?.kind).toBe('human')
})

test('the others need not wait for somebody to take an offered seat', async () => {
  const id = await begun(hall, 'abc', { speed: 'none' })
  const seat = await seatOf(id, 'a')
  expect(refusal(await hall.tables.seats.giveToBot(id, 'b', seat))).toBe('not-offered')
  yes(await hall.tables.seats.offer(id, 'a'))
  expect(refusal(await hall.tables.seats.giveToBot(id, 'd', seat))).toBe('not-seated')
  yes(await hall.tables.seats.giveToBot(id, 'b', seat))
  expect(await placeAt(id, seat)).toMatchObject({ kind: 'bot', offered: true })
  expect(refusal(await hall.tables.seats.giveToBot(id, 'b', seat))).toBe('not-offered')
})

test('another takes an offered seat: theirs are the turn, a fresh clock and no drafts or orders', async () => {
  const id = await begun(hall, 'ab')
  const [mover] = await askedOf(hall, id)
  const seat = await seatOf(id, mover as string)
  yes(await hall.tables.orders.set(id, mover as string, 'healing', 2))
  await composeAny(hall, id, mover as string, luckOf(1))
  await hall.pass(20 * MINUTE)
  yes(await hall.tables.seats.offer(id, mover as string))
  expect(refusal(await hall.tables.seats.claim(id, who(mover === 'a' ? 'b' : 'a'), seat))).toBe('already-seated')
  expect(refusal(await hall.tables.seats.claim(id, who('c'), 7))).toBe('no-such-seat')
  yes(await hall.tables.seats.claim(id, who('c'), seat))
  const look = await hall.look(id, 'c')
  expect([look.seat, look.draft, look.orders]).toEqual([seat, [], []])
  expect(look.places[seat]).toMatchObject({ name: 'Player c', asked: hall.now, offered: false })
  expect(refusal(await hall.tables.turns.compose(id, mover as string, [['x']]))).toBe('not-seated')
})

test('a bot takes over a seat and plays on; its person may sit down again', async () => {
  const id = await begun(hall, 'ab', { speed: 'none' })
  const [mover] = await askedOf(hall, id)
  const seat = await seatOf(id, mover as string)
  yes(await hall.tables.seats.handToBot(id, mover as string, 'master'))
  expect(await placeAt(id, seat)).toMatchObject({ kind: 'bot', level: 'master', offered: true })
  await hall.tables.tick()
  const bots = yes(await hall.tables.reading.log(id, null)).filter(({ by }) => by === 'bot')
  expect(bots.every((line) => line.seat === seat) && bots.length > 0).toBe(true)
  expect(refusal(await hall.tables.seats.handToBot(id, mover as string, 'master'))).toBe('not-seated')
  yes(await hall.tables.seats.claim(id, who(mover as string), seat))
  expect(await placeAt(id, seat)).toMatchObject({ kind: 'human', level: null, person: mover })
  await playOn(hall, id, luckOf(2))
  expect(yes(await hall.tables.records.audit(id)).difference).toBeNull()
})

test('whose seat a bot plays does not sit down at another one', async () => {
  const id = await begun(hall, 'abc', { speed: 'none' })
  const seat = await seatOf(id, 'b')
  yes(await hall.tables.seats.handToBot(id, 'a', 'master'))
  yes(await hall.tables.seats.offer(id, 'b'))
  expect(refusal(await hall.tables.seats.claim(id, who('a'), seat))).toBe('already-seated')
})

test('with the last person gone the game waits until somebody comes back; then bots play on', async () => {
  const id = await begun(hall, 'ab', { speed: 'none' })
  for (const person of 'ab') yes(await hall.tables.seats.handToBot(id, person, 'apprentice'))
  await hall.pass(30 * DAY)
  const look = await hall.look(id, null)
  expect([look.phase, look.timers]).toEqual(['paused', []])
  expect(yes(await hall.tables.reading.log(id, null)).some(({ kind, by }) => kind === 'play' && by === 'bot')).toBe(
    false,
  )
  yes(await hall.tables.seats.claim(id, who('b'), look.places.find(({ person }) => person === 'b')?.seat as number))
  expect(yes(await hall.tables.votes.resume(id, 'b'))).toEqual({ resumed: true })
  await playOn(hall, id, luckOf(1))
  expect((await hall.look(id, null)).phase).toBe('over')
  expect(yes(await hall.tables.results.statistics('a', 'willyville')).games).toBe(0)
})

test('who is the only person at the table and is played for goes on playing', async () => {
  const id = await begun(hall, 'ab', { speed: 'day' })
  yes(await hall.tables.seats.handToBot(id, 'a', 'apprentice'))
  await hall.pass(10 * DAY)
  expect((await hall.look(id, null)).phase).toBe('playing')
})

test('a seat that nobody took and a person who is forgotten leave the last place empty: the game waits', async () => {
  for (const leave of ['offer', 'erasePerson'] as const) {
    const id = await begun(hall, 'a', { speed: 'none', players: 2, bots: 1 })
    if (leave === 'offer') yes(await hall.tables.seats.offer(id, 'a'))
    else yes(await hall.tables.people.erase('a'))
    await hall.pass(3 * DAY)
    expect((await hall.look(id, null)).phase).toBe('paused')
  }
})

test('who gives up with two at the table loses, whatever the points say', async () => {
  const id = await begun(hall, 'ab', { game: 'fair' })
  await playOn(hall, id, luckOf(5), 9)
  const totals = (await hall.look(id, null)).view as { stalls: unknown[] }
  expect(totals.stalls).toHaveLength(2)
  expect(yes(await hall.tables.seats.concede(id, 'a'))).toEqual({ over: true })
  for (const person of ['a', 'b', null]) {
    const look = await hall.look(id, person)
    expect([look.phase, look.questions]).toEqual(['over', []])
    expect(look.result?.winners).toEqual([await seatOf(id, 'b')])
  }
  expect(yes(await hall.tables.results.statistics('b', 'fair'))).toMatchObject({ games: 1, won: 1, rated: 1 })
  expect(yes(await hall.tables.results.statistics('a', 'fair'))).toMatchObject({ games: 1, won: 0, rated: 1 })
  expect(refusal(await hall.tables.seats.concede(id, 'b'))).toBe('over')
})

test('who gives up with three at the table leaves a bot there, comes last, and the others play on', async () => {
  for (let seed = 1; seed <= 6; seed++) {
    const id = await begun(hall, 'abc', { game: 'fair', speed: 'none' })
    const seat = await seatOf(id, 'a')
    await playOn(hall, id, luckOf(seed), 6)
    yes(await hall.tables.seats.offer(id, 'a'))
    expect(yes(await hall.tables.seats.concede(id, 'a'))).toEqual({ over: false })
    expect(await placeAt(id, seat)).toMatchObject({ kind: 'bot', conceded: true, offered: false, person: 'a' })
    expect(refusal(await hall.tables.seats.claim(id, who('a'), seat))).toBe('not-offered')
    const end = await playOn(hall, id, luckOf(seed))
    expect(end.phase).toBe('over')
    expect(end.result?.winners).not.toContain(seat)
    expect(end.result?.winners.length).toBeGreaterThan(0)
    expect(yes(await hall.tables.records.audit(id)).difference).toBeNull()
  }
  expect(yes(await hall.tables.results.statistics('a', 'fair'))).toMatchObject({ games: 6, won: 0, rated: 6 })
})

test('when all but one have given up, that one has won', async () => {
  const id = await begun(hall, 'abc', { speed: 'none' })
  expect(yes(await hall.tables.seats.concede(id, 'a'))).toEqual({ over: false })
  expect(yes(await hall.tables.seats.concede(id, 'b'))).toEqual({ over: true })
  expect((await hall.look(id, 'c')).result?.winners).toEqual([await seatOf(id, 'c')])
})

test('giving up in a pause leaves the table paused', async () => {
  const id = await begun(hall, 'abc', { speed: 'live' })
  const { vote } = yes(await hall.tables.votes.pause(id, 'a')) as { vote: number }
  for (const person of 'bc') yes(await hall.tables.votes.answer(id, person, vote, true))
  yes(await hall.tables.seats.concede(id, 'a'))
  await hall.pass(60 * MINUTE)
  const look = await hall.look(id, null)
  expect([look.phase, look.timers]).toEqual(['paused', []])
  await goOn(hall, id, 'b')
  await playOn(hall, id, luckOf(1), 4)
})

test('all must agree to abandon a game; then nobody has won and nothing is counted', async () => {
  const id = await begun(hall, 'abc')
  await playOn(hall, id, luckOf(1), 3)
  const { vote } = yes(await hall.tables.votes.abandon(id, 'a')) as { vote: number }
  expect(refusal(await hall.tables.votes.abandon(id, 'b'))).toBe('vote-open')
  yes(await hall.tables.votes.answer(id, 'b', vote, true))
  expect((await hall.look(id, null)).phase).toBe('playing')
  yes(await hall.tables.votes.answer(id, 'c', vote, true))
  const look = await hall.look(id, 'a')
  expect([look.phase, look.result, look.questions, look.timers]).toEqual(['closed', null, [], []])
  expect(yes(await hall.tables.results.statistics('a', 'willyville')).games).toBe(0)
  expect(refusal(await hall.tables.votes.answer(id, 'c', vote, true))).toBe('over')
})

test('who plays alone against bots abandons at once', async () => {
  const id = await begun(hall, 'a', { players: 2, bots: 1 })
  expect(yes(await hall.tables.votes.abandon(id, 'a'))).toEqual({ abandoned: true })
  expect((await hall.look(id, null)).phase).toBe('closed')
})

test('a refused vote leaves the game as it is', async () => {
  const id = await begun(hall, 'abc')
  const { vote } = yes(await hall.tables.votes.abandon(id, 'a')) as { vote: number }
  expect(yes(await hall.tables.votes.answer(id, 'c', vote, false))).toEqual({ agreed: false })
  expect((await hall.look(id, null)).phase).toBe('playing')
  expect(refusal(await hall.tables.votes.answer(id, 'b', 'x' as unknown as number, true))).toBe('no-such-vote')
})

test('the same people play again: the first opens the table, the next sit down at it, and it begins when all are there', async () => {
  const id = await begun(hall, 'abc', { game: 'fair', speed: 'none' })
  expect(refusal(await hall.tables.lobby.rematch(id, who('a')))).toBe('not-over')
  await playOn(hall, id, luckOf(1))
  expect(refusal(await hall.tables.lobby.rematch(id, who('z')))).toBe('not-seated')
  const [a, b] = await Promise.all([hall.tables.lobby.rematch(id, who('a')), hall.tables.lobby.rematch(id, who('b'))])
  expect(yes(a)).toEqual({ id: yes(b).id, started: false })
  expect((await hall.look(yes(a).id, null)).plan.invited).toContain('c')
  expect(refusal(await hall.tables.lobby.join(yes(a).id, who('d')))).toBe('taken')
  expect(yes(await hall.tables.lobby.rematch(id, who('c')))).toEqual({ id: yes(a).id, started: false })
  await hall.pass(30_000)
  expect((await hall.look(yes(a).id, null)).phase).toBe('playing')
  expect((await hall.look(yes(a).id, null)).rematch).toBe(id)
  for (const person of 'acz') {
    expect(yes(await hall.tables.lobby.rematch(id, who(person)))).toEqual({ id: yes(a).id, started: true })
  }
})

test('S20: who lost is the host of the next game as soon as they sit there', async () => {
  const hosts = async (people: string) => {
    const id = await begun(hall, 'abc', { game: 'fair', speed: 'none' })
    yes(await hall.tables.seats.concede(id, 'a'))
    await playOn(hall, id, luckOf(1))
    const hosts = []
    for (const person of people) {
      const again = yes(await hall.tables.lobby.rematch(id, who(person)))
      hosts.push((await hall.look(again.id, null)).host)
    }
    return hosts
  }
  expect(await hosts('ca')).toEqual(['c', 'a'])
  expect(await hosts('ac')).toEqual(['a', 'a'])
})

test('bots come along as they were, whoever else was played for meanwhile', async () => {
  const id = await begun(hall, 'abc', { players: 4, bots: 1, level: 'master', speed: 'none' })
  yes(await hall.tables.seats.handToBot(id, 'a', 'apprentice'))
  yes(await hall.tables.seats.concede(id, 'b'))
  const again = yes(await hall.tables.lobby.rematch(id, who('c')))
  const levels = (await hall.look(again.id, null)).places.map(({ person, level }) => [person, level])
  expect(levels).toContainEqual([null, 'master'])
  expect(levels).not.toContainEqual([null, 'apprentice'])
})

test('who gave up may play again, and bots come along', async () => {
  const id = await begun(hall, 'ab', { players: 3, bots: 1, speed: 'none' })
  yes(await hall.tables.seats.concede(id, 'a'))
  const again = yes(await hall.tables.lobby.rematch(id, who('a')))
  expect(yes(await hall.tables.lobby.rematch(id, who('b')))).toEqual({ id: again.id, started: false })
  await hall.pass(30_000)
  expect((await hall.look(again.id, null)).phase).toBe('playing')
})

test('a table moves to another channel when somebody who sits there says so', async () => {
  const id = await begun(hall, 'ab')
  const home = { server: 'server', channel: 'elsewhere', thread: 'thread' }
  expect(refusal(await hall.tables.homes.move(id, 'z', home))).toBe('not-seated')
  yes(await hall.tables.homes.move(id, 'a', home))
  expect((await hall.look(id, null)).home).toEqual(home)
  expect(yes(await hall.tables.directory.tablesAt('thread')).map((table) => table.id)).toEqual([id])
  expect(yes(await hall.tables.directory.waitingFor((await askedOf(hall, id))[0] as string))).toMatchObject([
    { game: id },
  ])
})
