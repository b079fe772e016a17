import { createHash } from 'node:crypto'
import { type Client, type Guild, Team, type User } from 'discord.js'
import { literal } from './components.ts'
import type { AppContext } from './context.ts'
import { inviteLink, missingAmong } from './permissions.ts'
import { type Reader, readerFor } from './reader.ts'
import { lineScreen } from './screen.ts'
import { messageOf } from './send.ts'

/** Of so many servers the rights are named; of the others only how many they are. */
const MOST_SERVERS = 10
/** So many messages back it is looked whether it was said already. */
const LOOKED_AT = 50
const NONCE_DIGITS = 20

function rightsLine({ say }: Reader, { name, members }: Guild): string | null {
  const missing = members.me === null ? [] : missingAmong(members.me.permissions)
  if (missing.length === 0) return null
  return `- **${literal(name)}**: ${missing.map((right) => say(`right_${right}`)).join(', ')}`
}

/** Names the rights the bot was not given on these servers; null where it has all of them. */
function rightsText(reader: Reader, guilds: readonly Guild[], invite: string): string | null {
  const lines = guilds.flatMap((guild) => rightsLine(reader, guild) ?? [])
  if (lines.length === 0) return null
  const more = lines.length - MOST_SERVERS
  return [
    reader.say('ownerRights', { servers: lines.length }),
    ...lines.slice(0, MOST_SERVERS),
    ...(more > 0 ? [reader.say('ownerMore', { more })] : []),
    reader.say('ownerInvite', { invite }),
  ].join('\n')
}

/** The owner of the application, or who owns the team that owns it. */
export async function ownerOf(client: Client): Promise<User | null> {
  const application = await client.application?.fetch()
  const owner = application?.owner ?? null
  if (!(owner instanceof Team)) return owner
  return owner.ownerId === null ? null : client.users.fetch(owner.ownerId)
}

/** Tells whoever owns the application what only they can mend: in private, and each thing once. */
export class Owner {
  readonly #app: AppContext

  constructor(app: AppContext) {
    this.#app = app
  }

  get #invite(): string {
    return inviteLink(this.#app.client.application?.id ?? '')
  }

  /** The rights that are missing on some servers, or on all there are. */
  tellRights(guilds: readonly Guild[] = [...this.#app.client.guilds.cache.values()]): Promise<void> {
    const isWell = guilds.every(
      ({ members }) => members.me === null || missingAmong(members.me.permissions).length === 0,
    )
    return isWell ? Promise.resolve() : this.#tell((reader) => rightsText(reader, guilds, this.#invite))
  }

  /** Discord has not taken the commands. Without the scope for them a server takes none at all. */
  tellCommands(why: string, isScopeMissing: boolean): Promise<void> {
    const invite = this.#invite
    return this.#tell(({ say }) =>
      isScopeMissing
        ? [say('ownerScope'), say('ownerInvite', { invite })].join('\n')
        : say('ownerCommands', { why: literal(why) }),
    )
  }

  async #tell(words: (reader: Reader) => string | null): Promise<void> {
    try {
      const user = await ownerOf(this.#app.client)
      if (user === null) return
      const { language } = await this.#app.tables.people.settings(user.id)
      const said = words(readerFor(this.#app, language ?? 'en', user.id))
      if (said !== null) await this.#send(user, said)
    } catch (error) {
      this.#app.log.warn({ err: error }, 'the owner of the application could not be told')
    }
  }

  async #send(user: User, said: string): Promise<void> {
    const channel = await user.createDM()
    const before = await channel.messages.fetch({ limit: LOOKED_AT, cache: false })
    const isSaid = before.some(({ components }) =>
      JSON.stringify(components.map((part) => part.toJSON())).includes(JSON.stringify(said)),
    )
    if (isSaid) return
    // Several processes may start at a time.
    const nonce = createHash('sha256').update(said).digest('hex').slice(0, NONCE_DIGITS)
    await channel.send({ ...messageOf(lineScreen(said)), nonce, enforceNonce: true })
  }
}
