import { settingsScreen } from '#discord/features/settings/screen'
import type { GlobalCommand } from './global.ts'

export const settings: GlobalCommand = { name: 'settings', define: () => {}, run: (request) => settingsScreen(request) }
