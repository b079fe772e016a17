import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Think } from '#bots/levels'
import { COMMANDS, DEFINITIONS } from '#commands/index'
import { type Bot, startBot } from '#discord/app/bot'
import { newLog } from '#discord/ops/log'
import { gameNamed } from '#games/registry'
import type { AnyGame } from '#kernel'
import type { Seen } from '#playground/people/seen-message'
import { type Playground, type PlaygroundOptions, startPlayground } from '#playground/playground'
import { type Database, openDatabase } from '#store'
import { type Caps, USUAL_CAPS } from '#tables/engine/caps'

export interface StreetOptions extends PlaygroundOptions {
  /** Commands are registered for the one server, not everywhere. */
  readonly isOneServer?: boolean
  /** The layer between the bot and its store. */
  readonly store?: (db: Database) => Database
  readonly worker?: URL
  /** Here panels usually change once: on a busy machine they would seldom be drawn in time. */
  readonly drawingAfter?: number
  readonly wordsAfter?: number
  /** Another word, another luck. */
  readonly luck?: string
  /** Presses go into the luck as they do anywhere, so that it is another in every run. */
  readonly isDrawn?: boolean
  /** A game that begins otherwise than by its rules, in place of the one of the same name. */
  readonly game?: AnyGame
  /** Nobody has played before: all are guided. */
  readonly areNewcomers?: boolean
  /** The thinker for bots and hints; without anybody bots pick at random. */
  readonly think?: Think
  /** So often Discord may refuse before only answers go out. */
  readonly mostRefusals?: number
  /** The number of things that may be open at a time, if not what is usual. */
  readonly caps?: Caps
  /** The time the client waits for an answer. */
  readonly timeout?: number
  /** The time heartbeats may stay unanswered. */
  readonly silence?: number
}

const WARNING = 40
export const WORKER = new URL('../dist/render/engine/worker.js', new URL('..', import.meta.url))

/** The whole bot in a playground: its client is discord.js, its tables are real, only Discord is a stand-in. */
export class Street {
  readonly playground: Playground
  /** The complaints of the bot. */
  readonly told: string[] = []
  /** Every line it wrote down. */
  readonly lines: string[] = []
  readonly folder: string
  readonly #options: StreetOptions
  #ahead = 0
  #seeds = 0
  readonly #drawn = new Map<string, string>()
  #bot: Bot | null = null
  #db: Database | null = null

  private constructor(playground: Playground, folder: string, options: StreetOptions) {
    this.playground = playground
    this.folder = folder
    this.#options = options
  }

  static async open(options: StreetOptions = {}): Promise<Street> {
    const playground = await startPlayground({ say: () => {}, ...options })
    const street = new Street(playground, mkdtempSync(join(tmpdir(), 'willyville-')), options)
    await street.startBot()
    const people = options.areNewcomers ? [] : Object.keys(playground.world.people)
    for (const person of people) await street.bot.app.tables.people.setSettings(person, { guide: false })
    return street
  }

  /** The tables' time; Discord's own goes on as it does. */
  now = (): number => Date.now() + this.#ahead

  /** So much time passes at the tables, and what is due then happens. */
  async leap(milliseconds: number): Promise<void> {
    this.#ahead += milliseconds
    await this.bot.app.tables.tick()
  }

  /** Waits until nothing is left to be posted. */
  async settle(): Promise<void> {
    await this.bot.app.tables.tick()
  }

  get bot(): Bot {
    if (this.#bot === null) throw new Error('the bot does not run')
    return this.#bot
  }

  get act(): Playground['act'] {
    return this.playground.act
  }

  async startBot(): Promise<void> {
    const { isOneServer, store = (db: Database) => db, worker = WORKER, timeout, drawingAfter = 60_000 } = this.#options
    const { think, game, silence, wordsAfter = 60_000, isDrawn = false, mostRefusals } = this.#options
    const log = newLog('info', { write: (line) => this.#keep(line) })
    this.#db = await openDatabase(join(this.folder, 'games.sqlite'))
    this.#bot = await startBot({
      token: this.playground.token,
      rest: { api: this.playground.apiUrl, version: '10', ...(timeout !== undefined && { timeout }) },
      log,
      commands: COMMANDS,
      definitions: DEFINITIONS,
      worker,
      drawingAfter,
      thinkingAfter: drawingAfter,
      wordsAfter,
      ...(silence !== undefined && { silence }),
      ...(mostRefusals !== undefined && { mostRefusals }),
      ...(isOneServer && { guild: this.playground.guildId }),
      world: {
        db: store(this.#db),
        gameNamed: (name) => (name === game?.name ? game : gameNamed(name)),
        contentOf: (game) => game.content,
        caps: this.#options.caps ?? USUAL_CAPS,
        now: this.now,
        steady: this.now,
        shared: async () => this.now(),
        newSeed: () => this.#newSeed(),
        ...(!isDrawn && { drawSeed: ({ secret }) => this.#seedFor(secret) }),
        ...(think && { think }),
        engine: 'test',
        process: `p${Math.round(performance.now())}`,
        reportFault: (error) => log.error({ err: error }, 'tables'),
      },
    })
    await this.#bot.ready
  }

  /** Presses have other numbers in every run, so they are left out. */
  #seedFor(secret: string): string {
    const seed = this.#drawn.get(secret) ?? this.#newSeed()
    this.#drawn.set(secret, seed)
    return seed
  }

  /** The same luck in every run. */
  #newSeed(): string {
    this.#seeds++
    return createHash('sha256')
      .update(`${this.#options.luck ?? ''} ${this.#seeds}`)
      .digest('hex')
      .slice(0, 32)
  }

  #keep(line: string): void {
    this.lines.push(line)
    if ((JSON.parse(line) as { level: number }).level >= WARNING) this.told.push(line)
  }

  async stopBot(): Promise<void> {
    await this.#bot?.stop()
    await this.#db?.close()
    this.#bot = null
  }

  async close(): Promise<void> {
    await this.stopBot()
    await this.playground.close()
    rmSync(this.folder, { recursive: true })
  }

  idOf = idOf
}

/** The id of a button of this verb on a message, or of a select. */
export function idOf(message: Seen, verb: string): string | null {
  const buttons = message.buttons.filter(({ disabled }) => !disabled)
  const ids = [...buttons, ...message.selects].map(({ customId }) => customId)
  return ids.find((id) => id?.startsWith(`w|${verb}|`)) ?? null
}
