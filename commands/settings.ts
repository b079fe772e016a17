import { settingsScreen } from '#discord/screens/settings'
import type { GlobalCommand } from './global.ts'

export const settings: GlobalCommand = { name: 'settings', define: () => {}, run: (ask) => settingsScreen(ask) }
