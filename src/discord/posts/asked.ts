import type { Seat } from '#kernel'
import { isDenial, type LogLine, type Look, type Sent } from '#tables'
import { stillThere } from '../app/members.ts'
import type { Receipt } from '../app/messages.ts'
import { forAll, recapOf } from '../app/told-lines.ts'
import { noticeScreen } from '../features/turn/notice-screen.ts'
import { type Delivery, keptWith, type PostSender, publicContext, say } from './delivery.ts'
import { stripOlderNotices } from './old-buttons.ts'
import { homeInThread } from './own-thread.ts'
import { showWhereLobbyStood } from './table-card.ts'

function askedSeats(look: Look): number[] {
  return look.places.filter(({ asked, kind }) => asked !== null && kind === 'human').map(({ seat }) => seat)
}

function peopleAt({ places }: Look, seats: readonly Seat[]): string[] {
  return seats.flatMap((seat) => places[seat]?.person ?? [])
}

/** The log for those who are called: since they last saw the table, as everybody may know it. */
async function linesSince({ app, context }: Delivery, seats: readonly Seat[]): Promise<LogLine[]> {
  const { look } = context
  const person = seats.map((seat) => look.places[seat]?.person).find((owner) => typeof owner === 'string')
  const recap = person ? await recapOf(app, look, person) : await app.tables.reading.log(look.id, null)
  return isDenial(recap) ? [] : recap.map(forAll)
}

/** The same post for fewer seats, at the table as it is now. */
async function askedAgain(delivery: Delivery<'asked'>, seats: readonly Seat[]): Promise<Delivery<'asked'>> {
  const { app, post, context } = delivery
  const look = await app.tables.reading.look(context.look.id, null)
  if (isDenial(look)) throw new Error(`a table that was there is not: ${look.denied}`)
  const fewer = { ...post, data: { ...post.data, seats } }
  return { ...delivery, post: fewer, context: await publicContext(app, look, post.simply !== undefined) }
}

/** Says whether a seat took back its own turn, and so knows that it is due again. */
async function hasActed({ app, context, post }: Delivery<'asked'>, seats: readonly Seat[]): Promise<boolean> {
  const { entry } = post.data
  const log = await app.tables.reading.log(context.look.id, null, entry - 1)
  const [line] = isDenial(log) ? [] : log
  return line?.number === entry && line.kind === 'rewind' && line.seat !== null && seats.includes(line.seat)
}

interface Call {
  readonly seat: Seat
  readonly person: string
  /** The entry at which they were called last. */
  readonly since: number | null
}

function callsOf({ places }: Look, seats: readonly Seat[], receipts: readonly Receipt[]): Call[] {
  return seats.flatMap((seat) => {
    const person = places[seat]?.person
    if (typeof person !== 'string') return []
    return [{ seat, person, since: receipts.find(({ people }) => people?.includes(person))?.entry ?? null }]
  })
}

/** Leaves out those who were called and have not moved since: somebody took a turn back and has played anew. */
async function notYetCalled({ app, messages, context }: Delivery, seats: readonly Seat[]): Promise<string[]> {
  const { look } = context
  const calls = callsOf(look, seats, await messages.receipts(look.id, 'asked'))
  const known = calls.flatMap(({ since }) => since ?? [])
  const since = known.length === 0 ? [] : await app.tables.reading.movesSince(look.id, Math.min(...known))
  const moves = isDenial(since) ? [] : since
  const isDue = (call: Call) =>
    call.since === null || moves.some(({ seat, number }) => seat === call.seat && number > Number(call.since))
  return calls.filter(isDue).map(({ person }) => person)
}

async function sendAsked(delivery: Delivery<'asked'>): Promise<Sent> {
  const { app, messages, post, context } = delivery
  const { look } = context
  const { seats: wanted, entry } = post.data
  const asked = look.phase === 'playing' ? wanted.filter((seat) => askedSeats(look).includes(seat)) : []
  // Answered, taken back or over before anybody could be told.
  const seats = await stillThere(app, look, asked)
  if (seats.length === 0) return { sent: {} }
  if (seats.length < asked.length) return sendAsked(await askedAgain(delivery, seats))
  const isKnown = await hasActed(delivery, seats)
  const undone = isKnown ? await messages.lastReceipt(look.id, 'undone') : null
  if (undone !== null && undone.entry === entry) return { sent: keptWith(undone, delivery, ASKED) }
  const screen = await noticeScreen(context, seats, await linesSince(delivery, seats))
  const { pings = seats, isAgain = false } = post.data
  const called = seats.filter((seat) => pings.includes(seat))
  const mentions = isKnown ? [] : isAgain ? peopleAt(look, called) : await notYetCalled(delivery, called)
  return { sent: await say(delivery, { ...screen, mentions }, ASKED) }
}

/** Calls those who are asked, and shows what happened since. */
export const ASKED: PostSender<'asked'> = {
  send: sendAsked,
  kept: ({ seats, entry }, look) => ({ people: peopleAt(look, seats), entry }),
  afterwards: stripOlderNotices,
}

/** Shows what waits in the new place, aloud only if the old one could not tell it. */
export const MOVED: PostSender<'moved'> = {
  async send(delivery) {
    const { app, context } = delivery
    const { look } = context
    if (look.phase !== 'playing') return { sent: {} }
    const home = await homeInThread(delivery)
    await showWhereLobbyStood(delivery, { ...look, home })
    const seats = askedSeats(look)
    if (seats.length === 0) return { sent: {} }
    const receipts = await app.tables.reading.receipts(look.id, 'asked')
    const wasTold = !isDenial(receipts) && receipts[0] !== undefined && !('gone' in receipts[0])
    const screen = await noticeScreen(context, seats, await linesSince(delivery, seats))
    return { sent: await say(delivery, wasTold ? { ...screen, mentions: [] } : screen, MOVED, home) }
  },
  afterwards: stripOlderNotices,
}
