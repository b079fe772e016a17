import type { SlashCommandSubcommandBuilder } from '@discordjs/builders'
import { text } from '#discord/app/components'
import { QUOTAS, type Quota } from '#discord/app/quotas'
import { contextFor, sayNo } from '#discord/app/requests'
import type { CommandContext } from '#discord/app/router'
import type { ScreenContext } from '#discord/app/screen'
import { atTable, lineScreen } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { isDenial } from '#tables'
import { type GameCommand, here } from './shared.ts'
import { described } from './words.ts'

/** Something to look at: private, unless the others shall see it. */
export function shown(
  name: string,
  define: (sub: SlashCommandSubcommandBuilder) => unknown,
  show: (context: ScreenContext, request: CommandContext) => Promise<Screen> | Screen,
  quota: Quota = QUOTAS.board,
): GameCommand {
  const wantsAll = ({ options }: CommandContext['interaction']) => options.getBoolean('public') ?? false
  return {
    name,
    quota,
    define(sub) {
      define(sub)
      sub.addBooleanOption((option) => described(option, 'public'))
    },
    wantsAll,
    run: (request) =>
      here(request, async (id) => {
        const { interaction, isPublic, reader } = request
        // A public answer must not show anything only this person may know.
        const context = await contextFor(request, id, isPublic ? null : interaction.user.id)
        if (isDenial(context)) return sayNo(reader, context)
        if (context.look.view === null) return lineScreen(reader.say('stillLobby'))
        const screen = await show(isPublic ? atTable(context) : context, request)
        if (isPublic || !wantsAll(interaction)) return screen
        return { ...screen, components: [text(`-# ${reader.say('shownLately')}`), ...screen.components] }
      }),
  }
}
