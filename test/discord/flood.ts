import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ThinkingPool } from '#bots/thinking-pool'
import { COMMANDS, DEFINITIONS } from '#commands/index'
import { type Bot, startBot } from '#discord/app/bot'
import { warmUp } from '#discord/app/warm-up'
import { newLog } from '#discord/ops/log'
import { gameNamed } from '#games/registry'
import { openDatabase } from '#store'
import { isDenial, type Outcome } from '#tables'
import { USUAL_CAPS } from '#tables/engine/caps'
import { commitmentOf } from '#tables/model/commitment'
import { recordNamed } from '../recorded-games.ts'
import { Crowd, type CrowdReport, type Place } from './crowd.ts'

/** The folder of the compiled parts that run beside the bot. */
export interface Compiled {
  readonly crowd: URL
  readonly painter: URL
  readonly thinker: URL
}

export interface Flood {
  /** Without and with somebody who asks for everything at once: the same crowd in the same run. */
  readonly calm: CrowdReport
  readonly flooded: CrowdReport
  /** The complaints of the bot. */
  readonly told: readonly string[]
}

const WARNING = 40
/** So much is asked for at the same time. */
const ALL_AT_ONCE = 40
const PAUSE = 500

function yes<T>(outcome: Outcome<T>): T {
  if (isDenial(outcome)) throw new Error(`refused: ${outcome.denied}`)
  return outcome
}

/** A whole game that was played before, to be filmed and exported. */
function recordedGame(): string {
  const record = recordNamed('willyville-2')
  const names = Array.from({ length: record.seats }, (_, seat) => `Player ${seat}`)
  const commitment = commitmentOf(record)
  return JSON.stringify({ willyville: 1, id: 1, phase: 'over', commitment, started: 0, ended: 0, names, record })
}

async function openTables({ app: { tables } }: Bot, { server, games, flooder }: Place): Promise<void> {
  for (const { channel, people } of games) {
    const [host = '', ...others] = people
    const home = { server, channel, thread: null }
    const wanted = { game: 'willyville', host: { person: host, name: 'Host' }, home, players: people.length }
    const { id } = yes(await tables.lobby.create({ ...wanted, speed: 'none' }))
    for (const person of others) yes(await tables.lobby.join(id, { person, name: 'Guest' }))
    yes(await tables.lobby.begin(id, host))
  }
  const { person, finished, running } = flooder
  yes(await tables.records.import(recordedGame(), person, { server, channel: finished, thread: null }))
  const home = { server, channel: running, thread: null }
  const alone = { players: 2, bots: 1, startsWhenFull: true, speed: 'none' as const }
  yes(await tables.lobby.create({ game: 'willyville', host: { person, name: 'Flooder' }, home, ...alone }))
}

/** People play; then one of them asks for everything at once while the others play on. */
export async function flooded(games: number, seconds: number, compiled: Compiled): Promise<Flood> {
  const folder = mkdtempSync(join(tmpdir(), 'willyville-'))
  const told: string[] = []
  const keep = (line: string) => {
    if ((JSON.parse(line) as { level: number }).level >= WARNING) told.push(line)
  }
  const log = newLog('info', { write: keep })
  const crowd = new Crowd(compiled.crowd, games)
  const place = await crowd.place
  const db = await openDatabase(join(folder, 'games.sqlite'))
  const thinkingPool = new ThinkingPool({ worker: compiled.thinker })
  warmUp(gameNamed)
  const bot = await startBot({
    token: place.token,
    rest: { api: place.apiUrl, version: '10' },
    worker: compiled.painter,
    log,
    commands: COMMANDS,
    definitions: DEFINITIONS,
    world: {
      db,
      gameNamed,
      contentOf: (game) => game.content,
      now: Date.now,
      think: thinkingPool.think,
      caps: USUAL_CAPS,
      engine: 'flood',
      process: 'flood',
      reportFault: (error) => log.error({ err: error }, 'tables'),
    },
  })
  await bot.ready
  await openTables(bot, place)
  await crowd.untilBegun(games)
  const calm = await crowd.press({ seconds, pause: PAUSE })
  const busy = await crowd.press({ seconds, pause: PAUSE, flood: ALL_AT_ONCE })
  thinkingPool.hurry()
  await bot.stop()
  await thinkingPool.close()
  await db.close()
  await crowd.close()
  rmSync(folder, { recursive: true })
  return { calm, flooded: busy, told }
}
