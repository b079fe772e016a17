import { type Compiled, flooded } from '#test/discord/flood'
import { print } from './soak.ts'

/** The root of the compiled code. */
const compiled = (path: string) => new URL(`../${path}`, new URL('..', import.meta.url))
const COMPILED: Compiled = {
  crowd: compiled('test/discord/crowd-child.js'),
  painter: compiled('render/engine/worker.js'),
  thinker: compiled('src/bots/worker.js'),
}
const GAMES = 12
/** A flood is as high after some minutes as after hours. */
const LONGEST_SECONDS = 300
/** On two quiet cores; on busier ones not more than so many times as long as without the flood. */
const MOST_MS = { acknowledgement: 300, picture: 3000 }
const MOST_TIMES = 3
const LINES_SHOWN = 5

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN)
}

type Report = Awaited<ReturnType<typeof flooded>>['calm']

/** Prints what a crowd went through; its slow ends and its faults are what counts. */
function reportOn(when: 'calm' | 'flooded', report: Report): { ack: number; picture: number; faults: number } {
  const { acknowledgements, pictures, errors, late, flood } = report
  const ack = { p50: quantile(acknowledgements, 0.5), p99: quantile(acknowledgements, 0.99) }
  const picture = { p50: quantile(pictures, 0.5), p99: quantile(pictures, 0.99) }
  const counts = { presses: acknowledgements.length, late, ack, pictures: pictures.length, picture, flood }
  print({ soak: 'flood', when, ...counts })
  for (const error of errors.slice(0, LINES_SHOWN)) process.stderr.write(`${error}\n`)
  return { ack: ack.p99, picture: picture.p99, faults: errors.length + late }
}

/** One person asks for everything at once while others play on; they do not notice. */
export async function soakFlood(seconds: number): Promise<boolean> {
  const reports = await flooded(GAMES, Math.min(seconds, LONGEST_SECONDS), COMPILED)
  const calm = reportOn('calm', reports.calm)
  const busy = reportOn('flooded', reports.flooded)
  for (const line of reports.told.slice(0, LINES_SHOWN)) process.stderr.write(line)
  const isQuick = busy.ack < Math.max(MOST_MS.acknowledgement, MOST_TIMES * calm.ack)
  const isPainted = busy.picture < Math.max(MOST_MS.picture, MOST_TIMES * calm.picture)
  return calm.faults + busy.faults + reports.told.length === 0 && isQuick && isPainted
}
