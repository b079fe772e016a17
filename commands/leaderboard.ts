import { QUOTAS } from '#discord/app/quotas'
import { sayNo } from '#discord/app/requests'
import { lineScreen } from '#discord/app/screen'
import { isDenial } from '#tables'
import type { GameCommand } from './shared.ts'
import { addWhere, serverOf } from './where.ts'

const SHOWN = 10

export const leaderboard: GameCommand = {
  name: 'leaderboard',
  define: addWhere,
  quota: QUOTAS.ranking,
  async run({ app, interaction, reader }) {
    const ranked = await app.tables.results.leaderboard(
      interaction.commandName,
      serverOf(interaction, { unsaid: 'server' }),
    )
    if (isDenial(ranked)) return sayNo(reader, ranked)
    const lines = ranked
      .slice(0, SHOWN)
      .map(
        ({ person, rating, games }, index) =>
          `${index + 1}. <@${person}> · ${rating} · ${reader.say('gamesPlayed', { games })}`,
      )
    return lineScreen(
      `### ${reader.say('leaderboard')}`,
      ...(lines.length > 0 ? lines : [reader.say('leaderboardEmpty')]),
    )
  },
}
