import { settingsScreen } from '#discord/features/settings/screen'
import type { GlobalCommand } from './global.ts'

export const settings: GlobalCommand = { name: 'settings', define: () => {}, run: (ask) => settingsScreen(ask) }
