import type { $ZodIssue, $ZodType } from 'zod/v4/core'
import { type Issue, issue } from '../api-errors.ts'

export interface Schema {
  safeParse(value: unknown): { success: true } | { success: false; error: { issues: $ZodIssue[] } }
}

export type AnySchema = $ZodType & Schema

/** Of a union's branches the one that was meant: its `type` fits, or else it has the fewest complaints. */
function meantBranch(branches: $ZodIssue[][]): $ZodIssue[] {
  const fits = (issues: $ZodIssue[]) => !issues.some(({ path }) => path[0] === 'type')
  const bySize = [...branches].sort((a, b) => a.length - b.length)
  return bySize.find(fits) ?? bySize[0] ?? []
}

function codeOf(one: $ZodIssue): string {
  if (one.code === 'invalid_type') return one.input === undefined ? 'BASE_TYPE_REQUIRED' : 'BASE_TYPE_INVALID'
  if (one.code === 'too_big') return one.origin === 'number' ? 'NUMBER_TYPE_MAX' : 'BASE_TYPE_MAX_LENGTH'
  if (one.code === 'too_small') return one.origin === 'number' ? 'NUMBER_TYPE_MIN' : 'BASE_TYPE_MIN_LENGTH'
  if (one.code === 'invalid_value') return 'BASE_TYPE_CHOICES'
  return one.code === 'invalid_format' ? 'STRING_TYPE_REGEX' : 'BASE_TYPE_INVALID'
}

function issuesOf(found: $ZodIssue[], at: (string | number)[] = []): Issue[] {
  return found.flatMap((one) => {
    const path = [...at, ...one.path.map((step) => (typeof step === 'number' ? step : String(step)))]
    if (one.code !== 'invalid_union' || one.errors.length === 0) return [issue(path, codeOf(one), one.message)]
    return issuesOf(meantBranch(one.errors), path)
  })
}

/** What Discord's published schema has against a value. */
export function against(schema: Schema, value: unknown, at: (string | number)[] = []): Issue[] {
  const read = schema.safeParse(value)
  return read.success ? [] : issuesOf(read.error.issues, at)
}
