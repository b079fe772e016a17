import { once } from 'node:events'
import { type RawData, WebSocket } from 'ws'
import type { Seen } from '#playground/people/seen-message'
import { changeHub } from '#playground/server/changes'

interface Told {
  readonly t?: string
  readonly re?: number
  readonly wrong?: string
  readonly interaction?: string
  readonly id?: string
  readonly message?: Seen
  readonly messages?: readonly Seen[]
}

type Message = string | { readonly id: string }

function idIn(message: Message): string {
  return typeof message === 'string' ? message : message.id
}

/** Somebody who sits in front of the page of a playground that runs elsewhere, without a browser. */
export class Visitor {
  readonly #socket: WebSocket
  readonly #messages = new Map<string, Seen>()
  readonly #answers = new Map<number, (told: Told) => void>()
  readonly #until = changeHub().until
  #asked = 0

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('message', (raw) => this.#hear(raw))
  }

  /** `page` is the address the program says at its start. */
  static async at(page: string, user: string): Promise<Visitor> {
    const address = new URL(`/live?user=${user}`, page)
    address.protocol = 'ws'
    const visitor = new Visitor(new WebSocket(address, { origin: new URL(page).origin }))
    await once(visitor.#socket, 'open')
    return visitor
  }

  #hear(raw: RawData): void {
    const told = JSON.parse(String(raw)) as Told
    if (told.re !== undefined) this.#answers.get(told.re)?.(told)
    if (told.t === 'gone') this.#messages.delete(told.id as string)
    for (const message of told.messages ?? (told.message ? [told.message] : [])) this.#messages.set(message.id, message)
  }

  #ask(deed: string, form: object): Promise<Told> {
    this.#asked++
    this.#socket.send(JSON.stringify({ n: this.#asked, do: deed, ...form }))
    return new Promise((resolve) => this.#answers.set(this.#asked, resolve))
  }

  /** The answer is a message of its own, or another look of the one that was pressed. */
  async #do(deed: string, form: object, about?: Message): Promise<{ answer(): Promise<Seen> }> {
    const before = about === undefined ? undefined : this.#messages.get(idIn(about))
    const { interaction, wrong } = await this.#ask(deed, form)
    if (wrong !== undefined) throw new Error(wrong)
    const isAnswer = (message: Seen) => {
      const isOwn = message.raw.interaction_metadata?.id === interaction
      const isChanged = message.id === before?.id && JSON.stringify(message) !== JSON.stringify(before)
      return !message.isThinking && (isOwn || isChanged)
    }
    return { answer: () => this.waitFor(() => [...this.#messages.values()].find(isAnswer), `an answer to ${deed}`) }
  }

  slash(_user: string, channel: string, command: string, values: object = {}) {
    return this.#do('slash', { channel, command, values })
  }

  press(_user: string, message: Message, button: string) {
    return this.#do('press', { message: idIn(message), button }, message)
  }

  choose(_user: string, message: Message, select: string, values: string | string[]) {
    return this.#do('choose', { message: idIn(message), select, values: [values].flat() }, message)
  }

  see(_user: string, message: Message): Seen | null {
    return this.#messages.get(idIn(message)) ?? null
  }

  /** Everything that is seen, wherever it stands. */
  get all(): readonly Seen[] {
    return [...this.#messages.values()]
  }

  waitFor<T>(look: () => T | null | undefined | false, awaited = 'something', patience?: number): Promise<T> {
    return this.#until(look, awaited, patience)
  }

  leave(): void {
    this.#socket.close()
  }
}
