import { here } from '#discord/features/here'
import { opened } from '#discord/features/turn/turn'
import type { GameCommand } from './command.ts'

export const turn: GameCommand = {
  name: 'turn',
  run: (request) => here(request, (id) => opened(request, id)),
}
