import { QUOTAS } from '#discord/app/quotas'
import { leaderboardScreen } from '#discord/features/statistics/screens'
import type { GameCommand } from './command.ts'
import { addWhere, serverOf } from './where.ts'

export const leaderboard: GameCommand = {
  name: 'leaderboard',
  define: addWhere,
  quota: QUOTAS.ranking,
  run: (request) => leaderboardScreen(request, serverOf(request.interaction, { unsaid: 'server' })),
}
