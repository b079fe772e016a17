import { spawn } from 'node:child_process'
import { closeSync, copyFileSync, fsyncSync, openSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { below, type Luck, luckFrom } from '#kernel'
import { PARTITIONS } from '#store'
import { SQLite, type SqliteFile, type Statement } from '#store/driver'
import type { Outing, Report } from './store-child.ts'
import { type BenchMove, beginGame, movesOf, openBot, play } from './store-moves.ts'

const SEED = '0123456789abcdef0123456789abcdef'
const MODELS = 15
/** So many moves of a model are left for the copies. */
const MOVES_LEFT = 25
/** A new process is slow at first; that is not what is measured. */
const WARM_GAMES = 60
const WARM_MOVES = 900
const MOVES = 200
const PEOPLE = 3000

/** A game that was really played for a while, and the moves that could follow. */
interface Model {
  readonly id: number
  readonly moves: readonly BenchMove[]
}

/** Games in the middle, and games that are over. */
async function playModels(path: string): Promise<{ open: Model[]; over: Model[] }> {
  const bot = await openBot(path)
  const luck = luckFrom(SEED)
  const playTo = async (left: number, index: number): Promise<Model> => {
    const id = await beginGame(bot, 2 + (index % 3))
    const moves = await movesOf(bot.db, id, luck)
    while (moves.length > left) await play(bot, id, moves.shift() as BenchMove)
    return { id, moves }
  }
  const models = Array.from({ length: MODELS }, (_, index) => index)
  const open = await Promise.all(models.map((index) => playTo(MOVES_LEFT, index)))
  const over = await Promise.all(models.map((index) => playTo(0, index)))
  bot.tables.start()
  await bot.tables.tick()
  await bot.stop()
  return { open, over }
}

type Models = Awaited<ReturnType<typeof playModels>>

/** The number of open games, and the least number of entries, those of ended games with them. */
export interface Size {
  readonly games: number
  readonly entries: number
}

/** Numbers are handed over as fractions. */
const COPY = 'cast(@copy as integer)'

/** The value a copy has instead of the model's own: another number, other people. */
function valueFor(column: string, table: string): string {
  if (column === 'id') return table === 'outbox' ? 'null' : '@copy'
  if (column === 'game' && table !== 'games') return '@copy'
  if (column === 'part') return `${COPY} % ${PARTITIONS}`
  if (column === 'person' || column === 'host') return `${column} || '.' || (${COPY} % ${PEOPLE})`
  return `"${column}"`
}

function copierOf(file: SqliteFile, table: string): Statement {
  const columns = file.prepare(`select name from pragma_table_info('${table}')`).pluck().all() as string[]
  const values = columns.map((column) => valueFor(column, table))
  const key = table === 'games' ? 'id' : 'game'
  const names = columns.map((column) => `"${column}"`)
  return file.prepare(`insert into ${table} (${names}) select ${values} from ${table} where ${key} = @model`)
}

const TABLES = ['games', 'seats', 'entries', 'snapshots', 'drafts', 'orders', 'votes', 'timers', 'outbox', 'results']

/** Many games, each a copy of a model with all its rows: so many open ones, and enough others for the entries. */
function copyModels(path: string, { open, over }: Models, size: Size): number[] {
  const file = new SQLite(path)
  const copiers = TABLES.map((table) => copierOf(file, table))
  const first = 1 + (file.prepare('select max(id) from games').pluck().get() as number)
  const entriesOf = file.prepare('select count(*) from entries where game = ?').pluck()
  const ids: number[] = []
  let copy = first
  let entries = 0
  const add = ({ id: model }: Model) => {
    for (const copier of copiers) copier.run({ copy, model })
    entries += entriesOf.get(copy) as number
    return copy++
  }
  file.transaction(() => {
    for (let copied = 0; copied < size.games; copied++) ids.push(add(open[copied % open.length] as Model))
    for (let copied = 0; entries < size.entries; copied++) add(over[copied % over.length] as Model)
    file.prepare("update counters set value = ? where name = 'game'").run(copy)
    file.prepare(`delete from games where id < ${first}`).run()
    for (const table of TABLES.slice(1)) file.prepare(`delete from ${table} where game < ${first}`).run()
  })()
  file.pragma('wal_checkpoint(TRUNCATE)')
  file.close()
  return ids
}

/** Moves over all these games at random, as they come in when everybody plays a turn now and then. */
function outingsOver(ids: readonly number[], models: readonly Model[], count: number, luck: Luck): Outing[] {
  const next = new Map<number, number>()
  const outings: Outing[] = []
  while (outings.length < count) {
    const index = below(luck, ids.length)
    const id = ids[index] as number
    const place = next.get(id) ?? 0
    const move = models[index % models.length]?.moves[place]
    if (move === undefined) continue
    next.set(id, place + 1)
    outings.push({ id, move: { ...move, person: `${move.person}.${id % PEOPLE}` } })
  }
  return outings
}

const child = fileURLToPath(new URL('./store-child.js', import.meta.url))

function send(path: string, outings: { warm: Outing[]; measured: Outing[] }): Promise<Report> {
  const errand = `${path}.errand`
  writeFileSync(errand, JSON.stringify(outings))
  const started = Date.now()
  const bot = spawn(process.execPath, [child, path, errand, String(started)], { stdio: ['ignore', 'pipe', 'inherit'] })
  let out = ''
  bot.stdout.on('data', (piece) => {
    out += String(piece)
  })
  return new Promise((resolve, reject) => {
    bot.once('close', (code) =>
      code === 0 ? resolve(JSON.parse(out)) : reject(new Error(`the bot ended with ${code}`)),
    )
  })
}

export interface Many {
  readonly entries: number
  readonly megabytes: number
  readonly few: Report[]
  readonly many: Report[]
}

interface Hall {
  readonly path: string
  readonly ids: readonly number[]
  readonly models: readonly Model[]
}

async function hallOf(dir: string, name: string, size: Size): Promise<Hall> {
  const path = join(dir, `${name}.sqlite`)
  const models = await playModels(path)
  return { path, ids: copyModels(path, models, { ...size, games: size.games + WARM_GAMES }), models: models.open }
}

/** Until it lies on the disk, or what is measured next would wait for it. */
function copyWhole(from: string, to: string): void {
  copyFileSync(from, to)
  const file = openSync(to, 'r+')
  fsyncSync(file)
  closeSync(file)
}

/** A new bot over a copy of the hall: first it gets warm at some tables, then it is measured at the others. */
async function visit({ path, ids, models }: Hall, round: number): Promise<Report> {
  const luck = luckFrom((round + 1).toString(16).padStart(32, '0'))
  const copy = `${path}-${round}.sqlite`
  copyWhole(path, copy)
  const warm = outingsOver(ids.slice(0, WARM_GAMES), models, WARM_MOVES, luck)
  const measured = outingsOver(ids.slice(WARM_GAMES), models, MOVES, luck)
  const report = await send(copy, { warm, measured })
  for (const end of ['', '-wal', '-shm']) rmSync(`${copy}${end}`, { force: true })
  return report
}

/** The same bot over a few games and over very many, in turn. */
export async function fewAndMany(dir: string, few: Size, many: Size, rounds: number): Promise<Many> {
  const halls = { few: await hallOf(dir, 'few', few), many: await hallOf(dir, 'many', many) }
  const reports: Record<'few' | 'many', Report[]> = { few: [], many: [] }
  for (let round = 0; round < rounds; round++) {
    for (const name of ['few', 'many'] as const) reports[name].push(await visit(halls[name], round))
  }
  const file = new SQLite(halls.many.path, { readonly: true })
  const entries = file.prepare('select count(*) from entries').pluck().get() as number
  file.close()
  return { entries, megabytes: statSync(halls.many.path).size / 2 ** 20, ...reports }
}
