import { lineScreen } from '#discord/screens/around'
import { sayNo } from '#discord/verbs'
import { isNo } from '#tables'
import type { GameCommand } from './shared.ts'
import { described } from './words.ts'

export const stats: GameCommand = {
  name: 'stats',
  define(sub) {
    sub.addUserOption((option) => described(option, 'player'))
  },
  async run({ house, interaction, reader }) {
    const user = interaction.options.getUser('player') ?? interaction.user
    const found = await house.tables.statistics(user.id, interaction.commandName)
    if (isNo(found)) return sayNo(reader, found)
    const { games, won, rating, averageTotal, bestTotal } = found
    if (games === 0) return lineScreen(reader.say('statsNone', { name: `<@${user.id}>` }))
    const facts = { name: `<@${user.id}>`, games, won, average: Math.round(averageTotal ?? 0), best: bestTotal ?? 0 }
    const rated = rating === null ? null : reader.say('statsRating', { rating: rating })
    return lineScreen(reader.say('stats', facts), rated)
  },
}
