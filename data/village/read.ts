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
  const { constants, port, travel } = cards
  const lists = {
    crafts: cards.crafts.map(({ building }) => building as string),
    customers: cards.customers.map(({ id }) => id),
    villagers: cards.villagers.map(({ id }) => id),
    'travel.castles': travel.castles.map(({ id }) => id),
    'port.captains': port.captains.map(({ id }) => id),
    'port.islands': port.islands.map(({ id }) => id),
  }
  for (const [list, names] of Object.entries(lists)) {
    const twice = repeated(names)
    if (twice !== undefined) wrong.push(`${list}: ${twice} stands there twice.`)
  }
  if (constants.massDraw.value > constants.monks.value) wrong.push('constants.massDraw: there are fewer monks.')
  const castles = ['village', ...lists['travel.castles']]
  const waters = ['port', ...port.timeSpaces, ...lists['port.islands']]
  const nowhere = (ends: readonly string[], known: readonly string[]) => ends.find((end) => !known.includes(end))
  const lost = travel.ways.map(({ between }) => nowhere(between, castles)).find((end) => end !== undefined)
  if (lost !== undefined) wrong.push(`travel.ways: there is no castle ${lost}.`)
  const drowned = port.lines.map((ends) => nowhere(ends, waters)).find((end) => end !== undefined)
  if (drowned !== undefined) wrong.push(`port.lines: there is no water space ${drowned}.`)
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
  if (!isTree(theirs)) return { wrong: ['The file must hold one object, like { "harvest": { "plain": 3 } }.'] }
  const read = cardsSchema.safeParse(merged(CARDS, theirs))
  if (!read.success) return { wrong: read.error.issues.map(sentenceOf) }
  const wrong = contradictionsOf(read.data)
  return wrong.length > 0 ? { wrong } : read.data
}
