import type { Planning } from './presentation.ts'

export type Reasons = Parameters<Planning['reasonSummary']>[0]

/** Picks the sentence about a turn's gains and costs, one of which or both may be nothing. */
export function sentenceFor(gains: string, costs: string): 'both' | 'gains' | 'costs' | 'none' {
  if (gains === '') return costs === '' ? 'none' : 'costs'
  return costs === '' ? 'gains' : 'both'
}

/** Reasons of at least half a point, as whole points of a category. */
function listed(reasons: Reasons, sign: 1 | -1, part: (points: number, category: string) => string): string[] {
  const whole = reasons.map(({ theme, points }) => ({ theme, points: Math.round(sign * points) }))
  return whole.filter(({ points }) => points > 0).map(({ theme, points }) => part(points, theme))
}

interface Words {
  /** So many points of a category. */
  part(points: number, category: string): string
  list(parts: string[]): string
  say(sentence: `advice.${ReturnType<typeof sentenceFor>}`, facts: { gains: string; costs: string }): string
}

/** Reasons by the categories of the score. */
export function becauseOf(reasons: Reasons, { part, list, say }: Words): string {
  const [gains, costs] = [list(listed(reasons, 1, part)), list(listed(reasons, -1, part))]
  return say(`advice.${sentenceFor(gains, costs)}`, { gains, costs })
}
