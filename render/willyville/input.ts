import type { Result } from '#kernel'
import type { View } from '#willyville/view'
import type { Language } from './words.ts'

/** What every picture of a game is made from: a view, and what people are called. */
export interface PictureInput {
  readonly view: View
  /** By seat. */
  readonly names: readonly string[]
  readonly language: Language
  /** How the table says it ended, null while it goes on; left out, the rules say it. */
  readonly result?: Result | null
  /** For a phone pictures are laid out anew, 1,000 wide; those that are not are painted smaller. */
  readonly size?: 'phone'
}
