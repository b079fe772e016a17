import type { Result } from '#kernel'
import type { Language } from '#texts'
import type { View } from '#village/view'

/** Everything a picture of a game is made from: a view, and the names of the people. */
export interface PictureInput {
  readonly view: View
  /** By seat. */
  readonly names: readonly string[]
  /** By seat: the neighbour a bot plays as, null for everybody else. */
  readonly faces?: readonly (string | null)[]
  readonly language: Language
  /** The table's own result, null while the game goes on; left out, the rules decide. */
  readonly result?: Result | null
  /** For a phone pictures are laid out anew, 1,000 wide; those that are not are painted smaller. */
  readonly size?: 'phone'
}
