import type { Goal } from '#presentation/presentation'
import type { Advice, Lesson, Look, Outcome } from '#tables'
import { LruCache } from '#tables/engine/lru-cache'

/** Advice, and what stops the thinking about it. */
export interface Thinking {
  readonly advice: Promise<Outcome<Advice[]>>
  readonly stop: AbortController
}

const MOST_KEPT = 200
const MOST_PANELS = 1000

/** Keeps what is dear to work out and asked for again, as long as the bot runs; nothing is lost with it. */
export class Memory {
  /** Views by moment. Presentations keep what they work out with the view, so the same moment must be the same view. */
  readonly views = new LruCache<Look['before']>(MOST_KEPT)
  /** The order of goals is frozen for one turn. */
  readonly goals = new LruCache<readonly Goal[]>(MOST_KEPT)
  /** Advice is kept while its question stands, and the strong kind is thought about once. */
  readonly advice = new LruCache<Thinking>(MOST_KEPT)
  /** By game and person, the thinking that goes on right now. */
  readonly thinking = new Map<string, AbortController>()
  /** A game that is over does not change, and neither does its review. */
  readonly reviews = new LruCache<Promise<Outcome<Lesson[]>>>(MOST_KEPT)
  /** By game, entry and person, the panels whose reader wants to see everything, until they are opened anew. */
  readonly wholePanels = new LruCache<true>(MOST_PANELS)
}
