import type { AnyGame } from '#kernel'
import { type Step, StorageFault, step } from '#store'
import * as query from '#store/queries'
import * as lobby from '../acts/lobby.ts'
import { type NewTable, rematchOf } from '../acts/new-table.ts'
import { Change } from '../engine/change.ts'
import { keepContent } from '../engine/table-loader.ts'
import { MOST_TRIES, type PressId, type Transactions } from '../engine/transactions.ts'
import { excerpt, firstDenial, isHome, isNumber, isObject, isText, personProblem } from '../model/checks.ts'
import { emptyTable } from '../model/table.ts'
import {
  type Denial,
  deny,
  type Home,
  isDenial,
  LANGUAGES,
  LEVELS,
  type Level,
  type LobbyPlan,
  type Outcome,
  SPEEDS,
} from '../model/vocabulary.ts'

type Person = lobby.Person

/** A table that was just opened; with few people it may have begun at once. */
export interface Opened {
  readonly id: number
  readonly started: boolean
}

/** Opens tables, seats people and bots, and begins games. */
export class Lobby {
  readonly #transactions: Transactions

  constructor(transactions: Transactions) {
    this.#transactions = transactions
  }

  async create(wanted: NewTable, press?: PressId): Promise<Outcome<Opened>> {
    const transactions = this.#transactions
    const { db, reportFault } = transactions.environment
    const problem = this.#problemOf(wanted, press)
    if (problem !== null) return problem
    try {
      const reply = await transactions.replyTo<Opened>(press)
      if (reply !== null) return reply
      const [counted] = await db.read(query.countGame, {})
      const id = counted?.value as number
      return await transactions.queued(id, () => transactions.guarded(id, () => this.#opened(id, wanted, press)))
    } catch (error) {
      reportFault(error)
      return deny('storage', { kind: error instanceof StorageFault ? error.kind : 'unknown' })
    }
  }

  join = (id: number, who: Person, press?: PressId) =>
    this.#transactions.act(id, press, (change, habits) => personProblem(who) ?? lobby.join(change, who, habits))

  /** Somebody's own word for the luck. */
  addWord = (id: number, person: string, word: string, press?: PressId) =>
    this.#transactions.act(id, press, (change) => lobby.addWord(change, person, word))

  leave = (id: number, person: string, press?: PressId) =>
    this.#transactions.act(id, press, (change) => lobby.leave(change, person))

  addBot = (id: number, person: string, level: Level, press?: PressId) =>
    this.#transactions.act(id, press, (change, habits) => lobby.addBot(change, person, level, habits))

  removeBot = (id: number, person: string, press?: PressId) =>
    this.#transactions.act(id, press, (change) => lobby.removeBot(change, person))

  replan = (id: number, person: string, patch: Parameters<typeof lobby.replan>[2], press?: PressId) =>
    this.#transactions.act(id, press, (change, habits) => lobby.replan(change, person, patch, habits))

  /** Somebody is not ready: the countdown stops. */
  hold = (id: number, person: string, press?: PressId) =>
    this.#transactions.act(id, press, (change) => lobby.hold(change, person))

  begin = (id: number, person: string, press?: PressId) =>
    this.#transactions.act(id, press, (change, habits) => lobby.start(change, person, habits))

  /** The host closes the lobby. */
  shut = (id: number, person: string, press?: PressId) =>
    this.#transactions.act(id, press, (change) => lobby.shut(change, person))

  /**
   * The same people at a new table, whoever of them wants to: the first opens it, the others join them. Whoever comes
   * later, or only watched, learns where it is.
   */
  async rematch(id: number, who: Person, press?: PressId, home?: Home): Promise<Outcome<Opened>> {
    const problem = personProblem(who)
    if (problem !== null) return problem
    return this.#transactions.queued(id, () => this.#rematch(id, who, press, home))
  }

  async #rematch(id: number, who: Person, press: PressId, home: Home | undefined): Promise<Outcome<Opened>> {
    const transactions = this.#transactions
    const { db } = transactions.environment
    const table = await transactions.read(id)
    if (isDenial(table)) return table
    if (table.phase !== 'over' && table.phase !== 'closed') return deny('not-over')
    const open = await transactions.guarded(null, () => db.read(query.readRematchOf, { game: id }))
    if (isDenial(open)) return open
    const [again] = open
    const hasPlayed = table.places.some(({ person }) => person === who.person)
    if (again === undefined && !hasPlayed) return deny('not-seated')
    if (again === undefined) return this.create({ ...rematchOf(table, who), ...(home && { home }) }, press)
    if (again.phase !== 'lobby' || !hasPlayed) return { id: again.id, started: again.phase !== 'lobby' }
    const joined = await this.join(again.id, who, press)
    if (isDenial(joined) && joined.denied === 'already-seated') return { id: again.id, started: false }
    return isDenial(joined) ? joined : { id: again.id, ...joined }
  }

  /** The step that lets nobody open a second rematch; or the one that somebody else has opened. */
  async #claimOf(game: number): Promise<Step | Opened | null> {
    const { db } = this.#transactions.environment
    const [before] = await db.read(query.readRevision, { game })
    const [again] = await db.read(query.readRematchOf, { game })
    if (again !== undefined) return { id: again.id, started: again.phase !== 'lobby' }
    return before === undefined ? null : step(query.claimRematch, { game, revision: before.revision }, 1)
  }

