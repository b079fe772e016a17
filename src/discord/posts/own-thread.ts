import { DiscordAPIError } from 'discord.js'
import type { Look } from '#tables'
import { isGone } from '../app/channels.ts'
import type { Delivery } from './delivery.ts'

/** The table's place, with a thread of its own where that is allowed. */
export async function homeInThread({ app, messages, context }: Delivery): Promise<Look['home']> {
  const { look } = context
  if (look.home.thread !== null) return look.home
  try {
    const home = await messages.openThread(look)
    if (home.thread !== null) await app.tables.homes.settle(look.id, home)
    return home
  } catch (error) {
    if (error instanceof DiscordAPIError && error.status < 500 && !isGone(error)) return look.home
    throw error
  }
}
