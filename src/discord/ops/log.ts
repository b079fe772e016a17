import { DiscordAPIError, HTTPError } from 'discord.js'
import { type DestinationStream, type Logger, pino } from 'pino'

/**
 * Leaves of an error what may be written down: never what was sent, which its kind would carry along, nor a token in
 * an address.
 */
export function plainError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack } = error
  if (error instanceof DiscordAPIError || error instanceof HTTPError) {
    const code = error instanceof DiscordAPIError ? { code: error.code } : {}
    return {
      name,
      status: error.status,
      ...code,
      method: error.method,
      path: plainPath(error.url),
      message: head(message),
    }
  }
  const cause = error.cause === undefined ? {} : { cause: plainError(error.cause) }
  return { name, message, stack, ...cause }
}

/** A refused form names its fields in the lines that follow. */
function head(message: string): string {
  return message.split('\n')[0] ?? ''
}

const TOKEN = /[\w-]{40,}/g

function plainPath(url: string): string {
  return new URL(url, 'http://discord').pathname.replaceAll(TOKEN, 'TOKEN')
}

/** One line an event, with ids and never what people wrote. */
export function newLog(level: string, stream?: DestinationStream): Logger {
  const options = { level, serializers: { err: plainError } }
  return stream === undefined ? pino(options) : pino(options, stream)
}
