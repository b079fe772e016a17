import { modal } from '#discord/app/components'
import { refusalText } from '#discord/app/refusals'
import { type Asked, sayNo, stageFor } from '#discord/app/requests'
import type { CommandAsk, Press } from '#discord/app/router'
import { idOn } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { isDenial } from '#tables'
import { lineScreen } from '../boards/around.ts'

const WORD = 'word'

/** Giving up is meant only by who types it. */
export async function concedeForm(asked: CommandAsk, game: number): Promise<Screen | null> {
  const { interaction, reader } = asked
  const stage = await stageFor(asked, game)
  if (isDenial(stage)) return sayNo(reader, stage)
  const { seat, phase } = stage.look
  const isPlayed = phase === 'playing' || phase === 'paused'
  if (seat === null || !isPlayed) return giveUp(asked, game)
  const word = reader.say('concedeWord')
  const field = { id: WORD, label: reader.say('concedeType', { word }), placeholder: word, most: 30, isNeeded: true }
  await interaction.showModal(modal(idOn(stage, 'concede'), reader.say('concedeTitle'), [field]))
  return null
}

function plain(text: string): string {
  return text.trim().toLocaleLowerCase()
}

/** The form was sent. */
export function conceded(press: Press): Promise<Screen> {
  const { interaction, id, reader } = press
  const typed = interaction.isModalSubmit() ? interaction.fields.getTextInputValue(WORD) : ''
  if (plain(typed) !== plain(reader.say('concedeWord'))) return Promise.resolve(lineScreen(reader.say('notConceded')))
  return giveUp(press, id.game)
}

/** Who may not is told why. */
async function giveUp({ house, interaction, reader, press }: Asked, game: number): Promise<Screen> {
  const outcome = await house.tables.seats.concede(game, interaction.user.id, press)
  return lineScreen(isDenial(outcome) ? refusalText(reader, null, outcome) : reader.say('doneShort'))
}
