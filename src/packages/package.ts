import type { AnyInsight, Level } from '#bots/insight'
import type { AnyGame } from '#kernel'
import type { Presentation } from '#presentation/presentation'

/** Reads a table owner's own card values, or says in sentences what is wrong with them. */
export type CardReader = (text: string) => object | { wrong: string[] }

/**
 * All sides of one game. Each is loaded by whoever asks for it, so that a worker that thinks loads no pictures and a
 * worker that draws no rules of bots.
 */
export interface GamePackage {
  readonly name: string
  /** The setting that names the file with a table owner's own card values. */
  readonly cardsSetting: `${string}_CARDS`
  rules(): Promise<AnyGame>
  /** With all its texts and pictures. */
  presentation(): Promise<Presentation>
  cardReader(): Promise<CardReader>
  /** The knowledge of bots, by their level; without it they know what can be known of any game. */
  insight?(): Promise<(level: Level) => AnyInsight>
}
