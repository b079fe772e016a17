import { z } from 'zod'
import type { GamePackage } from '#packages/package'
import { PACKAGES } from '#packages/registry'
import { type Caps, USUAL_CAPS } from './tables/engine/caps.ts'

/** An empty line in `.env` means the same as no line. */
const text = z.preprocess((value) => (value === '' ? undefined : value), z.string().optional())

const databaseUrl = text.refine((value) => value === undefined || /^postgres(ql)?:\/\/|\.sqlite$/.test(value), {
  message: 'must be empty, a path that ends in .sqlite, or a postgres:// address',
})

const snowflake = text.refine((value) => value === undefined || /^\d{15,21}$/.test(value), {
  message: 'must be empty or the number Discord shows as "Copy server ID"',
})

const port = text
  .refine((value) => value === undefined || (/^\d{1,5}$/.test(value) && Number(value) <= 65_535), {
    message: 'must be empty or a number up to 65535',
  })
  .transform((value) => (value === undefined ? undefined : Number(value)))

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** The token travels there: outside of this machine only where nobody can read along. */
function isSafe(address: string): boolean {
  if (!/^https?:\/\/\S+[^/]$/.test(address) || !URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || LOOPBACK.includes(hostname)
}

const address = text.refine((value) => value === undefined || isSafe(value), {
  message: 'must be empty or an https address without a slash at its end; http is for this machine alone',
})

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const
const logLevel = text.refine((value) => value === undefined || LOG_LEVELS.some((level) => level === value), {
  message: `must be empty or one of ${LOG_LEVELS.join(', ')}`,
})

const yesNo = text
  .refine((value) => value === undefined || value === 'yes' || value === 'no', { message: 'must be empty, yes or no' })
  .transform((value) => value === 'yes')

const mostOf = (usual: number) =>
  text
    .refine((value) => value === undefined || /^\d{1,6}$/.test(value), {
      message: 'must be empty or a whole number, 0 for no limit',
    })
    .transform((value) => (value === undefined ? usual : Number(value)))

/** For each game the file with a table owner's own card values. */
const CARD_SETTINGS: Readonly<Record<GamePackage['cardsSetting'], typeof text>> = Object.fromEntries(
  PACKAGES.map(({ cardsSetting }) => [cardsSetting, text]),
)

const schema = z.object({
  DISCORD_TOKEN: text,
  DISCORD_GUILD_ID: snowflake,
  DISCORD_API: address,
  DATABASE_URL: databaseUrl,
  ...CARD_SETTINGS,
  MOST_LOBBIES_PERSON: mostOf(USUAL_CAPS.lobbiesOfPerson),
  MOST_LOBBIES_CHANNEL: mostOf(USUAL_CAPS.lobbiesInChannel),
  MOST_GAMES_PERSON: mostOf(USUAL_CAPS.gamesOfPerson),
  MOST_BOT_GAMES_PERSON: mostOf(USUAL_CAPS.botGamesOfPerson),
  LOG_LEVEL: logLevel,
  METRICS_PORT: port,
  PLAYGROUND_PORT: port,
  PLAYGROUND_HOST: text,
  PLAYGROUND_OPEN: yesNo,
})

export type Settings = z.infer<typeof schema> & Readonly<Record<GamePackage['cardsSetting'], string | undefined>>

export const SETTING_NAMES = Object.keys(schema.shape)

/** The settings, or one sentence for each that is wrong. */
export function settingsFrom(env: Record<string, string | undefined>): Settings | { wrong: string[] } {
  const read = schema.safeParse(env)
  if (read.success) return read.data
  return { wrong: read.error.issues.map(({ path, message }) => `The setting ${path.join('.')} ${message}.`) }
}

export function capsFrom(settings: Settings): Caps {
  return {
    lobbiesOfPerson: settings.MOST_LOBBIES_PERSON,
    lobbiesInChannel: settings.MOST_LOBBIES_CHANNEL,
    gamesOfPerson: settings.MOST_GAMES_PERSON,
    botGamesOfPerson: settings.MOST_BOT_GAMES_PERSON,
  }
}
