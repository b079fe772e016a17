import { expect, test } from 'vitest'
import type { Look } from '#tables'
import type { FairView } from '#test/sample/fair'
import { hall, hallForEach, restart } from '#test/tables/for-each'
import { begun, refusal, yes } from '#test/tables/hall'
import { askedOf, composeAny, luckOf, moveAny, ownAsk, personAt, playOn } from '#test/tables/playing'
import type { View } from '#willyville/view'

const HOUR = 60 * 60_000

hallForEach()

function fairOf(people: string): Promise<number> {
  return begun(hall, people, { game: 'fair' })
}

async function first(id: number): Promise<string> {
  return (await askedOf(hall, id))[0] as string
}

async function plays(id: number): Promise<{ seat: number | null; by: string; isVoid: boolean }[]> {
  const log = yes(await hall.tables.reading.log(id, null))
  return log.filter(({ kind }) => kind === 'play').map(({ seat, by, isVoid }) => ({ seat, by, isVoid }))
}

/** Everybody bids any card, until somebody is asked what to do with the lot. */
function untilTake(id: number, number = 1): Promise<Look> {
  return playOn(hall, id, luckOf(number), 20, (look) => look.questions[0]?.about === 'take')
}

async function takerOf(id: number): Promise<string> {
  return personAt(await untilTake(id), ((await hall.look(id, null)).questions[0] as { seat: number }).seat)
}

test('a turn is composed privately: others see the table as it stood', async () => {
  const id = await begun(hall, 'ab')
  const mover = await first(id)
  const other = mover === 'a' ? 'b' : 'a'
  const before = { public: await hall.look(id, null), other: await hall.look(id, other) }
  const ask = ownAsk(await hall.look(id, mover))
  yes(await hall.tables.turns.compose(id, mover, [[ask?.options[0] as string]]))
  const now = { public: await hall.look(id, null), other: await hall.look(id, other) }
  for (const who of ['public', 'other'] as const) {
    expect({ ...now[who], revision: 0 }).toEqual({ ...before[who], revision: 0 })
  }
  expect((await hall.look(id, mover)).draft).toEqual([[ask?.options[0]]])
  expect(await plays(id)).toEqual([])
})

test('picks are taken back one by one, or several at once, until none is left', async () => {
  const id = await begun(hall, 'ab')
  const mover = await first(id)
  const fresh = await hall.look(id, mover)
  const full = await composeAny(hall, id, mover, luckOf(3))
  yes(await hall.tables.turns.stepBack(id, mover))
  expect((await hall.look(id, mover)).draft).toEqual(full.draft.slice(0, -1))
  if (full.draft.length > 1) yes(await hall.tables.turns.stepBack(id, mover, 99))
  const empty = await hall.look(id, mover)
  expect([empty.draft, empty.view, empty.questions]).toEqual([[], fresh.view, fresh.questions])
  expect(refusal(await hall.tables.turns.stepBack(id, mover))).toBe('nothing-to-undo')
})

test('one confirm writes one entry, whatever it is made of', async () => {
  const id = await begun(hall, 'ab')
  const mover = await first(id)
  expect(refusal(await hall.tables.turns.confirm(id, mover))).toBe('nothing-to-confirm')
  const look = await composeAny(hall, id, mover, luckOf(3))
  yes(await hall.tables.turns.confirm(id, mover))
  expect(await plays(id)).toEqual([{ seat: look.seat, by: 'player', isVoid: false }])
  expect((await hall.look(id, mover)).draft).toEqual([])
})

test('half a turn cannot be confirmed, and what was not offered cannot be chosen', async () => {
  const id = await begun(hall, 'ab')
  const mover = await first(id)
  const look = await hall.look(id, mover)
  expect(refusal(await hall.tables.turns.compose(id, mover, [['fly:moon']]))).toBe('not-legal')
  expect(refusal(await hall.tables.turns.compose(id, mover, [[]]))).toBe('not-legal')
  const draft = look.questions[0]?.options.filter((option) => !option.startsWith('pass'))[0] as string
  const composed = yes(await hall.tables.turns.compose(id, mover, [[draft]]))
  expect(composed.canConfirm).toBe(false)
  expect(refusal(await hall.tables.turns.confirm(id, mover))).toBe('not-whole')
})

