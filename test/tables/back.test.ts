import { expect, test } from 'vitest'
import { isDenial, type Look } from '#tables'
import type { Picks } from '#tables/model/checks'
import { breadth } from '#test/breadth'
import { hall, hallForEach, restart } from '#test/tables/for-each'
import { begun, refusal, yes } from '#test/tables/hall'
import { askedOf, composeAny, luckOf, moveAny, ownAsk, personAt, playOn } from '#test/tables/playing'

const HOUR = 60 * 60_000
hallForEach()

/** The part of a look that everybody sees of the game itself. */
async function seen(id: number): Promise<unknown> {
  const { places } = await hall.look(id, null)
  const people = [null, ...places.flatMap(({ person }) => (person === null ? [] : [person]))]
  const looks = await Promise.all(people.map((person) => hall.look(id, person)))
  return looks.map(({ view, questions, seat }) => ({ view, questions, seat }))
}

async function audited(id: number): Promise<void> {
  expect(yes(await hall.tables.records.audit(id))).toEqual({ difference: null })
}

interface PlainTurn {
  readonly id: number
  readonly mover: string
  readonly before: unknown
  readonly entry: number
}

/** A Willyville turn of the first player after which nothing came to light. */
async function plainTurn({ people = 'ab', speed = 'three', wait = 0 } = {}): Promise<PlainTurn> {
  for (let seed = 1; ; seed++) {
    const id = await begun(hall, people, { speed })
    await hall.pass(wait)
    const [mover] = await askedOf(hall, id)
    const before = await seen(id)
    const entry = (await hall.look(id, null)).entry
    await moveAny(hall, id, mover as string, luckOf(seed))
    const { data } = yes(await hall.tables.reading.log(id, null)).at(-1) as { data: { revealed?: true } }
    if (data.revealed === undefined) return { id, mover: mover as string, before, entry }
  }
}

test('a confirmed turn can be taken back while nobody has acted on it; all stands as before', async () => {
  const { id, mover, before, entry } = await plainTurn()
  expect(await seen(id)).not.toEqual(before)
  expect(yes(await hall.tables.turns.undo(id, mover))).toEqual({ to: entry })
  expect(await seen(id)).toEqual(before)
  await audited(id)
})

test('whoever takes back their turn has no more time for it than they had left', async () => {
  const { id, mover } = await plainTurn({ speed: 'day', wait: 27 * HOUR })
  const clock = async () => (await hall.look(id, mover)).places.find(({ person }) => person === mover)
  expect((await clock())?.bank).toBe(21 * HOUR)
  await hall.pass(HOUR)
  yes(await hall.tables.turns.undo(id, mover))
  expect(await clock()).toMatchObject({ asked: hall.now - 27 * HOUR, bank: 24 * HOUR })
  await hall.pass(21 * HOUR - 1)
  expect((await clock())?.late).toBe(false)
  await hall.pass(1)
  expect((await clock())?.late).toBe(true)
})

test('nothing is deleted: what was taken back stays in the log, marked', async () => {
  const { id, mover } = await plainTurn()
  const log = yes(await hall.tables.reading.log(id, null))
  yes(await hall.tables.turns.undo(id, mover))
  const after = yes(await hall.tables.reading.log(id, null))
  expect(after.slice(0, -1).map(({ isVoid, ...line }) => line)).toEqual(log.map(({ isVoid, ...line }) => line))
  expect(after.map(({ kind, isVoid }) => [kind, isVoid]).slice(-2)).toEqual([
    ['play', true],
    ['rewind', false],
  ])
})

test('undo takes back the draft first, and only then the turn before', async () => {
  const { id, mover, before } = await plainTurn()
  yes(await hall.tables.turns.undo(id, mover))
  await composeAny(hall, id, mover, luckOf(9))
  const { draft } = await hall.look(id, mover)
  for (let left = draft.length; left > 0; left--) yes(await hall.tables.turns.undo(id, mover))
  expect(await seen(id)).toEqual(before)
  expect(refusal(await hall.tables.turns.undo(id, mover))).toBe('nothing-to-undo')
})

test('a turn others have acted on is not taken back alone', async () => {
  const { id, mover } = await plainTurn()
  const [next] = await askedOf(hall, id)
  await moveAny(hall, id, next as string, luckOf(4))
  expect(refusal(await hall.tables.turns.undo(id, mover))).toBe('others-moved')
})

