import { QUOTAS } from '#discord/app/quotas'
import { inboxScreen } from '#discord/features/inbox/screen'
import type { GlobalCommand } from './command.ts'

export const turns: GlobalCommand = {
  name: 'turns',
  quota: QUOTAS.turns,
  run: (request) => inboxScreen(request, 0),
}
