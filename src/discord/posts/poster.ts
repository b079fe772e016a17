import { DiscordAPIError, HTTPError, RateLimitError } from 'discord.js'
import { isDenial, type Look, type Post, type PostKind, type Sent } from '#tables'
import { LruCache } from '#tables/engine/lru-cache'
import { isGone } from '../app/channels.ts'
import type { AppContext } from '../app/context.ts'
import { workSlot } from '../app/fair-scheduling.ts'
import { Messages, NoPlace, type OutgoingPost, type Receipt } from '../app/messages.ts'
import { Held } from '../app/request-gate.ts'
import { bareOf, plainOf } from '../app/send.ts'
import { type Delivery, keptWith, type PostSender, publicContext } from './delivery.ts'
import { SENDERS } from './senders.ts'

/** Of older lobbies the last edit was long ago. */
export const MOST_EDITS = 200

const [WRONG, UNKNOWN, CLOSED, TOO_LARGE, TOO_MANY] = [400, 401, 403, 413, 429] as const

function codeOf(error: unknown): string {
  return error instanceof DiscordAPIError ? String(error.code) : String(error)
}

/** Discord took offence at what was said, not at where. */
function isOffence(error: unknown): boolean {
  return (
    error instanceof DiscordAPIError && [WRONG, TOO_LARGE].some((status) => status === error.status) && !isGone(error)
  )
}

/** Without a code of Discord's own it was not Discord that closed the door, and it may open again. */
function isClosedTo(error: unknown): boolean {
  return isGone(error) || (error instanceof DiscordAPIError && error.status === CLOSED && Number(error.code) > 0)
}

/** It would be refused the next time too. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof DiscordAPIError) || error.status >= 500) return false
  return ![UNKNOWN, CLOSED, TOO_MANY].some((status) => status === error.status)
}

/** Sends what happened at the tables to where they are shown. */
export class Poster {
  readonly #app: AppContext
  readonly #messages: Messages
  /** When each open lobby was shown last: several who sit down at once are one edit. */
  readonly #edits = new LruCache<number>(MOST_EDITS)

  constructor(app: AppContext) {
    this.#app = app
    this.#messages = new Messages(app)
  }

  /** The number of open lobbies it remembers to have shown. */
  get shown(): number {
    return this.#edits.size
  }

  send = async (post: Post): Promise<Sent> => {
    const since = performance.now()
    const outcome = await this.#tried(post)
    const how = Object.keys(outcome)[0]
    const { id, game, kind } = post
    this.#app.log.info({ game, post: id, kind, how, ms: Math.round(performance.now() - since) }, 'posted')
    return outcome
  }

  async #tried(post: Post): Promise<Sent> {
    await workSlot()
    const look = await this.#app.tables.reading.look(post.game, null)
    if (isDenial(look)) return look.denied === 'storage' ? { later: null } : { gone: look.denied }
    let offence: unknown
    // As it is meant; with nothing but words and buttons; with no more than whom it calls.
    for (const said of [post, { ...post, simply: plainOf }, { ...post, simply: bareOf }]) {
      try {
        return await this.#send(said, look)
      } catch (error) {
        if (!isOffence(error)) return this.#outcomeOf(post, look, error)
        this.#tell(post, error)
        offence = error
      }
    }
    return { gone: codeOf(offence) }
  }

  /** Logs that a post of ours was wrong. */
  #tell({ game, id }: Post, error: unknown): void {
    const { log, metrics } = this.#app
    metrics.faults.inc()
    log.error({ err: error, game, post: id }, 'a post was refused')
  }

  #outcomeOf(post: Post, look: Look, error: unknown): Sent {
    const { log, channels } = this.#app
    if (error instanceof Held) return { later: error.wait }
    if (error instanceof NoPlace || isClosedTo(error)) {
      channels.refuse(look.home)
      return { gone: error instanceof DiscordAPIError ? codeOf(error) : 'no place' }
    }
    if (isFinal(error)) {
      this.#tell(post, error)
      return { gone: codeOf(error) }
    }
    if (error instanceof RateLimitError) return { later: error.retryAfter }
    const isPassing = error instanceof HTTPError || error instanceof DiscordAPIError
    log.warn({ err: error, game: post.game, post: post.id, isPassing }, 'a post waits')
    return { later: null, isUnsure: true }
  }

  async #send<Kind extends PostKind>(wanted: OutgoingPost<Kind>, look: Look): Promise<Sent> {
    const before = wanted.inDoubt ? await this.#messages.find(look.home, wanted) : null
    const delivery = await this.#deliveryOf(wanted, look)
    const sender: PostSender<Kind> = SENDERS[wanted.kind]
    if (before === null) return sender.send(delivery)
    if (before !== 'unseen') return wasSent(sender, delivery, before)
    const again = delivery.context.reader.say('perhapsTwice')
    return sender.send({ ...delivery, post: { ...wanted, again } })
  }

  async #deliveryOf<Kind extends PostKind>(post: OutgoingPost<Kind>, look: Look): Promise<Delivery<Kind>> {
    const context = await publicContext(this.#app, look, post.simply !== undefined)
    return { app: this.#app, messages: this.#messages, lobbyEdits: this.#edits, post, context }
  }
}

/** A post that went out just before a crash: what should have followed follows now. */
async function wasSent<Kind extends PostKind>(
  sender: PostSender<Kind>,
  delivery: Delivery<Kind>,
  receipt: Receipt,
): Promise<Sent> {
  await sender.afterwards?.(delivery, receipt)
  return { sent: keptWith(receipt, delivery, sender) }
}
