import type { SlashCommandSubcommandBuilder } from '@discordjs/builders'
import { text } from '#discord/app/components'
import { QUOTAS, type Quota } from '#discord/app/quotas'
import { sayNo, stageFor } from '#discord/app/requests'
import type { Stage } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { atTable, lineScreen } from '#discord/features/boards/around'
import { isDenial } from '#tables'
import { type Asked, type GameCommand, here } from './shared.ts'
import { described } from './words.ts'

/** Something to look at: private, unless the others shall see it. */
export function shown(
  name: string,
  define: (sub: SlashCommandSubcommandBuilder) => unknown,
  show: (stage: Stage, ask: Asked) => Promise<Screen> | Screen,
  quota: Quota = QUOTAS.board,
): GameCommand {
  const wantsAll = ({ options }: Asked['interaction']) => options.getBoolean('public') ?? false
  return {
    name,
    quota,
    define(sub) {
      define(sub)
      sub.addBooleanOption((option) => described(option, 'public'))
    },
    wantsAll,
    run: (ask) =>
      here(ask, async (id) => {
        const { interaction, isPublic, reader } = ask
        // What others see too must not show what only this person may know.
        const stage = await stageFor(ask, id, isPublic ? null : interaction.user.id)
        if (isDenial(stage)) return sayNo(reader, stage)
        if (stage.look.view === null) return lineScreen(reader.say('stillLobby'))
        const screen = await show(isPublic ? atTable(stage) : stage, ask)
        if (isPublic || !wantsAll(interaction)) return screen
        return { ...screen, parts: [text(`-# ${reader.say('shownLately')}`), ...screen.parts] }
      }),
  }
}
