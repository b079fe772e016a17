import { rows, text } from '#discord/app/components'
import type { Reader } from '#discord/app/reader'
import { screen } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { PRESENTATIONS } from '#presentation/registry'
import { guidedButton } from './screen.ts'

/** The makers of the icons and their licence, which must be found wherever the pictures are shown. */
const ICONS = {
  site: '[game-icons.net](https://game-icons.net)',
  licence: '[CC BY 3.0](https://creativecommons.org/licenses/by/3.0/)',
}

/** The same command of every game: `/willyville rules`, … */
function everywhere(reader: Reader, command: string): string {
  return PRESENTATIONS.map(({ game }) => reader.command(command, game)).join(' · ')
}

export function helpScreen(reader: Reader): Screen {
  const taught = PRESENTATIONS.filter(({ help }) => help.lessons.length > 0)
  return screen([
    text(
      reader.say('help', {
        openings: everywhere(reader, 'new'),
        rules: everywhere(reader, 'rules'),
        turns: reader.command('turns'),
        settings: reader.command('settings'),
        doctor: reader.command('doctor'),
      }),
    ),
    ...rows(taught.map(({ game }) => guidedButton(reader, game))),
    text(`-# ${reader.say('credits', ICONS)}`),
  ])
}