test('a pick that would bring something to light is not shown done, waits to be confirmed, and then stays', async () => {
  const id = await fairOf('ab')
  const taker = await takerOf(id)
  const before = (await hall.look(id, taker)).view as FairView
  expect(yes(await hall.tables.turns.compose(id, taker, [['dig']]))).toEqual({
    canConfirm: true,
    reveals: true,
    isFinal: true,
    more: null,
  })
  const drafted = await hall.look(id, taker)
  expect([drafted.view, ownAsk(drafted)?.about, drafted.draftNews]).toEqual([before, 'take', []])
  expect(refusal(await hall.tables.turns.compose(id, taker, [['drop:1']]))).toBe('reveals')
  yes(await hall.tables.turns.stepBack(id, taker))
  yes(await hall.tables.turns.compose(id, taker, [['dig']]))
  yes(await hall.tables.turns.confirm(id, taker))
  const dug = await hall.look(id, taker)
  expect((dug.view as FairView).deckSize).toBe(before.deckSize - 1)
  expect(ownAsk(dug)?.about).toBe('drop')
  expect(refusal(await hall.tables.turns.undo(id, taker))).toBe('revealed')
})

test('what somebody alone may know is told to nobody else', async () => {
  const id = await fairOf('ab')
  const taker = await takerOf(id)
  yes(await hall.tables.turns.play(id, taker, [['dig']]))
  const kindsFor = async (person: string | null) => {
    const log = yes(await hall.tables.reading.log(id, person))
    return log.at(-1)?.news.map(({ kind }) => kind)
  }
  expect(await kindsFor(taker)).toEqual(['dug', 'dugCard'])
  expect(await kindsFor(taker === 'a' ? 'b' : 'a')).toEqual(['dug'])
  expect(await kindsFor(null)).toEqual(['dug'])
})

test('picks behind a reveal are not looked at: nobody finds out by trying what they would turn up', async () => {
  const id = await fairOf('ab')
  const taker = await takerOf(id)
  const outcomes = new Set<string>()
  for (let card = 0; card < 40; card++) {
    outcomes.add(JSON.stringify(await hall.tables.turns.recompose(id, taker, [['dig'], [`drop:${card}`]])))
    outcomes.add(JSON.stringify(await hall.tables.turns.composeLine(id, taker, `dig drop:${card}`)))
  }
  const drafted = { canConfirm: true, reveals: true, isFinal: true, more: null }
  expect([...outcomes]).toEqual([JSON.stringify(drafted), JSON.stringify({ ...drafted, unread: '' })])
  expect((await hall.look(id, taker)).draft).toEqual([['dig']])
})

test('a whole plan takes the place of what was composed before', async () => {
  const id = await begun(hall, 'ab')
  const mover = await first(id)
  const plan = (await composeAny(hall, id, mover, luckOf(3))).draft
  yes(await hall.tables.turns.stepBack(id, mover, plan.length))
  await composeAny(hall, id, mover, luckOf(4))
  yes(await hall.tables.turns.recompose(id, mover, plan))
  expect((await hall.look(id, mover)).draft).toEqual(plan)
  expect(refusal(await hall.tables.turns.recompose(id, mover, [['fly:moon']]))).toBe('not-legal')
  expect((await hall.look(id, mover)).draft).toEqual(plan)
})

test('a typed line becomes the draft; what cannot be read is named', async () => {
  const id = await fairOf('ab')
  const taker = await takerOf(id)
  expect(yes(await hall.tables.turns.composeLine(id, taker, '  sell '))).toEqual({
    canConfirm: true,
    reveals: false,
    isFinal: true,
    more: null,
    unread: '',
  })
  expect((await hall.look(id, taker)).draft).toEqual([['sell']])
  const unread = await hall.tables.turns.composeLine(id, taker, 'give it away')
  expect(unread).toMatchObject({ denied: 'unreadable', facts: { rest: 'give it away' } })
  const half = await hall.tables.turns.composeLine(id, taker, 'sell it dear')
  expect(half).toEqual({ canConfirm: true, reveals: false, isFinal: true, more: null, unread: 'it dear' })
  expect((await hall.look(id, taker)).draft).toEqual([['sell']])
})

test('a typed line is read for the seat of who typed it, also when others have answered before them', async () => {
  const id = await fairOf('abc')
  for (const person of 'abc') {
    const own = ownAsk(await hall.look(id, person))
    const card = own?.options[0] as string
    yes(await hall.tables.turns.composeLine(id, person, card))
    expect((await hall.look(id, person)).draft).toEqual([[card]])
    yes(await hall.tables.turns.confirm(id, person))
  }
  expect((await hall.look(id, null)).questions[0]?.about).toBe('take')
})

test('who is not asked or does not sit there is told so', async () => {
  const id = await begun(hall, 'ab')
  const mover = await first(id)
  const other = mover === 'a' ? 'b' : 'a'
  expect(refusal(await hall.tables.turns.compose(id, other, [['x']]))).toBe('not-asked')
  expect(refusal(await hall.tables.turns.compose(id, 'z', [['x']]))).toBe('not-seated')
  expect(refusal(await hall.tables.turns.confirm(id, 'z'))).toBe('not-seated')
  expect(refusal(await hall.tables.turns.undo(id, 'z'))).toBe('not-seated')
})

