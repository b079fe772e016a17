import { luckFrom } from '#kernel'
import { turnsOf } from '#test/willyville/planner'
import { willyville } from '#willyville/game'
import { plans } from '#willyville/planning/index'
import { activeSeat } from '#willyville/state'

const GAMES = [1, 2, 3, 4, 5, 6]

function print(name: string, value: number, unit: string): void {
  process.stdout.write(
    `${JSON.stringify({ name: `plans.${name}`, value: Number(value.toPrecision(3)), unit, peer: null, ratio: null })}\n`,
  )
}

/** Measures how long the planner takes for every turn of whole games; nobody else does the same, so there is no peer. */
export async function benchPlans(): Promise<void> {
  const luck = luckFrom('0123456789abcdef0123456789abcdef')
  const turns = [2, 3, 4].flatMap((seats) => GAMES.flatMap((seed) => turnsOf(seed, seats, luck)))
  const counts: number[] = []
  const times = turns.map(({ state }) => {
    const seat = activeSeat(state)
    const view = willyville.view(state, seat)
    const start = performance.now()
    counts.push(plans(view, seat).length)
    return performance.now() - start
  })
  times.sort((a, b) => a - b)
  print('median', times[Math.floor(times.length / 2)] as number, 'ms')
  print('slowest', times.at(-1) as number, 'ms')
  print('positions', turns.length, 'turns')
  print('most', Math.max(...counts), 'plans')
}
