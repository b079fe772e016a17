import { readId } from '#discord/app/custom-ids'
import type { Seen } from '#playground/people/seen-message'
import type { Playground } from '#playground/playground'
import type { Channel, Entry } from '#playground/server/types'

interface Nested {
  readonly id?: number
  readonly custom_id?: string
  readonly disabled?: boolean
  readonly components?: readonly Nested[]
  readonly accessory?: Nested
}

/** Posts are marked by the number of their container; smaller numbers are given out by Discord itself. */
const MARKS = 1_000_000

/** A message that all can read and that answers nobody. */
export interface Posted {
  readonly id: string
  readonly channel: string
  /** The mark of the post it was sent for, unless it was changed since. */
  readonly mark: number | null
  readonly text: string
  readonly called: readonly string[]
}

function componentsIn(part: Nested): Nested[] {
  const inner = [...(part.components ?? []), ...(part.accessory ? [part.accessory] : [])]
  return [part, ...inner.flatMap(componentsIn)]
}

function componentsOf({ message }: Entry): Nested[] {
  return ((message.components ?? []) as Nested[]).flatMap(componentsIn)
}

function pressIdsOf(entry: Entry) {
  const buttons = componentsOf(entry).filter(({ custom_id, disabled }) => custom_id !== undefined && !disabled)
  return buttons.flatMap(({ custom_id }) => readId(custom_id ?? '') ?? [])
}

export function isUnanswered(error: unknown): boolean {
  return error instanceof Error && error.message.includes('did not respond')
}

/** Everything that stands in the channels of a playground. */
export class Messages {
  readonly #playground: Playground
  constructor(playground: Playground) {
    this.#playground = playground
  }

  get #channels(): Channel[] {
    return Object.values(this.#playground.world.channels)
  }

  /** The newest message for all that has a button of this verb for a game. */
  newest(game: number, verb: string): Seen | null {
    const newest = this.open(game, verb).sort((a, b) => Number(BigInt(b) - BigInt(a)))[0]
    return newest === undefined ? null : this.#playground.act.see('p0', newest)
  }

  /** All messages for all that have a button of this verb for a game. */
  open(game: number, verb: string): string[] {
    const fits = (entry: Entry) =>
      entry.onlyFor === null && pressIdsOf(entry).some((id) => id.game === game && id.verb === verb)
    return this.#channels.flatMap(({ entries }) => entries.filter(fits).map(({ message }) => message.id))
  }

  /** The channel where the newest notice of a game stands. */
  placeOf(game: number): string | null {
    return this.newest(game, 'play')?.channelId ?? null
  }

  /** The table whose lobby stands open in a channel. */
  lobbyIn(name: string): number | null {
    const channel = this.#channels.find((channel) => channel.name === name)
    const ids = (channel?.entries ?? []).flatMap(pressIdsOf)
    return ids.findLast(({ verb }) => verb === 'leave')?.game ?? null
  }

  /** The last entry of each game that anybody was shown. */
  shown(): Map<number, number> {
    const shown = new Map<number, number>()
    for (const { game, version } of this.#channels.flatMap(({ entries }) => entries.flatMap(pressIdsOf))) {
      if (game > 0) shown.set(game, Math.max(version, shown.get(game) ?? 0))
    }
    return shown
  }

  posted(): Posted[] {
    const { applicationId } = this.#playground
    return this.#channels.flatMap(({ id: channel, entries }) =>
      entries
        .filter(({ message, onlyFor, interactionId }) => {
          const isOwn = message.author.id === applicationId
          return isOwn && onlyFor === null && interactionId === null && message.components?.length
        })
        .map((entry) => {
          const { message } = entry
          const mark = ((message.components ?? []) as Nested[])[0]?.id ?? 0
          const text = JSON.stringify(message.components)
          const called = [...text.matchAll(/<@(\d+)>/g)].map(([, id]) => id as string)
          return { id: message.id, channel, mark: mark >= MARKS ? mark : null, text, called }
        }),
    )
  }

  /** Discord knows for a few minutes what was sent already; here nobody can rely on it. */
  forgetNonces(): void {
    for (const { entries } of this.#channels) for (const { message } of entries) delete message.nonce
  }
}
