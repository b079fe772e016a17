import type { ArgCodec } from '#discord/app/verb-args'

/** An option by its place, none of them, or those chosen in a select; `more` is a second select on the same screen. */
export type PickArg = number | 'none' | 'more' | null

/** Anything else counts as nothing: then the values of the select do. */
export const pickArg: ArgCodec<PickArg> = {
  write: (arg) => (arg === null ? '' : String(arg)),
  read(text) {
    if (/^\d+$/.test(text)) return Number(text)
    return text === 'none' || text === 'more' ? text : null
  },
}

const LONGEST_GOAL = 50

/** Goals are named by as much of their id as there is room for. */
export const goalArg: ArgCodec<string> = { write: (id) => id.slice(0, LONGEST_GOAL), read: (text) => text }
