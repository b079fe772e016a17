import { Scheduler } from './engine/scheduler.ts'
import { type Environment, Transactions } from './engine/transactions.ts'
import { Adviser } from './services/adviser.ts'
import { Directory } from './services/directory.ts'
import { Homes } from './services/homes.ts'
import { Lobby } from './services/lobby.ts'
import { Operations } from './services/operations.ts'
import { Orders } from './services/orders.ts'
import { People } from './services/people.ts'
import { Reading } from './services/reading.ts'
import { Records } from './services/records.ts'
import { Results } from './services/results.ts'
import { Seats } from './services/seats.ts'
import { Servers } from './services/servers.ts'
import { Turns } from './services/turns.ts'
import { Votes } from './services/votes.ts'

/** Everything about playing together, by service. No call of a service throws to its caller. */
export class Tables {
  readonly lobby: Lobby
  readonly turns: Turns
  readonly orders: Orders
  readonly votes: Votes
  readonly seats: Seats
  readonly homes: Homes
  readonly reading: Reading
  readonly directory: Directory
  readonly advice: Adviser
  readonly records: Records
  readonly results: Results
  readonly people: People
  readonly servers: Servers
  readonly operations: Operations
  readonly #scheduler: Scheduler

  constructor(environment: Environment) {
    const transactions = new Transactions(environment)
    this.lobby = new Lobby(transactions)
    this.turns = new Turns(transactions)
    this.orders = new Orders(transactions)
    this.votes = new Votes(transactions)
    this.seats = new Seats(transactions)
    this.homes = new Homes(transactions)
    this.reading = new Reading(transactions)
    this.directory = new Directory(transactions)
    this.advice = new Adviser(transactions)
    this.records = new Records(transactions)
    this.results = new Results(transactions)
    this.people = new People(transactions, this.directory)
    this.servers = new Servers(transactions)
    this.operations = new Operations(transactions)
    this.#scheduler = new Scheduler(transactions)
  }

  /** From now on timers fire, bots play and posts go out. */
  start(): void {
    this.#scheduler.start()
  }

  stop(): Promise<void> {
    return this.#scheduler.stop()
  }

  /** Does all that is due now, until it is through. */
  tick(): Promise<void> {
    return this.#scheduler.tick()
  }
}
