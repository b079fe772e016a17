import { pairArg, textArg } from '#discord/app/verb-args'
import type { VerbDeclarations } from '#discord/app/verbs'
import { pickArg } from '../shared-args.ts'

/** Decisions in advance: orders at a table, orders for all new tables, prepared turns. */
export const ORDERS = {
  orders: { manner: 'panel' },
  order: { arg: textArg, manner: 'panel' },
  alwaysso: { manner: 'panel' },
  usual: { manner: 'panel' },
  /** The game, and the order's name. */
  usualset: { arg: pairArg(' '), manner: 'panel' },
  ahead: { manner: 'panel' },
  aheadgroup: { manner: 'panel' },
  aheadgoal: { manner: 'panel' },
  aheadpick: { arg: pickArg, manner: 'panel' },
  aheadback: { manner: 'panel' },
} as const satisfies VerbDeclarations
