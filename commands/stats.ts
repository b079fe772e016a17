import { QUOTAS } from '#discord/app/quotas'
import { headToHeadScreen, statisticsScreen } from '#discord/features/statistics/screens'
import type { GameCommand } from './command.ts'
import { addWhere, serverOf } from './where.ts'
import { described } from './words.ts'

export const stats: GameCommand = {
  name: 'stats',
  quota: QUOTAS.ranking,
  define(sub) {
    sub.addUserOption((option) => described(option, 'player'))
    sub.addUserOption((option) => described(option, 'against'))
    addWhere(sub)
  },
  run(request) {
    const { interaction } = request
    const user = interaction.options.getUser('player') ?? interaction.user
    const other = interaction.options.getUser('against')
    if (other !== null) return headToHeadScreen(request, user, other)
    return statisticsScreen(request, user, serverOf(interaction, { unsaid: 'all' }))
  },
}
