import { rows, text } from '#discord/parts'
import { screen } from '#discord/screens/screen'
import { guidedButton } from '#discord/screens/welcome'
import { FACES } from '#faces/registry'
import type { GlobalCommand } from './global.ts'

export const help: GlobalCommand = {
  name: 'help',
  define: () => {},
  run: async ({ reader }) => {
    const taught = FACES.filter(({ lessons }) => lessons.length > 0)
    const openings = FACES.map(({ game }) => `\`/${game} new\``).join(' · ')
    return screen([
      text(reader.say('help', { openings })),
      ...rows(taught.map(({ game }) => guidedButton(reader, game))),
    ])
  },
}
