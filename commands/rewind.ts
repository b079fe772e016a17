import { stageFor } from '#discord/app/requests'
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
  run: (ask) => here(ask, (id) => askBack(ask, id, Number(ask.interaction.options.getString('to', true)))),
  async complete(house, interaction, reader) {
    const id = await gameHere(house, interaction)
    const rewinds = id === null ? null : await house.tables.reading.rewinds(id, interaction.user.id)
    if (id === null || rewinds === null || isDenial(rewinds)) return []
    const stage = await stageFor({ house, interaction: interaction as never, reader, press: '' }, id)
    const log = await house.tables.reading.log(id, interaction.user.id)
    if (isDenial(stage) || isDenial(log)) return []
    return rewinds.slice(0, MOST_CHOICES).map(({ to, reveals }) => {
      const [line = ''] = plainLines(
        stage,
        toldOf(
          log.filter(({ number }) => number === to + 1),
          stage.look,
        ),
      )
      const name = `${to + 1} · ${line}${reveals ? ` · ${reader.say('diceStay')}` : ''}`
      return { name: name.slice(0, 100), value: String(to) }
    })
  },
}
