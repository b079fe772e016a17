import { rows, text } from '#discord/app/components'
import { screen } from '#discord/app/screen'
import { guidedButton } from '#discord/features/welcome/screen'
import { PRESENTATIONS } from '#presentation/registry'
import type { GlobalCommand } from './global.ts'

/** The makers of the icons and their licence, which must be found wherever the pictures are shown. */
const ICONS = {
  site: '[game-icons.net](https://game-icons.net)',
  licence: '[CC BY 3.0](https://creativecommons.org/licenses/by/3.0/)',
}

export const help: GlobalCommand = {
  name: 'help',
  define: () => {},
  run: async ({ reader }) => {
    const taught = PRESENTATIONS.filter((presentation) => presentation.help.lessons.length > 0)
    const everywhere = (command: string) => PRESENTATIONS.map(({ game }) => reader.command(command, game)).join(' · ')
    const facts = {
      openings: everywhere('new'),
      rules: everywhere('rules'),
      turns: reader.command('turns'),
      settings: reader.command('settings'),
      doctor: reader.command('doctor'),
    }
    return screen([
      text(reader.say('help', facts)),
      ...rows(taught.map(({ game }) => guidedButton(reader, game))),
      text(`-# ${reader.say('credits', ICONS)}`),
    ])
  },
}