test('what somebody drafts meanwhile does not keep another from taking back, and is there again when they are asked', async () => {
  const { id, mover, before } = await plainTurn()
  const [next] = await askedOf(hall, id)
  const played = yes(await hall.tables.reading.log(id, mover)).at(-1)?.data.picks as string[][]
  const { draft } = await composeAny(hall, id, next as string, luckOf(4))
  yes(await hall.tables.turns.undo(id, mover))
  expect(await seen(id)).toEqual(before)
  expect(await hall.look(id, next as string)).toMatchObject({ draft: [], hasSavedPlan: true })
  await restart()
  yes(await hall.tables.turns.play(id, mover, played))
  expect(await hall.look(id, next as string)).toMatchObject({ draft, lost: [], hasSavedPlan: false })
})

test('of a plan that was put away only what still fits is there again, and what does not is named', async () => {
  for (let seed = 1; ; seed++) {
    const { id, mover } = await plainTurn()
    const [next] = await askedOf(hall, id)
    const { draft } = await composeAny(hall, id, next as string, luckOf(4))
    yes(await hall.tables.turns.undo(id, mover))
    await moveAny(hall, id, mover, luckOf(seed))
    const { draft: kept, lost } = await hall.look(id, next as string)
    expect(kept).toEqual(draft.slice(0, kept.length))
    if (lost.length === 0) continue
    expect(lost).toEqual(draft[kept.length])
    return
  }
})

/** Three play fair until each has an entry in a row, sealed bids; then who won the lot is asked. */
async function threeBids(): Promise<{ id: number; begin: number; before: unknown; look: Look }> {
  const id = await begun(hall, 'abc', { game: 'fair' })
  const before = await seen(id)
  const begin = (await hall.look(id, null)).entry
  for (const person of 'abc') await moveAny(hall, id, person, luckOf(7))
  return { id, begin, before, look: await hall.look(id, null) }
}

test('who asks to go back needs exactly those whose moves would vanish', async () => {
  const { id, begin } = await threeBids()
  const rewinds = yes(await hall.tables.reading.rewinds(id, 'a'))
  const seatOf = async (person: string) => (await hall.look(id, person)).seat as number
  const [a, b, c] = [await seatOf('a'), await seatOf('b'), await seatOf('c')]
  expect(rewinds.map(({ to, asks }) => [to, asks])).toEqual([
    [begin + 2, [c]],
    [begin + 1, [b, c].sort()],
    [begin, [b, c].sort()],
  ])
  const { vote } = yes(await hall.tables.votes.askRewind(id, 'a', begin + 1)) as { vote: number }
  const [open] = (await hall.look(id, null)).votes
  expect(Object.keys(open?.answers ?? {}).map(Number)).toEqual([b, c].sort())
  expect(refusal(await hall.tables.votes.answer(id, 'a', vote, true))).toBe('no-vote-of-yours')
  expect(a).not.toBe(b)
})

test('with the last yes all goes back; the table stands as it stood, and plays on', async () => {
  const { id, begin, before } = await threeBids()
  const { vote } = yes(await hall.tables.votes.askRewind(id, 'a', begin)) as { vote: number }
  expect(yes(await hall.tables.votes.answer(id, 'b', vote, true))).toEqual({ agreed: null })
  expect(refusal(await hall.tables.votes.answer(id, 'b', vote, false))).toBe('voted')
  expect(yes(await hall.tables.votes.answer(id, 'c', vote, true))).toEqual({ agreed: true })
  expect(await seen(id)).toEqual(before)
  await audited(id)
  await playOn(hall, id, luckOf(3))
  await audited(id)
})

test('why somebody asks to go back stands there as long as it is asked, and nowhere afterwards', async () => {
  const { id, begin } = await threeBids()
  expect(refusal(await hall.tables.votes.askRewind(id, 'a', begin, undefined, 'x'.repeat(101)))).toBe('wrong-option')
  const why = 'I meant the brewery'
  const { vote } = yes(await hall.tables.votes.askRewind(id, 'a', begin, undefined, why)) as { vote: number }
  expect((await hall.look(id, null)).votes[0]?.data).toEqual({ to: begin, turns: 1, reveals: true, why })
  yes(await hall.tables.votes.answer(id, 'b', vote, false))
  await hall.tables.tick()
  const left = JSON.stringify([await hall.tables.reading.log(id, null), hall.posts, await hall.look(id, 'a')])
  expect(left).not.toContain(why)
})

