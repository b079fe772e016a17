import { PACKAGES } from '#packages/registry'
import { genericBot } from './generic-bot.ts'
import type { AnyInsight, Level } from './insight.ts'

type InsightOf = (level: Level) => AnyInsight

const INSIGHTS = new Map<string, InsightOf>()
for (const { name, insight } of PACKAGES) {
  if (insight !== undefined) INSIGHTS.set(name, await insight())
}

/** What a bot of this level knows of a game; of a game without an insight, what can be known of any. */
export function insightOf(game: string, level: Level): AnyInsight {
  return INSIGHTS.get(game)?.(level) ?? genericBot
}
