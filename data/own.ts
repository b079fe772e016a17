import type { z } from 'zod'

/** A table owner's own values on top of ours: the same for every game. */

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

/** The first name that stands in a list twice. */
export function repeated(names: readonly string[]): string | undefined {
  return names.find((name, index) => names.indexOf(name) !== index)
}

export interface Values<C> {
  readonly ours: C
  readonly schema: z.ZodType<C>
  /** A file as it may look. */
  readonly example: string
  /** Finds what the shape alone does not say. */
  contradictionsOf(cards: C): string[]
}

/** The merged values, or one sentence for everything that is wrong with them. */
export function readOwn<C>(
  text: string,
  { ours, schema, example, contradictionsOf }: Values<C>,
): C | { wrong: string[] } {
  let theirs: unknown
  try {
    theirs = JSON.parse(text)
  } catch (error) {
    return { wrong: [`The file is not JSON: ${error instanceof Error ? error.message : String(error)}.`] }
  }
  if (!isTree(theirs)) return { wrong: [`The file must hold one object, like ${example}.`] }
  const read = schema.safeParse(merged(ours, theirs))
  if (!read.success) return { wrong: read.error.issues.map(sentenceOf) }
  const wrong = contradictionsOf(read.data)
  return wrong.length > 0 ? { wrong } : read.data
}
