import { setImmediate as nextTurn } from 'node:timers/promises'
import type { AnyGame, Options, OrderSpec, OrderValue, Seat } from '#kernel'
import { PARTS, StorageFault, step } from '#store'
import * as query from '#store/queries'
import { type Advice, adviseOn, type Effort, type Lesson, reviewFor, seatOfPlayer } from './acts/advice.ts'
import * as bot from './acts/bot.ts'
import { carryAgreed } from './acts/carry-votes.ts'
import * as time from './acts/clocks.ts'
import * as early from './acts/early-answers.ts'
import { ranksOf, resultOf } from './acts/finish.ts'
import { takeIn } from './acts/import.ts'
import * as lobby from './acts/lobby.ts'
import * as orders from './acts/orders.ts'
import * as play from './acts/play.ts'
import * as back from './acts/rewind.ts'
import * as seats from './acts/seats.ts'
import * as timers from './acts/timers.ts'
import * as votes from './acts/votes.ts'
import type { PostKind } from './engine/change.ts'
import { Change } from './engine/change.ts'
import { BEAT, Leases } from './engine/leases.ts'
import { LONGEST_PATIENCE, Outbox } from './engine/outbox.ts'
import { entriesOf, keepContent } from './engine/table-loader.ts'
import { type Environment, MOST_TRIES, type PressId, steadyOf, Transactions } from './engine/transactions.ts'
import { clockEndsOf, MOST_GLANCE } from './flow/advance.ts'
import { restedBy } from './flow/clock.ts'
import { type LookEarly, lookingEarly } from './flow/early-answers.ts'
import { type LookAhead, lookingAhead } from './flow/orders.ts'
import {
  excerpt,
  firstDenial,
  isHome,
  isNumber,
  isObject,
  isText,
  isYesNo,
  type Picks,
  personProblem,
} from './model/checks.ts'
import { newSeed } from './model/commitment.ts'
import type { Habits } from './model/person-settings.ts'
import { asKept, DEFAULTS, type PersonSettings, wrongSetting } from './model/person-settings.ts'
import { placeOf, type Table } from './model/table.ts'
import {
  type Denial,
  type DenialWord,
  deny,
  type Home,
  isDenial,
  LANGUAGES,
  type Language,
  LEVELS,
  type Level,
  type LobbyPlan,
  type Outcome,
  PHASES,
  type Phase,
  SPEEDS,
  type Speed,
} from './model/vocabulary.ts'
import { type Exported, exported, isFault, readExported } from './read/exports.ts'
import { type LogLine, type Look, lastMoveOf, logOf, lookAt, lookBack, movesSince } from './read/look.ts'
import { everythingOf, gamesAbout, stepsToForget } from './read/person-data.ts'
import { type Difference, type Moment, Replays, type RoundOf, turnsOf } from './read/records.ts'
import {
  type HeadToHead,
  headToHead,
  leaderboard,
  type PersonStatistics,
  type Ranked,
  statisticsOf,
} from './read/statistics.ts'
import { audit, type Verdict, verdictOnStored } from './read/verdict.ts'

type Person = lobby.Person

/** A table somebody may mean by a command. */
interface Meant {
  readonly id: number
  readonly phase: string
  readonly sits: boolean
  readonly waits: boolean
}

async function meantIn(
  db: Environment['db'],
  where: 'thread' | 'channel',
  spot: { place: string; game: string; person: string },
): Promise<Meant[]> {
  const found = new Map<number, Meant>()
  for (const phase of PHASES) {
    const [newest] = await db.read(query.NEWEST_AT[where], { ...spot, phase })
    if (newest === undefined) continue
    found.set(newest.id, { ...newest, sits: false, waits: false })
    const [own] = await db.read(query.OWN_AT[where], { ...spot, phase })
    if (own === undefined) continue
    const waits = own.asked !== null && own.kind === 'human' && phase === 'playing'
    found.set(own.id, { id: own.id, phase, sits: true, waits })
  }
  return [...found.values()].sort((a, b) => b.id - a.id)
}

export interface NewTable {
  readonly game: string
  readonly host: Person
  readonly home: Home
  readonly players?: number
  readonly bots?: number
  readonly level?: Level
  readonly speed?: Speed
  readonly language?: Language
  readonly first?: LobbyPlan['first']
  readonly invited?: readonly string[]
  readonly options?: Options
  readonly startsWhenFull?: boolean
  readonly ideas?: boolean
  readonly note?: string
  readonly guided?: boolean
  readonly rematch?: number
  /** Who is to be the host once he sits there. */
  readonly heir?: string
}

/** Without anybody to think there are no ideas. */
const nobody = async () => []

/** Games with this answer have nothing more to ring for. */
const SILENT: readonly DenialWord[] = ['broken', 'no-such-table']
/** What is on its way when the process ends has so many milliseconds to arrive. */
const TO_STOP = 3_000
/** By so much two clocks may differ from one look to the next without one having been put forward or back. */
const A_MOMENT = 2_000
/** Nobody plays at more tables than this; who hurries in more looks again. */
const MOST_WAITING = 10_000
const MOST_HURRYING = 50
/** So many of the best are told. */
const MOST_RANKED = 25
const PRESSES_KEPT = 24 * 60 * 60_000
const POSTS_KEPT = 30 * 24 * 60 * 60_000
export const FORMER = 'former player'

