import { lineScreen } from '#discord/screens/around'
import { sayNo } from '#discord/verbs'
import { isNo } from '#tables'
import type { GameCommand } from './shared.ts'
import { choices, described } from './words.ts'

const SHOWN = 10

export const leaderboard: GameCommand = {
  name: 'leaderboard',
  define(sub) {
    sub.addStringOption((option) => described(option, 'where').addChoices(...choices(['server', 'all'], 'where')))
  },
  async run({ house, interaction, reader }) {
    const everywhere = interaction.options.getString('where') === 'all' || interaction.guildId === null
    const server = everywhere ? undefined : (interaction.guildId ?? undefined)
    const ranked = await house.tables.leaderboard(interaction.commandName, server)
    if (isNo(ranked)) return sayNo(reader, ranked)
    const lines = ranked
      .slice(0, SHOWN)
      .map(
        ({ person, rating, games }, at) =>
          `${at + 1}. <@${person}> · ${rating} · ${reader.say('gamesPlayed', { games })}`,
      )
    return lineScreen(
      `### ${reader.say('leaderboard')}`,
      ...(lines.length > 0 ? lines : [reader.say('leaderboardEmpty')]),
    )
  },
}