test('the same press acts once and gets the same reply, at once or later, from whichever act it came', async () => {
  const id = await begun(hall, 'ab')
  const mover = await first(id)
  await composeAny(hall, id, mover, luckOf(3))
  const both = await Promise.all([
    hall.tables.turns.confirm(id, mover, 'p1'),
    hall.tables.turns.confirm(id, mover, 'p1'),
  ])
  expect(both[1]).toEqual(yes(both[0]))
  await playOn(hall, id, luckOf(5), 3)
  expect(await hall.tables.turns.confirm(id, mover, 'p1')).toEqual(both[0])
  expect(await plays(id)).toHaveLength(4)
})

test('the same press composes a pick once, though the next question offers it again', async () => {
  const id = await fairOf('ab')
  const bidder = 'a'
  const card = ownAsk(await hall.look(id, bidder))?.options[0] as string
  const both = await Promise.all([1, 2, 3].map(() => hall.tables.turns.recompose(id, bidder, [[card]], 'p2')))
  expect(new Set(both.map((one) => JSON.stringify(one))).size).toBe(1)
  expect((await hall.look(id, bidder)).draft).toEqual([[card]])
})

test('different presses for the same turn: the first plays, the second comes too late', async () => {
  const id = await begun(hall, 'ab')
  const mover = await first(id)
  await composeAny(hall, id, mover, luckOf(3))
  const [earlier, later] = await Promise.all([
    hall.tables.turns.confirm(id, mover, 'p1'),
    hall.tables.turns.confirm(id, mover, 'p2'),
  ])
  yes(earlier)
  expect(['not-asked', 'nothing-to-confirm']).toContain(refusal(later))
  expect(await plays(id)).toHaveLength(1)
})

test('sealed answers may come in any order and stay sealed until the last one is in', async () => {
  const id = await fairOf('abc')
  const hands = new Map<string, string>()
  for (const person of 'cab') {
    const look = await hall.look(id, person)
    hands.set(person, ownAsk(look)?.options[1] as string)
    yes(await hall.tables.turns.play(id, person, [[hands.get(person) as string]]))
    const log = JSON.stringify(yes(await hall.tables.reading.log(id, 'z')))
    if (person !== 'b') expect(log).not.toContain(hands.get(person))
  }
  const view = (await hall.look(id, null)).view as FairView
  expect(view.spent.map((card) => `bid:${card}`).sort()).toEqual([...hands.values()].sort())
})

test('a sealed answer can be taken back while others still think, but not once all are opened', async () => {
  const id = await fairOf('ab')
  const bid = async (person: string, at: number) => {
    const option = ownAsk(await hall.look(id, person))?.options[at] as string
    yes(await hall.tables.turns.play(id, person, [[option]]))
  }
  await bid('a', 0)
  yes(await hall.tables.turns.compose(id, 'b', [[ownAsk(await hall.look(id, 'b'))?.options[0] as string]]))
  yes(await hall.tables.turns.undo(id, 'a'))
  expect((await hall.look(id, 'b')).draft).toHaveLength(1)
  await bid('a', 1)
  await bid('b', 0)
  expect(refusal(await hall.tables.turns.undo(id, 'b'))).toBe('revealed')
  expect(refusal(await hall.tables.turns.undo(id, 'a'))).toBe('others-moved')
})

test("a question in somebody else's turn goes to the other seat, and the turn waits for it", async () => {
  const id = await fairOf('ab')
  const isSwap = (look: Look) =>
    look.questions[0]?.about === 'take' &&
    (look.view as FairView).stalls.some(
      (stall, seat) => seat !== look.questions[0]?.seat && stall.apple + stall.bell + stall.cloth > 0,
    )
  const look = await playOn(hall, id, luckOf(2), 60, isSwap)
  const taker = personAt(look, look.questions[0]?.seat as number)
  const swap = ownAsk(await hall.look(id, taker))?.options.find((option) => option.startsWith('swap')) as string
  yes(await hall.tables.turns.play(id, taker, [[swap]]))
  const [other] = await askedOf(hall, id)
  expect(other).not.toBe(taker)
  expect(refusal(await hall.tables.turns.compose(id, taker, [['keep']]))).toBe('not-asked')
  yes(await hall.tables.turns.play(id, other as string, [['refuse']]))
  const answered = yes(await hall.tables.reading.log(id, null)).findLast(({ kind }) => kind === 'play')
  expect(answered?.news[0]).toMatchObject({ kind: 'refused' })
})

