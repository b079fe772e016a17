import { QUOTAS } from '#discord/app/quotas'
import { openTyped } from '#discord/features/lobby/open'
import type { GameCommand } from './command.ts'
import { addTableOptions, tableWishes } from './table-options.ts'

export const open: GameCommand = {
  name: 'new',
  quota: QUOTAS.table,
  define: addTableOptions,
  run: (request) => openTyped(request, tableWishes(request.interaction)),
}
