import { inboxScreen } from '#discord/screens/inbox'
import type { GlobalCommand } from './global.ts'

export const turns: GlobalCommand = { name: 'turns', define: () => {}, run: (ask) => inboxScreen(ask, 0) }