test('standing orders answer the plague by entries of their own, and only their owner sees them', async () => {
  let isSeen = false
  for (let seed = 1; seed < 40 && !isSeen; seed++) {
    const id = await begun(hall, 'ab', { speed: 'none' })
    for (const person of 'ab') yes(await hall.tables.orders.set(id, person, 'healing', 1))
    await playOn(hall, id, luckOf(seed))
    isSeen = (await plays(id)).some(({ by }) => by === 'order')
    const others = yes(await hall.tables.reading.log(id, 'a')).filter(
      ({ kind, seat }) => kind === 'order' && seat !== null,
    )
    expect(new Set(others.map(({ seat }) => seat)).size).toBe(1)
    expect((await hall.look(id, null)).orders).toEqual([])
    expect(yes(await hall.tables.records.audit(id)).difference).toBeNull()
  }
  expect(isSeen).toBe(true)
})

test('who is asked about the plague and does not answer is answered for as is usual, long before their time is over', async () => {
  const isPlague = ({ questions: [ask], view }: Look) => {
    const { first, turns, setup } = view as View
    return ask?.about === 'plague' && ask.seat !== (first + turns) % setup.seats
  }
  for (let seed = 1; ; seed++) {
    const id = await begun(hall, 'ab')
    const look = await playOn(hall, id, luckOf(seed), 400, isPlague)
    if (!isPlague(look)) continue
    const asked = look.questions[0]?.seat as number
    const before = (await plays(id)).length
    await hall.pass(4 * HOUR - 1)
    expect((await plays(id)).length).toBe(before)
    await hall.pass(1)
    const [line] = (await plays(id)).slice(before)
    expect([line?.seat, line?.by]).toEqual([asked, 'order'])
    const healed = yes(await hall.tables.reading.log(id, null)).flatMap(({ news }) =>
      news.filter(({ kind }) => kind === 'healed'),
    )
    const wouldLose = Math.floor(((look.view as View).players[asked]?.tree ?? 0) / 2)
    expect(healed.some((news) => 'seat' in news && news.seat === asked)).toBe(wouldLose >= 3)
    expect(yes(await hall.tables.records.audit(id)).difference).toBeNull()
    return
  }
})

test('orders that do not exist are refused, and an order can be taken back', async () => {
  const id = await begun(hall, 'ab')
  expect(refusal(await hall.tables.orders.set(id, 'a', 'dancing', 1))).toBe('no-such-order')
  expect(refusal(await hall.tables.orders.set(id, 'a', 'healing', 99))).toBe('no-such-order')
  yes(await hall.tables.orders.set(id, 'a', 'healing', 2))
  const { seat, orders } = await hall.look(id, 'a')
  expect(orders).toEqual([{ kind: 'order', seat, name: 'healing', value: 2 }])
  expect((await hall.look(id, 'b')).orders).toEqual([])
  yes(await hall.tables.orders.set(id, 'a', 'healing', null))
  expect((await hall.look(id, 'a')).orders).toEqual([])
})

test('a draft, an answer and the table are the same after a restart', async () => {
  const id = await fairOf('ab')
  await moveAny(hall, id, 'a', luckOf(1))
  await composeAny(hall, id, 'b', luckOf(2))
  const before = await hall.look(id, 'b')
  await restart()
  expect(await hall.look(id, 'b')).toEqual(before)
  yes(await hall.tables.turns.confirm(id, 'b'))
})

test('a game ends with its last move, and its table shows the result to all', async () => {
  const id = await fairOf('abc')
  await playOn(hall, id, luckOf(1))
  for (const person of ['a', null]) {
    const look = await hall.look(id, person)
    expect([look.phase, look.questions, look.result?.totals.length]).toEqual(['over', [], 3])
  }
  expect(refusal(await hall.tables.turns.compose(id, 'a', [['keep']]))).toBe('over')
  expect(refusal(await hall.tables.turns.undo(id, 'a'))).toBe('over')
  await hall.tables.tick()
  expect(hall.posts.at(-1)?.kind).toBe('ended')
})

test('who comes back is told what happened since their last move', async () => {
  const id = await fairOf('abc')
  const entry = await moveAny(hall, id, 'a', luckOf(1))
  await playOn(hall, id, luckOf(2), 2)
  const recap = yes(await hall.tables.reading.recap(id, 'a'))
  expect(recap.map(({ number }) => number)).toEqual([entry + 1, entry + 2])
})

test('where no order answers for whoever lets their time pass, that is said at once', async () => {
  const id = await begun(hall, 'ab')
  expect(await hall.tables.reading.usualOrder(id, 0)).toBeNull()
  expect(await hall.tables.reading.usualOrder(id, 1)).toBeNull()
})
