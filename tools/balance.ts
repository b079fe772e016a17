import { parseArgs } from 'node:util'
import { LEVELS } from '#bots/insight'
import { willyville } from '#willyville/game'
import type { Player, State } from '#willyville/state'
import { CATEGORIES, GOODS } from '#willyville/words'
import { playMatches } from './matches.ts'
import { SIGMAS } from './tournament.ts'

const USAGE =
  'npm run -s balance -- [--players N] [--games K] [--level L] [--turns T] [--seed S] [--set PLACE=NUMBER]… [--json]'

/** One seat of one game, as it ended. */
interface Village {
  readonly seat: number
  readonly p: Player
  readonly points: Readonly<Record<string, number>>
  readonly total: number
  /** Its part of the victory, 1 for who won alone. */
  readonly won: number
  /** Points more than the others at its table on average. */
  readonly ahead: number
  readonly has: readonly string[]
}

interface Ended {
  readonly rounds: number
  readonly villages: readonly Village[]
}

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n${USAGE}\n`)
  process.exit(1)
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text)
  return Number.isInteger(value) && value > 0 ? value : stop(`--${name} takes a whole number, not "${text}".`)
}

/** An object or a list of card values. */
type Branch = Record<string, unknown>

function isBranch(value: unknown): value is Branch {
  return typeof value === 'object' && value !== null
}

/** `churches.1.time=9`: another number in the place of one that is there, to try it before it is written down. */
function setValue(cards: unknown, text: string): void {
  const [, path = '', value = ''] = /^([\w.]+)=(\d+)$/.exec(text) ?? []
  const steps = path.split('.')
  const last = steps.pop() ?? ''
  const branch = steps.reduce<unknown>((node, step) => (isBranch(node) ? node[step] : undefined), cards)
  if (!isBranch(branch) || typeof branch[last] !== 'number')
    stop(`--set takes the place of a number and another one, not "${text}".`)
  branch[last] = Number(value)
}

function withValues(texts: readonly string[]): unknown {
  const cards: unknown = structuredClone(willyville.content)
  for (const text of texts) setValue(cards, text)
  return cards
}

function readPlan() {
  const { values } = parseArgs({
    options: {
      players: { type: 'string', default: '2' },
      games: { type: 'string', default: '200' },
      level: { type: 'string', default: 'journeyman' },
      turns: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      set: { type: 'string', multiple: true, default: [] },
      json: { type: 'boolean', default: false },
    },
  })
  const level = LEVELS.find((name) => name === values.level)
  if (level === undefined) stop(`There is no level ${values.level}; there are: ${LEVELS.join(', ')}.`)
  const seats = wholeNumber('players', values.players)
  if (seats < willyville.seats.min || seats > willyville.seats.max) stop('Willyville is for 2 to 4 players.')
  return {
    level,
    seats,
    games: wholeNumber('games', values.games),
    turns: wholeNumber('turns', values.turns),
    seed: wholeNumber('seed', values.seed),
    content: withValues(values.set),
    isJson: values.json,
  }
}

/** Everything a village can have that others may not, by its id. */
function havings(t: State, p: Player): string[] {
  const cards = t.setup.content
  const letters = p.travel.map((card) => `travel:${cards.travel.cards[card]?.letter}`)
  return [
    ...(p.church === null ? [] : [`church:${p.church}`]),
    ...(p.hall === null ? [] : [`hall:${p.hall.name}`]),
    ...(p.meeting === null ? [] : ['meet']),
    ...GOODS.filter((good) => p.crafts[good] !== null).map((good) => `craft:${good}`),
    ...GOODS.flatMap((good) => {
      const banner = cards.craft.find((kind) => kind.good === good)?.banners[p.crafts[good]?.card ?? -1]
      return banner === undefined ? [] : [`card:${good}.${banner.join('')}`]
    }),
    ...new Set(p.monks.flatMap(({ stack, action }) => [`monk:${stack}`, `monk:${stack}.${action}`])),
    ...letters,
    ...p.travel.map((card) => `journey:${cards.travel.cards[card]?.letter}${cards.travel.cards[card]?.points}`),
    ...p.served.map((customer) => `customer:c${String(customer + 1).padStart(2, '0')}`),
    ...(p.fields.length > 0 ? ['field'] : []),
    ...(p.labourers > 0 ? ['labourer'] : []),
    `board:${cards.constants.gameBanners.value[p.board]?.join('')}`,
  ]
}

function endedOf(t: State): Ended {
  const { points, totals, winners } = willyville.result(t)
  const villages = t.players.map((p, seat): Village => {
    const others = totals.filter((_, other) => other !== seat)
    const total = totals[seat] ?? 0
    return {
      seat,
      p,
      total,
      points: points[seat] ?? {},
      won: winners.includes(seat) ? 1 / winners.length : 0,
      ahead: total - others.reduce((sum, points) => sum + points, 0) / others.length,
      has: havings(t, p),
    }
  })
  return { rounds: t.round, villages }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

function short(value: number, digits = 1): number {
  return Number(value.toFixed(digits))
}

function percentiles(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b)
  return [0.05, 0.25, 0.5, 0.75, 0.95].map((share) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0)
}

/** A share of so many is known to so many percent, in 95 of 100 cases. */
function within(share: number, of: number): number {
  return 100 * SIGMAS * Math.sqrt((share * (1 - share)) / Math.max(1, of))
}

function percent(some: readonly unknown[], all: readonly unknown[]): number {
  return (100 * some.length) / Math.max(1, all.length)
}

/**
 * How often something is had, what its owners win more than their share, by how many points they are ahead, and where
 * they sit, in percent.
 */
function effectOf(villages: readonly Village[], id: string, seats: number) {
  const owners = villages.filter(({ has }) => has.includes(id))
  const share = mean(owners.map(({ won }) => won))
  return {
    taken: short(percent(owners, villages)),
    wins: short(100 * (share - 1 / seats)),
    within: short(within(share, owners.length)),
    ahead: short(mean(owners.map(({ ahead }) => ahead))),
    bySeat: Array.from({ length: seats }, (_, place) =>
      Math.round(
        percent(
          owners.filter(({ seat }) => seat === place),
          owners,
        ),
      ),
    ),
  }
}

function reportOf(ended: readonly Ended[], seats: number) {
  const villages = ended.flatMap((game) => game.villages)
  const ids = [...new Set(villages.flatMap(({ has }) => has))].sort()
  const winners = villages.filter(({ won }) => won > 0)
  return {
    rounds: percentiles(ended.map(({ rounds }) => rounds)),
    scores: percentiles(villages.map(({ total }) => total)),
    winnerScores: percentiles(winners.map(({ total }) => total)),
    seats: Array.from({ length: seats }, (_, seat) => {
      const own = villages.filter((village) => village.seat === seat)
      const share = mean(own.map(({ won }) => won))
      return {
        wins: short(100 * share),
        within: short(within(share, own.length)),
        score: short(mean(own.map(({ total }) => total))),
      }
    }),
    categories: Object.fromEntries(
      CATEGORIES.map((category) => {
        const of = (some: readonly Village[]) => short(mean(some.map(({ points }) => points[category] ?? 0)))
        const scored = winners.filter(({ points }) => points[category] !== 0).length
        return [category, { all: of(villages), winners: of(winners), scoredByWinners: scored }]
      }),
    ),
    effects: Object.fromEntries(ids.map((id) => [id, effectOf(villages, id, seats)])),
  }
}

function sentencesOf(report: ReturnType<typeof reportOf>): string {
  const { effects, categories, seats, ...spreads } = report
  const lines = Object.entries(spreads).map(([name, values]) => `${name.padEnd(14)} ${values.join('  ')}`)
  const seatLine = ({ wins, within, score }: (typeof seats)[number], seat: number) =>
    `seat ${seat + 1}         wins ${wins} % ± ${within}, scores ${score}`
  lines.push(...seats.map(seatLine))
  const row = (name: string, values: readonly (number | string)[]) =>
    `${name.padEnd(22)}${values.map((value) => String(value).padStart(9)).join('')}`
  lines.push('', row('points', ['all', 'winners', 'scored']))
  for (const [name, points] of Object.entries(categories)) lines.push(row(name, Object.values(points)))
  lines.push('', row('had', ['taken %', 'wins %', '±', 'ahead', 'by seat']))
  for (const [id, { bySeat, ...figures }] of Object.entries(effects))
    lines.push(`${row(id, Object.values(figures))}  ${bySeat.join(' ')}`)
  return lines.join('\n')
}

const { level, seats, games, turns, seed, content, isJson } = readPlan()
const sitters = Array.from({ length: seats }, () => level)
const tasks = Array.from({ length: games }, (_, number) => {
  return { game: willyville.name, sitters, seed: seed + number, turns, content }
})
const ended = (await playMatches(tasks)).map(({ state }) => endedOf(state as State))
const report = reportOf(ended, seats)
process.stdout.write(`${isJson ? JSON.stringify(report) : sentencesOf(report)}\n`)
