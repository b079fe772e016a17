import { readId } from '#discord/app/custom-ids'
import { below, type Luck } from '#kernel'
import type { Seen } from '#playground/people/seen-message'
import type { Playground } from '#playground/playground'
import { type Doors, isReceipt, nextOn, pressNext } from '#test/discord/hands'
import { idOf } from '#test/discord/street'
import { isUnanswered, type Messages } from './messages.ts'

/** A turn somebody confirmed, on a panel that showed the table after so many entries. */
export interface Confirming {
  readonly game: number
  readonly person: string
  readonly version: number
  /** The entry whose notice they had opened the panel from; below all where they had opened it by a command. */
  readonly calledAfter: number
  /** They saw that it was done, or that it was not, or neither. */
  seen: 'done' | 'refused' | 'nothing'
}

/** The state a panel shows: after which entry, and with which plan. */
export interface Standing {
  readonly game: number
  readonly version: number
  readonly step: number
}

/** A panel that was opened to look at a table. */
export interface Opened {
  readonly person: string
  readonly panel: Seen
  readonly game: number
}

interface Table {
  readonly game: string
  readonly channel: string
  readonly people: readonly [string, string]
  id: number | null
}

const GAMES = ['willyville', 'village', 'kingsbridge'] as const
const MOST_PRESSES = 60
const DONE = /^### Done$/m
const BROKEN = /[Cc]ode `|Something went wrong|undefined|NaN/
const BOARDS = ['picture', 'text'] as const
/** People who wait look again at every change, and after so many milliseconds without one. */
const PULSE = 50
const BY_COMMAND = -1

export const CHANNELS = GAMES.map((game) => `${game}-here`)
export const USERS = GAMES.flatMap((_, index) =>
  [0, 1].map((place) => ({ username: `p${2 * index + place}`, name: `Player ${2 * index + place}`, locale: 'en-US' })),
)

class Gone extends Error {}

/** People who press what they see, and remember what they were shown. */
export class People {
  readonly confirmings: Confirming[] = []
  /** The tables whose opening was told. */
  readonly opened = new Set<number>()
  /** The settings that people saw saved. */
  readonly saved = new Map<string, string>()
  readonly wrong: string[] = []
  /** Presses that were never answered although the bot lived. */
  unanswered = 0
  presses = 0
  readonly #playground: Playground
  readonly #messages: Messages
  readonly #luck: Luck
  readonly #tables: Table[]
  readonly #doors: Doors
  /** Panels by person and game, as they were seen last. */
  readonly #panels = new Map<string, Seen>()
  /** The entries whose notices panels were opened from, by person and game; a command needs no notice. */
  readonly #calledAfter = new Map<string, number>()
  /** Panels, by person and game, whose last press has no answer yet. */
  readonly #pending = new Set<string>()
  #onPress = () => {}
  #isOver = true
  #end: Promise<never> = new Promise(() => {})

  constructor(playground: Playground, messages: Messages, luck: Luck) {
    this.#playground = playground
    this.#messages = messages
    this.#luck = luck
    this.#doors = { act: playground.act, idOf }
    this.#tables = GAMES.map((game, index) => ({
      game,
      channel: CHANNELS[index] as string,
      people: [`p${2 * index}`, `p${2 * index + 1}`],
      id: null,
    }))
  }

  idOf(user: string): string {
    const people = Object.values(this.#playground.world.people)
    return people.find((person) => person.user.username === user)?.user.id as string
  }

  /** Presses until the bot is dead; what is to happen at each press happens before it. */
  async play(dead: Promise<unknown>, onPress: () => void): Promise<void> {
    this.#begin(dead)
    this.#onPress = onPress
    await Promise.all(this.#tables.map((table) => this.#sitAt(table)))
  }

  #begin(dead: Promise<unknown>): void {
    this.#isOver = false
    this.#end = dead.then(() => {
      this.#isOver = true
      throw new Gone()
    })
    this.#end.catch(() => {})
    for (const table of this.#tables) table.id ??= this.#messages.lobbyIn(table.channel)
  }

  /** Lets somebody at every table open a panel, to see what it shows now. */
  async openPanels(dead: Promise<unknown>): Promise<Opened[]> {
    this.#begin(dead)
    const open = async ({ id, game, people }: Table) => {
      const place = id === null ? null : this.#messages.placeOf(id)
      if (id === null || place === null) return []
      const user = people[below(this.#luck, 2)] as string
      this.#calledAfter.delete(`${user} ${id}`)
      const panel = await this.#alone(this.#asked(user, id, () => this.#act.slash(user, place, `${game} play`)))
      return [{ person: this.idOf(user), panel, game: id }]
    }
    try {
      return (await Promise.all(this.#tables.map(open))).flat()
    } catch (error) {
      if (error instanceof Gone) return []
      throw error
    }
  }

  /** The states of panels that nobody has pressed since. */
  standings(): (Standing & { person: string })[] {
    return [...this.#panels].flatMap(([key, panel]) => {
      const [user = ''] = key.split(' ')
      const standing = this.#pending.has(key) ? null : standingOf(panel)
      return standing === null ? [] : [{ ...standing, person: this.idOf(user) }]
    })
  }

  get #act(): Playground['act'] {
    return this.#playground.act
  }

  /** Somebody presses a button or sends a command. */
  #pressed<T>(work: () => Promise<T>): Promise<T> {
    this.presses++
    this.#onPress()
    return this.#alone(work())
  }

  #alone<T>(work: Promise<T>): Promise<T> {
    // An answer that comes too late comes to nobody.
    work.catch(() => {})
    return Promise.race([work, this.#end])
  }

  async #sitAt(table: Table): Promise<void> {
    while (!this.#isOver) {
      try {
        await this.#goOn(table)
      } catch (error) {
        if (error instanceof Gone) return
        if (isUnanswered(error)) this.unanswered++
        await this.#change()
      }
    }
  }

  /** The next time anything changes anywhere. */
  async #change(): Promise<void> {
    let deaf = () => {}
    let timer: NodeJS.Timeout | undefined
    const changed = new Promise<void>((resolve) => {
      deaf = this.#playground.listen(() => resolve())
      timer = setTimeout(resolve, PULSE)
    })
    try {
      await this.#alone(changed)
    } finally {
      deaf()
      clearTimeout(timer)
    }
  }

  async #goOn(table: Table): Promise<void> {
    const { id, people } = table
    if (below(this.#luck, 12) === 0) await this.#changeSettings(people[below(this.#luck, 2)] as string)
    if (id === null) return this.#open(table)
    const notice = this.#messages.newest(id, 'play')
    if (notice !== null) return this.#turn(table, id, notice)
    if (this.#messages.newest(id, 'leave') !== null) return this.#sitDown(table)
    if (this.#messages.newest(id, 'rematch') !== null) table.id = null
    await this.#change()
  }

  async #open(table: Table): Promise<void> {
    const { game, channel, people } = table
    const options = { players: 2, speed: 'day', ...(below(this.#luck, 4) === 0 && { players: 3, bots: 1 }) }
    const reply = await this.#pressed(() => this.#act.slash(people[0], channel, `${game} new`, options))
    const answer = await this.#alone(reply.answer())
    const id = Number(/#(\d+)/.exec(answer.text)?.[1])
    if (Number.isNaN(id)) throw new Error(answer.text)
    this.opened.add(id)
    table.id = id
  }

  /** By a button or a command, as people like; the host starts as soon as the other has pressed. */
  async #sitDown({ id, game, channel, people }: Table): Promise<void> {
    const [host, guest] = people
    const lobby = this.#messages.newest(id as number, 'join')
    const join = lobby === null ? null : idOf(lobby, 'join')
    if (lobby !== null && join !== null && below(this.#luck, 2) === 0)
      await this.#pressed(() => this.#act.press(guest, lobby, join))
    else await this.#pressed(() => this.#act.slash(guest, channel, `${game} join`))
    const reply = await this.#pressed(() => this.#act.slash(host, channel, `${game} start`))
    await this.#alone(reply.answer())
  }

  async #turn(table: Table, game: number, notice: Seen): Promise<void> {
    const called = table.people.filter((user) => notice.text.includes(`<@${this.idOf(user)}>`))
    const user = called[below(this.#luck, Math.max(1, called.length))] ?? table.people[0]
    let panel = await this.#panelOf(table, user, notice)
    for (let presses = 0; presses < MOST_PRESSES && !isReceipt(this.#doors, panel); presses++) {
      panel = await this.#press(user, game, panel)
      const undo = idOf(panel, 'undo')
      if (undo !== null && below(this.#luck, 4) === 0)
        panel = await this.#pressed(() => this.#asked(user, game, () => this.#act.press(user, panel, undo)))
    }
    await this.#change()
  }

  /** One from before, or a new one, from the notice or by a command. */
  async #panelOf({ game }: Table, user: string, notice: Seen): Promise<Seen> {
    const { game: id, version } = readId(idOf(notice, 'play') ?? '') as NonNullable<ReturnType<typeof readId>>
    const known = this.#panels.get(`${user} ${id}`)
    const old = known === undefined ? null : this.#act.see(user, known)
    if (old !== null && !isReceipt(this.#doors, old) && below(this.#luck, 2) === 0) return old
    const isByCommand = below(this.#luck, 4) === 0
    if (isByCommand) this.#calledAfter.delete(`${user} ${id}`)
    else this.#calledAfter.set(`${user} ${id}`, version)
    const play = () =>
      isByCommand
        ? this.#act.slash(user, notice.channelId, `${game} play`)
        : this.#act.press(user, notice, idOf(notice, 'play') as string)
    return this.#pressed(() => this.#asked(user, id, play))
  }

  /** A panel that comes for something that was asked. */
  async #asked(user: string, game: number, ask: () => ReturnType<Playground['act']['press']>): Promise<Seen> {
    this.#pending.add(`${user} ${game}`)
    return this.#saw(user, game, await (await ask()).answer())
  }

  #saw(user: string, game: number, panel: Seen): Seen {
    if (BROKEN.test(panel.text)) this.wrong.push(`${user} read in game ${game}: ${panel.text.slice(0, 200)}`)
    this.#pending.delete(`${user} ${game}`)
    this.#panels.set(`${user} ${game}`, panel)
    return panel
  }

  async #press(user: string, game: number, panel: Seen): Promise<Seen> {
    const confirm = idOf(panel, 'confirm')
    const pressed = nextOn(this.#doors, panel, this.#luck)
    this.#pending.add(`${user} ${game}`)
    if (pressed === null || pressed !== confirm) {
      return this.#saw(user, game, await this.#pressed(() => pressNext(this.#doors, user, panel, this.#luck)))
    }
    const version = readId(confirm)?.version as number
    const calledAfter = this.#calledAfter.get(`${user} ${game}`) ?? BY_COMMAND
    const confirming: Confirming = { game, person: this.idOf(user), version, calledAfter, seen: 'nothing' }
    this.confirmings.push(confirming)
    // Some press twice.
    if (below(this.#luck, 8) === 0) this.#act.press(user, panel, confirm).catch(() => {})
    const reply = await this.#pressed(() => this.#act.press(user, panel, confirm))
    const answer = this.#saw(user, game, await this.#alone(reply.answer()))
    confirming.seen = outcomeOn(answer, version)
    return answer
  }

  async #changeSettings(user: string): Promise<void> {
    const reply = await this.#pressed(() => this.#act.slash(user, 'willyville-here', 'settings'))
    const shown = await this.#alone(reply.answer())
    const form = shown.buttons.find(({ customId }) => customId?.startsWith('w|choices|'))?.customId
    if (!form) return
    const value = BOARDS[below(this.#luck, 2)] as string
    const opened = await this.#pressed(() => this.#act.press(user, shown, form))
    if (opened.kind !== 'modal') return
    // Until it is told as saved, nobody knows which it is.
    this.saved.delete(this.idOf(user))
    const boards = value === 'text' ? 'text' : 'full'
    const done = await this.#pressed(() => this.#act.submit(user, opened, { boards }))
    const answer = await this.#alone(done.answer())
    if (answer.text.includes('Saved')) this.saved.set(this.idOf(user), value)
  }
}

function outcomeOn(answer: Seen, version: number): Confirming['seen'] {
  if (DONE.test(answer.text)) return 'done'
  return standingOf(answer)?.version === version ? 'refused' : 'nothing'
}

/** Every component of a panel about a table says where it stands. */
export function standingOf({ buttons, selects }: Seen): Standing | null {
  const ids = [...buttons, ...selects].map(({ customId }) => readId(customId ?? ''))
  const id = ids.find((id) => id !== null && id.game > 0)
  return id ? { game: id.game, version: id.version, step: id.step } : null
}
