import { lineScreen } from '#discord/screens/around'
import type { GlobalCommand } from './global.ts'

export const help: GlobalCommand = {
  name: 'help',
  define: () => {},
  run: async ({ reader }) => lineScreen(reader.say('help')),
}
