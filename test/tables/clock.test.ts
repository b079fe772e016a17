import { describe, expect, test } from 'vitest'
import { isDenial } from '#tables'
import {
  ALLOWANCES,
  counted,
  after as dueAfter,
  isQuiet,
  NO_REST,
  type Rest,
  restFor,
  before as since,
  stageAt,
} from '#tables/flow/clock'
import { hall, hallForEach, place, restart } from '#test/tables/for-each'
import { begun, Hall, HOME, refusal, yes } from '#test/tables/hall'
import { askedOf, goOn, luckOf, moveAny, personAt } from '#test/tables/playing'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

function quietHours(from: number, to: number, zone = 'Europe/Berlin'): Rest {
  return { quiet: { from: from * 60, to: to * 60, zone }, vacation: null }
}

describe('a clock', () => {
  const night = quietHours(22, 8)
  // Winter in Berlin is an hour ahead of UTC.
  const noon = Date.UTC(2026, 0, 5, 11)

  test('stands still in quiet hours that pass midnight', () => {
    expect(isQuiet(Date.UTC(2026, 0, 5, 21), night)).toBe(true)
    expect(isQuiet(Date.UTC(2026, 0, 6, 2), night)).toBe(true)
    expect(isQuiet(Date.UTC(2026, 0, 6, 7), night)).toBe(false)
    expect(isQuiet(Date.UTC(2026, 0, 5, 20, 59), night)).toBe(false)
    expect(counted(noon, noon + DAY, night)).toBe(14 * HOUR)
    expect(dueAfter(noon, 10 * HOUR, night)).toBe(noon + 10 * HOUR)
    expect(dueAfter(noon, 11 * HOUR, night)).toBe(noon + 21 * HOUR)
  })

  test('counts quiet hours within a day, and none where they begin when they end', () => {
    expect(counted(noon, noon + DAY, quietHours(13, 15))).toBe(22 * HOUR)
    expect(counted(noon, noon + DAY, quietHours(13, 13))).toBe(DAY)
    expect(counted(noon, noon + DAY, NO_REST)).toBe(DAY)
  })

  test('wakes at eight on the morning the clocks were put forward, an hour earlier than otherwise', () => {
    const evening = Date.UTC(2026, 2, 28, 20)
    const morning = Date.UTC(2026, 2, 29, 6)
    expect(isQuiet(morning, night)).toBe(false)
    expect(isQuiet(morning - 1, night)).toBe(true)
    expect(dueAfter(evening, HOUR + 1, night)).toBe(morning + 1)
    expect(counted(evening, evening + DAY, night)).toBe(15 * HOUR)
  })

  test('wakes at eight on the morning the clocks were put back, an hour later than otherwise', () => {
    const evening = Date.UTC(2026, 9, 24, 19)
    const morning = Date.UTC(2026, 9, 25, 7)
    expect(isQuiet(morning, night)).toBe(false)
    expect(isQuiet(morning - 1, night)).toBe(true)
    expect(dueAfter(evening, HOUR + 1, night)).toBe(morning + 1)
    expect(counted(evening, morning + HOUR, night)).toBe(2 * HOUR)
  })

  test('goes to sleep at the right time on the day the clocks change', () => {
    const rest = quietHours(4, 6)
    expect(counted(Date.UTC(2026, 2, 28, 23), Date.UTC(2026, 2, 29, 2), rest)).toBe(3 * HOUR)
    expect(counted(Date.UTC(2026, 2, 28, 23), Date.UTC(2026, 2, 29, 4), rest)).toBe(3 * HOUR)
    expect(counted(Date.UTC(2026, 9, 24, 22), Date.UTC(2026, 9, 25, 5), rest)).toBe(5 * HOUR)
  })

  test('copes with quiet hours that begin or end in the hour that is skipped or comes twice', () => {
    for (const [from, to] of [
      [22, 2.5],
      [2.5, 9],
      [2, 3],
    ] as const) {
      for (const start of [Date.UTC(2026, 2, 28, 12), Date.UTC(2026, 9, 24, 12)]) {
        const rest = quietHours(from, to)
        const due = dueAfter(start, 20 * HOUR, rest)
        expect(counted(start, due, rest)).toBe(20 * HOUR)
      }
    }
  })

  test('stands still on vacation, whole days and nights', () => {
    const rest: Rest = { ...night, vacation: { from: noon, to: noon + 10 * DAY } }
    expect(counted(noon, noon + 10 * DAY, rest)).toBe(0)
    expect(dueAfter(noon - HOUR, 2 * HOUR, rest)).toBe(noon + 10 * DAY + HOUR)
    expect(counted(noon + 10 * DAY, noon + 11 * DAY, rest)).toBe(14 * HOUR)
  })

  test('counts no less and no more than it was set for, from any moment, in any zone', () => {
    const rests = [night, quietHours(0, 9, 'America/New_York'), quietHours(12, 20, 'Asia/Kolkata'), NO_REST]
    for (const restTimes of rests) {
      for (let start = Date.UTC(2026, 2, 27); start < Date.UTC(2026, 3, 2); start += 7 * HOUR + 13 * MINUTE + 7) {
        for (const time of [1, 59 * MINUTE, 30 * HOUR]) {
          const due = dueAfter(start, time, restTimes)
          expect(counted(start, due, restTimes)).toBe(time)
          const begun = since(due, time, restTimes)
          expect(counted(begun, due, restTimes)).toBe(time)
          expect(begun).toBeGreaterThanOrEqual(start)
        }
      }
    }
  })

  test('tells half, nine tenths and all of its time', () => {
    const total = ALLOWANCES.day?.turn as number
    expect(stageAt('half', noon, total, NO_REST)).toBe(noon + DAY / 2)
    expect(stageAt('ninety', noon, total, NO_REST)).toBe(noon + 0.9 * DAY)
    expect(stageAt('out', noon, total, night)).toBe(noon + DAY + 10 * HOUR)
  })

  test('of a live game knows no rest', () => {
    expect(restFor('live', night)).toEqual(NO_REST)
    expect(restFor('day', night)).toBe(night)
  })
})

