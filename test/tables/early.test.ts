import { expect, test } from 'vitest'
import type { Look } from '#tables'
import type { FairView } from '#test/sample/fair'
import { hall, hallForEach, restart } from '#test/tables/for-each'
import { begun, refusal, yes } from '#test/tables/hall'
import { goOn, luckOf, ownAsk, personAt, playOn } from '#test/tables/playing'

hallForEach()

/** A fair at which treats go round: who is asked, and who comes later. */
interface Round {
  readonly id: number
  readonly first: string
  readonly later: readonly string[]
}

async function atTreats(speed = 'none'): Promise<Round> {
  const id = await begun(hall, 'abc', { game: 'fair', options: { treats: 'on' }, speed })
  const look = await playOn(hall, id, luckOf(4), 40, ({ questions }) => questions[0]?.about === 'treat')
  const [ask] = look.questions
  expect(ask?.later).toHaveLength(2)
  return { id, first: personAt(look, ask?.seat ?? 0), later: (ask?.later ?? []).map((seat) => personAt(look, seat)) }
}

async function early(id: number, person: string): Promise<Look> {
  return yes(await hall.tables.reading.lookEarly(id, person)).look
}

/** The offers somebody would have of this good. */
async function treatOf(id: number, person: string, good: string): Promise<string> {
  const option = ownAsk(await early(id, person))?.options.find((one) => one.startsWith(`treat:${good}`))
  if (option === undefined) throw new Error(`${person} has no card for it`)
  return option
}

async function standings({ id, later }: Round) {
  return Promise.all(later.map(async (person) => (await hall.look(id, person)).early))
}

async function stallOf(id: number, person: string): Promise<FairView['stalls'][number]> {
  const { view, seat } = await hall.look(id, person)
  const stall = (view as FairView).stalls[seat as number]
  if (stall === undefined) throw new Error(`${person} has no stall`)
  return stall
}

async function isAsked(id: number, person: string): Promise<boolean> {
  return ownAsk(await hall.look(id, person)) !== undefined
}

test('an early answer is used as soon as its seat is due, and is one entry of the player', async () => {
  const round = await atTreats()
  const { id, first, later } = round
  const [second = '', third = ''] = later
  const before = (await stallOf(id, third)).bell as number
  yes(await hall.tables.orders.answerEarly(id, third, [[await treatOf(id, third, 'bell')], ['done']]))
  yes(await hall.tables.orders.answerEarly(id, second, [['done']]))
  expect(await standings(round)).toEqual(['given', 'given'])
  yes(await hall.tables.turns.play(id, first, [['done']]))
  expect((await hall.look(id, null)).questions[0]?.about).toBe('bid')
  expect((await stallOf(id, third)).bell).toBe(before + 1)
  const plays = yes(await hall.tables.reading.log(id, null)).filter(({ kind }) => kind === 'play')
  expect(plays.slice(-3).map(({ by, data }) => [by, 'isEarly' in data, 'picks' in data])).toEqual(
    Array.from({ length: 3 }, () => ['player', false, false]),
  )
  for (const person of later) expect((await hall.look(id, person)).orders).toEqual([])
  expect(yes(await hall.tables.records.audit(id)).difference).toBeNull()
})

test('the recap still tells what happened while the early answer waited', async () => {
  const { id, first, later } = await atTreats()
  const [second = ''] = later
  yes(await hall.tables.orders.answerEarly(id, second, [['done']]))
  yes(await hall.tables.turns.play(id, first, [['done']]))
  const told = yes(await hall.tables.reading.recap(id, second)).filter(({ kind }) => kind === 'play')
  const seats = [first, second].map((person) => hall.look(id, person).then(({ seat }) => seat))
  expect(told.map(({ seat }) => seat)).toEqual(expect.arrayContaining(await Promise.all(seats)))
})

test('what is no longer offered is dropped: its seat is asked, and told until it has answered', async () => {
  const { id, first, later } = await atTreats()
  const [second = ''] = later
  yes(await hall.tables.orders.answerEarly(id, second, [[await treatOf(id, second, 'apple')], ['done']]))
  const ask = ownAsk(await hall.look(id, first))
  const apple = ask?.options.find((one) => one.startsWith('treat:apple')) as string
  yes(await hall.tables.turns.play(id, first, [[apple], ['done']]))
  const look = await hall.look(id, second)
  expect([look.early, ownAsk(look)?.about, look.draft]).toEqual(['lost', 'treat', []])
  expect(refusal(await hall.tables.orders.unanswerEarly(id, second))).toBe('nothing-to-undo')
  yes(await hall.tables.turns.play(id, second, [['done']]))
  expect((await hall.look(id, second)).orders).toEqual([])
})

test('picks are taken back one by one, and only what is offered early can be given', async () => {
  const round = await atTreats()
  const { id, first, later } = round
  const [second = '', third = ''] = later
  yes(await hall.tables.orders.answerEarly(id, third, [[await treatOf(id, third, 'bell')]]))
  yes(await hall.tables.orders.answerEarly(id, third, [['done']]))
  expect(refusal(await hall.tables.orders.answerEarly(id, third, [['done']]))).toBe('not-asked')
  for (const left of [1, 0]) {
    yes(await hall.tables.orders.unanswerEarly(id, third))
    expect((await early(id, third)).draft).toHaveLength(left)
  }
  expect(refusal(await hall.tables.orders.unanswerEarly(id, third))).toBe('nothing-to-undo')
  expect(await standings(round)).toEqual(['open', 'open'])
  for (const wrong of [[['treat:bell.99']], [['done', 'done']], [[]], [['done'], ['done']], []]) {
    expect(refusal(await hall.tables.orders.answerEarly(id, third, wrong))).toBe('not-legal')
  }
  expect(refusal(await hall.tables.orders.answerEarly(id, first, [['done']]))).toBe('not-asked')
  expect(refusal(await hall.tables.orders.answerEarly(id, 'nobody', [['done']]))).toBe('not-seated')
  yes(await hall.tables.turns.play(id, first, [['done']]))
  expect(await isAsked(id, second)).toBe(true)
})

