import { readId } from '#discord/app/custom-ids'
import type { MessageContext } from '#discord/app/router'
import { isDenial } from '#tables'

/** The subject of a message of ours. */
export interface Meant {
  readonly game: number
  /** The last entry when the message was made; null where it says nothing of that. */
  readonly entry: number | null
}

/** Tables of a channel among whose posts a message is looked for. */
const MOST_SEARCHED = 5

export function isOurs({ app, interaction }: MessageContext): boolean {
  const { targetMessage, applicationId } = interaction
  return targetMessage.author.id === app.client.user?.id || targetMessage.applicationId === applicationId
}

/** The table a message is about: by its buttons, else by the posts of the tables here; null for a message about none. */
export async function meantBy(request: MessageContext): Promise<Meant | null> {
  const { targetMessage } = request.interaction
  const ids = customIdsIn(targetMessage.components.map((part) => part.toJSON()))
  const named = ids.map(readId).find((id) => id !== null && id.game > 0)
  if (named) return { game: named.game, entry: named.version > 0 ? named.version : null }
  return postedAs(request)
}

/** Older messages have lost their buttons; in the thread of a game all messages are about it. */
async function postedAs({ app, interaction }: MessageContext): Promise<Meant | null> {
  const { directory, reading } = app.tables
  const { id, channelId } = interaction.targetMessage
  const tables = await directory.tablesAt(channelId)
  if (isDenial(tables)) return null
  for (const { id: game } of tables.slice(0, MOST_SEARCHED)) {
    const posts = await reading.lastReceipts(game)
    const post = isDenial(posts) ? undefined : posts.find(({ receipt }) => receipt.message === id)
    if (post !== undefined) return { game, entry: typeof post.receipt.entry === 'number' ? post.receipt.entry : null }
  }
  const own = tables.find(({ thread }) => thread === channelId)
  return own === undefined ? null : { game: own.id, entry: null }
}

/** The ids of all buttons and selects, however deep they lie. */
function customIdsIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(customIdsIn)
  if (typeof part !== 'object' || part === null) return []
  const own = 'custom_id' in part && typeof part.custom_id === 'string' ? [part.custom_id] : []
  return [...own, ...Object.values(part).flatMap(customIdsIn)]
}
