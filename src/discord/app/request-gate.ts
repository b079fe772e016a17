import { DefaultRestOptions, type RESTOptions } from 'discord.js'

type Send = RESTOptions['makeRequest']
type Answer = Awaited<ReturnType<Send>>

const MINUTE = 60_000
/** Discord locks an address out that it has refused 10,000 times within ten minutes. */
const MINUTES = 10
const MOST_REFUSALS = 5_000

/** It was not asked of Discord at all. */
export class Held extends Error {
  override readonly name = 'Held'
  /** When it may be asked, in milliseconds. */
  readonly wait: number

  constructor(wait: number) {
    super('Discord is not asked for anything but answers at the moment')
    this.wait = wait
  }
}

/** Presses are answered in any case, and the way back to Discord's gateway stays open. */
const ALWAYS = /\/(interactions\/\d+\/[^/]+\/callback|webhooks\/\d+\/[^/]+.*|gateway\/bot)(\?.*)?$/

/** Says whether Discord counts an answer against us; limits shared with others it does not. */
function isRefusal({ status, headers }: Answer): boolean {
  return [401, 403, 429].includes(status) && headers.get('x-ratelimit-scope') !== 'shared'
}

export interface GateOptions {
  /** Time that only goes on. */
  readonly steady: () => number
  readonly most?: number | undefined
}

/**
 * All requests go through here. It counts what Discord refuses, and long before Discord shuts everything out it lets
 * nothing but answers through until enough time has passed. When the bot leaves it is closed, and nothing that still
 * waits inside the client goes out any more.
 */
export class Gate {
  readonly #steady: () => number
  readonly #most: number
  /** Refusals by minute. */
  readonly #refusals = new Map<number, number>()
  #isHolding = false
  #isClosed = false
  onRefusal: (status: number) => void = () => {}
  onHold: (wait: number) => void = () => {}

  constructor({ steady, most = MOST_REFUSALS }: GateOptions) {
    this.#steady = steady
    this.#most = most
  }

  get isHolding(): boolean {
    return this.#wait() > 0
  }

  send: Send = async (url, init) => {
    const wait = this.#wait()
    if (this.#isClosed || (wait > 0 && !ALWAYS.test(url))) throw new Held(wait)
    const answer = await DefaultRestOptions.makeRequest(url, init)
    if (isRefusal(answer)) this.#count(answer.status)
    return answer
  }

  close(): void {
    this.#isClosed = true
  }

  get #minute(): number {
    return Math.floor(this.#steady() / MINUTE)
  }

  #count(status: number): void {
    const minute = this.#minute
    this.#refusals.set(minute, (this.#refusals.get(minute) ?? 0) + 1)
    this.onRefusal(status)
    const wait = this.#wait()
    if (wait > 0 && !this.#isHolding) this.onHold(wait)
    this.#isHolding = wait > 0
  }

  /** The time until few enough refusals are left; 0 where they are. */
  #wait(): number {
    const oldest = this.#minute - MINUTES
    for (const minute of this.#refusals.keys()) if (minute < oldest) this.#refusals.delete(minute)
    let left = [...this.#refusals.values()].reduce((sum, count) => sum + count, 0)
    for (const [minute, count] of this.#refusals) {
      if (left < this.#most) break
      left -= count
      if (left < this.#most) return (minute + MINUTES + 1) * MINUTE - this.#steady()
    }
    return 0
  }
}
