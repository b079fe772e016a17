import { type Button, button, rows, text } from '#discord/app/components'
import type { AppContext } from '#discord/app/context'
import { drawn } from '#discord/app/pictures'
import type { Reader } from '#discord/app/reader'
import { PARCHMENT, screen } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { presentationNamed } from '#discord/app/shown-game'
import { freeId, newNonce, writeId } from '#discord/app/verb-ids'

const BOTS = 2

export function guidedButton(reader: Reader, game: string): Button {
  return button(freeId('newguided', newNonce(), game), `${reader.say('playGuided')} · ${presentationNamed(game).title}`)
}

/** The ways to begin a game: against bots, with others, with a guide where it has one; and its rules. */
export function openingButtons(reader: Reader, game: string): (Button | false)[] {
  const nonce = newNonce()
  const open = (bots: number) => writeId({ verb: 'newtable', game: 0, version: 0, step: bots }, nonce, game)
  return [
    button(open(BOTS), reader.say('againstBots', { bots: BOTS }), 'next'),
    button(open(0), reader.say('openTable')),
    presentationNamed(game).help.lessons.length > 0 && guidedButton(reader, game),
    button(freeId('rules', nonce, { game, topic: null }), reader.say('rulesShort')),
  ]
}

/** A first word in a place where nobody has played yet, and one press to begin. */
export async function welcomeScreen(app: AppContext, reader: Reader, game: string): Promise<Screen> {
  const presentation = presentationNamed(game)
  const picture = await drawn(
    app,
    'welcome',
    presentation.pictures?.lobby([null, null, null], reader.voice.language) ?? null,
    () => presentation.title,
  )
  return screen(
    [text(`## ${presentation.title}`, reader.say('welcome')), picture.part, ...rows(openingButtons(reader, game))],
    { accent: PARCHMENT, files: picture.files },
  )
}
