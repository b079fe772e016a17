import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Playground } from '#playground/playground'

const root = join(import.meta.dirname, '..', '..')

/** The bot as it is started by its owner, in a process of its own, so that it can be killed. */
export class Child {
  readonly folder = mkdtempSync(join(tmpdir(), 'willyville-'))
  /** Every line it wrote down, over all its lives. */
  readonly lines: string[] = []
  readonly #playground: Playground
  readonly #settings: Record<string, string>
  #child: ChildProcess | null = null

  constructor(playground: Playground, settings: Record<string, string> = {}) {
    this.#playground = playground
    this.#settings = settings
  }

  get database(): string {
    return join(this.folder, 'games.sqlite')
  }

  async start(): Promise<void> {
    const { token, apiUrl } = this.#playground
    const own = { DISCORD_TOKEN: token, DISCORD_API: apiUrl, DATABASE_URL: this.database, LOG_LEVEL: 'info' }
    const child = spawn(process.execPath, ['--conditions=default', 'dist/src/main.js'], {
      cwd: root,
      env: { ...process.env, ...own, ...this.#settings },
    })
    this.#child = child
    let unread = ''
    await new Promise<void>((resolve, reject) => {
      const hear = (text: Buffer) => {
        const lines = (unread + text).split('\n')
        unread = lines.pop() ?? ''
        this.lines.push(...lines)
        if (lines.includes('Willyville is ready.')) resolve()
      }
      child.stdout.on('data', hear)
      child.stderr.on('data', hear)
      child.once('exit', () => reject(new Error(`it ended: ${this.lines.slice(-5).join('\n')}`)))
    })
  }

  /** Its exit status, once it has ended by itself. */
  ended(): Promise<number | null> {
    const child = this.#child
    if (child === null || child.exitCode !== null) return Promise.resolve(child?.exitCode ?? null)
    return new Promise((resolve) => child.once('exit', resolve))
  }

  /** Ends it at once, as a power cut would. */
  kill(): Promise<number | null> {
    return this.#end('SIGKILL')
  }

  /** Asks it to end; its exit status. */
  stop(): Promise<number | null> {
    return this.#end('SIGTERM')
  }

  #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const child = this.#child
    if (child === null || child.exitCode !== null) return Promise.resolve(null)
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
    child.kill(signal)
    this.#child = null
    return ended
  }

  async close(): Promise<void> {
    await this.kill()
    rmSync(this.folder, { recursive: true })
  }
}
