import { contextFor } from '#discord/app/requests'
import { plainLines, toldOf } from '#discord/app/told-lines'
import { askBack } from '#discord/features/rewind/rewind'
import { isDenial } from '#tables'
import { type GameCommand, gameHere, here } from './shared.ts'
import { described } from './words.ts'

const MOST_CHOICES = 20

export const rewind: GameCommand = {
  name: 'rewind',
  define(sub) {
    sub.addStringOption((option) => described(option, 'to').setRequired(true).setAutocomplete(true))
  },
  isForm: true,
  run: (request) =>
    here(request, (id) => askBack(request, id, Number(request.interaction.options.getString('to', true)))),
  async complete(app, interaction, reader) {
    const id = await gameHere(app, interaction)
    const rewinds = id === null ? null : await app.tables.reading.rewinds(id, interaction.user.id)
    if (id === null || rewinds === null || isDenial(rewinds)) return []
    const context = await contextFor({ app, interaction: interaction as never, reader, requestId: '' }, id)
    const log = await app.tables.reading.log(id, interaction.user.id)
    if (isDenial(context) || isDenial(log)) return []
    return rewinds.slice(0, MOST_CHOICES).map(({ to, reveals }) => {
      const [line = ''] = plainLines(
        context,
        toldOf(
          log.filter(({ number }) => number === to + 1),
          context.look,
        ),
      )
      const name = `${to + 1} · ${line}${reveals ? ` · ${reader.say('diceStay')}` : ''}`
      return { name: name.slice(0, 100), value: String(to) }
    })
  },
}
