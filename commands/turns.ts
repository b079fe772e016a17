import { QUOTAS } from '#discord/quotas'
import { inboxScreen } from '#discord/screens/inbox'
import type { GlobalCommand } from './global.ts'

export const turns: GlobalCommand = {
  name: 'turns',
  define: () => {},
  quota: QUOTAS.turns,
  run: (ask) => inboxScreen(ask, 0),
}
