import { button, type Component, line, rows, text } from '#discord/app/components'
import type { Reader } from '#discord/app/reader'
import { PARCHMENT, screen } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { freeId, newNonce } from '#discord/app/verb-ids'
import type { Presentation } from '#presentation/presentation'
import { PRESENTATIONS } from '#presentation/registry'
import { BOT_NAME } from '#texts/ui/index'
import { openingButtons } from './screen.ts'

/** S32: a first word on a server, of all games, with a way to each. */
export function greetingScreen(reader: Reader): Screen {
  const games = PRESENTATIONS.map(({ title }) => title).join(' · ')
  const nonce = newNonce()
  return screen(
    [
      text(`## ${BOT_NAME}`, reader.say('greeting', { command: reader.command('turns') }), `-# ${games}`),
      ...rows([
        button(freeId('whichgame', nonce), reader.say('play'), 'go'),
        button(freeId('howitworks', nonce), reader.say('howItWorks')),
        button(freeId('settings', nonce), reader.say('settings')),
      ]),
    ],
    { accent: PARCHMENT },
  )
}

function gameComponents(reader: Reader, { title, game }: Presentation): Component[] {
  return [text(`### ${title}`), ...rows(openingButtons(reader, game))]
}

/** The ways to begin each game, in the channel where this is read. */
export function whichGameScreen(reader: Reader): Screen {
  const games = PRESENTATIONS.map((presentation) => gameComponents(reader, presentation))
  return screen(
    games.flatMap((components, place) => (place === 0 ? components : [line(), ...components])),
    { accent: PARCHMENT },
  )
}
