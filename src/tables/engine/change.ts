import type { Answer, News, Seat } from '#kernel'
import { type Row, type Step, step } from '#store'
import * as query from '#store/queries'
import { newSeed as machineSeed } from '../model/commitment.ts'
import {
  EARLY_ANSWER,
  type EarlyAnswer,
  type Intention,
  PREPARED_TURNS,
  type PreparedTurns,
  SAVED_PLAN,
  type SavedPlan,
} from '../model/intentions.ts'
import type { PostData, PostKind } from '../model/posts.ts'
import { type DrawSeed, drawSeed as drawSeedByHash } from '../model/seed-draw.ts'
import { copyOf, type Draft, placeAt, type Table } from '../model/table.ts'
import { readTimer, type Timer, timerName } from '../model/timers.ts'
import type { Cause, Home, Place, Vote } from '../model/vocabulary.ts'
import { newMark } from './outbox.ts'

export interface EntryText {
  kind: string
  seat?: Seat
  person?: string
  by: Cause
  data?: object
  news?: readonly News[]
}

export interface Context {
  readonly now: () => number
  /** Of the program, kept with every entry. */
  readonly engine: string
  /** The source of luck, if not the machine. */
  readonly newSeed?: () => string
  /** Draws a game's seed, if not by the hash of what was put in. */
  readonly drawSeed?: DrawSeed
}

/** Each thread is a place of its own, beside its channel. */
function placeFor({ thread, channel }: Home): string {
  return thread ?? channel
}

function draftText({ picks, lost }: Draft): string {
  return JSON.stringify(lost === undefined ? picks : { picks, lost })
}

/** One act on one table: a copy of it that may be changed, and what must be written so that it stays so. */
export class Change {
  readonly table: Table
  readonly now: number
  readonly #engine: string
  readonly #newSeed: () => string
  readonly #steps: Step[] = []
  readonly #entries: Row<'entries'>[] = []
  readonly #places = new Set<Seat>()
  /** Seats whose draft was touched, and whether there was one before. */
  readonly #drafts = new Map<Seat, boolean>()
  readonly isNew: boolean
  readonly drawSeed: DrawSeed
  /** The number of the press that asked for it; null where nobody pressed. */
  readonly press: string | null
  /** The seat whose person has just moved, and sees in their panel what follows. */
  mover: Seat | null = null
  /** It has been written. */
  isKept = false
  /** Nobody is told. */
  isSilent = false
  /** The game is over although its rules do not say so. */
  endsGame = false

  constructor(table: Table, { now, engine, newSeed, drawSeed }: Context, press: string | null = null, isNew = false) {
    this.table = copyOf(table)
    this.now = now()
    this.#engine = engine
    this.#newSeed = newSeed ?? machineSeed
    this.drawSeed = drawSeed ?? drawSeedByHash
    this.press = press
    this.isNew = isNew
  }

