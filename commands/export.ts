import { QUOTAS } from '#discord/app/quotas'
import { exported } from '#discord/features/export/export'
import { here } from '#discord/features/here'
import type { GameCommand } from './command.ts'

export const take: GameCommand = {
  name: 'export',
  quota: QUOTAS.export,
  run: (request) => here(request, (id) => exported(request, id)),
}
