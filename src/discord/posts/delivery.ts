import type { Look, PersonSettings, PostData, PostKind, Sent } from '#tables'
import type { LruCache } from '#tables/engine/lru-cache'
import type { AppContext } from '../app/context.ts'
import type { Messages, OutgoingPost, Receipt } from '../app/messages.ts'
import { DEFAULT_DISPLAY, type DisplayPrefs } from '../app/pictures.ts'
import { readerFor } from '../app/reader.ts'
import type { ScreenContext } from '../app/screen.ts'
import type { Screen } from '../app/send.ts'
import { newNonce } from '../app/verb-ids.ts'

/** The facts of a receipt that later posts must know of this one. */
export type KeptFacts = Omit<Receipt, 'channel' | 'message'>

/** A post on its way, with everything its sender works with. */
export interface Delivery<Kind extends PostKind = PostKind> {
  readonly app: AppContext
  readonly messages: Messages
  /** When each open lobby was shown last: several who sit down at once are one edit. */
  readonly lobbyEdits: LruCache<number>
  readonly post: OutgoingPost<Kind>
  /** The table as it stands, as everybody may see it. */
  readonly context: ScreenContext
}

/** Sends one kind of post. */
export interface PostSender<Kind extends PostKind> {
  send(delivery: Delivery<Kind>): Promise<Sent>
  kept?(data: PostData[Kind], look: Look): KeptFacts
  /** Does what follows once the post is out; after a crash in between it is done later. */
  afterwards?(delivery: Delivery<Kind>, receipt: Receipt): Promise<void>
}

type Ending<Kind extends PostKind> = Omit<PostSender<Kind>, 'send'>

/** The receipt of a post that went out, with what is kept of it. */
export function keptWith<Kind extends PostKind>(
  receipt: Receipt,
  { post, context }: Delivery<Kind>,
  { kept }: Ending<Kind>,
): Receipt {
  return { ...receipt, ...kept?.(post.data, context.look) }
}

/** Says a post, and does what follows once it is out. */
export async function say<Kind extends PostKind>(
  delivery: Delivery<Kind>,
  screen: Screen,
  ending: Ending<Kind> = {},
  home = delivery.context.look.home,
): Promise<Receipt> {
  const receipt = await delivery.messages.say(home, delivery.post, screen)
  await ending.afterwards?.(delivery, receipt)
  return keptWith(receipt, delivery, ending)
}

/** Says a repeated request where it was asked for first, and calls nobody. */
export async function sayInPlace<Kind extends PostKind>(
  delivery: Delivery<Kind>,
  screen: Screen,
  ending: Ending<Kind>,
): Promise<Receipt> {
  const { messages, post, context } = delivery
  const kept = ending.kept?.(post.data, context.look)
  const receipts = await messages.receipts(context.look.id, post.kind)
  const first = receipts.find(({ seat, about }) => seat === kept?.seat && about === kept?.about)
  const quiet = { ...screen, mentions: [], isQuiet: true }
  if (first === undefined || !(await messages.edit(first, quiet))) return say(delivery, quiet, ending)
  await ending.afterwards?.(delivery, first)
  return keptWith({ channel: first.channel, message: first.message }, delivery, ending)
}

/** The layout the host has chosen, or in which most people at the table read pictures. */
async function sizeAt(app: AppContext, { places, plan }: Look): Promise<PersonSettings['size']> {
  if (plan.phones) return 'phone'
  const people = places.flatMap(({ person, kind }) => (person === null || kind !== 'human' ? [] : [person]))
  const settings = await Promise.all(people.map((person) => app.tables.people.settings(person)))
  return settings.filter(({ size }) => size === 'phone').length * 2 > people.length ? 'phone' : 'full'
}

/** A table as everybody is shown it; in words where pictures may not be sent, or gave offence. */
export async function publicContext(app: AppContext, look: Look, inWords: boolean): Promise<ScreenContext> {
  const isPlain = inWords || (await app.channels.standing(look.home)) === 'plain'
  const prefs: DisplayPrefs = isPlain
    ? { ...DEFAULT_DISPLAY, board: 'text' }
    : { ...DEFAULT_DISPLAY, size: await sizeAt(app, look) }
  return { app, look, reader: readerFor(app, look.language, null), nonce: newNonce(), prefs }
}
