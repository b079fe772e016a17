import { exported } from '#discord/verbs'
import { type GameCommand, here } from './shared.ts'

export const take: GameCommand = {
  name: 'export',
  define: () => {},
  run: (ask) => here(ask, (id) => exported(ask, id)),
}
