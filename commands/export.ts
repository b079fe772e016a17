import { QUOTAS } from '#discord/quotas'
import { exported } from '#discord/verbs'
import { type GameCommand, here } from './shared.ts'

export const take: GameCommand = {
  name: 'export',
  define: () => {},
  quota: QUOTAS.export,
  run: (ask) => here(ask, (id) => exported(ask, id)),
}