test('how the table stood can be looked at, by each with their own eyes, where it still holds', async () => {
  const { id, begin, before } = await threeBids()
  const then = yes(await hall.tables.reading.lookBack(id, null, begin))
  expect([then.view, then.questions, then.phase]).toEqual([(before as { view: unknown }[])[0]?.view, [], 'playing'])
  const now = (await hall.look(id, null)).entry
  for (const entry of [0, now + 1, -1, 0.5, Number.NaN]) {
    expect([entry, refusal(await hall.tables.reading.lookBack(id, 'a', entry))]).toEqual([entry, 'too-far'])
  }
  const { vote } = yes(await hall.tables.votes.askRewind(id, 'a', begin)) as { vote: number }
  for (const person of 'bc') yes(await hall.tables.votes.answer(id, person, vote, true))
  expect(refusal(await hall.tables.reading.lookBack(id, 'a', begin + 2))).toBe('too-far')
  expect(yes(await hall.tables.reading.lookBack(id, 'a', begin)).entry).toBe((await hall.look(id, null)).entry)
})

test('one no ends it, and nothing has changed', async () => {
  const { id, begin } = await threeBids()
  const stood = await seen(id)
  const { vote } = yes(await hall.tables.votes.askRewind(id, 'a', begin)) as { vote: number }
  expect(yes(await hall.tables.votes.answer(id, 'b', vote, false))).toEqual({ agreed: false })
  expect(refusal(await hall.tables.votes.answer(id, 'c', vote, true))).toBe('no-such-vote')
  expect([(await hall.look(id, null)).votes, await seen(id)]).toEqual([[], stood])
  await hall.tables.tick()
  const { seat } = await hall.look(id, 'b')
  expect(hall.posts.at(-1)).toMatchObject({ kind: 'vote-ended', data: { how: 'refused', who: seat } })
})

test('a vote nobody answers expires, and who asked may withdraw it before', async () => {
  const { id, begin } = await threeBids()
  const asked = yes(await hall.tables.votes.askRewind(id, 'a', begin)) as { vote: number }
  expect(refusal(await hall.tables.votes.askRewind(id, 'b', begin))).toBe('vote-open')
  expect(refusal(await hall.tables.votes.withdraw(id, 'b', asked.vote))).toBe('no-vote-of-yours')
  yes(await hall.tables.votes.withdraw(id, 'a', asked.vote))
  const again = yes(await hall.tables.votes.askRewind(id, 'b', begin)) as { vote: number }
  await hall.pass(23 * HOUR)
  expect((await hall.look(id, null)).votes).toHaveLength(1)
  await hall.pass(HOUR)
  expect((await hall.look(id, null)).votes).toEqual([])
  expect(refusal(await hall.tables.votes.answer(id, 'a', again.vote, true))).toBe('no-such-vote')
  const ended = hall.posted('vote-ended').map(({ how }) => how)
  expect(ended).toEqual(['withdrawn', 'expired'])
})

test.each(['willyville', 'fair'])(
  'a confirmed turn withdraws the question, and nobody is asked anew: %s',
  async (game) => {
    const id = await begun(hall, 'abc', { game })
    const begin = (await hall.look(id, null)).entry
    await playOn(hall, id, luckOf(11), 2)
    await hall.tables.tick()
    const [mover] = yes(await hall.tables.reading.log(id, null)).flatMap(({ kind, seat }) =>
      kind === 'play' ? [seat] : [],
    )
    const { vote } = yes(
      await hall.tables.votes.askRewind(id, personAt(await hall.look(id, null), mover ?? 0), begin),
    ) as {
      vote: number
    }
    await playOn(hall, id, luckOf(12), 1)
    const look = await hall.look(id, null)
    expect([look.votes, look.timers.filter(({ name }) => name.startsWith('vote:'))]).toEqual([[], []])
    await playOn(hall, id, luckOf(13), 3)
    await hall.tables.tick()
    const told = hall.posts.filter(({ data }) => 'vote' in data && data.vote === vote)
    expect(told.map(({ kind, data }) => [kind, 'how' in data ? data.how : undefined])).toEqual([
      ['vote', undefined],
      ['vote-ended', 'withdrawn'],
    ])
  },
)

