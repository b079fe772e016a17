import { hint as hintFor } from '#discord/hint'
import { type GameCommand, here } from './shared.ts'

export const hint: GameCommand = {
  name: 'hint',
  define: () => {},
  run: (ask) => here(ask, (id) => hintFor(ask, id)),
}
