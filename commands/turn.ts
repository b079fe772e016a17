import { opened } from '#discord/features/turn/turn'
import { type GameCommand, here } from './shared.ts'

export const turn: GameCommand = {
  name: 'turn',
  define: () => {},
  run: (request) => here(request, (id) => opened(request, id)),
}
