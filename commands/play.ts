import { QUOTAS } from '#discord/app/quotas'
import { here } from '#discord/features/here'
import { playAnywhere } from '#discord/features/inbox/play'
import { opened } from '#discord/features/turn/turn'
import type { GameCommand, GlobalCommand } from './command.ts'

/** The panel of the game that is played here. */
export const play: GameCommand = {
  name: 'play',
  run: (request) => here(request, (id) => opened(request, id)),
}

/** The panel of whatever game waits, here or elsewhere. */
export const playAny: GlobalCommand = { name: 'play', quota: QUOTAS.turns, run: playAnywhere }