function fewOr(most: unknown, usual: number): number {
  return isNumber(most, 1) ? most : usual
}

/** S20: who came last opens the next game. */
function loserOf(table: Table): string | undefined {
  if (table.phase !== 'over') return undefined
  const ranks = ranksOf(resultOf(table), table.places)
  const people = table.places.filter(({ person }) => person !== null)
  return people.toSorted((a, b) => (ranks[b.seat] ?? 0) - (ranks[a.seat] ?? 0))[0]?.person ?? undefined
}

/** Who sat there is invited; where nobody sits any more, bots do. */
function rematchOf(table: Table, host: Person): NewTable {
  const { id, game, home, language, speed, plan, places, started } = table
  const heir = loserOf(table)
  const { first, options, ideas, note } = plan
  const invited = places.flatMap(({ person }) => (person === null ? [] : [person]))
  const empty = places.filter(({ person }) => person === null)
  const level = empty.find((place) => place.level !== null)?.level ?? 'journeyman'
  const players = started === null ? plan.players : places.length
  const bots = empty.length
  return {
    ...{ game: game.name, host, home, language, speed, players, bots, level, first, options, invited },
    ...{ startsWhenFull: true, rematch: id, ideas, note, ...(heir !== undefined && { heir }) },
  }
}

/** The one door to everything about playing together. Nothing that comes through it throws to the caller. */
export class Tables {
  readonly #world: Environment
  readonly #desk: Transactions
  readonly #leases: Leases
  readonly #outbox: Outbox
  readonly #steady: () => number
  #lastBeat = Number.NEGATIVE_INFINITY
  #lastSweep = Number.NEGATIVE_INFINITY
  /** The time of day is so far ahead of the steady one. */
  #ahead = Number.POSITIVE_INFINITY
  #ticking: Promise<void> | null = null
  /** The bots that are thinking, by game and timer. */
  readonly #thinking = new Map<string, Promise<void>>()
  #again = false
  #heart: NodeJS.Timeout | null = null
  #isStopped = false
  readonly #breathe: () => Promise<void>
  readonly #replays: Replays

  constructor(world: Environment) {
    this.#world = world
    this.#breathe = world.yieldToOthers ?? (() => nextTurn())
    this.#replays = new Replays(this.#breathe)
    this.#desk = new Transactions(world)
    const { db, process: owner, sink, shared = () => db.now() } = world
    const steady = steadyOf(world)
    this.#steady = steady
    this.#leases = new Leases(db, owner, { shared, steady })
    const tell = (error: unknown) => world.reportFault(error)
    this.#outbox = new Outbox({ db, owner, clock: this.#leases.now, steady, sink, reportFault: tell })
  }

  // ── going on by itself

  /** From now on timers fire and posts go out. */
  start(): void {
    this.#heart = setInterval(() => void this.#goOn(), 1000)
    this.#desk.onKept = () => void this.#goOn()
    void this.#goOn()
  }

