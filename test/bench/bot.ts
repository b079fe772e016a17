import { join } from 'node:path'
import { pino } from 'pino'
import type { ThinkingPool } from '#bots/thinking-pool'
import { COMMANDS, DEFINITIONS } from '#commands/index'
import { type Bot, startBot } from '#discord/app/bot'
import { warmUp } from '#discord/app/warm-up'
import { gameNamed } from '#games/registry'
import { openDatabase } from '#store'

/** The stand-in for Discord a measured bot logs in to. */
interface StandIn {
  readonly token: string
  readonly apiUrl: string
}

/** The bot as it runs for its owner, over a database in a folder of the benchmark's own. */
export async function startMeasuredBot(
  { token, apiUrl }: StandIn,
  folder: string,
  think?: ThinkingPool['think'],
): Promise<{ bot: Bot; stop(): Promise<void> }> {
  const db = await openDatabase(join(folder, 'games.sqlite'))
  const log = pino({ level: 'warn' }, pino.destination(2))
  warmUp(gameNamed)
  const bot = await startBot({
    token,
    rest: { api: apiUrl, version: '10' },
    log,
    commands: COMMANDS,
    definitions: DEFINITIONS,
    world: {
      db,
      gameNamed,
      contentOf: (game) => game.content,
      now: Date.now,
      ...(think !== undefined && { think }),
      engine: 'bench',
      process: 'bench',
      reportFault: (error) => log.error({ err: error }, 'tables'),
    },
  })
  await bot.ready
  return {
    bot,
    async stop() {
      await bot.stop()
      await db.close()
    },
  }
}
