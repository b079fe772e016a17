import type { Look } from '#tables'
import type { Receipt } from '../app/messages.ts'
import type { Delivery } from './delivery.ts'
import { choosingLines } from './lines.ts'

/** The kinds of post that carry the buttons for a turn. */
const NOTICES = ['asked', 'moved'] as const
/** A crash may have left more than one. */
const MOST_OLD = 2

/** Once something newer stands there, the last notice loses its buttons: there is one place to press. */
export async function stripOlderNotices({ app, messages, context }: Delivery, last: Receipt): Promise<void> {
  const { look } = context
  const receipts = await Promise.all(NOTICES.map((kind) => messages.receipts(look.id, kind)))
  const notices = receipts.flatMap((ofKind) => ofKind.slice(0, MOST_OLD))
  const old = [...notices, ...(await staleReceipts(messages, look))]
  await strip({ app, messages }, old, last, choosingLines(context))
}

/** Finds messages about a clock or a seat that are over: the turn was played, or the whole game is over. */
async function staleReceipts(messages: Delivery['messages'], look: Look): Promise<Receipt[]> {
  const isOver = look.phase === 'over' || look.phase === 'closed'
  const clocks = await messages.receipts(look.id, 'clock-out')
  const late = clocks.filter(({ seat }) => isOver || !look.places[seat ?? -1]?.late)
  const offers = isOver ? await messages.receipts(look.id, 'seat') : []
  return [...late.slice(0, MOST_OLD), ...offers.slice(0, look.places.length)]
}

/** A seat's newest message is the one that has buttons, beside that about a clock which has run out. */
export async function stripOlderOfSeat(
  { app, messages, context, post }: Delivery<'seat' | 'conceded'>,
  last: Receipt,
): Promise<void> {
  const { id, places } = context.look
  const { seat } = post.data
  const kinds = places[seat]?.late === true ? (['seat'] as const) : (['seat', 'clock-out'] as const)
  const receipts = await Promise.all(kinds.map((kind) => messages.receipts(id, kind)))
  const own = receipts.map((ofKind) => ofKind.filter((receipt) => receipt.seat === seat).slice(0, MOST_OLD))
  await strip({ app, messages }, own.flat(), last)
}

async function strip(
  { app, messages }: Pick<Delivery, 'app' | 'messages'>,
  old: readonly Receipt[],
  last: Receipt,
  lines: readonly string[] = [],
): Promise<void> {
  // The post is out already and must not be said again for that.
  const tell = (error: unknown) => app.log.info({ err: error }, 'old buttons stay')
  for (const receipt of old) if (receipt.message !== last.message) await messages.strip(receipt, lines).catch(tell)
}
