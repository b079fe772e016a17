import type { Picture } from '#render/engine/draw'
import { phoneFinish, Studio } from '#render/engine/studio'
import { drawnGames, picturesAfter, type RunningTurn, recordedTurns } from '#test/render/running'
import { LANGUAGES } from '#texts'
import { print } from './soak.ts'

const MEGABYTE = 1024 * 1024
/** All sprites are painted by then. */
const WARM_AFTER = 1000
const MOST_GROWTH_MB = 100
const SIZES = ['full', 'phone'] as const

/** The turns of all recorded games of all games with pictures, as if they were played at the same time. */
function mixedTurns(): RunningTurn[] {
  const games = drawnGames().flatMap((drawn) => recordedTurns(drawn))
  const longest = Math.max(...games.map(({ length }) => length))
  return Array.from({ length: longest }, (_, turn) => games.flatMap((turns) => turns[turn] ?? [])).flat()
}

/** No two are the same: each table is drawn in turn, in every language and size, and later with other names. */
function* manyPictures(): Generator<Picture> {
  const turns = mixedTurns()
  for (let number = 0; ; number++) {
    const turn = turns[number % turns.length]
    if (turn === undefined) throw new Error('no game has a turn')
    const again = Math.floor(number / turns.length)
    const name = again === 0 ? {} : { names: turn.forAll.names.map((name) => `${name} ${again}`) }
    const wish = { language: LANGUAGES[number % LANGUAGES.length] ?? 'en', size: SIZES[number % 2] ?? 'full' }
    const shown = { ...turn, forAll: { ...turn.forAll, ...name }, own: { ...turn.own, ...name } }
    yield* Object.values(picturesAfter(shown, wish))
  }
}

/** Paints many different pictures as the bot does and looks whether memory grows once all sprites are there. */
export async function soakPictures(count: number): Promise<boolean> {
  const studio = new Studio({ log: (sentence) => process.stderr.write(`${sentence}\n`) })
  const pictures = manyPictures()
  let warm = 0
  let largest = 0
  for (let number = 0; number < count; number++) {
    const picture = pictures.next().value as Picture
    const finish = number % 7 === 0 ? phoneFinish(picture) : undefined
    const png = await studio.paint(picture, finish)
    largest = Math.max(largest, png.length)
    if (number === WARM_AFTER) warm = process.memoryUsage().rss
  }
  const growth = (process.memoryUsage().rss - warm) / MEGABYTE
  await studio.close()
  const [largestKB, warmMB, growthMB] = [largest / 1024, warm / MEGABYTE, growth].map(Math.round)
  print({ soak: 'pictures', pictures: count, largestKB, warmMB, growthMB })
  return growth < MOST_GROWTH_MB
}
