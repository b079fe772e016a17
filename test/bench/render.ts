import type { Picture } from '#render/engine/draw'
import { Painter } from '#render/engine/paint'
import { paintReference } from '#render/engine/reference'
import { Studio } from '#render/engine/studio'
import { tablePicture } from '#render/willyville/table'
import { villagePicture } from '#render/willyville/village'
import { NAMES, STATES } from '#test/render/states'
import { willyville } from '#willyville/game'
import { activeSeat } from '#willyville/state'

const ROUNDS = 40
const PARALLEL = 200

function picturesOf(state: string): { village: Picture; table: Picture } {
  const t = (STATES[state] as () => ReturnType<NonNullable<(typeof STATES)[string]>>)()
  const seat = activeSeat(t)
  const input = { view: willyville.view(t, seat), names: NAMES, language: 'en' as const }
  return { village: villagePicture(input, seat), table: tablePicture(input) }
}

function timed(paint: () => Buffer): { ms: number; bytes: number } {
  const start = performance.now()
  const bytes = paint().length
  return { ms: performance.now() - start, bytes }
}

function quantile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] as number
}

function print(name: string, value: number, unit: string, peer: string | null, ratio: number | null): void {
  const short = (number: number) => Number(number.toPrecision(3))
  const line = { name: `render.${name}`, value: short(value), unit, peer, ratio: ratio === null ? null : short(ratio) }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

/** Measures how fast the same pictures come when many are wanted at once; each differs, so that none comes from memory. */
async function throughput(picture: Picture): Promise<number> {
  const studio = new Studio({ log: (sentence) => process.stderr.write(`${sentence}\n`) })
  const variant = (number: number): Picture => ({
    ...picture,
    draws: [
      ...picture.draws,
      { text: String(number), x: 800, y: 1090, size: 4, font: 'note', colour: 'ink', align: 'center', max: 60 },
    ],
  })
  await Promise.all([1, 2, 3, 4].map((number) => studio.paint(variant(-number))))
  const start = performance.now()
  await Promise.all(Array.from({ length: PARALLEL }, (_, number) => studio.paint(variant(number))))
  const rate = (1000 * PARALLEL) / (performance.now() - start)
  await studio.close()
  return rate
}

export async function benchRender(): Promise<void> {
  const painter = new Painter()
  const pictures = ['start', 'middle', 'late', 'rich'].map(picturesOf)
  for (const { village, table } of pictures) {
    painter.paint(village)
    painter.paint(table)
  }
  paintReference()
  const times: Record<'village' | 'table' | 'reference' | 'naive', number[]> = {
    village: [],
    table: [],
    reference: [],
    naive: [],
  }
  let bytes = 0
  // In turn, so that a slow moment of the machine hits all alike.
  for (let round = 0; round < ROUNDS; round++) {
    const { village, table } = pictures[round % pictures.length] as (typeof pictures)[number]
    const painted = timed(() => painter.paint(village))
    bytes = Math.max(bytes, painted.bytes)
    times.village.push(painted.ms)
    times.table.push(timed(() => painter.paint(table)).ms)
    times.reference.push(timed(paintReference).ms)
    if (round % 10 === 0) times.naive.push(timed(() => painter.paintNaively(village)).ms)
  }
  const reference = { p50: quantile(times.reference, 0.5), p95: quantile(times.reference, 0.95) }
  for (const name of ['village', 'table'] as const) {
    const [p50, p95] = [quantile(times[name], 0.5), quantile(times[name], 0.95)]
    print(`${name}.p50`, p50, 'ms', 'reference scene', p50 / reference.p50)
    print(`${name}.p95`, p95, 'ms', 'reference scene', p95 / reference.p95)
  }
  print(
    'village.naive',
    quantile(times.naive, 0.5),
    'ms',
    'with sprites',
    quantile(times.naive, 0.5) / quantile(times.village, 0.5),
  )
  print('village.bytes', bytes / 1024, 'KB', null, null)
  print('pictures', await throughput((pictures[2] as (typeof pictures)[number]).village), 'pictures/s', null, null)
}
