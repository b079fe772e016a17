import { sayStale } from '#discord/app/requests'
import { verbsOf } from '#discord/app/verbs'
import { presentationOf } from '#presentation/registry'
import { STATISTICS } from './declarations.ts'
import { leaderboardScreen } from './screens.ts'

export const STATISTICS_VERBS = verbsOf(STATISTICS, {
  async ranking(press, { game, isHere }) {
    if (presentationOf(game) === undefined) return sayStale(press)
    return leaderboardScreen(press, game, (isHere && press.interaction.guildId) || undefined)
  },
})