test('an early answer that was not used lapses with its round of the question', async () => {
  const { id, first, later } = await atTreats()
  const [second = '', third = ''] = later
  yes(await hall.tables.orders.answerEarly(id, third, [[await treatOf(id, third, 'cloth')]]))
  const options = ownAsk(await hall.look(id, first))?.options ?? []
  const cards = [...new Set(options.flatMap((one) => one.split('.')[1] ?? []))]
  expect(cards.length).toBeGreaterThan(2)
  const all = ['apple', 'bell', 'cloth'].map((good, at) => [`treat:${good}.${cards[at]}`])
  yes(await hall.tables.turns.play(id, first, all))
  // Nothing is left on the plate, so nobody else was asked.
  expect((await hall.look(id, null)).questions[0]?.about).toBe('bid')
  for (const person of [second, third]) expect((await hall.look(id, person)).orders).toEqual([])
})

test('going back leaves an early answer that was not used, and drops one of which anything is undone', async () => {
  const round = await atTreats()
  const { id, first, later } = round
  const [second = '', third = ''] = later
  yes(await hall.tables.orders.answerEarly(id, third, [[await treatOf(id, third, 'bell')], ['done']]))
  yes(await hall.tables.turns.play(id, first, [['done']]))
  yes(await hall.tables.turns.undo(id, first))
  expect(await standings(round)).toEqual(['open', 'given'])
  yes(await hall.tables.orders.answerEarly(id, second, [[await treatOf(id, second, 'apple')]]))
  const entry = (await hall.look(id, null)).entry
  yes(await hall.tables.turns.play(id, first, [['done']]))
  // They said which treat, not whether they want another: that they are asked.
  expect(await isAsked(id, second)).toBe(true)
  const asked = yes(await hall.tables.votes.askRewind(id, first, entry))
  if ('vote' in asked) yes(await hall.tables.votes.answer(id, second, asked.vote, true))
  expect(await standings(round)).toEqual(['open', 'given'])
})

test('going back before the round lets every early answer lapse', async () => {
  const { id, first, later } = await atTreats()
  const [second = ''] = later
  yes(await hall.tables.orders.answerEarly(id, second, [['done']]))
  yes(await hall.tables.turns.undo(id, first))
  expect((await hall.look(id, null)).questions[0]?.about).not.toBe('treat')
  expect((await hall.look(id, second)).orders).toEqual([])
})

test('an early answer goes with who gave it: neither a bot nor another player plays it', async () => {
  const { id, first, later } = await atTreats()
  const [second = '', third = ''] = later
  for (const person of later) yes(await hall.tables.orders.answerEarly(id, person, [['done']]))
  yes(await hall.tables.seats.handToBot(id, second, 'apprentice'))
  yes(await hall.tables.seats.offer(id, third))
  const { seat } = await hall.look(id, third)
  yes(await hall.tables.seats.claim(id, { person: 'd', name: 'Player d' }, seat as number))
  expect((await hall.look(id, 'd')).early).toBe('open')
  yes(await hall.tables.turns.play(id, first, [['done']]))
  expect(await isAsked(id, 'd')).toBe(false)
  await hall.pass(10_000)
  expect(await isAsked(id, 'd')).toBe(true)
})

test('no clock runs for who has answered early', async () => {
  const { id, first, later } = await atTreats('day')
  const [second = '', third = ''] = later
  yes(await hall.tables.orders.answerEarly(id, second, [['done']]))
  await hall.pass(3_600_000)
  yes(await hall.tables.turns.play(id, first, [['done']]))
  const { places, seat } = await hall.look(id, second)
  expect(places[seat as number]).toMatchObject({ asked: null, late: false })
  expect(await isAsked(id, third)).toBe(true)
})

test('while the game is paused nothing is answered early, and what was given is used when it goes on', async () => {
  const { id, first, later } = await atTreats()
  const [second = '', third = ''] = later
  yes(await hall.tables.orders.answerEarly(id, second, [['done']]))
  const { vote } = yes(await hall.tables.votes.pause(id, first)) as { vote: number }
  for (const person of later) yes(await hall.tables.votes.answer(id, person, vote, true))
  expect(refusal(await hall.tables.orders.answerEarly(id, third, [['done']]))).toBe('paused')
  expect((await hall.look(id, second)).early).toBe('given')
  await goOn(hall, id, first)
  yes(await hall.tables.turns.play(id, first, [['done']]))
  expect(await isAsked(id, third)).toBe(true)
})

test('an early answer is still there after a restart', async () => {
  const { id, first, later } = await atTreats()
  const [second = ''] = later
  yes(await hall.tables.orders.answerEarly(id, second, [[await treatOf(id, second, 'bell')], ['done']]))
  await restart()
  expect((await early(id, second)).draft).toHaveLength(2)
  const before = (await stallOf(id, second)).bell as number
  yes(await hall.tables.turns.play(id, first, [['done']]))
  expect((await stallOf(id, second)).bell).toBe(before + 1)
})

test('the same press twice answers early once', async () => {
  const { id, later } = await atTreats()
  const [second = ''] = later
  const option = await treatOf(id, second, 'bell')
  for (let time = 0; time < 2; time++)
    yes(await hall.tables.orders.answerEarly(id, second, [[option]], 'the same press'))
  expect((await early(id, second)).draft).toEqual([[option]])
})
