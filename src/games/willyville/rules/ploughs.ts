import type { OptionOf } from '../options.ts'
import type { Player, Turn } from '../state.ts'
import { movableOf } from './conditions.ts'
import { fieldGroups } from './fields.ts'

export type PloughMove = OptionOf<'movePlough'>

const SOURCES = ['plough', 'joker'] as const

/** W-PAY-3: every plough or joker that can move to a field, of fields that are alike the first. */
export function ploughMoves(p: Player, turn: Turn): PloughMove[] {
  if (p.fields.length === 0) return []
  const sources = SOURCES.filter((source) => movableOf(p, source) > 0)
  if (sources.length === 0) return []
  const empty = fieldGroups(p, turn.used, (field) => p.fields[field]?.plough === false)
  return sources.flatMap((source) => empty.map(([field]): PloughMove => ({ kind: 'movePlough', source, field })))
}

export function isPloughMove(option: { readonly kind: string }): option is PloughMove {
  return option.kind === 'movePlough'
}
