import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { emptyWeights, type Weights } from '#bots/willyville/evaluator'
import { readWeights, tableOf, writeTable } from '#bots/willyville/weights/read'
import { TRAINED } from '#bots/willyville/weights/trained'
import { luckFrom } from '#kernel'
import { seedOf } from './seed.ts'
import { learnt, samplesOf } from './teach/learn.ts'
import { type Life, lifeStories } from './teach/lessons.ts'
import { filledUp, folded } from './teach/units.ts'

const USAGE = 'npm run -s teach -- [--terms N] [--games K] [--seed S] [--afresh]'

/** Where the weights are kept, in the sources of this compiled file. */
const KEPT = 'src/bots/willyville/weights/trained.ts'
const HEAD = `// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: weights may look like a constant by chance
import type { WeightTable } from './read.ts'

/** Fitted to many games: the same for journeyman and master, who differ in how far they think. */
// biome-ignore format: a line a feature, as tools/teach.ts writes it`

const UNITS = 32
const PASSES = 8
const RATE = 0.004
/** Lives of so many terms are remembered. */
const REMEMBERED = 3
/** Of a hundred games so many are played by 2, by 3, by 4. */
const SHARES = { 2: 55, 3: 22, 4: 23 }

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n${USAGE}\n`)
  process.exit(1)
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text)
  return Number.isInteger(value) && value > 0 ? value : stop(`--${name} takes a whole number, not "${text}".`)
}

const { values } = parseArgs({
  options: {
    terms: { type: 'string', default: '4' },
    games: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    afresh: { type: 'boolean', default: false },
    to: { type: 'string', default: KEPT },
  },
})
const [terms, games, seed] = (['terms', 'games', 'seed'] as const).map((name) => wholeNumber(name, values[name])) as [
  number,
  number,
  number,
]

function mean(list: readonly number[]): string {
  return (list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length)).toFixed(1)
}

/** The games of one term, by number of seats. */
function livesOf(weights: Weights, term: number): Life[] {
  return Object.entries(SHARES).flatMap(([seats, share]) => {
    const count = Math.round((games * share) / 100)
    const first = (seed + term) * 1_000_000 + Number(seats) * 100_000
    const stories = Array.from({ length: count }, (_, at) => lifeStories(weights, Number(seats), first + at))
    const lives = stories.flatMap((story) => story.lives)
    const [rounds, totals] = [stories.map((story) => story.rounds), lives.map(({ total }) => total)]
    process.stdout.write(
      `term ${term}, ${seats} seats: ${count} games, rounds ${mean(rounds)}, points ${mean(totals)}\n`,
    )
    return lives
  })
}

const luck = luckFrom(seedOf(seed))
let teacher = readWeights(TRAINED)
let weights = values.afresh ? emptyWeights() : teacher
let remembered: Life[][] = []
for (let term = 1; term <= terms; term++) {
  remembered = [...remembered.slice(1 - REMEMBERED), livesOf(teacher, term)]
  const samples = samplesOf(remembered.flat(), teacher)
  const fitted = learnt(filledUp(folded(weights, samples), UNITS, luck), samples, PASSES, RATE, luck)
  weights = folded(fitted.weights, samples)
  teacher = weights
  process.stdout.write(
    `term ${term}: foretold within ${fitted.error.toFixed(2)} points, ${weights.units.length} units\n`,
  )
  writeFileSync(values.to, `${HEAD}\nexport const TRAINED: WeightTable = ${writeTable(tableOf(weights))}\n`)
}
