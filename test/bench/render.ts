import type { Picture } from '#render/engine/draw'
import { Painter } from '#render/engine/paint'
import { paintReference } from '#render/engine/reference'
import { Studio } from '#render/engine/studio'
import { type DrawnGame, drawnGames, picturesAfter, recordedTurns } from '#test/render/running'

const WISH = { language: 'en', size: 'full' } as const
/** Of each game so many turns are drawn, from its beginning, and so many more before anything is measured. */
const TURNS = 60
const BEFORE = 10
/** Whole pictures, the reference and pictures without sprites take longer and vary less: every so many turns. */
const EVERY = 3
const NAIVE_EVERY = 20
/** So many turns of running games, whose pictures are wanted so many at a time. */
const CROWD = 200
const AT_A_TIME = 12

type Times = Record<'next' | 'whole' | 'reference', number[]>

function timed(paint: () => Buffer): { ms: number; bytes: number } {
  const start = performance.now()
  const bytes = paint().length
  return { ms: performance.now() - start, bytes }
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] as number
}

function print(name: string, value: number, unit: string, peer: string | null, ratio: number | null): void {
  const short = (number: number) => Number(number.toPrecision(3))
  const line = { name: `render.${name}`, value: short(value), unit, peer, ratio: ratio === null ? null : short(ratio) }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

/** The pictures of a kind, turn after turn; own boards of several seats come in turn, as they are looked at. */
function runningPictures(game: DrawnGame): Map<string, Picture[]> {
  const kinds = new Map<string, Picture[]>()
  const [turns = []] = recordedTurns(game, BEFORE + TURNS)
  for (const turn of turns) {
    for (const [kind, picture] of Object.entries(picturesAfter(turn, WISH))) {
      kinds.set(kind, [...(kinds.get(kind) ?? []), picture])
    }
  }
  return kinds
}

/** The next picture of a running game beside the same picture painted whole, in turn, so that a slow moment hits all alike. */
function benchKind(name: string, pictures: readonly Picture[], painter: Painter): void {
  const times: Times = { next: [], whole: [], reference: [] }
  const naive: number[] = []
  let largest = 0
  for (const [index, picture] of pictures.entries()) {
    const next = timed(() => painter.paint(picture))
    if (index < BEFORE) continue
    largest = Math.max(largest, next.bytes)
    times.next.push(next.ms)
    if (index % EVERY !== 0) continue
    times.whole.push(timed(() => painter.paintAnew(picture)).ms)
    times.reference.push(timed(paintReference).ms)
    if (index % NAIVE_EVERY === 0) naive.push(timed(() => painter.paintNaively(picture)).ms)
  }
  if (times.whole.length === 0) return
  for (const [quantity, share] of Object.entries({ p50: 0.5, p95: 0.95 })) {
    const [next, whole] = [quantile(times.next, share), quantile(times.whole, share)]
    print(`${name}.whole.${quantity}`, whole, 'ms', 'reference scene', whole / quantile(times.reference, share))
    print(`${name}.next.${quantity}`, next, 'ms', 'painted whole', next / whole)
  }
  if (naive.length > 0) {
    const [without, whole] = [quantile(naive, 0.5), quantile(times.whole, 0.5)]
    print(`${name}.naive`, without, 'ms', 'with sprites', without / whole)
  }
  print(`${name}.bytes`, largest / 1024, 'KB', null, null)
}

/** Pictures of many running games in turn; each is another, so that none comes from memory. */
function crowd(): Picture[] {
  const games = drawnGames().flatMap((drawn) => recordedTurns(drawn, CROWD))
  const longest = Math.max(...games.map(({ length }) => length))
  const turns = Array.from({ length: longest }, (_, turn) => games.flatMap((each) => each[turn] ?? [])).flat()
  return turns.slice(0, CROWD).flatMap((turn) => Object.values(picturesAfter(turn, WISH)))
}

async function paintAll(studio: Studio, pictures: readonly Picture[]): Promise<void> {
  const waiting = [...pictures]
  const paintOn = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await studio.paint(next)
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, paintOn))
}

async function throughput(pictures: readonly Picture[]): Promise<number> {
  const studio = new Studio({ log: (sentence) => process.stderr.write(`${sentence}\n`) })
  const before = pictures.slice(0, pictures.length / 4)
  const measured = pictures.slice(before.length)
  await paintAll(studio, before)
  const start = performance.now()
  await paintAll(studio, measured)
  const rate = (1000 * measured.length) / (performance.now() - start)
  await studio.close()
  return rate
}

export async function benchRender(): Promise<void> {
  const painter = new Painter()
  for (const drawn of drawnGames()) {
    for (const [kind, pictures] of runningPictures(drawn)) benchKind(`${drawn.game.name}.${kind}`, pictures, painter)
  }
  print('pictures', await throughput(crowd()), 'pictures/s', null, null)
}
