import { QUOTAS } from '#discord/app/quotas'
import { exported } from '#discord/features/verbs'
import { type GameCommand, here } from './shared.ts'

export const take: GameCommand = {
  name: 'export',
  define: () => {},
  quota: QUOTAS.export,
  run: (ask) => here(ask, (id) => exported(ask, id)),
}
