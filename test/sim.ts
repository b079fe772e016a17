import { parseArgs } from 'node:util'
import { LEVELS, type Level } from '#bots/insight'
import { GAMES, gameNamed } from '#games/registry'
import type { AnyGame } from '#kernel'
import { type Sitter, tournament } from '../tools/tournament.ts'
import { type Played, play } from './conformance.ts'
import { CENSUSES } from './trials.ts'

const USAGE =
  'npm run -s sim -- --game G --players N --games K [--players-are random | --seats LEVEL,LEVEL] [--turns T] [--seed S] [--json]'

/** Every check at so many of the decisions; the cheap ones are made at all of them. */
const DEPTH = 0.02

interface Plan {
  game: AnyGame
  seats: number
  games: number
  seed: number
  isJson: boolean
  /** The players against each other; null for the random player under all checks. */
  sitters: Sitter[] | null
  turns: number | undefined
}

interface Spread {
  mean: number
  spread: number
  least: number
  most: number
}

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n${USAGE}\n`)
  process.exit(1)
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text)
  return Number.isInteger(value) && value >= 0 ? value : stop(`--${name} takes a whole number, not "${text}".`)
}

/** The last one named sits at all other seats too. */
function sittersOf(text: string, seats: number): Sitter[] {
  const named = text.split(',')
  const unknown = named.find((name) => name !== 'random' && !LEVELS.includes(name as Level))
  if (unknown !== undefined) stop(`There is no level "${unknown}"; there are: ${LEVELS.join(', ')}, random.`)
  if (named.length > seats) stop(`There are ${named.length} players for ${seats} seats.`)
  return Array.from({ length: seats }, (_, seat) => (named[seat] ?? named.at(-1)) as Sitter)
}

function readPlan(): Plan {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', default: 'willyville' },
      players: { type: 'string', default: '3' },
      games: { type: 'string', default: '100' },
      'players-are': { type: 'string', default: 'random' },
      seats: { type: 'string' },
      turns: { type: 'string' },
      seed: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
    },
  })
  const game = gameNamed(values.game)
  if (game === undefined)
    stop(`There is no game "${values.game}". There are: ${GAMES.map(({ name }) => name).join(', ')}.`)
  const seats = wholeNumber('players', values.players)
  const { min, max } = game.seats
  if (seats < min || seats > max) stop(`${game.name} is for ${min} to ${max} players.`)
  if (values['players-are'] !== 'random')
    stop(`There are no players called "${values['players-are']}"; there are: random.`)
  const games = wholeNumber('games', values.games)
  const sitters = values.seats === undefined ? null : sittersOf(values.seats, seats)
  const turns = values.turns === undefined ? undefined : wholeNumber('turns', values.turns)
  return { game, seats, games, seed: wholeNumber('seed', values.seed), isJson: values.json, sitters, turns }
}

function spreadOf(values: readonly number[]): Spread {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return { mean: Number(mean.toFixed(2)), spread: Number(Math.sqrt(variance).toFixed(2)), least, most }
}

function count(into: Record<string, number>, key: string): void {
  into[key] = (into[key] ?? 0) + 1
}

/** The last thing that was heard before the game was over. */
interface Ended {
  reason: string
  played: Played
}

function playOne({ game, seats }: Plan, seed: number): Ended {
  let reason = 'nothing heard'
  const census = CENSUSES[game.name]
  const hear = (news: { kind: string }) => {
    reason = news.kind
  }
  const played = play({ game, seats, seed, depth: DEPTH, hear, ...(census && { census }) })
  return { reason, played }
}

function summaryOf(plan: Plan): Record<string, unknown> {
  const { game, seats, games, seed } = plan
  const totals: number[][] = []
  const [decisions, turns]: [number[], number[]] = [[], []]
  const [endings, broken]: [Record<string, number>, Record<string, number>] = [{}, {}]
  const wins = new Array<number>(seats).fill(0)
  for (let number = 0; number < games; number++) {
    const { reason, played } = playOne(plan, seed + number)
    for (const { promise } of played.broken) count(broken, promise)
    if (played.broken.length > 0) continue
    const { totals: scores, winners } = game.result(played.saved.state)
    totals.push([...scores])
    decisions.push(played.decisions)
    turns.push(played.scenes.filter(({ answers }) => answers.length > 0).length)
    count(endings, reason)
    for (const seat of winners) wins[seat] = (wins[seat] as number) + 1 / winners.length
  }
  const setup = { game: game.name, players: seats, playersAre: 'random', seed, games }
  if (totals.length === 0) return { ...setup, broken }
  return {
    ...setup,
    decisions: spreadOf(decisions),
    turns: spreadOf(turns),
    scores: spreadOf(totals.flat()),
    scoresBySeat: wins.map((_, seat) => spreadOf(totals.map((scores) => scores[seat] as number))),
    winShareBySeat: wins.map((share) => Number((share / totals.length).toFixed(3))),
    endings,
    broken,
  }
}

function sentencesOf(summary: Record<string, unknown>): string {
  return Object.entries(summary)
    .map(([name, value]) => `${name.padEnd(16)} ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .join('\n')
}

const plan = readPlan()
const { sitters } = plan
const summary = sitters === null ? summaryOf(plan) : await tournament({ ...plan, sitters })
process.stdout.write(`${plan.isJson ? JSON.stringify(summary) : sentencesOf(summary)}\n`)
process.exitCode = Object.keys((summary.broken ?? {}) as object).length > 0 ? 1 : 0
