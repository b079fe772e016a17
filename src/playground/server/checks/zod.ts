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

function codeOf(zodIssue: $ZodIssue): string {
  if (zodIssue.code === 'invalid_type') return zodIssue.input === undefined ? 'BASE_TYPE_REQUIRED' : 'BASE_TYPE_INVALID'
  if (zodIssue.code === 'too_big') return zodIssue.origin === 'number' ? 'NUMBER_TYPE_MAX' : 'BASE_TYPE_MAX_LENGTH'
  if (zodIssue.code === 'too_small') return zodIssue.origin === 'number' ? 'NUMBER_TYPE_MIN' : 'BASE_TYPE_MIN_LENGTH'
  if (zodIssue.code === 'invalid_value') return 'BASE_TYPE_CHOICES'
  return zodIssue.code === 'invalid_format' ? 'STRING_TYPE_REGEX' : 'BASE_TYPE_INVALID'
}

function issuesOf(zodIssues: $ZodIssue[], base: (string | number)[] = []): Issue[] {
  return zodIssues.flatMap((zodIssue) => {
    const path = [...base, ...zodIssue.path.map((step) => (typeof step === 'number' ? step : String(step)))]
    if (zodIssue.code !== 'invalid_union' || zodIssue.errors.length === 0)
      return [issue(path, codeOf(zodIssue), zodIssue.message)]
    return issuesOf(meantBranch(zodIssue.errors), path)
  })
}

/** Lists the complaints of Discord's published schema about a value. */
export function against(schema: Schema, value: unknown, path: (string | number)[] = []): Issue[] {
  const read = schema.safeParse(value)
  return read.success ? [] : issuesOf(read.error.issues, path)
}
