import type { z } from 'zod'
import { CARDS } from './cards.ts'
import { type Cards, cardsSchema } from './schema.ts'

type Tree = Record<string, unknown>

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Objects are merged part by part, lists are replaced whole. */
function merged(ours: unknown, theirs: unknown): unknown {
  if (theirs === undefined) return ours
  if (!isTree(ours) || !isTree(theirs)) return theirs
  const keys = [...new Set([...Object.keys(ours), ...Object.keys(theirs)])]
  return Object.fromEntries(keys.map((key) => [key, merged(ours[key], theirs[key])]))
}

function sentenceOf({ path, message }: z.core.$ZodIssue): string {
  return `${path.length === 0 ? 'The file' : path.join('.')}: ${message}.`
}

function repeated(names: readonly string[]): string | undefined {
  return names.find((name, at) => names.indexOf(name) !== at)
}

/** What the shape alone does not say. */
function contradictionsOf(cards: Cards): string[] {
  const wrong: string[] = []
  const lists = { craft: cards.craft.map((one) => one.good), churches: cards.churches.map((one) => one.name) }
  for (const [list, names] of Object.entries({ ...lists, townHalls: cards.townHalls.map((one) => one.name) })) {
    const twice = repeated(names)
    if (twice !== undefined) wrong.push(`${list}: ${twice} stands there twice.`)
  }
  for (const letter of ['A', 'B', 'C', 'D', 'E']) {
    if (!cards.travel.cards.some((card) => card.letter === letter)) wrong.push(`travel.cards: no card ${letter}.`)
  }
  for (const { building, banners } of cards.craft) {
    const twice = repeated(banners.map((banner) => banner.join('/')))
    if (twice !== undefined) wrong.push(`craft: two of the cards ${building} show ${twice}.`)
  }
  const { costs } = cards.constants.bailiff
  if (costs.some(({ take }, at) => take !== at + 1)) wrong.push('constants.bailiff.costs: take must be 1, 2, 3, 4.')
  if ((costs[0]?.coins ?? 0) > 0) wrong.push('constants.bailiff.costs: one customer must cost no coins.')
  if (cards.constants.windows.points.length <= cards.constants.maxWindows) {
    wrong.push(`constants.windows.points: ${cards.constants.maxWindows} windows need a value each, and 0 windows too.`)
  }
  if (cards.customers.length < cards.constants.bailiff.offer) wrong.push('customers: fewer than the offer shows.')
  return wrong
}

/** A table owner's own values on top of ours, or one sentence for everything that is wrong with them. */
export function readCards(text: string): Cards | { wrong: string[] } {
  let theirs: unknown
  try {
    theirs = JSON.parse(text)
  } catch (error) {
    return { wrong: [`The file is not JSON: ${(error as Error).message}.`] }
  }
  if (!isTree(theirs)) return { wrong: ['The file must hold one object, like { "field": { "count": 10 } }.'] }
  const read = cardsSchema.safeParse(merged(CARDS, theirs))
  if (!read.success) return { wrong: read.error.issues.map(sentenceOf) }
  const wrong = contradictionsOf(read.data)
  return wrong.length > 0 ? { wrong } : read.data
}
