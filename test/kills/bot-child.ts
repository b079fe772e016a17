import { randomUUID } from 'node:crypto'
import { writeSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { DefaultRestOptions } from 'discord.js'
import pg from 'pg'
import { COMMANDS, DEFINITIONS } from '#commands/index'
import { startBot } from '#discord/app/bot'
import { newLog } from '#discord/ops/log'
import { gameNamed } from '#games/registry'
import { openDatabase, step } from '#store'
import { SQLite, type SqliteFile, type Statement } from '#store/driver'
import { Query } from '#store/query'
import type { Errand, Line, Side } from './errand.ts'
import { plant, withFault } from './faults.ts'
import { killerAfter } from './killer.ts'

/**
 * The whole bot with its own client, in a process of its own. It loads everything, waits for an errand, and works until
 * it is killed: by others, or by itself at an exact place.
 */
const OUT = 1
/** Panels are never drawn so late that they must say so. */
const NEVER = 60_000
/** Only what stops a bot is told. */
const ERROR = 50

/** Writes at once, because lines of a killed process stay written. */
function note(line: Line): void {
  writeSync(OUT, `${JSON.stringify(line)}\n`)
}

function die(where: string): never {
  note({ died: where })
  process.kill(process.pid, 'SIGKILL')
  for (;;);
}

let heard: ((line: string) => void) | null = null
const lines = createInterface(process.stdin)
lines.on('line', (line) => heard?.(line))
// The process that started it is gone.
lines.on('close', () => process.exit(1))
const errand = new Promise<string>((resolve) => {
  heard = resolve
})
note({ loaded: true })
const { where, apiUrl, token, death, fault } = JSON.parse(await errand) as Errand

// ── the places to die at: between any two writes, and before and after whatever is asked of Discord

let isCounting = death.isEarly
let points = 0
const passed = new Map<string, number>()
heard = () => {
  isCounting = true
}

/** The side at which to die of what happens here now. */
function sideHere(place: string): Side | null {
  if (!passed.has(place)) {
    note({ place })
    passed.set(place, 0)
  }
  if (!isCounting) return null
  points++
  const times = (passed.get(place) ?? 0) + 1
  passed.set(place, times)
  if (death.how === 'point' && death.number === points) return death.side
  if (death.how === 'place' && death.place === place && death.number === times) return death.side
  return null
}

function isAmid(sql: string): boolean {
  return death.how === 'amid' && sql === 'commit' && passed.get(sql) === death.number
}

function watched<A extends unknown[], R>(sql: string, run: (...values: A) => R): (...values: A) => R {
  return (...values) => {
    const side = sideHere(sql)
    if (side === 'before') die(`before ${sql}`)
    if (isAmid(sql)) wakeKiller()
    const outcome = run(...values)
    if (side === 'after') die(`after ${sql}`)
    return outcome
  }
}

const WRITES = /^(begin|commit|rollback|savepoint|release|insert|update|delete)/
let file: SqliteFile | null = null

const prepare = SQLite.prototype.prepare
SQLite.prototype.prepare = function (this: SqliteFile, sql: string) {
  const statement = prepare.call(this, sql) as Statement
  if (this.name !== where) return statement
  file = this
  if (!WRITES.test(sql)) return statement
  statement.run = watched(sql, statement.run.bind(statement))
  if (!statement.readonly && statement.reader) statement.all = watched(sql, statement.all.bind(statement))
  return statement
} as typeof prepare

const wakeKiller = death.how === 'amid' ? killerAfter(death.micros) : () => {}

const ask = pg.Client.prototype.query as (this: pg.Client, ...args: unknown[]) => unknown
let isKeepingKnown = false
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  const [sql] = args
  if (typeof sql !== 'string' || !WRITES.test(sql)) return ask.apply(this, args)
  if (sql === 'commit' && !isKeepingKnown) tellHowKept(this)
  const side = sideHere(sql)
  if (side === 'before') die(`before ${sql}`)
  if (side === 'after') {
    ask.call(this, ...withoutAnswer(args), () => die(`after ${sql}`))
    return new Promise(() => {})
  }
  const going = ask.apply(this, args)
  if (isAmid(sql)) wakeKiller()
  return going
} as typeof pg.Client.prototype.query

/** Leaves out the callback, so that nobody hears of the outcome. */
function withoutAnswer(args: readonly unknown[]): readonly unknown[] {
  return typeof args.at(-1) === 'function' ? args.slice(0, -1) : args
}

/** PostgreSQL flushes by itself, unless somebody asks it not to. */
function tellHowKept(client: pg.Client): void {
  isKeepingKnown = true
  const asked = ask.call(client, 'show synchronous_commit') as Promise<pg.QueryResult<{ synchronous_commit: string }>>
  void asked.then(({ rows }) => note({ keeps: rows[0]?.synchronous_commit ?? '' }))
}

/** A route without the numbers and tokens in it. */
function routeOf(url: string): string {
  const parts = new URL(url).pathname.split('/').slice(3)
  return parts.map((part) => (/^\d+$/.test(part) || part.length > 40 ? ':' : decodeURIComponent(part))).join('/')
}

const request: typeof DefaultRestOptions.makeRequest = async (url, init) => {
  const place = `${init.method} /${routeOf(url)}`
  const side = sideHere(place)
  if (side === 'before') die(`before ${place}`)
  const answer = await DefaultRestOptions.makeRequest(url, init)
  if (side === 'after') die(`after ${place}`)
  return answer
}

// ── the bot

plant(fault)
const db = await openDatabase(where)
// A killed process would own its parts for another quarter of a minute.
const ownNothing = new Query<object>((writer) => writer.updateTable('parts').set({ until: 0 }))
const forgetAll = new Query<object>((writer) => writer.deleteFrom('processes'))
await db.change([step(ownNothing, {}), step(forgetAll, {})])
if (file !== null) note({ keeps: String((file as SqliteFile).pragma('synchronous', { simple: true })) })

const log = newLog('info', {
  write(line) {
    if ((JSON.parse(line) as { level: number }).level >= ERROR) note({ told: line.trim() })
  },
})
const bot = await startBot({
  token,
  rest: { api: apiUrl, version: '10', makeRequest: request },
  log,
  commands: COMMANDS,
  definitions: DEFINITIONS,
  worker: new URL('test/discord/blank.mjs', `file://${process.cwd()}/`),
  drawingAfter: NEVER,
  thinkingAfter: NEVER,
  wordsAfter: NEVER,
  world: {
    db: withFault(db, fault),
    gameNamed,
    contentOf: (game) => game.content,
    now: Date.now,
    engine: 'killed',
    process: randomUUID(),
    reportFault: (error) => note({ told: String(error) }),
  },
})
await bot.ready
note({ ready: true })

process.once('SIGTERM', async () => {
  await bot.stop()
  await db.close()
  process.exit(0)
})
