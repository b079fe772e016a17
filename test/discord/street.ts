import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { COMMANDS, DEFINITIONS } from '#commands/index'
import { type Bot, startBot } from '#discord/bot'
import { gameNamed } from '#games/registry'
import { type Playground, type PlaygroundOptions, startPlayground } from '#playground/playground'
import type { Seen } from '#playground/seen'
import { openDatabase } from '#store'

/** The whole bot in a playground: its client is discord.js, its tables are real, only Discord is a stand-in. */
export class Street {
  readonly playground: Playground
  readonly told: string[] = []
  readonly #folder: string
  #bot: Bot | null = null
  #db: Awaited<ReturnType<typeof openDatabase>> | null = null

  private constructor(playground: Playground, folder: string) {
    this.playground = playground
    this.#folder = folder
  }

  static async open(options: PlaygroundOptions = {}): Promise<Street> {
    const playground = await startPlayground({ say: () => {}, ...options })
    const street = new Street(playground, mkdtempSync(join(tmpdir(), 'willyville-')))
    await street.startBot()
    return street
  }

  get bot(): Bot {
    if (this.#bot === null) throw new Error('the bot does not run')
    return this.#bot
  }

  get act(): Playground['act'] {
    return this.playground.act
  }

  async startBot(): Promise<void> {
    const keep = (line: string) => void this.told.push(line)
    const log = pino({ level: 'warn' }, { write: keep })
    this.#db = await openDatabase(join(this.#folder, 'games.sqlite'))
    this.#bot = await startBot({
      token: this.playground.token,
      rest: { api: this.playground.apiUrl, version: '10' },
      log,
      commands: COMMANDS,
      definitions: DEFINITIONS,
      worker: new URL('../dist/render/worker.js', new URL('..', import.meta.url)),
      world: {
        db: this.#db,
        gameNamed,
        contentOf: (game) => game.content,
        now: Date.now,
        engine: 'test',
        process: `p${Math.round(performance.now())}`,
        tell: (error) => log.error({ err: error }, 'tables'),
      },
    })
    await this.#bot.ready
  }

  async stopBot(): Promise<void> {
    await this.#bot?.stop()
    await this.#db?.close()
    this.#bot = null
  }

  async close(): Promise<void> {
    await this.stopBot()
    await this.playground.close()
    rmSync(this.#folder, { recursive: true })
  }

  /** The id of a button of this verb on a message, or of a select. */
  idOf(message: Seen, verb: string): string | null {
    const ids = [...message.buttons.filter(({ disabled }) => !disabled), ...message.selects].map(
      ({ customId }) => customId,
    )
    return ids.find((id) => id?.startsWith(`w|${verb}|`)) ?? null
  }
}
