import type { Weights } from '../evaluator.ts'
import { FEATURE_NAMES } from '../features.ts'

/**
 * Weights as a table: a line for each trait with what it is worth early and late, and then its part in each unit; the
 * line `worth` gives what the units are worth. A trait without a line weighs nothing.
 */
export function readWeights(table: string): Weights {
  const lines = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
  const rows = new Map(lines.map(([name, ...numbers]) => [name as string, numbers.map(Number)]))
  const worth = rows.get('worth') ?? []
  const unknown = [...rows.keys()].find((name) => name !== 'worth' && !FEATURE_NAMES.includes(name))
  if (unknown !== undefined) throw new Error(`there is no trait ${unknown}`)
  const column = (at: number) => Float64Array.from(FEATURE_NAMES, (name) => rows.get(name)?.[at] ?? 0)
  return {
    early: column(0),
    late: column(1),
    units: worth.map((_, unit) => column(2 + unit)),
    worth: Float64Array.from(worth),
  }
}

const DIGITS = 3

/** The table that reads as these weights. */
export function writeWeights({ early, late, units, worth }: Weights): string {
  const short = (number: number) => String(Number(number.toFixed(DIGITS)))
  const lines = FEATURE_NAMES.map((name, at) => {
    const numbers = [early[at], late[at], ...units.map((unit) => unit[at])]
    return [name, ...numbers.map((number) => short(number as number))].join(' ')
  })
  return [...lines, ['worth', ...[...worth].map(short)].join(' ')].join('\n')
}
