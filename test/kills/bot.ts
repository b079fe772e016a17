import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Errand, Line } from './errand.ts'

const CHILD = join(process.cwd(), 'dist', 'test', 'kills', 'bot-child.js')

/** A bot that is loaded and waits, then works, then dies. */
export class Bot {
  readonly told: string[] = []
  readonly places: string[] = []
  /** The end it came to: a signal, or its exit status. */
  readonly ended: Promise<string>
  readonly ready: Promise<void>
  died: string | null = null
  keeps: string | null = null
  #becomeReady: () => void = () => {}
  readonly #child: ChildProcess

  constructor(env: Record<string, string>) {
    const child = spawn(process.execPath, ['--conditions=default', CHILD], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, ...env },
    })
    this.#child = child
    this.ready = new Promise((resolve) => {
      this.#becomeReady = resolve
    })
    const lines = createInterface(child.stdout as NodeJS.ReadableStream)
    lines.on('line', (line) => this.#hear(JSON.parse(line) as Line))
    // A bot that is dead already is written to in vain.
    child.stdin?.on('error', () => {})
    this.ended = new Promise((resolve) => {
      child.once('close', (code, signal) => resolve(signal ?? String(code)))
    })
  }

  #hear(line: Line): void {
    if ('ready' in line) this.#becomeReady()
    if ('place' in line) this.places.push(line.place)
    if ('died' in line) this.died = line.died
    if ('told' in line) this.told.push(line.told)
    if ('keeps' in line) this.keeps = line.keeps
  }

  go(errand: Errand): void {
    this.#child.stdin?.write(`${JSON.stringify(errand)}\n`)
  }

  /** From now on the places are counted at which it may be told to die. */
  count(): void {
    this.#child.stdin?.write('count\n')
  }

  kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): void {
    this.#child.kill(signal)
  }
}
