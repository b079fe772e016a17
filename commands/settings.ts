import { settingsScreen } from '#discord/features/settings/screen'
import type { GlobalCommand } from './command.ts'

export const settings: GlobalCommand = { name: 'settings', run: (request) => settingsScreen(request) }
