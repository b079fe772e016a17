import type { User } from 'discord.js'
import { displayPrefsOf } from '#discord/app/requests'
import type { CommandContext } from '#discord/app/router'
import { lineScreen, type ScreenContext } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { ownBoardScreen } from './screens.ts'

/** The board of a player; where nobody is named one's own, and for who does not play the first. */
export async function boardOf(context: ScreenContext, request: CommandContext, wanted: User | null): Promise<Screen> {
  const person = (wanted ?? request.interaction.user).id
  const place = context.look.places.find((seat) => seat.person === person)
  if (wanted !== null && place === undefined)
    return lineScreen(request.reader.say('sitsNotHere', { name: `<@${person}>` }))
  return ownBoardScreen(context, place?.seat ?? 0, await displayPrefsOf(request))
}
