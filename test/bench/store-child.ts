import { readFileSync } from 'node:fs'
import { type BenchMove, openBot, play } from './store-moves.ts'

export interface Outing {
  readonly id: number
  readonly move: BenchMove
}

export interface Report {
  /** From the command to a bot that has looked after all that was due. */
  readonly startMs: number
  readonly moveMs: number
  readonly memoryMB: number
}

const LANES = 8

/** A bot of its own, so that its start and its memory can be measured. */
const [path, errand, started] = process.argv.slice(2) as [string, string, string]
const { warm, measured } = JSON.parse(readFileSync(errand, 'utf8')) as { warm: Outing[]; measured: Outing[] }
const bot = await openBot(path)
bot.tables.start()
await bot.tables.tick()
const startMs = Date.now() - Number(started)

async function playAll(outings: readonly Outing[]): Promise<void> {
  let next = 0
  const lane = async () => {
    for (let outing = outings[next++]; outing !== undefined; outing = outings[next++]) {
      await play(bot, outing.id, outing.move)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}

await playAll(warm)
const before = performance.now()
await playAll(measured)
const moveMs = (performance.now() - before) / measured.length
const memoryMB = process.resourceUsage().maxRSS / 1024
await bot.stop()
process.stdout.write(JSON.stringify({ startMs, moveMs, memoryMB }))
