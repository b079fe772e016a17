import type { Result } from '#kernel'
import type { View } from '#kingsbridge/view'
import type { Language } from '#texts'

/** An event in words, as the game says it elsewhere. */
export interface EventWords {
  readonly title: string
  readonly text: string
}

/** Everything a picture of a game is made from: a view, and the names of the people. */
export interface PictureInput {
  /** What it hides stays hidden: a picture for everybody takes the view of a spectator. */
  readonly view: View
  /** By seat. */
  readonly names: readonly string[]
  /** By seat: the neighbour a bot plays as, null for everybody else. */
  readonly faces?: readonly (string | null)[]
  readonly language: Language
  /** By id, the events that are in force; one that is missing shows its symbols alone. */
  readonly events?: Readonly<Record<string, EventWords>>
  /** The table's own result, null while the game goes on; left out, the rules decide. */
  readonly result?: Result | null
  /** For a phone pictures are laid out anew, 1,000 wide; those that are not are painted smaller. */
  readonly size?: 'phone'
}
