import { helpScreen } from '#discord/features/welcome/help'
import type { GlobalCommand } from './command.ts'

export const help: GlobalCommand = { name: 'help', run: helpScreen }