test('nobody waits for the vote of a seat that was handed to a bot', async () => {
  const { id, begin, before } = await threeBids()
  const { vote } = yes(await hall.tables.votes.askRewind(id, 'a', begin)) as { vote: number }
  yes(await hall.tables.votes.answer(id, 'b', vote, true))
  yes(await hall.tables.seats.handToBot(id, 'c', 'journeyman'))
  expect((await hall.look(id, null)).votes).toEqual([])
  expect(((await seen(id)) as unknown[])[0]).toEqual((before as unknown[])[0])
  await audited(id)
})

test('a vote ends with the game, and with going back by another way', async () => {
  const { id, begin, look } = await threeBids()
  yes(await hall.tables.votes.askRewind(id, 'a', begin))
  const taker = personAt(look, look.questions[0]?.seat as number)
  yes(await hall.tables.seats.concede(id, taker === 'a' ? 'b' : 'a'))
  const [left] = [...'abc'].filter((person) => person !== taker && person !== (taker === 'a' ? 'b' : 'a'))
  yes(await hall.tables.seats.concede(id, left as string))
  const end = await hall.look(id, null)
  expect([end.phase, end.votes, end.timers]).toEqual(['over', [], []])
})

test('moments that are no moments are refused', async () => {
  const { id, begin } = await threeBids()
  for (const to of [0, begin - 1, 999, -1, 1.5, Number.NaN]) {
    expect([to, refusal(await hall.tables.votes.askRewind(id, 'a', to))]).toEqual([to, 'no-such-entry'])
  }
  expect(refusal(await hall.tables.votes.askRewind(id, 'z', begin))).toBe('not-seated')
})

test('where only own moves would vanish nobody is asked; where they brought something to light it is refused', async () => {
  const { id, begin, look } = await threeBids()
  const taker = personAt(look, look.questions[0]?.seat as number)
  const kept = (await hall.look(id, null)).entry
  yes(await hall.tables.turns.play(id, taker, [['dig']]))
  expect(refusal(await hall.tables.votes.askRewind(id, taker, kept))).toBe('revealed')
  const other = await begun(hall, 'abc', { game: 'fair' })
  const entry = (await hall.look(other, null)).entry
  await moveAny(hall, other, 'a', luckOf(1))
  expect(yes(await hall.tables.votes.askRewind(other, 'a', entry))).toEqual({ to: entry })
  expect(begin).toBeLessThan(kept)
})

test('the dice come out the same again', async () => {
  const id = await begun(hall, 'ab')
  const picks: (readonly (readonly string[])[])[] = []
  const begin = (await hall.look(id, null)).entry
  for (let turn = 0; turn < 8; turn++) {
    const [person] = await askedOf(hall, id)
    picks.push((await composeAny(hall, id, person as string, luckOf(turn))).draft)
    yes(await hall.tables.turns.confirm(id, person as string))
  }
  const first = await seen(id)
  const news = yes(await hall.tables.reading.log(id, null))
    .filter(({ kind }) => kind === 'play')
    .map((line) => line.news)
  const outcome = yes(await hall.tables.votes.askRewind(id, 'a', begin)) as { vote: number }
  yes(await hall.tables.votes.answer(id, 'b', outcome.vote, true))
  for (const plan of picks) {
    const [person] = await askedOf(hall, id)
    yes(await hall.tables.turns.play(id, person as string, plan))
  }
  expect(await seen(id)).toEqual(first)
  const again = yes(await hall.tables.reading.log(id, null)).filter(({ kind, isVoid }) => kind === 'play' && !isVoid)
  expect(again.map((line) => line.news)).toEqual(news)
  await audited(id)
})

test('going back across a plague and its out-of-turn question leaves a table that audits and plays on', async () => {
  const isPlague = (look: Look) => look.questions.some(({ about }) => about === 'plague')
  let crossed = 0
  for (let seed = 1; seed <= 40 && crossed === 0; seed++) {
    const id = await begun(hall, 'abcd', { speed: 'none' })
    const struck = await playOn(hall, id, luckOf(seed), 200, isPlague)
    if (struck.phase !== 'playing') continue
    const { to } = yes(await hall.tables.reading.rewinds(id, 'a'))[4] as { to: number }
    if ((await playOn(hall, id, luckOf(seed), 3)).phase !== 'playing') continue
    const before = await hall.look(id, 'a')
    const back = yes(await hall.tables.reading.rewinds(id, 'a')).find((one) => one.to === to)
    const outcome = yes(await hall.tables.votes.askRewind(id, 'a', to)) as { vote: number }
    for (const seat of back?.asks ?? [])
      yes(await hall.tables.votes.answer(id, personAt(before, seat), outcome.vote, true))
    const answered = yes(await hall.tables.reading.log(id, null)).filter(
      ({ isVoid, kind }) => isVoid && kind === 'play',
    )
    expect(answered.length).toBeGreaterThan(5)
    crossed++
    await audited(id)
    await playOn(hall, id, luckOf(seed + 50))
    await audited(id)
  }
  expect(crossed).toBe(1)
})

