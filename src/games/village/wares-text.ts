import type { Gift } from '#data/village/schema'
import type { Part } from './codec.ts'
import { WARES } from './words.ts'

/** Wares in the ids of options. */

const GIVEN: readonly string[] = [...WARES, 'points']

/** `2pink+green` */
export function waresText(wares: Gift): string {
  return Object.entries(wares)
    .map(([ware, count]) => (count === 1 ? ware : `${count}${ware}`))
    .join('+')
}

/** `3coins+1horse`: every count is written. */
export function countedText(wares: Gift): string {
  return Object.entries(wares)
    .map(([ware, count]) => `${count}${ware}`)
    .join('+')
}

/** Null for text that names no wares; the order of the text is kept. */
export function waresIn(text: string): Gift | null {
  const wares: Record<string, number> = {}
  for (const part of text === '' ? [] : text.split('+')) {
    const [, count, ware = ''] = /^(\d*)([a-z]+)$/.exec(part) ?? []
    if (!GIVEN.includes(ware)) return null
    wares[ware] = Number(count || 1)
  }
  return wares
}

export const WARES_PART: Part<Gift> = { write: waresText, read: waresIn }

export const COUNTED_PART: Part<Gift> = { write: countedText, read: waresIn }

const NOTHING = 'nothing'

/** A price that may be nothing at all. */
export const PAID_PART: Part<Gift> = {
  write: (wares) => waresText(wares) || NOTHING,
  read: (text) => (text === NOTHING ? {} : waresIn(text)),
}
