import type { AnyInsight, Insight, Level } from '#bots/insight'
import type { AnyGame, Game, GameState } from '#kernel'
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

/** The sides that must agree on the state of the game and on what a seat sees of it. */
interface Sides<State extends GameState, Content, View>
  extends Omit<GamePackage, 'rules' | 'presentation' | 'insight'> {
  rules(): Promise<Game<State, Content, View>>
  presentation(): Promise<Presentation<View>>
  insight?(): Promise<(level: Level) => Insight<State>>
}

/**
 * Brings the sides of one game together and forgets its own types. It is the one place where they are known together:
 * here the compiler sees that the presentation is made for the views of these rules, and whoever shows a table asks for
 * both by the name of one game.
 */
export function gamePackage<State extends GameState, Content, View>(sides: Sides<State, Content, View>): GamePackage {
  return sides
}
