import { QUOTAS } from '#discord/app/quotas'
import { headToHeadScreen, statisticsScreen } from '#discord/features/statistics/screens'
import { PRESENTATIONS } from '#presentation/registry'
import { chosen } from './chosen.ts'
import type { GlobalCommand } from './command.ts'
import { addWhere, serverOf } from './where.ts'
import { described, namedChoice } from './words.ts'

const GAMES = PRESENTATIONS.map(({ game }) => game)

export const stats: GlobalCommand = {
  name: 'stats',
  quota: QUOTAS.ranking,
  define(builder) {
    builder.addUserOption((option) => described(option, 'player'))
    builder.addUserOption((option) => described(option, 'against'))
    builder.addStringOption((option) =>
      described(option, 'game').addChoices(...PRESENTATIONS.map(({ game, title }) => namedChoice(game, () => title))),
    )
    addWhere(builder)
  },
  run(request) {
    const { interaction } = request
    const named = chosen(interaction.options, 'game', GAMES)
    const games = named === undefined ? GAMES : [named]
    const user = interaction.options.getUser('player') ?? interaction.user
    const other = interaction.options.getUser('against')
    if (other !== null) return headToHeadScreen(request, games, user, other)
    return statisticsScreen(request, games, user, serverOf(interaction, { unsaid: 'all' }))
  },
}
