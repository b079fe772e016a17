import { button, rows, text } from '#discord/app/components'
import { modal } from '#discord/app/forms'
import { contextFor, sayDone, sayNo } from '#discord/app/requests'
import type { PressContext, RequestContext } from '#discord/app/router'
import { lineScreen, type ScreenContext, screen } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { idOn } from '#discord/app/verb-ids'
import { isAgainstBots, isDenial } from '#tables'
import { withNewName } from '../table-panel/renamed.ts'
import type { BY_OLD_NAME } from './declarations.ts'

const WORD = 'word'

/** Giving up is meant only by who types it; against bots alone, where it concerns nobody else, by who presses twice. */
export async function concedeForm(
  request: RequestContext,
  game: number,
  name: typeof BY_OLD_NAME | null = null,
): Promise<Screen | null> {
  const { interaction, reader } = request
  const context = await contextFor(request, game)
  if (isDenial(context)) return sayNo(reader, context)
  const { seat, phase } = context.look
  const isPlayed = phase === 'playing' || phase === 'paused'
  if (seat !== null && isPlayed && isAgainstBots(context.look)) return asked(context)
  if (seat === null || !isPlayed || !('showModal' in interaction)) return giveUp(request, game)
  const word = reader.say('concedeWord')
  const field = { id: WORD, label: reader.say('concedeType', { word }), placeholder: word, most: 30, isNeeded: true }
  await interaction.showModal(modal(idOn(context, 'concede', name), reader.say('concedeTitle'), [field]))
  return null
}

function asked(context: ScreenContext): Screen {
  const { reader } = context
  return screen([
    text(reader.say('concedeAsk')),
    ...rows([
      button(idOn(context, 'concedenow'), reader.say('giveUp'), 'danger'),
      button(idOn(context, 'tablepanel'), reader.say('back')),
    ]),
  ])
}

function plain(text: string): string {
  return text.trim().toLocaleLowerCase()
}

/** The form was sent. */
export async function conceded(press: PressContext, name: typeof BY_OLD_NAME | null): Promise<Screen> {
  const { app, interaction, id, reader } = press
  const typed = interaction.isModalSubmit() ? interaction.fields.getTextInputValue(WORD) : ''
  const isMeant = plain(typed) === plain(reader.say('concedeWord'))
  const answer = isMeant ? await giveUp(press, id.game) : lineScreen(reader.say('notConceded'))
  const look = name === null ? null : await app.tables.reading.look(id.game, null)
  return look === null || isDenial(look) ? answer : withNewName(answer, reader, look.game.name)
}

/** Gives up, or says why that is not possible. */
export async function giveUp({ app, interaction, reader, requestId }: RequestContext, game: number): Promise<Screen> {
  const outcome = await app.tables.seats.concede(game, interaction.user.id, requestId)
  return sayDone(reader, outcome, 'gaveUpNow')
}
