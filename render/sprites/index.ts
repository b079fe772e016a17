import { PEOPLE } from './people.ts'
import type { SpriteBook } from './sprite.ts'
import { TOKENS } from './tokens.ts'

/** Every sprite there is. */
export const SPRITES: SpriteBook = { ...TOKENS, ...PEOPLE }
