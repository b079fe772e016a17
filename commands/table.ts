import { QUOTAS } from '#discord/app/quotas'
import { here } from '#discord/features/here'
import { tablePanel } from '#discord/features/table-panel/screen'
import type { GameCommand } from './command.ts'

export const table: GameCommand = {
  name: 'table',
  quota: QUOTAS.board,
  run: (request) => here(request, (id) => tablePanel(request, id)),
}