test('a table goes back again and again, over its own goings back, also after restarts', async () => {
  const luck = luckOf(11)
  const id = await begun(hall, 'ab')
  for (let round = 0; round < 12; round++) {
    await playOn(hall, id, luck, 4)
    if ((await hall.look(id, null)).phase !== 'playing') break
    const back = yes(await hall.tables.reading.rewinds(id, 'a'))[round % 5]
    const outcome = await hall.tables.votes.askRewind(id, 'a', back?.to as number)
    if ('vote' in outcome) yes(await hall.tables.votes.answer(id, 'b', outcome.vote, true))
    if (round % 4 === 3) {
      const stood = await seen(id)
      await restart()
      expect(await seen(id)).toEqual(stood)
    }
    await audited(id)
  }
})

test('a table goes back no further than its kept states reach, and says so before anybody is asked', async () => {
  const id = await begun(hall, 'ab')
  const begin = (await hall.look(id, null)).entry
  await playOn(hall, id, luckOf(2), 75)
  if ((await hall.look(id, null)).phase !== 'playing') return
  expect(refusal(await hall.tables.votes.askRewind(id, 'a', begin))).toBe('too-far')
  expect((await hall.look(id, null)).votes).toEqual([])
})

test('who sat down meanwhile stays seated when the table goes back', async () => {
  const { id, begin } = await threeBids()
  yes(await hall.tables.seats.offer(id, 'c'))
  const seat = (await hall.look(id, 'c')).seat as number
  yes(await hall.tables.seats.claim(id, { person: 'd', name: 'Player d' }, seat))
  const { vote } = yes(await hall.tables.votes.askRewind(id, 'a', begin)) as { vote: number }
  for (const person of 'bd') yes(await hall.tables.votes.answer(id, person, vote, true))
  expect((await hall.look(id, 'd')).seat).toBe(seat)
  const line = yes(await hall.tables.reading.log(id, null)).find(({ kind }) => kind === 'claim')
  expect(line?.isVoid).toBe(false)
  expect(ownAsk(await hall.look(id, 'd'))?.about).toBe('bid')
})

/** A game of one person and a bot, after a turn of theirs that can be taken back and the bot's answer to it. */
async function answeredByBot(seed = 1): Promise<{ id: number; entry: number; before: unknown }> {
  for (let number = seed; ; number++) {
    const id = await begun(hall, 'a', { players: 2, bots: 1, speed: 'none', first: 'host' })
    await playOn(hall, id, luckOf(number), 1 + (number % 5))
    await playOn(hall, id, luckOf(number), 9, (look) =>
      look.questions.some(({ seat }) => look.places[seat]?.kind === 'human'),
    )
    const before = await seen(id)
    const { entry } = await hall.look(id, null)
    await moveAny(hall, id, 'a', luckOf(number + 40))
    await playOn(hall, id, luckOf(number), 9, (look) =>
      look.questions.some(({ seat }) => look.places[seat]?.kind === 'human'),
    )
    const log = yes(await hall.tables.reading.log(id, 'a', entry))
    const plays = log.filter(({ kind }) => kind === 'play')
    const [own, ...answers] = plays
    if (own?.data.revealed !== undefined || !answers.some(({ by, data }) => by === 'bot' && data.revealed === true))
      continue
    if ((await hall.look(id, null)).phase === 'playing') return { id, entry, before }
  }
}

test('alone against bots a turn is taken back with all they have answered, also what they turned up', async () => {
  const { id, entry, before } = await answeredByBot()
  expect(yes(await hall.tables.turns.undo(id, 'a'))).toEqual({ to: entry })
  expect(await seen(id)).toEqual(before)
  expect((await hall.look(id, null)).timers.filter(({ name }) => name.startsWith('bot:'))).toEqual([])
  await audited(id)
  await restart()
  expect(await seen(id)).toEqual(before)
  await playOn(hall, id, luckOf(5), 6)
  await audited(id)
})

