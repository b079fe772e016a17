import { isDenial, type Outcome } from '#tables'
import type { AppContext } from './context.ts'

/** One table after the other is told what it could not be told. */
export class Teller {
  readonly #app: AppContext
  #work: Promise<void> = Promise.resolve()
  #isClosed = false

  constructor(app: AppContext) {
    this.#app = app
  }

  close(): void {
    this.#isClosed = true
  }

  /** A place that was closed is open again. */
  tellAt = (place: string): void => this.#tellAll(() => this.#app.tables.directory.tablesAt(place))

  /** The bot is back in a server. */
  tellIn = (server: string): void =>
    this.#tellAll(async () => {
      const there = await this.#app.tables.directory.tablesOnServer(server)
      return isDenial(there) ? there : there.filter((home) => this.#app.channels.seemsOpen(home))
    })

  #tellAll(find: () => Promise<Outcome<readonly { id: number; phase: string }[]>>): void {
    this.#work = this.#work.then(async () => {
      const there = this.#isClosed ? [] : await find()
      if (isDenial(there)) return
      for (const { id, phase } of there) if (!this.#isClosed) await this.#tell(id, phase)
    })
  }

  async #tell(id: number, phase: string): Promise<void> {
    const { tables } = this.#app
    const receipts = await tables.reading.lastReceipts(id)
    const notices = phase === 'lobby' ? ['lobby'] : ['asked', 'moved']
    const last = isDenial(receipts) ? undefined : receipts.find(({ kind }) => notices.includes(kind))
    if (last !== undefined && 'gone' in last.receipt) await tables.homes.retell(id)
  }
}
