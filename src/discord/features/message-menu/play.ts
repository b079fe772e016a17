import type { MessageContext } from '#discord/app/router'
import { lineScreen } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { isDenial } from '#tables'
import { playAnywhere } from '../inbox/play.ts'
import { tablePanel } from '../table-panel/screen.ts'
import { opened } from '../turn/turn.ts'
import { isOurs, meantBy } from './meant.ts'

/** The panel of the game a message is about; in a lobby that of its table. */
export async function playFrom(request: MessageContext): Promise<Screen> {
  const { app, interaction, reader } = request
  if (!isOurs(request)) return lineScreen(reader.say('notOurMessage'))
  const meant = await meantBy(request)
  if (meant === null) return playAnywhere(request)
  const look = await app.tables.reading.look(meant.game, interaction.user.id)
  const isLobby = !isDenial(look) && look.phase === 'lobby'
  return isLobby ? tablePanel(request, meant.game) : opened(request, meant.game)
}