  async stop(): Promise<void> {
    if (this.#heart !== null) clearInterval(this.#heart)
    this.#heart = null
    this.#desk.onKept = () => {}
    // Whoever still ticks begins nothing new.
    this.#isStopped = true
    await this.#ticking
    await Promise.all(this.#thinking.values())
    await this.#outbox.stop(TO_STOP)
    await this.#desk.rest()
    await this.#leases.leave(this.#busyParts()).catch((error) => this.#world.reportFault(error))
  }

  /** Does all that is due now, until it is through. */
  async tick(): Promise<void> {
    await this.#goOn()
    while (this.#thinking.size > 0) {
      await Promise.all(this.#thinking.values())
      await this.#goOn()
    }
    await this.#outbox.idle()
  }

  /** One at a time; asked meanwhile, it goes round once more. What is sent takes its own time. */
  #goOn(): Promise<void> {
    if (this.#isStopped) return Promise.resolve()
    this.#again = true
    this.#ticking ??= this.#goRound()
    return this.#ticking
  }

  async #goRound(): Promise<void> {
    try {
      while (this.#again) {
        this.#again = false
        await this.#beat()
        await this.#fireDue()
        await this.#outbox.sendDue()
      }
    } catch (error) {
      this.#world.reportFault(error)
    } finally {
      // At once, or who asks for another round in this very moment waits for one that is over.
      this.#ticking = null
    }
  }

  #busyParts(): number[] {
    return this.#outbox.busy().map((game) => game % PARTS)
  }

  async #beat(): Promise<void> {
    const passed = this.#steady()
    if (passed - this.#lastBeat < BEAT) return
    this.#lastBeat = passed
    const { wasPutBack } = await this.#leases.beat(this.#busyParts())
    await this.#mindTheClock(wasPutBack)
    if (passed - this.#lastSweep < PRESSES_KEPT / 24) return
    this.#lastSweep = passed
    const now = this.#world.now()
    await this.#world.db.change([
      step(query.dropPressesBefore, { at: now - PRESSES_KEPT }),
      step(query.dropPostsBefore, { at: this.#leases.now() - POSTS_KEPT }),
    ])
  }

  /** What was to come in a moment does so, though the clock by which the moment was named has been put back. */
  async #mindTheClock(wasPutBack: boolean): Promise<void> {
    const clock = this.#leases.now()
    const now = this.#world.now()
    const wasSetBack = now - this.#steady() < this.#ahead - A_MOMENT
    this.#ahead = now - this.#steady()
    const steps = [step(query.bringPostsNear, { clock, latest: clock + (wasPutBack ? 0 : LONGEST_PATIENCE) })]
    if (wasSetBack) steps.push(step(query.hurryBots, { now, latest: now + MOST_GLANCE }))
    await this.#world.db.change(steps)
  }

  async #fireDue(): Promise<void> {
    for (;;) {
      // With much to do the parts must not be lost meanwhile.
      await this.#beat()
      const { db, process, now } = this.#world
      const clock = this.#leases.now()
      const due = await db.read(query.readDueTimers, { owner: process, clock, now: now() })
      if (due.length === 0) return
      const games = [...new Set(due.map(({ game }) => game))]
      const fired = await Promise.all(
        games.map((game) =>
          this.#fireAll(
            game,
            due.filter((timer) => timer.game === game).map(({ name }) => name),
          ),
        ),
      )
      if (!fired.includes(true)) return
    }
  }

  async #fireAll(game: number, names: readonly string[]): Promise<boolean> {
    let fired = false
    for (const name of names) {
      const seat = bot.botOf(name)
      if (seat === null)
        fired = (await this.#fire(game, (change, habits) => timers.fire(change, name, habits))) || fired
      else this.#wake(game, seat)
    }
    return fired
  }

  async #fire(game: number, work: (change: Change, habits: Habits) => void): Promise<boolean> {
    const outcome = await this.#desk.act(game, undefined, (change, habits) => {
      work(change, habits)
      return { fired: true }
    })
    if (isDenial(outcome) && SILENT.includes(outcome.denied)) await this.#dropTimers(game)
    return !isDenial(outcome)
  }

  /** A bot thinks beside everything else, and then plays. Its timer stays until it has. */
  #wake(game: number, seat: Seat): void {
    const key = `${game} ${seat}`
    if (this.#thinking.has(key)) return
    const played = this.#think(game, seat)
      .then(async (thought) => {
        if (!isDenial(thought))
          await this.#fire(game, (change, habits) => bot.playForBot(change, seat, thought, habits))
      })
      .catch((error) => this.#world.reportFault(error))
      .finally(() => this.#thinking.delete(key))
    this.#thinking.set(key, played)
  }

  /** Null if there is nothing to think about, or nobody to do it; no where the table cannot be read just now. */
  async #think(game: number, seat: Seat): Promise<Outcome<bot.Thought | null>> {
    const { think, newSeed: seedOf = newSeed } = this.#world
    if (think === undefined) return null
    const table = await this.#desk.read(game)
    if (isDenial(table)) return table.denied === 'storage' ? table : null
    const question = bot.questionFor(table, seat, seedOf())
    if (question === null) return null
    try {
      const [best] = await think(question)
      return best === undefined ? null : { entry: table.entry, line: best.line }
    } catch (error) {
      this.#world.reportFault(error)
      return null
    }
  }

  /** A game that cannot be played on does not ring. */
  async #dropTimers(game: number): Promise<void> {
    await this.#world.db.change([step(query.dropTimersOf, { game })])
  }

  // ── the lobby

  async create(wanted: NewTable, press?: PressId): Promise<Outcome<{ id: number; started: boolean }>> {
    const problem = this.#problemOf(wanted, press)
    if (problem !== null) return problem
    try {
      const again = await this.#desk.replyTo<{ id: number; started: boolean }>(press)
      if (again !== null) return again
      const [counted] = await this.#world.db.read(query.countGame, {})
      const id = counted?.value as number
      return await this.#desk.queued(id, () => this.#desk.guarded(id, () => this.#opened(id, wanted, press)))
    } catch (error) {
      this.#world.reportFault(error)
      return deny('storage', { kind: error instanceof StorageFault ? error.kind : 'unknown' })
    }
  }

  #problemOf(wanted: NewTable, press: PressId): Denial | null {
    if (!isObject(wanted)) return deny('no-such-game', { game: '' })
    const { game, host, home, rematch, heir, bots = 0, level = 'journeyman', speed = 'day', language = 'en' } = wanted
    if (this.#world.gameNamed(game) === undefined) return deny('no-such-game', { game: excerpt(game) })
    const areWords = LEVELS.includes(level) && SPEEDS.includes(speed) && LANGUAGES.includes(language)
    const areNumbers = isNumber(bots, 0) && (rematch === undefined || isNumber(rematch, 1))
    const areTexts = [press, heir].every((text) => text === undefined || isText(text))
    const fits = areWords && areNumbers && isHome(home) && areTexts
    return firstDenial(personProblem(host), fits ? null : deny('wrong-option'))
  }

  /** Of many who open at once one is written after the other; whoever came too late for the last place is told so. */
  async #opened(id: number, wanted: NewTable, press: PressId): Promise<Outcome<{ id: number; started: boolean }>> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const outcome = await this.#open(id, wanted, press)
      if (outcome !== null) return outcome
    }
    return deny('moved-on')
  }

  async #open(id: number, wanted: NewTable, press: PressId): Promise<Outcome<{ id: number; started: boolean }> | null> {
    const { gameNamed, contentOf, now } = this.#world
    const { host, home, bots = 0, level = 'journeyman', first = 'random' } = wanted
    const game = gameNamed(wanted.game) as AnyGame
    const content = keepContent(contentOf(game))
    const plan: LobbyPlan = {
      players: wanted.players ?? game.seats.max,
      first,
      startsWhenFull: wanted.startsWhenFull ?? false,
      invited: lobby.guestsOf(wanted.invited ?? [], host.person, game),
      options: wanted.options ?? {},
      ideas: wanted.ideas ?? true,
      note: wanted.note ?? '',
      guided: wanted.guided ?? false,
      ...(wanted.heir !== undefined && { heir: wanted.heir }),
    }
    const table: Table = {
      ...{ id, game, part: id % PARTS, created: now(), revision: 0, phase: 'lobby', home, host: host.person, plan },
      ...{ language: wanted.language ?? 'en', speed: wanted.speed ?? 'day', rules: game.version, seed: '' },
      ...{ content: content.hash, commitment: '', entry: 0, started: null, ended: null, paused: null, note: null },
      ...{ lot: null },
      ...{ rematch: wanted.rematch ?? null, places: [], saved: null, answers: [], drafts: [], orders: [], votes: [] },
      timers: [],
    }
    const change = new Change(table, this.#world, press ?? null, true)
    if (bots > game.seats.max) return deny('full', { players: game.seats.max })
    change.write(step(query.addContent, content))
    lobby.openLobby(change, { person: host.person, name: host.name }, bots, level)
    const problem = lobby.planProblem(change.table, plan)
    if (problem !== null) return problem
    lobby.startIfFull(change, await this.#desk.habitsOf(change.table))
    const outcome = { id, started: change.table.started !== null }
    const refusal = await this.#desk.tooMuch(null, change)
    if (refusal === null) return this.#desk.keep(change, press, outcome)
    return (await this.#desk.replyTo<typeof outcome>(press)) ?? refusal
  }

  join = (id: number, who: Person, press?: PressId) =>
    this.#desk.act(id, press, (change, habits) => personProblem(who) ?? lobby.join(change, who, habits))
  /** Somebody's own word for the luck. */
  addWord = (id: number, person: string, word: string, press?: PressId) =>
    this.#desk.act(id, press, (change) => lobby.addWord(change, person, word))
  leave = (id: number, person: string, press?: PressId) =>
    this.#desk.act(id, press, (change) => lobby.leave(change, person))
  addBot = (id: number, person: string, level: Level, press?: PressId) =>
    this.#desk.act(id, press, (change, habits) => lobby.addBot(change, person, level, habits))
  removeBot = (id: number, person: string, press?: PressId) =>
    this.#desk.act(id, press, (change) => lobby.removeBot(change, person))
  replan = (id: number, person: string, patch: Parameters<typeof lobby.replan>[2], press?: PressId) =>
    this.#desk.act(id, press, (change, habits) => lobby.replan(change, person, patch, habits))
  hold = (id: number, person: string, press?: PressId) =>
    this.#desk.act(id, press, (change) => lobby.hold(change, person))
  begin = (id: number, person: string, press?: PressId) =>
    this.#desk.act(id, press, (change, habits) => lobby.start(change, person, habits))
  shut = (id: number, person: string, press?: PressId) =>
    this.#desk.act(id, press, (change) => lobby.shut(change, person))

  /** The same people at a new table, whoever of them wants to: the first opens it, the others join him. */
  async rematch(
    id: number,
    who: Person,
    press?: PressId,
    home?: Home,
  ): Promise<Outcome<{ id: number; started: boolean }>> {
    const problem = personProblem(who)
    if (problem !== null) return problem
    return this.#desk.queued(id, () => this.#rematch(id, who, press, home))
  }

  async #rematch(
    id: number,
    who: Person,
    press: PressId,
    home: Home | undefined,
  ): Promise<Outcome<{ id: number; started: boolean }>> {
    const table = await this.#desk.read(id)
    if (isDenial(table)) return table
    if (table.phase !== 'over' && table.phase !== 'closed') return deny('not-over')
    if (!table.places.some(({ person }) => person === who.person)) return deny('not-seated')
    const open = await this.#desk.guarded(null, () => this.#world.db.read(query.readRematchOf, { game: id }))
    if (isDenial(open)) return open
    const [lobby] = open
    if (lobby === undefined) return this.create({ ...rematchOf(table, who), ...(home && { home }) }, press)
    const joined = await this.join(lobby.id, who, press)
    return isDenial(joined) ? joined : { id: lobby.id, ...joined }
  }

  // ── playing

  compose = (id: number, person: string, picks: play.Picks, press?: PressId) =>
    this.#desk.act(id, press, (change) => play.compose(change, person, picks))
  recompose = (id: number, person: string, picks: play.Picks, press?: PressId) =>
    this.#desk.act(id, press, (change) => play.recompose(change, person, picks))
  composeLine = (id: number, person: string, line: string, press?: PressId) =>
    this.#desk.act(id, press, (change) => play.composeLine(change, person, line))
  stepBack = (id: number, person: string, count?: number, press?: PressId) =>
    this.#desk.act(id, press, (change) => play.stepBack(change, person, count))
  confirm = (id: number, person: string, press?: PressId) =>
    this.#desk.act(id, press, (change, habits) => play.confirmDraft(change, person, habits))
  play = (id: number, person: string, picks: play.Picks, press?: PressId) =>
    this.#desk.act(id, press, (change, habits) => play.playAtOnce(change, person, picks, habits))

  undo = (id: number, person: string, press?: PressId) =>
    this.#desk.act(id, press, (change, habits) => back.undo(change, this.#world.db, person, habits))
  askRewind = (id: number, person: string, to: number, press?: PressId, why = '') =>
    this.#desk.act(id, press, (change, habits) => back.askRewind(change, this.#world.db, person, { to, why }, habits))
  withdraw = (id: number, person: string, vote: number, press?: PressId) =>
    this.#desk.act(id, press, (change) => votes.withdrawVote(change, person, vote))

  vote(
    id: number,
    person: string,
    number: number,
    yes: boolean,
    press?: PressId,
  ): Promise<Outcome<{ agreed: boolean | null }>> {
    return this.#desk.act(id, press, async (change, habits) => {
      if (!isYesNo(yes)) return deny('wrong-option')
      const voted = votes.answerVote(change, person, number, yes)
      if (isDenial(voted)) return voted
      await carryAgreed(change, this.#world.db, habits)
      return { agreed: voted.agreed }
    })
  }

  abandon(id: number, person: string, press?: PressId): Promise<Outcome<{ abandoned: true } | { vote: number }>> {
    return this.#desk.act<{ abandoned: true } | { vote: number }>(id, press, (change) => {
      const { phase } = change.table
      if (phase !== 'playing' && phase !== 'paused') return deny('not-running')
      const place = placeOf(change.table, person)
      if (place === undefined) return deny('not-seated')
      const others = votes.othersThan(change, place.seat)
      if (others.length > 0) return votes.openVote(change, place.seat, 'abandon', others)
      seats.abandon(change)
      return { abandoned: true }
    })
  }

  concede = (id: number, person: string, press?: PressId) =>
    this.#desk.act(id, press, (change, habits) => this.#agreeing(change, habits, seats.concede(change, person, habits)))
  pause = (id: number, person: string, press?: PressId) =>
    this.#desk.act(id, press, (change) => time.pause(change, person))
  resume = (id: number, person: string, press?: PressId) =>
    this.#desk.act(id, press, (change, habits) => time.resume(change, person, habits))

  offer = (id: number, person: string, press?: PressId) =>
    this.#desk.act(id, press, (change) => seats.offer(change, person))
  keep = (id: number, person: string, press?: PressId) =>
    this.#desk.act(id, press, (change) => seats.keep(change, person))
  offerLate = (id: number, person: string, seat: Seat, press?: PressId) =>
    this.#desk.act(id, press, (change) => seats.offerLate(change, person, seat))
  claim = (id: number, who: Person, seat: Seat, press?: PressId) =>
    this.#desk.act(id, press, (change, habits) => personProblem(who) ?? seats.claim(change, who, seat, habits))
  handToBot = (id: number, person: string, level: Level, press?: PressId) =>
    this.#desk.act(id, press, (change, habits) =>
      this.#agreeing(change, habits, seats.handToBot(change, person, level, habits)),
    )
  /** Somebody can no longer be reached: a bot plays on, until he or anybody else claims the seat. */
  lose = (id: number, person: string): Promise<Outcome<{ seat: Seat }>> =>
    this.#desk.act(id, undefined, (change, habits) =>
      this.#agreeing(change, habits, seats.lose(change, person, habits)),
    )
  /** A bot plays until he is back. */
  letBotStay = (id: number, person: string, seat: Seat, press?: PressId) =>
    this.#desk.act(id, press, (change, habits) =>
      this.#agreeing(change, habits, seats.letBotStay(change, person, seat, habits)),
    )
  giveToBot = (id: number, person: string, seat: Seat, press?: PressId) =>
    this.#desk.act(id, press, (change, habits) =>
      this.#agreeing(change, habits, seats.giveToBot(change, person, seat, habits)),
    )
  holdBot = (id: number, person: string, seat: Seat, press?: PressId) =>
    this.#desk.act(id, press, (change) => seats.holdBot(change, person, seat))
  /** Whoever was guided goes on by himself. */
  endGuide = (id: number, person: string, press?: PressId) =>
    this.#desk.act(id, press, (change) => seats.endGuide(change, person))
  letBotPlay = (id: number, person: string, seat: Seat, press?: PressId) =>
    this.#desk.act(id, press, (change) => seats.letBotPlay(change, person, seat))

  /** Somebody goes, and the votes that waited only for him are decided. */
  async #agreeing<T>(change: Change, habits: Habits, gone: Outcome<T> | Promise<Outcome<T>>): Promise<Outcome<T>> {
    const outcome = await gone
    if (!isDenial(outcome)) await carryAgreed(change, this.#world.db, habits)
    return outcome
  }

  /** An answer in advance; null takes it back. */
  setOrder(
    id: number,
    person: string,
    name: string,
    value: OrderValue | null,
    press?: PressId,
  ): Promise<Outcome<{ ordered: boolean }>> {
    return this.#desk.act(id, press, (change, habits) => orders.order(change, person, name, value, habits))
  }

  prepare = (id: number, person: string, picks: Picks, press?: PressId) =>
    this.#desk.act(id, press, (change) => orders.prepare(change, person, picks))
  unprepare = (id: number, person: string, press?: PressId) =>
    this.#desk.act(id, press, (change) => orders.unprepare(change, person))

  /** An answer to a question that goes round, before it comes to this person. */
  answerEarly = (id: number, person: string, picks: Picks, press?: PressId) =>
    this.#desk.act(id, press, (change) => early.answerEarly(change, person, picks))
  unanswerEarly = (id: number, person: string, press?: PressId) =>
    this.#desk.act(id, press, (change) => early.unanswerEarly(change, person))

  /** A table moves to another channel: its old one is gone, or the players wish so. */
  move(id: number, person: string, home: Home, press?: PressId): Promise<Outcome<{ moved: true }>> {
    return this.#desk.act(id, press, (change) => {
      if (placeOf(change.table, person) === undefined) return deny('not-seated')
      if (!isHome(home)) return deny('wrong-option')
      change.move(home)
      change.enter({ kind: 'move', person, by: 'player' })
      change.post('moved', {}, 'moved')
      return { moved: true }
    })
  }

  /** What waits is told once more, because nobody could be told before: nobody's act. */
  retell(id: number): Promise<Outcome<{ told: boolean }>> {
    return this.#desk.act(id, undefined, (change) => {
      const { phase } = change.table
      if (phase === 'lobby') change.post('lobby', {}, 'lobby')
      if (phase === 'playing') change.post('moved', {}, 'moved')
      return { told: phase === 'lobby' || phase === 'playing' }
    })
  }

  /** Where the thread of a table is, once it is known: nobody's act. */
  settleHome(id: number, home: Home): Promise<Outcome<{ moved: true }>> {
    return this.#desk.act(id, undefined, (change) => {
      if (!isHome(home)) return deny('wrong-option')
      change.move(home)
      return { moved: true }
    })
  }

  // ── looking

  look = (id: number, person: string | null): Promise<Outcome<Look>> =>
    this.#desk.reading(id, (table) => lookAt(table, person))

  /** The same as if it were the person's turn, where that can be foreseen. */
  lookAhead = (id: number, person: string): Promise<Outcome<LookAhead>> =>
    this.#desk.reading(id, (table) => lookingAhead(table, lookAt(table, person)))
  /** The same as if all before the person had passed, where a question still comes to him. */
  lookEarly = (id: number, person: string): Promise<Outcome<LookEarly>> =>
    this.#desk.reading(id, (table) => lookingEarly(table, lookAt(table, person)))
  /** How the table stood after an entry that still holds. */
  lookBack = (id: number, person: string | null, entry: number): Promise<Outcome<Look>> =>
    this.#desk.reading(id, (table) => lookBack(this.#world.db, table, person, entry))
  log = (id: number, person: string | null, after?: number): Promise<Outcome<LogLine[]>> =>
    this.#desk.reading(id, (table) => logOf(this.#world.db, table, person, isNumber(after, 0) ? after : 0))
  /** Who has moved since an entry, silent answers among them: never to be shown. */
  movesSince = (id: number, entry: number): Promise<Outcome<{ number: number; seat: Seat }[]>> =>
    this.#desk.reading(id, (table) => movesSince(this.#world.db, table, entry))
  /** What happened since somebody's own last move. */
  recap = (id: number, person: string): Promise<Outcome<LogLine[]>> =>
    this.#desk.reading(id, async (table) => {
      const seat = placeOf(table, person)?.seat
      const after = seat === undefined ? 0 : await lastMoveOf(this.#world.db, table, seat)
      return logOf(this.#world.db, table, person, after)
    })
  /** What came of the posts of one kind, the latest first. */
  receipts = (id: number, kind: PostKind): Promise<Outcome<Record<string, unknown>[]>> =>
    this.#asked([kind], async () => {
      if (!isNumber(id, 1)) return deny('no-such-table')
      const rows = await this.#world.db.read(query.readPosts, { game: id, kind })
      return rows.map(({ receipt }) => JSON.parse(receipt ?? '{}') as Record<string, unknown>)
    })
  /** What came of the newest posts of all kinds, the latest first. */
  lastReceipts = (id: number): Promise<Outcome<{ kind: PostKind; receipt: Record<string, unknown> }[]>> =>
    this.#asked([], async () => {
      if (!isNumber(id, 1)) return deny('no-such-table')
      const rows = await this.#world.db.read(query.readLastPosts, { game: id })
      return rows.map(({ kind, receipt }) => ({ kind: kind as PostKind, receipt: JSON.parse(receipt ?? '{}') }))
    })
  /** When the time of each seat that is asked runs out. */
  clockEnds = (id: number): Promise<Outcome<{ seat: Seat; end: number }[]>> =>
    this.#desk.reading(id, async (table) => clockEndsOf(table, await this.#desk.habitsOf(table)))
  rewinds = (id: number, person: string) =>
    this.#desk.reading(id, (table) => back.rewindsOf(this.#world.db, table, person))
  export = (id: number): Promise<Outcome<Exported>> =>
    this.#desk.reading(id, (table) => {
      // A lobby that was closed has nothing to export.
      const isDone = table.started !== null && (table.phase === 'over' || table.phase === 'closed')
      return isDone ? exported(this.#world.db, table, this.#replays) : deny('not-over')
    })
  history = async (id: number, roundOf: RoundOf): Promise<Outcome<number[][]>> => {
    const table = await this.#desk.read(id)
    if (isDenial(table) || table.started === null) return isDenial(table) ? table : []
    if (typeof roundOf !== 'function') return deny('wrong-option')
    // What the caller brings along may be at fault, and that is no fault of the game.
    return this.#desk.guarded(null, async () =>
      this.#replays.history(table, await entriesOf(this.#world.db, table), roundOf),
    )
  }
  moments = (id: number): Promise<Outcome<Moment[]>> =>
    this.#desk.reading(id, async (table) => {
      if (table.started === null) return deny('not-running')
      return this.#replays.moments(table, await entriesOf(this.#world.db, table))
    })
  audit = (id: number): Promise<Outcome<{ difference: Difference | null }>> =>
    this.#desk.reading(id, async (table) => ({
      difference: await audit(this.#world.db, table, this.#world.drawSeed, this.#breathe),
    }))
  /** All that is stored of a game, played again and compared; as it lies in the store now. */
  verify = (id: number): Promise<Outcome<Verdict>> =>
    this.#desk.guarded(null, async () => {
      if (!isNumber(id, 1)) return deny('no-such-table')
      const { db, gameNamed, drawSeed } = this.#world
      const breathe = this.#breathe
      return (await verdictOnStored({ db, gameNamed, drawSeed, breathe }, id)) ?? deny('no-such-table')
    })

  // ── advice

  /** What a master would do now; nothing where nobody thinks. */
  async advise(id: number, person: string, effort: Effort = 'usual', stop?: AbortSignal): Promise<Outcome<Advice[]>> {
    const { think = nobody } = this.#world
    const table = await this.#desk.read(id)
    if (isDenial(table)) return table
    return this.#desk.guarded(null, () => adviseOn(table, person, { think, effort, stop }))
  }

  /** Where a master would have played otherwise than somebody did. */
  async review(id: number, person: string): Promise<Outcome<Lesson[]>> {
    const { db, think = nobody } = this.#world
    const table = await this.#desk.read(id)
    if (isDenial(table)) return table
    const seat = seatOfPlayer(table, person)
    if (isDenial(seat)) return seat
    const breathe = this.#breathe
    return this.#desk.guarded(null, async () =>
      reviewFor(table, await turnsOf(db, table, { person, seat, breathe }), think),
    )
  }

  /** The tables that wait for somebody, the longest wait first; all of them, or the first few. */
  async waitingFor(person: string, most?: number): Promise<Outcome<{ game: number; seat: Seat; asked: number }[]>> {
    const wanted = { person, most: fewOr(most, MOST_WAITING) }
    return this.#asked([person], () => this.#world.db.read(query.readWaitingOf, wanted))
  }

  waitingCount = (person: string): Promise<Outcome<number>> =>
    this.#asked([person], async () => {
      const [counted] = await this.#world.db.read(query.countWaitingOf, { person })
      return counted?.waiting ?? 0
    })

  /** Of the tables that wait for somebody those whose clock has something to tell before a moment. */
  runningOut = (person: string, by: number): Promise<Outcome<{ game: number; seat: Seat }[]>> =>
    this.#asked([person], async () => {
      if (!isNumber(by, 0)) return []
      return this.#world.db.read(query.readRunningOutOf, { person, by, most: MOST_HURRYING })
    })

  /** The tables of one phase somebody sits at, behind one of them, and where they are shown. */
  async tablesIn(
    person: string,
    phase: Phase,
    page: { after?: number; most?: number } = {},
  ): Promise<Outcome<{ id: number; home: Home }[]>> {
    return this.#asked([person, phase], async () => {
      const { after, most } = isObject(page) ? page : {}
      const wanted = { after: isNumber(after, 0) ? after : 0, most: fewOr(most, MOST_WAITING) }
      const rows = await this.#world.db.read(query.readTablesIn, { person, phase, ...wanted })
      return rows.map(({ id, ...home }) => ({ id, home }))
    })
  }

  /**
   * The tables somebody may mean in a thread or channel, the youngest first: of each phase the youngest, and of their
   * own the one that waits for them or is youngest. In a thread only its own.
   */
  async meantAt(place: string, game: string, person: string): Promise<Outcome<Meant[]>> {
    return this.#asked([place, game, person], async () => {
      const inThread = await meantIn(this.#world.db, 'thread', { place, game, person })
      return inThread.length > 0 ? inThread : meantIn(this.#world.db, 'channel', { place, game, person })
    })
  }

  /** The tables shown in a channel or thread, the youngest first. */
  async tablesAt(
    place: string,
  ): Promise<Outcome<{ id: number; phase: string; game: string; thread: string | null }[]>> {
    return this.#asked([place], () => this.#world.db.read(query.readGamesAt, { place }))
  }

  /** The tables of a server that are not over. */
  async tablesOnServer(server: string): Promise<Outcome<(Home & { id: number; phase: string })[]>> {
    return this.#asked([server], () => this.#world.db.read(query.readOpenGamesOf, { server }))
  }

  /** The tables somebody sits at. */
  async tablesOf(person: string): Promise<Outcome<{ game: number; phase: string }[]>> {
    return this.#asked([person], async () => {
      const rows = await this.#world.db.read(query.readSeatsOf, { person })
      return rows.map(({ game, phase }) => ({ game, phase }))
    })
  }

  /** What still waits to be posted, and since when. */
  async waitingPosts(): Promise<Outcome<{ waiting: number; oldest: number | null }>> {
    return this.#desk.guarded(null, async () => {
      const [row] = await this.#world.db.read(query.readWaitingPosts, {})
      return { waiting: Number(row?.waiting ?? 0), oldest: row?.oldest ?? null }
    })
  }

  /** How many games have something to do. */
  get busy(): number {
    return this.#desk.busy
  }

  /** For who has repaired the rows of a broken game: it goes on where it stood, unless it breaks again. */
  async mend(id: number): Promise<Outcome<{ mended: true }>> {
    if (!isNumber(id, 1)) return deny('no-such-table')
    const mended = await this.#desk.guarded(null, () => this.#desk.mend(id))
    if (isDenial(mended)) return mended
    return this.#desk.act(id, undefined, (change, habits) => {
      timers.windUp(change, habits)
      change.enter({ kind: 'mend', by: 'table' })
      return { mended: true as const }
    })
  }

  // ── people

  settings = async (person: string): Promise<PersonSettings> =>
    isText(person) ? this.#desk.settings(person) : DEFAULTS

  /** What can be decided in advance in a game. */
  ordersOf(game: string): readonly OrderSpec[] {
    return this.#world.gameNamed(game)?.orders ?? []
  }

  async setSettings(person: string, patch: Partial<PersonSettings>): Promise<Outcome<PersonSettings>> {
    const wrong = wrongSetting(patch)
    if (wrong !== null) return deny('wrong-setting', { setting: wrong.slice(0, 50) })
    return this.#asked([person], async () => {
      const { db, now } = this.#world
      const before = await this.#desk.settings(person)
      const settings = { ...before, ...asKept(patch), ...('vacation' in patch && { rested: restedBy(before, now()) }) }
      const row = { person, settings: JSON.stringify(settings), changed: now() }
      await db.change([step(query.savePerson, row)])
      this.#desk.forgetSettings(person)
      if ('quiet' in patch || 'vacation' in patch) await this.#resetClocks(person)
      return settings
    })
  }

  async #resetClocks(person: string): Promise<void> {
    const waiting = await this.waitingFor(person)
    if (isDenial(waiting)) return
    for (const { game } of waiting) {
      await this.#desk.act(game, undefined, (change, habits) => {
        time.resetClock(change, person, habits)
        return { reset: true }
      })
    }
  }

  /** Everything that is kept about somebody. */
  async exportPerson(person: string): Promise<Outcome<Record<string, unknown>>> {
    return this.#asked([person], async () => ({
      person,
      settings: await this.#desk.settings(person),
      ...(await everythingOf(this.#world.db, person)),
    }))
  }

  /** Somebody is forgotten: what he did stays part of the games, without him. */
  async erasePerson(person: string): Promise<Outcome<{ erased: true }>> {
    return this.#asked([person], async () => {
      const { db } = this.#world
      for (const id of await gamesAbout(db, person)) {
        const outcome = await this.#desk.act(id, undefined, (change, habits) => {
          seats.forget(change, person, FORMER, habits)
          return this.#agreeing(change, habits, { left: true })
        })
        // What lies in a broken game is erased below.
        if (isDenial(outcome) && outcome.denied !== 'broken') return outcome
      }
      await db.change(stepsToForget(person, FORMER))
      this.#desk.forgetAll()
      return { erased: true as const }
    })
  }

  /** For questions about people and places: who asks with something else than a word is told so. */
  async #asked<T>(words: readonly unknown[], work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
    return words.every((word) => isText(word)) ? this.#desk.guarded(null, work) : deny('no-such-person')
  }

  // ── records

  /** Takes an exported game in, to be looked at: it is over, or closed where it was not played to its end. */
  async import(text: string, person: string, home: Home): Promise<Outcome<{ id: number }>> {
    const read = readExported(text, this.#world.gameNamed, this.#world.drawSeed)
    if (isFault(read)) return deny('wrong-record', { what: read.fault, ...read.facts })
    if (!isHome(home)) return deny('wrong-option')
    return this.#asked([person], async () => {
      const { db } = this.#world
      const [counted] = await db.read(query.countGame, {})
      const id = counted?.value as number
      const change = await takeIn(this.#world, id, person, home, read.game, read.exported)
      return (await this.#desk.keep(change, undefined, { id })) ?? deny('moved-on')
    })
  }

  statistics = (person: string, rules: string, server?: string): Promise<Outcome<PersonStatistics>> =>
    this.#asked([person, rules], () => statisticsOf(this.#world.db, person, rules, server))
  /** Whether somebody has played a game of this kind to its end. */
  hasFinished = (person: string, rules: string): Promise<Outcome<boolean>> =>
    this.#asked([person, rules], async () => {
      const found = await this.#world.db.read(query.readAnyResultOf, { person, rules })
      return found.length > 0
    })
  leaderboard = (rules: string, server?: string, least?: number): Promise<Outcome<Ranked[]>> =>
    this.#asked([rules, server ?? 'everywhere'], () => {
      const board = { rules, server, least: isNumber(least, 1) ? least : 1, most: MOST_RANKED }
      return leaderboard(this.#world.db, board, this.#breathe)
    })
  headToHead = (rules: string, first: string, second: string): Promise<Outcome<HeadToHead>> =>
    this.#asked([rules, first, second], () => headToHead(this.#world.db, rules, first, second))
}