test('the same turn can be taken back however often it is played again', async () => {
  const { id, before } = await answeredByBot(5)
  const { entry } = await hall.look(id, null)
  yes(await hall.tables.turns.undo(id, 'a'))
  const own = yes(await hall.tables.reading.log(id, 'a')).findLast(({ by, kind }) => by === 'player' && kind === 'play')
  while ((await hall.look(id, null)).entry < entry + 80) {
    yes(await hall.tables.turns.play(id, 'a', own?.data.picks as string[][]))
    await hall.pass(0)
    yes(await hall.tables.turns.undo(id, 'a'))
  }
  expect(await seen(id)).toEqual(before)
  await audited(id)
})

test('what came to light in the own turn stays final against bots too', async () => {
  for (let seed = 1; ; seed++) {
    const id = await begun(hall, 'a', { players: 2, bots: 1, speed: 'none', first: 'host' })
    await playOn(hall, id, luckOf(seed), 4)
    const plays = yes(await hall.tables.reading.log(id, 'a')).filter(
      ({ kind, by }) => kind === 'play' && by === 'player',
    )
    if (plays.at(-1)?.data.revealed !== true) continue
    const { phase, draft } = await hall.look(id, 'a')
    if (phase !== 'playing' || draft.length > 0) continue
    expect(refusal(await hall.tables.turns.undo(id, 'a'))).toBe('revealed')
    return
  }
})

test('whoever confirms is told whether it can be taken back, and taking back means that turn, whatever came since', async () => {
  const { id } = await answeredByBot(60)
  yes(await hall.tables.turns.undo(id, 'a'))
  const { draft } = await composeAny(hall, id, 'a', luckOf(3))
  const panel = { entry: (await hall.look(id, 'a')).entry, isShown: (shown: Picks) => shown.length === draft.length }
  const done = yes(await hall.tables.turns.confirmShown(id, 'a', panel))
  const { revealed } = yes(await hall.tables.reading.log(id, 'a', panel.entry)).at(0)?.data ?? {}
  expect(done?.canUndo).toBe(revealed === undefined)
  if (done?.canUndo !== true) return
  await playOn(hall, id, luckOf(3), 9, (look) => look.questions.some(({ seat }) => look.places[seat]?.kind === 'human'))
  const told = done.look.entry
  yes(await hall.tables.turns.undo(id, 'a', undefined, told))
  expect(refusal(await hall.tables.turns.undo(id, 'a', undefined, told))).toBe('moved-on')
  await audited(id)
})

test('with another person at the table nothing of a bot is taken back alone, and what it turned up counts', async () => {
  const id = await begun(hall, 'ab', { players: 3, bots: 1, speed: 'none' })
  await playOn(hall, id, luckOf(8), 9, (look) => look.entry > 12)
  const rewinds = yes(await hall.tables.reading.rewinds(id, 'a'))
  const log = yes(await hall.tables.reading.log(id, null))
  for (const { to, reveals } of rewinds) {
    expect(reveals).toBe(log.some(({ number, data }) => number > to && data.revealed === true))
  }
})

test.each(['willyville', 'village', 'kingsbridge'])(
  'alone against bots every turn that can be taken back leaves the table as it stood before it: %s',
  async (game) => {
    const id = await begun(hall, 'a', { game, players: 3, bots: 2, speed: 'none' })
    const luck = luckOf(77)
    const isDue = (look: Look) => look.questions.some(({ seat }) => look.places[seat]?.kind === 'human')
    let undone = 0
    let refused = 0
    for (let turn = 0; turn < breadth(40, 400) && undone < breadth(6, 100); turn++) {
      if ((await playOn(hall, id, luck, 50, isDue)).phase !== 'playing') break
      const before = await seen(id)
      const { entry } = await hall.look(id, null)
      await moveAny(hall, id, 'a', luck)
      if ((await playOn(hall, id, luck, 50, isDue)).phase !== 'playing') break
      const outcome = await hall.tables.turns.undo(id, 'a')
      if (isDenial(outcome)) {
        expect(outcome.denied).toBe('revealed')
        refused++
        continue
      }
      undone++
      expect(outcome.to).toBeGreaterThanOrEqual(entry)
      if (outcome.to === entry) expect(await seen(id)).toEqual(before)
      await audited(id)
    }
    expect([undone > 0, undone + refused > 5]).toEqual([true, true])
  },
)
