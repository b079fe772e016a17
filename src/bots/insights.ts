import { PACKAGES } from '#packages/registry'
import { genericBot } from './generic-bot.ts'
import type { AnyInsight, Level } from './insight.ts'

type InsightOf = (level: Level) => AnyInsight

const INSIGHTS = new Map<string, InsightOf>()
for (const { name, insight } of PACKAGES) {
  if (insight !== undefined) INSIGHTS.set(name, await insight())
}

/** The insight of a bot of this level into a game; a game without one of its own has the one for any game. */
export function insightOf(game: string, level: Level): AnyInsight {
  return INSIGHTS.get(game)?.(level) ?? genericBot
}