  /** The program and the rules an entry was made by. */
  get #made(): string {
    const { name, version } = this.table.game
    return `${this.#engine} ${name}-${version}`
  }

  newSeed(): string {
    return this.#newSeed()
  }

  write(one: Step): void {
    this.#steps.push(one)
  }

  /** Everything that happens is an entry; entries are only ever added. */
  enter({ kind, seat, person, by, data = {}, news = [] }: EntryText): void {
    const { table } = this
    table.entry++
    const values: Row<'entries'> = {
      game: table.id,
      number: table.entry,
      at: this.now,
      kind,
      by,
      engine: this.#made,
      seat: seat ?? null,
      person: person ?? null,
      data: JSON.stringify(data),
      news: JSON.stringify(news),
    }
    this.#entries.push(values)
    this.write(step(query.addEntry, values))
  }

  /** Posts of the same topic that nobody has seen are replaced by this one. */
  post<K extends PostKind>(kind: K, data: PostData[K], topic: string | null = null): void {
    if (this.isSilent) return
    const { id: game, part } = this.table
    if (topic !== null) this.write(step(query.replacePosts, { game, topic }))
    const times = { created: this.now, due: 0, attempts: 0 }
    const post = { game, part, kind, place: placeFor(this.table.home), topic, data: JSON.stringify(data) }
    this.write(step(query.addPost, { ...post, mark: newMark(), ...times }))
  }

  /** The table is shown elsewhere from now on, and what waits to be posted goes there. */
  move(home: Home): void {
    const { table } = this
    table.home = home
    this.write(step(query.movePosts, { game: table.id, place: placeFor(home) }))
  }

  setTimer(timer: Timer, due: number): void {
    const { table } = this
    const name = timerName(timer)
    if (table.timers.some((other) => other.name === name && other.due === due)) return
    table.timers = [...table.timers.filter((other) => other.name !== name), { name, due }]
    this.write(step(query.saveTimer, { game: table.id, name, due, part: table.part }))
  }

  dropTimers(isMeant: (timer: Timer) => boolean): void {
    this.dropTimersNamed((name) => {
      const timer = readTimer(name)
      return timer !== null && isMeant(timer)
    })
  }

  dropAllTimers(): void {
    this.dropTimersNamed(() => true)
  }

  dropTimer(timer: Timer): void {
    const name = timerName(timer)
    this.dropTimersNamed((other) => other === name)
  }

  /** By the stored names, for those too that nobody can read. */
  dropTimersNamed(isMeant: (name: string) => boolean): void {
    const { table } = this
    for (const { name } of table.timers.filter((timer) => isMeant(timer.name))) {
      this.write(step(query.dropTimer, { game: table.id, name }))
    }
    table.timers = table.timers.filter((timer) => !isMeant(timer.name))
  }

  setPlace(seat: Seat, patch: Partial<Omit<Place, 'seat'>>): void {
    Object.assign(placeAt(this.table, seat), patch)
    this.#places.add(seat)
  }

  /** In the lobby people come and go, and at the start they are seated anew. */
  seatAll(places: readonly Place[]): void {
    const { table } = this
    table.places = places.map((place, seat) => ({ ...place, seat }))
    this.#places.clear()
    this.write(step(query.clearSeats, { game: table.id }))
    for (const place of table.places) this.write(step(query.addSeat, seatRow(table.id, place)))
  }

  setDraft(seat: Seat, picks: Draft['picks'], lost: readonly string[] = []): void {
    const { table } = this
    if (!this.#drafts.has(seat)) {
      this.#drafts.set(
        seat,
        table.drafts.some((draft) => draft.seat === seat),
      )
    }
    table.drafts = table.drafts.filter((draft) => draft.seat !== seat)
    if (lost.length > 0) table.drafts.push({ seat, picks, lost })
    else if (picks.length > 0) table.drafts.push({ seat, picks })
  }

  setOrder(order: Intention): void {
    const { table } = this
    const { seat, name, value } = order
    table.orders = [...table.orders.filter((other) => other.seat !== seat || other.name !== name), order]
    this.write(step(query.saveOrder, { game: table.id, seat, name, value: JSON.stringify(value) }))
  }

  dropOrder(seat: Seat, name: string): void {
    const { table } = this
    table.orders = table.orders.filter((other) => other.seat !== seat || other.name !== name)
    this.write(step(query.dropOrder, { game: table.id, seat, name }))
  }

  /** The turns a seat has prepared; null, or none, for none any more. */
  savePreparedTurns(seat: Seat, value: PreparedTurns | null): void {
    const isEmpty = value === null || value.turns.length + value.begun.length === 0
    if (isEmpty) this.dropOrder(seat, PREPARED_TURNS)
    else this.setOrder({ kind: 'prepared-turns', seat, name: PREPARED_TURNS, value })
  }

  /** A seat's early answer; null, or one without picks, for none any more. */
  saveEarlyAnswer(seat: Seat, value: EarlyAnswer | null): void {
    if (value === null || value.picks.length === 0) this.dropOrder(seat, EARLY_ANSWER)
    else this.setOrder({ kind: 'early-answer', seat, name: EARLY_ANSWER, value })
  }

  /** A seat's draft for later; null for none any more. */
  savePlan(seat: Seat, value: SavedPlan | null): void {
    if (value === null) this.dropOrder(seat, SAVED_PLAN)
    else this.setOrder({ kind: 'saved-plan', seat, name: SAVED_PLAN, value })
  }

  setVote(vote: Vote): void {
    const { table } = this
    table.votes = [...table.votes.filter(({ number }) => number !== vote.number), vote]
    this.write(step(query.saveVote, voteRow(table.id, vote)))
  }

  dropVote(number: number): void {
    const { table } = this
    table.votes = table.votes.filter((vote) => vote.number !== number)
    this.write(step(query.dropVote, { game: table.id, number }))
    this.dropTimer({ kind: 'vote', vote: number })
  }

  answer(answers: readonly Answer[]): void {
    this.table.answers.push(...answers)
  }

  /** The entries it adds. */
  get entries(): readonly Row<'entries'>[] {
    return this.#entries
  }

  /** All that must be written; the first step notices if somebody else was faster. */
  steps(): Step[] {
    const { table } = this
    const row = gameRow(table)
    const first = this.isNew ? step(query.addGame, row) : step(query.saveGame, row, 1)
    const places = [...this.#places].map((seat) => step(query.saveSeat, seatRow(table.id, placeAt(table, seat))))
    return [first, ...this.#steps, ...places, ...this.#draftSteps()]
  }

  /** A draft confirmed by the act that composed it was never a draft to anybody else. */
  #draftSteps(): Step[] {
    const { id: game, drafts } = this.table
    return [...this.#drafts].flatMap(([seat, wasThere]) => {
      const draft = drafts.find((one) => one.seat === seat)
      if (draft === undefined) return wasThere ? [step(query.dropDraft, { game, seat })] : []
      return [step(query.saveDraft, { game, seat, picks: draftText(draft), changed: this.now })]
    })
  }
}

function gameRow(table: Table): Row<'games'> {
  const { id, part, created, revision, phase, home, host, language, speed, rules, content, seed, commitment } = table
  const { entry, started, ended, paused, note, rematch, lot } = table
  return {
    id,
    part,
    created,
    revision,
    phase,
    host,
    language,
    speed,
    rules,
    content,
    seed,
    commitment,
    entry,
    started,
    ended,
    paused,
    note,
    rematch,
    game: table.game.name,
    ...home,
    plan: JSON.stringify(table.plan),
    lot: lot === null ? null : JSON.stringify(lot),
  }
}

function seatRow(game: number, place: Place): Row<'seats'> {
  const { late, offered, conceded, ...rest } = place
  return { game, ...rest, late: Number(late), offered: Number(offered), conceded: Number(conceded) }
}

function voteRow(game: number, { number, kind, by, data, answers, expires }: Vote): Row<'votes'> {
  return { game, number, kind, by, data: JSON.stringify(data), answers: JSON.stringify(answers), expires }
}
