import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

/** Everything the crowd tells the bench, and the other way round. */
export interface Place {
  readonly apiUrl: string
  readonly token: string
  readonly server: string
  readonly games: readonly { readonly channel: string; readonly people: readonly string[] }[]
  /** Somebody who asks for everything at once, and the channels of their finished and of their running game. */
  readonly flooder: { readonly person: string; readonly finished: string; readonly running: string }
}

/** The outcome of everything that somebody asked for at once. */
export interface FloodReport {
  readonly asked: number
  /** Put off or refused in a sentence, by its beginning. */
  readonly refused: Readonly<Record<string, number>>
  readonly served: number
  readonly late: number
}

export interface CrowdReport {
  /** Milliseconds from a press to its acknowledgement, and from a keystroke to its suggestions. */
  readonly acknowledgements: readonly number[]
  readonly suggestions: readonly number[]
  /** Milliseconds from a press to the panel with its picture. */
  readonly pictures: readonly number[]
  /** Answers that speak of a fault, presses that nobody answered, and requests that were refused. */
  readonly errors: readonly string[]
  /** Presses for which the whole machine was too slow: nobody acknowledged them in time. */
  readonly late: number
  /** Posts that stand there twice. */
  readonly doubled: readonly string[]
  readonly flood: FloodReport
}

/** The crowd presses like this for a while. */
export interface Spell {
  readonly seconds: number
  /** So long everybody looks at a panel before they press on; by default not at all. */
  readonly pause?: number
  /** The number of things somebody asks for at the same time; by default nothing. */
  readonly flood?: number
}

export type ToBench = { place: Place } | { begun: number } | { report: CrowdReport }
export type ToCrowd = { go: Spell } | { stop: true }

const TO_BEGIN = 300_000

/** The crowd and its Discord, in a process of their own: their work is not the bot's. */
export class Crowd {
  readonly #process: ChildProcess
  readonly place: Promise<Place>
  #begun = 0

  constructor(file: URL, games: number) {
    this.#process = fork(file, [String(games)], { execArgv: [] })
    this.place = this.#hear((message) => ('place' in message ? message.place : null))
    this.#process.on('message', (message: ToBench) => {
      if ('begun' in message) this.#begun = message.begun
    })
  }

  #hear<T>(wanted: (message: ToBench) => T | null): Promise<T> {
    return new Promise((resolve, reject) => {
      const gone = () => reject(new Error('the crowd went home'))
      const heard = (message: ToBench) => {
        const value = wanted(message)
        if (value === null) return
        this.#process.off('message', heard)
        this.#process.off('exit', gone)
        resolve(value)
      }
      this.#process.on('message', heard)
      this.#process.once('exit', gone)
    })
  }

  #tell(message: ToCrowd): void {
    this.#process.send(message)
  }

  /** Until everybody has been called to their first turn. */
  async untilBegun(games: number): Promise<void> {
    const end = Date.now() + TO_BEGIN
    while (this.#begun < games) {
      if (Date.now() > end) throw new Error(`only ${this.#begun} of ${games} games could begin`)
      await sleep(100)
    }
  }

  /** The crowd presses for a while, and tells how it was. */
  press(spell: Spell): Promise<CrowdReport> {
    const report = this.#hear((message) => ('report' in message ? message.report : null))
    this.#tell({ go: spell })
    return report
  }

  async close(): Promise<void> {
    const left = once(this.#process, 'exit')
    this.#tell({ stop: true })
    await left
  }
}
