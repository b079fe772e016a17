import { type Client, DiscordjsError, DiscordjsErrorCodes, Events, Status } from 'discord.js'

/** After these Discord will not have the bot back as it is: what has to be done about each. */
const REMEDIES: Readonly<Record<number, string>> = {
  4004: 'Discord does not accept the token. Copy a new one from the developer portal into DISCORD_TOKEN.',
  4010: 'Discord does not know the shard the bot asked for. Start it with as many shards as Discord recommends.',
  4011: 'The bot is in too many servers for one connection. Start it with as many shards as Discord recommends.',
  4012: 'Discord no longer speaks this version of its interface. Update the bot.',
  4013: 'Discord does not know the events the bot asks for. Update the bot.',
  4014: 'Discord does not grant the events the bot asks for. It needs no privileged intents: run it unchanged, or grant them in the developer portal.',
}

/** Discord wants a heartbeat every 41 seconds; one may get lost. */
const SILENCE = 120_000

export interface Pulse {
  /** The fault of the connection; null while it is well. */
  ailment(): string | null
  /** Settles when Discord has closed the door for good: with the code, and a sentence on what to do. */
  readonly refused: Promise<Refused>
}

export interface Refused {
  readonly code: number
  readonly sentence: string
}

/** Why the bot was not let in: where that can be mended, what to do. */
export async function whyNotLetIn({ refused }: Pulse, error: unknown): Promise<unknown> {
  const isToken = error instanceof DiscordjsError && error.code === DiscordjsErrorCodes.TokenInvalid
  if (isToken) return new Error(REMEDIES[4004], { cause: error })
  const refusal = await Promise.race([refused, undefined])
  return refusal === undefined ? error : new Error(refusal.sentence, { cause: error })
}

/** Watches whether Discord hears the bot, and the bot Discord. */
export function pulseOf(client: Client, silence = SILENCE): Pulse {
  /** When each shard came in. */
  const since = new Map<number, number>()
  const come = (shard: number) => void since.set(shard, Date.now())
  client.on(Events.ShardReady, come)
  client.on(Events.ShardResume, come)
  const refused = new Promise<Refused>((resolve) => {
    client.on(Events.ShardDisconnect, ({ code }) => {
      resolve({ code, sentence: REMEDIES[code] ?? `Discord has closed the connection for good with ${code}.` })
    })
  })
  const isSilent = ({ id, lastPingTimestamp }: { id: number; lastPingTimestamp: number }) =>
    Date.now() - Math.max(lastPingTimestamp, since.get(id) ?? 0) > silence
  return {
    refused,
    ailment() {
      const { shards } = client.ws
      if (shards.size === 0 || shards.some(({ status }) => status !== Status.Ready)) return 'no connection to Discord'
      return shards.some(isSilent) ? 'Discord has stopped answering' : null
    },
  }
}
