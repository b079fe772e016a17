import { contextFor, sayNo } from '#discord/app/requests'
import { lineScreen } from '#discord/app/screen'
import { presentationFor, shownBefore } from '#discord/app/shown-game'
import { goalsOf } from '#discord/features/turn/goals'
import { whyScreen } from '#discord/features/why/screen'
import { isDenial } from '#tables'
import { type GameCommand, gameHere, here } from './shared.ts'
import { described } from './words.ts'

export const why: GameCommand = {
  name: 'why',
  define(sub) {
    sub.addStringOption((option) => described(option, 'what').setAutocomplete(true))
  },
  run: (request) =>
    here(request, async (id) => {
      const context = await contextFor(request, id)
      if (isDenial(context)) return sayNo(request.reader, context)
      if (context.look.view === null) return lineScreen(request.reader.say('stillLobby'))
      return whyScreen(context, null, request.interaction.options.getString('what'))
    }),
  async complete(app, interaction, reader) {
    const id = await gameHere(app, interaction)
    const look = id === null ? null : await app.tables.reading.look(id, interaction.user.id)
    if (look === null || isDenial(look) || look.before === null) return []
    const typed = interaction.options.getFocused().toLowerCase()
    const options = presentationFor(look)
      .help.askables(shownBefore(look), reader.voice)
      .flatMap((area) => area.things)
      .map(({ option, entry }) => ({ name: entry.label.slice(0, 100), value: option }))
    // Goals that can be reached may be asked about too.
    const goals = goalsOf({ app, look, reader }).map(({ id, title }) => ({ name: title.slice(0, 100), value: id }))
    return [...options, ...goals].filter(({ name }) => name.toLowerCase().includes(typed))
  },
}
