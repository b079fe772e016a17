import type { Language } from '#texts'
import { CATALOGUE, type Key, say } from '#texts/village/index'

function isKey(key: string): key is Key {
  return Object.hasOwn(CATALOGUE.en, key)
}

/** A name on a farm; those that a table owner's cards bring stand for themselves. */
export function named(language: Language, kind: 'word' | 'isle', id: string): string {
  const key = `${kind}.${id}`
  return isKey(key) ? say(language, key) : id.slice(0, 1).toLocaleUpperCase() + id.slice(1)
}
