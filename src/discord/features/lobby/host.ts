import { contextFor, sayNo } from '#discord/app/requests'
import type { PressContext } from '#discord/app/router'
import type { ScreenContext } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { isDenial } from '#tables'

/** The lobby as its host may change it now. */
export async function hostContext(press: PressContext): Promise<ScreenContext | Screen> {
  const { interaction, reader, id } = press
  const context = await contextFor(press, id.game)
  if (isDenial(context)) return sayNo(reader, context)
  if (context.look.phase !== 'lobby') return sayNo(reader, { denied: 'not-in-lobby', facts: {} })
  return context.look.host === interaction.user.id ? context : sayNo(reader, { denied: 'not-host', facts: {} })
}
