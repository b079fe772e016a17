import type { SlashCommandSubcommandBuilder } from '@discordjs/builders'
import type { Taste } from '#discord/pictures'
import { lineScreen } from '#discord/screens/around'
import type { Stage } from '#discord/screens/screen'
import type { Screen } from '#discord/send'
import { sayNo, stageFor, tasteOf } from '#discord/verbs'
import { isNo } from '#tables'
import { type Asked, type GameCommand, here } from './shared.ts'
import { described } from './words.ts'

/** A picture on demand: private, unless the others shall see it. */
export function shown(
  name: string,
  define: (sub: SlashCommandSubcommandBuilder) => unknown,
  show: (stage: Stage, taste: Taste, ask: Asked) => Promise<Screen> | Screen,
): GameCommand {
  const isPublic = ({ options }: Asked['interaction']) => options.getBoolean('public') ?? false
  return {
    name,
    define(sub) {
      define(sub)
      sub.addBooleanOption((option) => described(option, 'public'))
    },
    isPublic,
    run: (ask) =>
      here(ask, async (id) => {
        // What others see too must not show what only this person may know.
        const stage = await stageFor(ask, id, isPublic(ask.interaction) ? null : ask.interaction.user.id)
        if (isNo(stage)) return sayNo(ask.reader, stage)
        if (stage.look.view === null) return lineScreen(ask.reader.say('stillLobby'))
        return show(stage, await tasteOf(ask), ask)
      }),
  }
}
