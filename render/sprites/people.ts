import type { SpriteBook } from './sprite.ts'

export const PEOPLE: SpriteBook = {}
