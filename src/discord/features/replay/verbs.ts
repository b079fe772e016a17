import { privately, verbsOf } from '#discord/app/verbs'
import { REPLAY, readBoard } from './declarations.ts'
import { replayed } from './replay.ts'
import { walkScreen } from './walk.ts'

export const REPLAY_VERBS = verbsOf(REPLAY, {
  replay: privately((context, press, form) => replayed(press, context, form ?? 'film', press.interaction.user.id)),
  walk: privately((context, press, arg) => walkScreen(press, context, arg, press.interaction.user.id)),
  walkto: privately((context, press, board) => {
    const arg = { entry: Number(press.values[0]), board, motion: 'stay' } as const
    return walkScreen(press, context, arg, press.interaction.user.id)
  }),
  walkboard: privately((context, press, entry) => {
    const board = readBoard(press.values[0] ?? '') ?? 'table'
    return walkScreen(press, context, { entry, board, motion: 'stay' }, press.interaction.user.id)
  }),
})