describe('at a table', () => {
  hallForEach()

  const asked = async (id: number) => (await askedOf(hall, id))[0] as string
  const rung = () =>
    hall.posts.flatMap(({ kind, data }) => (kind === 'reminder' ? [data.stage] : kind === 'clock-out' ? ['out'] : []))
  const placeOf = async (id: number, person: string) => {
    const { places } = await hall.look(id, person)
    return places.find((one) => one.person === person)
  }

  test('reminders come at half and at nine tenths of the time for a turn and the bank, each once', async () => {
    const id = await begun(hall, 'ab', { speed: 'day' })
    await hall.pass(DAY - 1)
    expect(rung()).toEqual([])
    await hall.pass(1)
    expect(rung()).toEqual(['half'])
    await hall.pass(0.8 * DAY - 1)
    await hall.tables.tick()
    expect(rung()).toEqual(['half'])
    await hall.pass(1)
    expect(rung()).toEqual(['half', 'ninety'])
    const person = await asked(id)
    await hall.pass(0.2 * DAY)
    await hall.pass(DAY)
    expect(rung()).toEqual(['half', 'ninety', 'out'])
    expect(await placeOf(id, person)).toMatchObject({ late: true, bank: 0 })
  })

  test('every automatic act is an entry of its own, by the clock', async () => {
    const id = await begun(hall, 'ab', { speed: 'live' })
    await hall.pass(HOUR)
    const log = yes(await hall.tables.reading.log(id, null)).filter(({ by }) => by === 'clock')
    expect(log.map(({ kind }) => kind)).toEqual(['reminder', 'reminder', 'clock-out'])
  })

  test('who needs more than a turn has, pays it from their bank', async () => {
    const id = await begun(hall, 'ab', { speed: 'day' })
    const person = await asked(id)
    await hall.pass(DAY + 3 * HOUR)
    await moveAny(hall, id, person, luckOf(1))
    expect((await placeOf(id, person))?.bank).toBe(DAY - 3 * HOUR)
    const next = await asked(id)
    await hall.pass(2 * HOUR)
    await moveAny(hall, id, next, luckOf(1))
    expect((await placeOf(id, next))?.bank).toBe(DAY)
  })

  test('without a clock the table is told after a week that somebody has not moved, and only once', async () => {
    const id = await begun(hall, 'ab', { speed: 'none' })
    const person = await asked(id)
    await hall.pass(7 * DAY - 1)
    expect(rung()).toEqual([])
    await hall.pass(1)
    expect(rung()).toEqual(['out'])
    expect((await placeOf(id, person))?.late).toBe(true)
    await hall.pass(400 * DAY)
    expect(rung()).toEqual(['out'])
    await moveAny(hall, id, person, luckOf(1))
    expect((await placeOf(id, person))?.late).toBe(false)
  })

  test('at a live table a bot waits a minute before it plays for somebody, and anybody may hold it back', async () => {
    const id = await begun(hall, 'ab', { speed: 'live' })
    const late = await asked(id)
    const other = late === 'a' ? 'b' : 'a'
    const seat = (await hall.look(id, late)).seat as number
    await hall.pass(DAY)
    const byBots = async () => yes(await hall.tables.reading.log(id, null)).filter(({ by }) => by === 'bot').length
    expect(refusal(await hall.tables.seats.holdBot(id, other, seat))).toBe('no-countdown')
    yes(await hall.tables.seats.letBotPlay(id, other, seat))
    await hall.pass(59_999)
    yes(await hall.tables.seats.holdBot(id, late, seat))
    await hall.pass(DAY)
    expect(await byBots()).toBe(0)
    yes(await hall.tables.seats.letBotPlay(id, other, seat))
    await hall.pass(60_000)
    expect(await byBots()).toBeGreaterThan(0)
  })

  test('who never moves is played for until they are back, and nobody else may take the seat', async () => {
    const id = await begun(hall, 'abc', { speed: 'day' })
    const late = await asked(id)
    const other = [...'abc'].find((person) => person !== late) as string
    const seat = (await hall.look(id, late)).seat as number
    expect(refusal(await hall.tables.seats.letBotStay(id, other, seat))).toBe('clock-runs')
    await hall.pass(3 * DAY)
    yes(await hall.tables.seats.letBotStay(id, other, seat))
    expect(await placeOf(id, late)).toMatchObject({ kind: 'bot', offered: false })
    expect(refusal(await hall.tables.seats.claim(id, { person: 'd', name: 'D' }, seat))).toBe('not-offered')
    yes(await hall.tables.seats.claim(id, { person: late, name: 'Back' }, seat))
    expect(await placeOf(id, late)).toMatchObject({ kind: 'human', name: 'Back' })
  })

  test('when somebody is late another may have a bot play this turn, but not before and not for themselves', async () => {
    const id = await begun(hall, 'ab', { speed: 'live' })
    const late = await asked(id)
    const other = late === 'a' ? 'b' : 'a'
    const seat = (await hall.look(id, late)).seat as number
    expect(refusal(await hall.tables.seats.letBotPlay(id, other, seat))).toBe('clock-runs')
    await hall.pass(HOUR)
    expect(refusal(await hall.tables.seats.letBotPlay(id, late, seat))).toBe('own-seat')
    expect(refusal(await hall.tables.seats.letBotPlay(id, other, 9))).toBe('no-such-seat')
    yes(await hall.tables.seats.letBotPlay(id, other, seat))
    await hall.pass(60_000)
    expect(await asked(id)).toBe(other)
    const bots = yes(await hall.tables.reading.log(id, null)).filter(({ by }) => by === 'bot')
    expect(bots.length).toBeGreaterThan(0)
    expect(await placeOf(id, late)).toMatchObject({ kind: 'human', late: false })
    expect(yes(await hall.tables.records.audit(id)).difference).toBeNull()
  })

  test('when somebody is late another may offer their seat, and they may keep it', async () => {
    const id = await begun(hall, 'ab', { speed: 'live' })
    const late = await asked(id)
    const other = late === 'a' ? 'b' : 'a'
    const seat = (await hall.look(id, late)).seat as number
    expect(refusal(await hall.tables.seats.offerLate(id, other, seat))).toBe('clock-runs')
    await hall.pass(HOUR)
    yes(await hall.tables.seats.offerLate(id, other, seat))
    yes(await hall.tables.seats.keep(id, late))
    expect(refusal(await hall.tables.seats.claim(id, { person: 'c', name: 'C' }, seat))).toBe('not-offered')
    yes(await hall.tables.seats.offerLate(id, other, seat))
    yes(await hall.tables.seats.claim(id, { person: 'c', name: 'C' }, seat))
    expect(await placeOf(id, 'c')).toMatchObject({ seat, late: false, bank: 10 * MINUTE })
    expect(await asked(id)).toBe('c')
  })

  test('a late player may still play', async () => {
    const id = await begun(hall, 'ab', { speed: 'live' })
    const late = await asked(id)
    await hall.pass(HOUR)
    await moveAny(hall, id, late, luckOf(1))
    expect(await placeOf(id, late)).toMatchObject({ late: false, asked: null })
  })

  test('quiet hours stop the clock of a day game, but not of a live one', async () => {
    const quiet = { from: 12 * 60, to: 20 * 60, zone: 'Etc/UTC' }
    for (const person of 'ab') yes(await hall.tables.people.setSettings(person, { quiet }))
    const day = await begun(hall, 'ab', { speed: 'day' })
    const live = await begun(hall, 'ab', { speed: 'live' })
    const due = async (id: number) => (await hall.look(id, null)).timers.map(({ due }) => due - hall.now)
    expect(await due(live)).toEqual([7.5 * MINUTE])
    // Eight hours are slept at once, and eight again on the next day before half of two days has counted.
    expect(await due(day)).toEqual([8 * HOUR + 16 * HOUR + 8 * HOUR + 8 * HOUR])
  })

  test('who goes on vacation in the middle of their turn stops their clock', async () => {
    const id = await begun(hall, 'ab', { speed: 'day' })
    const person = await asked(id)
    await hall.pass(HOUR)
    yes(await hall.tables.people.setSettings(person, { vacation: { from: hall.now, to: hall.now + 7 * DAY } }))
    await hall.pass(7 * DAY)
    expect(rung()).toEqual([])
    await hall.pass(23 * HOUR)
    expect(rung()).toEqual(['half'])
  })

  const endOf = async (id: number) => yes(await hall.tables.reading.clockEnds(id))[0]?.end

  const away = (person: string, days: number) =>
    hall.tables.people.setSettings(person, {
      vacation: days === 0 ? null : { from: hall.now, to: hall.now + days * DAY },
    })

  test('a vacation that is prolonged again and again, or ends early, counts nothing of what it has covered', async () => {
    const id = await begun(hall, 'ab', { speed: 'day' })
    const person = await asked(id)
    await hall.pass(HOUR)
    for (let week = 0; week < 3; week++) {
      yes(await away(person, 10))
      await hall.pass(7 * DAY)
    }
    expect(rung()).toEqual([])
    yes(await away(person, 0))
    expect(rung()).toEqual([])
    await hall.pass(22 * HOUR)
    // Gone once more, and back.
    yes(await away(person, 5))
    await hall.pass(5 * DAY)
    expect(rung()).toEqual([])
    await hall.pass(HOUR)
    expect(rung()).toEqual(['half'])
    const end = await endOf(id)
    expect(end).toBe(hall.now + DAY)
    await restart()
    expect(await endOf(id)).toBe(end)
  })

  test('a vacation that begins when half of the time is used does not stop the running turn, but the next', async () => {
    const id = await begun(hall, 'ab', { speed: 'day' })
    const person = await asked(id)
    await hall.pass(47 * HOUR)
    yes(await away(person, 30))
    const end = await endOf(id)
    expect(end).toBe(hall.now + HOUR)
    await hall.pass(HOUR)
    expect(rung().at(-1)).toBe('out')
    // Not by prolonging it either.
    yes(await away(person, 60))
    expect(await placeOf(id, person)).toMatchObject({ late: true })
    await moveAny(hall, id, person, luckOf(1))
    for (let moves = 0; (await asked(id)) !== person; moves++) await moveAny(hall, id, await asked(id), luckOf(moves))
    await hall.pass(20 * DAY)
    expect(await placeOf(id, person)).toMatchObject({ late: false })
  })

  test('in the last minute before half of the time is used a vacation still stops the clock', async () => {
    const id = await begun(hall, 'ab', { speed: 'three' })
    const person = await asked(id)
    await hall.pass(3 * DAY - MINUTE)
    yes(await away(person, 30))
    await hall.pass(30 * DAY)
    expect(rung()).toEqual([])
    await hall.pass(3 * DAY + MINUTE)
    expect(rung().at(-1)).toBe('out')
  })

  test('who hands the seat to a bot and takes it back has the time that was left, for the turn and for the game', async () => {
    const id = await begun(hall, 'abc', { speed: 'live' })
    const person = await asked(id)
    const seat = (await hall.look(id, person)).seat as number
    await hall.pass(8 * MINUTE)
    yes(await hall.tables.seats.handToBot(id, person, 'master'))
    yes(await hall.tables.seats.claim(id, { person, name: 'Back' }, seat))
    const end = await endOf(id)
    expect(end).toBe(hall.now + 7 * MINUTE)
    yes(await hall.tables.seats.handToBot(id, person, 'master'))
    await hall.pass(MINUTE)
    expect(await placeOf(id, person)).toMatchObject({ kind: 'bot', asked: null })
    yes(await hall.tables.seats.claim(id, { person, name: 'Back' }, seat))
    expect((await placeOf(id, person))?.bank).toBeLessThanOrEqual(7 * MINUTE)
  })

  test('who was late is late when they are back from a bot that has not moved', async () => {
    const id = await begun(hall, 'abc', { speed: 'day' })
    const person = await asked(id)
    const { seat } = (await placeOf(id, person)) as { seat: number }
    await hall.pass(48 * HOUR)
    yes(await hall.tables.seats.handToBot(id, person, 'master'))
    yes(await hall.tables.seats.claim(id, { person, name: 'Back' }, seat))
    await hall.tables.tick()
    expect(await placeOf(id, person)).toMatchObject({ late: true, bank: 0, kind: 'human' })
  })

  test('the time that was left is kept over a pause in which a bot sat there', async () => {
    const id = await begun(hall, 'ab', { speed: 'day' })
    const person = await asked(id)
    const { seat } = (await placeOf(id, person)) as { seat: number }
    await hall.pass(30 * HOUR)
    const other = person === 'a' ? 'b' : 'a'
    yes(await hall.tables.seats.handToBot(id, other, 'master'))
    yes(await hall.tables.seats.handToBot(id, person, 'master'))
    await hall.pass(3 * DAY)
    yes(await hall.tables.seats.claim(id, { person, name: 'Back' }, seat))
    yes(await hall.tables.votes.resume(id, person))
    const end = await endOf(id)
    expect(end).toBe(hall.now + 18 * HOUR)
  })

  test('a pause keeps what was left, also over quiet hours', async () => {
    const quiet = { from: 22 * 60, to: 8 * 60, zone: 'Etc/UTC' }
    const id = await begun(hall, 'ab', { speed: 'day' })
    const person = await asked(id)
    const other = person === 'a' ? 'b' : 'a'
    yes(await hall.tables.people.setSettings(person, { quiet }))
    await hall.pass(6 * HOUR)
    const { vote } = yes(await hall.tables.votes.pause(id, person)) as { vote: number }
    yes(await hall.tables.votes.answer(id, other, vote, true))
    await hall.pass(15 * DAY + 15 * HOUR)
    expect([(await hall.look(id, null)).phase, rung()]).toEqual(['paused', []])
    await goOn(hall, id, other)
    const restTimes: Rest = { quiet, vacation: null }
    const [timer] = (await hall.look(id, null)).timers
    expect(timer?.due).toBe(dueAfter(hall.now, 18 * HOUR, restTimes))
  })

  test('nothing is played, taken back or rung while a table is paused, and a seat that changed hands is asked after it', async () => {
    const id = await begun(hall, 'ab', { speed: 'live' })
    const person = await asked(id)
    const other = person === 'a' ? 'b' : 'a'
    const { vote } = yes(await hall.tables.votes.pause(id, person)) as { vote: number }
    yes(await hall.tables.votes.answer(id, other, vote, true))
    expect(refusal(await hall.tables.turns.compose(id, person, [['x']]))).toBe('paused')
    expect(refusal(await hall.tables.turns.undo(id, person))).toBe('paused')
    expect(refusal(await hall.tables.votes.pause(id, person))).toBe('paused')
    yes(await hall.tables.seats.handToBot(id, person, 'master'))
    await hall.pass(DAY)
    expect(yes(await hall.tables.reading.log(id, null)).some(({ kind }) => kind === 'play')).toBe(false)
    await goOn(hall, id, other)
    await hall.pass(MINUTE)
    expect(await asked(id)).toBe(other)
  })

  test('going back is agreed in a pause and takes effect in it, without anybody being called', async () => {
    const id = await begun(hall, 'ab', { speed: 'live' })
    const begin = (await hall.look(id, null)).entry
    const person = await asked(id)
    const other = person === 'a' ? 'b' : 'a'
    await moveAny(hall, id, person, luckOf(1))
    await moveAny(hall, id, await asked(id), luckOf(1))
    const back = yes(await hall.tables.votes.askRewind(id, person, begin)) as { vote: number }
    const { vote } = yes(await hall.tables.votes.pause(id, person)) as { vote: number }
    yes(await hall.tables.votes.answer(id, other, vote, true))
    if (!('vote' in back)) throw new Error('somebody must be asked')
    yes(await hall.tables.votes.answer(id, other, back.vote, true))
    expect((await hall.look(id, null)).timers).toEqual([])
    await goOn(hall, id, person)
    expect(await asked(id)).toBe(person)
    expect((await hall.look(id, null)).timers.map(({ name }) => name)).toHaveLength(1)
    expect(yes(await hall.tables.records.audit(id)).difference).toBeNull()
  })

  test('a pause all have agreed to does not end by one alone; with nobody else there it does', async () => {
    const id = await begun(hall, 'abc', { speed: 'day' })
    const { vote } = yes(await hall.tables.votes.pause(id, 'a')) as { vote: number }
    for (const person of 'bc') yes(await hall.tables.votes.answer(id, person, vote, true))
    const first = yes(await hall.tables.votes.resume(id, 'b')) as { vote: number }
    expect([(await hall.look(id, null)).phase, refusal(await hall.tables.votes.resume(id, 'c'))]).toEqual([
      'paused',
      'vote-open',
    ])
    yes(await hall.tables.votes.answer(id, 'a', first.vote, false))
    expect((await hall.look(id, null)).votes).toEqual([])
    const again = yes(await hall.tables.votes.resume(id, 'c')) as { vote: number }
    yes(await hall.tables.votes.answer(id, 'a', again.vote, true))
    expect((await hall.look(id, null)).phase).toBe('paused')
    yes(await hall.tables.votes.answer(id, 'b', again.vote, true))
    expect(await hall.look(id, null)).toMatchObject({ phase: 'playing', votes: [], paused: null })
    const alone = await begun(hall, 'd', { players: 2, bots: 1 })
    yes(await hall.tables.votes.pause(alone, 'd'))
    expect(yes(await hall.tables.votes.resume(alone, 'd'))).toEqual({ resumed: true })
  })

  test('a pause is told once, by the vote or by itself; after it the notice comes again, aloud where it was voted for', async () => {
    const id = await begun(hall, 'ab', { speed: 'day' })
    await hall.tables.tick()
    const mark = hall.posts.length
    for (const act of ['pause', 'resume'] as const) {
      const { vote } = yes(await hall.tables.votes[act](id, 'a')) as { vote: number }
      yes(await hall.tables.votes.answer(id, 'b', vote, true))
    }
    await hall.tables.tick()
    const voted = hall.posts.slice(mark).filter(({ game }) => game === id)
    expect(voted.map(({ kind }) => kind)).toEqual(['vote', 'vote-ended', 'vote', 'vote-ended', 'asked'])
    expect(voted.at(-1)?.data).toMatchObject({ isAgain: true })
    const alone = await begun(hall, 'd', { players: 2, bots: 1, first: 'host', speed: 'none' })
    await hall.tables.tick()
    const [first] = hall.posted('asked').slice(-1)
    for (const act of ['pause', 'resume'] as const) yes(await hall.tables.votes[act](alone, 'd'))
    await hall.tables.tick()
    expect(hall.posts.slice(-3).map(({ kind }) => kind)).toEqual(['paused', 'resumed', 'asked'])
    expect(hall.posted('asked').at(-1)).toEqual({ seats: first?.seats, entry: expect.any(Number) })
  })

  test('after a restart timers still fire, those of the time in between too, each once', async () => {
    const id = await begun(hall, 'ab', { speed: 'day' })
    await hall.pass(DAY)
    const { now } = hall
    await restart({ process: 'two' })
    hall.now = now + 5 * DAY
    await hall.tables.tick()
    await hall.tables.tick()
    expect(rung()).toEqual(['ninety', 'out'])
    const log = yes(await hall.tables.reading.log(id, null)).filter(({ by }) => by === 'clock')
    expect(log).toHaveLength(3)
  })

  test('two processes on one file fire each timer once', async () => {
    const second = await Hall.open(`${place.path}/db.sqlite`, 'two')
    const ids: number[] = []
    const host = { person: 'a', name: 'A' }
    for (let game = 0; game < 48; game++) {
      if (game % 8 === 0) ids.push(await begun(game % 16 ? hall : second, 'ab', { speed: 'live' }))
      else yes(await hall.tables.lobby.create({ game: 'fair', host, home: HOME }))
    }
    for (let step = 0; step < 100; step++) await Promise.all([hall.pass(10_000), second.pass(10_000)])
    for (const id of ids) {
      const log = yes(await hall.tables.reading.log(id, null)).filter(({ by }) => by === 'clock')
      expect(log.map(({ kind }) => kind)).toEqual(['reminder', 'reminder', 'clock-out'])
    }
    const posts = [...hall.posts, ...second.posts].filter(({ kind }) => kind === 'reminder' || kind === 'clock-out')
    expect(posts).toHaveLength(ids.length * 3)
    expect(Math.min(hall.posts.length, second.posts.length)).toBeGreaterThan(0)
    expect(second.told).toEqual([])
    await second.close()
  })

  test.each(['live', 'day', 'three', 'none'])(
    'against bots alone no clock runs, none is shown and nobody is reminded: %s',
    async (speed) => {
      const id = await begun(hall, 'a', { players: 2, bots: 1, speed, first: 'host' })
      expect(yes(await hall.tables.reading.clockEnds(id))).toEqual([])
      for (let week = 0; week < 3; week++) await hall.pass(7 * DAY)
      expect((await hall.look(id, 'a')).places.some(({ late }) => late)).toBe(false)
      expect(rung()).toEqual([])
      expect((await hall.look(id, null)).timers).toEqual([])
    },
  )

  test('bots of a live game take the time of a glance, others play at once', async () => {
    const more = { players: 2, bots: 1, startsWhenFull: true, first: 'random' as const }
    for (const [speed, wait] of [
      ['live', 1500],
      ['none', 0],
    ] as const) {
      for (;;) {
        const made = await hall.tables.lobby.create({
          game: 'willyville',
          host: { person: 'a', name: 'A' },
          home: HOME,
          ...more,
          speed,
        })
        if (isDenial(made)) throw new Error(made.denied)
        const look = await hall.look(made.id, null)
        if (personAt(look, look.questions[0]?.seat as number) !== null) continue
        expect(look.timers.every(({ due }) => due >= hall.now + wait)).toBe(true)
        await hall.pass(4000)
        expect(yes(await hall.tables.reading.log(made.id, null)).some(({ by }) => by === 'bot')).toBe(true)
        break
      }
    }
  })
})
