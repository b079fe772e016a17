import { QUOTAS } from '#discord/app/quotas'
import { exported } from '#discord/features/export/export'
import { type GameCommand, here } from './shared.ts'

export const take: GameCommand = {
  name: 'export',
  define: () => {},
  quota: QUOTAS.export,
  run: (request) => here(request, (id) => exported(request, id)),
}
