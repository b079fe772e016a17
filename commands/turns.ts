import { QUOTAS } from '#discord/app/quotas'
import { inboxScreen } from '#discord/features/inbox/screen'
import type { GlobalCommand } from './global.ts'

export const turns: GlobalCommand = {
  name: 'turns',
  define: () => {},
  quota: QUOTAS.turns,
  run: (request) => inboxScreen(request, 0),
}