  #problemOf(wanted: NewTable, press: PressId): Denial | null {
    if (!isObject(wanted)) return deny('no-such-game', { game: '' })
    const { game, host, home, rematch, heir, bots = 0, level = 'journeyman', speed = 'day', language = 'en' } = wanted
    if (this.#transactions.environment.gameNamed(game) === undefined)
      return deny('no-such-game', { game: excerpt(game) })
    const areWords = LEVELS.includes(level) && SPEEDS.includes(speed) && LANGUAGES.includes(language)
    const areNumbers = isNumber(bots, 0) && (rematch === undefined || isNumber(rematch, 1))
    const areTexts = [press, heir].every((text) => text === undefined || isText(text))
    const fits = areWords && areNumbers && isHome(home) && areTexts
    return firstDenial(personProblem(host), fits ? null : deny('wrong-option'))
  }

  /** Of many who open at once one is written after the other; whoever came too late for the last place is told so. */
  async #opened(id: number, wanted: NewTable, press: PressId): Promise<Outcome<Opened>> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const outcome = await this.#open(id, wanted, press)
      if (outcome !== null) return outcome
    }
    return deny('moved-on')
  }

  /** Null: somebody else was faster, and it must be tried again. */
  async #open(id: number, wanted: NewTable, press: PressId): Promise<Outcome<Opened> | null> {
    const transactions = this.#transactions
    const { environment } = transactions
    const { host, home, bots = 0, level = 'journeyman', language = 'en', speed = 'day', rematch = null } = wanted
    const game = environment.gameNamed(wanted.game) as AnyGame
    const claim = rematch === null ? null : await this.#claimOf(rematch)
    if (claim !== null && 'id' in claim) return claim
    const content = keepContent(environment.contentOf(game))
    const plan = planOf(wanted, game)
    const created = environment.now()
    const table = emptyTable({ id, game, created, home, host: host.person, plan, content: content.hash })
    const change = new Change({ ...table, language, speed, rematch }, environment, press ?? null, true)
    if (bots > game.seats.max) return deny('full', { players: game.seats.max })
    change.write(step(query.addContent, content))
    if (claim !== null) change.write(claim)
    lobby.openLobby(change, { person: host.person, name: host.name }, bots, level)
    const problem = lobby.planProblem(change.table, plan)
    if (problem !== null) return problem
    lobby.startIfFull(change, await transactions.habitsOf(change.table))
    const outcome = { id, started: change.table.started !== null }
    const denial = await transactions.tooMuch(null, change)
    if (denial === null) return transactions.keep(change, press, outcome)
    return (await transactions.replyTo<typeof outcome>(press)) ?? denial
  }
}

function planOf(wanted: NewTable, game: AnyGame): LobbyPlan {
  return {
    players: wanted.players ?? game.seats.max,
    first: wanted.first ?? 'random',
    startsWhenFull: wanted.startsWhenFull ?? false,
    invited: lobby.guestsOf(wanted.invited ?? [], wanted.host.person, game),
    options: wanted.options ?? {},
    ideas: wanted.ideas ?? true,
    note: wanted.note ?? '',
    ...(wanted.phones !== undefined && { phones: wanted.phones }),
    guided: wanted.guided ?? false,
    ...(wanted.heir !== undefined && { heir: wanted.heir }),
  }
}
