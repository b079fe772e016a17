import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Bot } from '#discord/app/bot'
import { isDenial } from '#tables'
import { Crowd, type Place } from '#test/discord/crowd'
import { startMeasuredBot } from './bot.ts'

/** `BENCH=short npm run bench -- discord` is for a look in between. */
const LONG = { games: 200, seconds: 60 }
const SHORT = { games: 40, seconds: 15 }
const RESOLUTION = 5

const child = new URL('../discord/crowd-child.js', import.meta.url)

function print(name: string, value: number, unit: string): void {
  const line = { name: `discord.${name}`, value: Number(value.toPrecision(3)), unit, peer: null, ratio: null }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

/** The working time of the main thread in milliseconds; only Linux tells. */
function workOfMain(): number {
  try {
    const [nanoseconds] = readFileSync('/proc/self/schedstat', 'utf8').split(' ')
    return Number(nanoseconds) / 1e6
  } catch {
    return Number.NaN
  }
}

/** The longest piece of work between two turns of the event loop: what others on the machine do is not in it. */
function watchWork(): () => number {
  let [last, longest] = [workOfMain(), 0]
  const timer = setInterval(() => {
    const now = workOfMain()
    longest = Math.max(longest, now - last)
    last = now
  }, 1)
  return () => {
    clearInterval(timer)
    return longest
  }
}

async function openTables({ app }: Bot, { server, games }: Place): Promise<void> {
  for (const { channel, people } of games) {
    const [host, ...others] = people.map((person) => ({ person, name: `Player ${person.slice(-3)}` }))
    if (host === undefined) continue
    const home = { server, channel, thread: null }
    const opened = await app.tables.lobby.create({
      game: 'willyville',
      host,
      home,
      players: people.length,
      speed: 'none',
    })
    if (isDenial(opened)) throw new Error(`no table: ${opened.denied}`)
    for (const person of others) await app.tables.lobby.join(opened.id, person)
    await app.tables.lobby.begin(opened.id, host.person)
  }
}

async function movesOf({ app }: Bot): Promise<number> {
  const { values } = await app.metrics.moves.get()
  return values.reduce((sum, { value }) => sum + value, 0)
}

async function measured(bot: Bot, crowd: Crowd, seconds: number): Promise<void> {
  const before = await movesOf(bot)
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION })
  delay.enable()
  const work = watchWork()
  const { acknowledgements, suggestions, errors, late, doubled } = await crowd.press({ seconds })
  delay.disable()
  print('presses', acknowledgements.length / seconds, 'presses/s')
  print('moves', ((await movesOf(bot)) - before) / seconds, 'moves/s')
  for (const share of [50, 95, 99]) print(`acknowledgement.p${share}`, quantile(acknowledgements, share / 100), 'ms')
  print('suggestions.p95', quantile(suggestions, 0.95), 'ms')
  print('loop.p99', delay.percentile(99) / 1e6 - RESOLUTION, 'ms')
  print('loop.work', work(), 'ms')
  print('loop.max', delay.max / 1e6 - RESOLUTION, 'ms')
  print('errors', errors.length + late, 'answers')
  print('doubled', doubled.length, 'posts')
  for (const sentence of [...new Set([...errors, ...doubled])].slice(0, 10)) process.stderr.write(`${sentence}\n`)
}

/** Many games at once, everybody pressing as fast as the answers come. */
export async function benchDiscord(): Promise<void> {
  const { games, seconds } = process.env.BENCH === 'short' ? SHORT : LONG
  const folder = mkdtempSync(join(tmpdir(), 'willyville-'))
  const crowd = new Crowd(child, games)
  const place = await crowd.place
  const { bot, stop } = await startMeasuredBot(place, folder)
  await openTables(bot, place)
  await crowd.untilBegun(games)
  await measured(bot, crowd, seconds)
  await stop()
  await crowd.close()
  rmSync(folder, { recursive: true })
}
