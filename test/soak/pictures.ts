import { luckFrom } from '#kernel'
import { Studio } from '#render/engine/studio'
import { tablePicture } from '#render/willyville/table'
import { villagePicture } from '#render/willyville/village'
import { turnsOf } from '#test/willyville/planner'
import { willyville } from '#willyville/game'
import { activeSeat, type State } from '#willyville/state'
import { print } from './soak.ts'

const MEGABYTE = 1024 * 1024
/** All sprites are painted by then. */
const WARM_AFTER = 1000
const MOST_GROWTH_MB = 100

function pictureOf(state: State, number: number) {
  const seat = activeSeat(state)
  const names = ['Jörg', `Käthe ${number}`, 'Max', 'Änne']
  const input = { view: willyville.view(state, seat), names, language: 'en' as const }
  return number % 2 === 0 ? villagePicture(input, seat) : tablePicture(input)
}

/** Paints many different pictures as the bot does and looks whether memory grows once all sprites are there. */
export async function soakPictures(count: number): Promise<boolean> {
  const studio = new Studio({ log: (sentence) => process.stderr.write(`${sentence}\n`) })
  const luck = luckFrom('0123456789abcdef0123456789abcdef')
  const states = [2, 3, 4].flatMap((seats) => turnsOf(seats, seats, luck)).map(({ state }) => state)
  let warm = 0
  let largest = 0
  for (let number = 0; number < count; number++) {
    const state = states[number % states.length]
    if (state === undefined) throw new Error('no game has a turn')
    const png = await studio.paint(pictureOf(state, number))
    largest = Math.max(largest, png.length)
    if (number === WARM_AFTER) warm = process.memoryUsage().rss
  }
  const growth = (process.memoryUsage().rss - warm) / MEGABYTE
  await studio.close()
  const [largestKB, warmMB, growthMB] = [largest / 1024, warm / MEGABYTE, growth].map(Math.round)
  print({ soak: 'pictures', pictures: count, largestKB, warmMB, growthMB })
  return growth < MOST_GROWTH_MB
}
