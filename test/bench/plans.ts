import { setImmediate as nextTurn } from 'node:timers/promises'
import { luckFrom } from '#kernel'
import { willyvillePresentation } from '#presentation/willyville/index'
import { linesOf, recordsOf } from '#test/recorded-games'
import { turnsOf } from '#test/willyville/planner'
import { willyville } from '#willyville/game'
import { plans } from '#willyville/planning/index'
import { activeSeat, type State } from '#willyville/state'

const GAMES = [1, 2, 3, 4, 5, 6]

function print(name: string, value: number, unit: string): void {
  process.stdout.write(
    `${JSON.stringify({ name: `plans.${name}`, value: Number(value.toPrecision(3)), unit, peer: null, ratio: null })}\n`,
  )
}

/** Prints the median, and what only a few are above, of numbers in any order. */
function printSpread(name: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b)
  const quantile = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] as number
  print(`${name}median`, quantile(0.5), 'ms')
  print(`${name}p95`, quantile(0.95), 'ms')
  print(`${name}slowest`, quantile(1), 'ms')
}

function benchPlanner(): void {
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
  printSpread('', times)
  print('positions', turns.length, 'turns')
  print('most', Math.max(...counts), 'plans')
}

/** The beginning of every turn of the recorded games. */
function recordedTurns(): State[] {
  const lines = recordsOf('willyville').flatMap((record) => [...linesOf<State>(willyville, record)])
  return lines.map(({ saved }) => saved.state)
}

/** The work of the whole process in milliseconds: what others on the machine do is not in it. */
function workDone(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const VOICE = { language: 'en', emoji: () => '' } as const

/** Opens the panel, and gives back all its work and the pieces it was done in. */
async function openPanel(state: State): Promise<{ work: number; pieces: number[]; goals: number }> {
  const seat = activeSeat(state)
  const shown = { view: willyville.view(state, seat), seat, names: [] }
  const { planning } = willyvillePresentation
  const pieces: number[] = []
  const start = workDone()
  let last = performance.now()
  const endPiece = () => pieces.push(performance.now() - last)
  await planning.think(shown, async () => {
    endPiece()
    await nextTurn()
    last = performance.now()
  })
  const goals = planning.goals(shown, VOICE).length
  endPiece()
  return { work: workDone() - start, pieces, goals }
}

/** How much work it is to open the panel in every turn of the recorded games. */
async function benchPanel(): Promise<void> {
  const turns = recordedTurns()
  for (const state of turns.slice(0, 50)) await openPanel(state)
  const opened: Awaited<ReturnType<typeof openPanel>>[] = []
  for (const state of turns) opened.push(await openPanel(state))
  printSpread(
    'panel.',
    opened.map(({ work }) => work),
  )
  printSpread(
    'panel.piece.',
    opened.flatMap(({ pieces }) => pieces),
  )
  print('panel.positions', turns.length, 'turns')
  print('panel.most', Math.max(...opened.map(({ goals }) => goals)), 'goals')
}

/** Measures how long the planner and the panel take in whole games; nobody else does the same, so there is no peer. */
export async function benchPlans(): Promise<void> {
  benchPlanner()
  await benchPanel()
}
