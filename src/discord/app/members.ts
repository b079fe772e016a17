import { RESTJSONErrorCodes as Codes, DiscordAPIError } from 'discord.js'
import type { Look } from '#tables'
import type { AppContext } from './context.ts'

/**
 * Asks whether somebody has left the server. Without privileged intents nobody says so, so it is asked when they are
 * called.
 */
async function isGone({ client }: AppContext, server: string, person: string): Promise<boolean> {
  const guild = client.guilds.cache.get(server)
  if (guild === undefined) return false
  try {
    await guild.members.fetch({ user: person, force: true, cache: false })
    return false
  } catch (error) {
    if (error instanceof DiscordAPIError && error.code === Codes.UnknownMember) return true
    // Not known today: they are called, and it is asked again next time.
    return false
  }
}

/** The seats of those who are still there; those of the others go to a bot. */
export async function stillThere(app: AppContext, look: Look, seats: readonly number[]): Promise<number[]> {
  const { server } = look.home
  if (server === null) return [...seats]
  const there: number[] = []
  for (const seat of seats) {
    const person = look.places[seat]?.person
    if (typeof person === 'string' && (await isGone(app, server, person))) await app.tables.seats.lose(look.id, person)
    else there.push(seat)
  }
  return there
}
