import type { User } from 'discord.js'
import { QUOTAS } from '#discord/app/quotas'
import { sayNo } from '#discord/app/requests'
import type { CommandContext } from '#discord/app/router'
import { lineScreen } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { isDenial } from '#tables'
import type { GameCommand } from './shared.ts'
import { addWhere, serverOf } from './where.ts'
import { described } from './words.ts'

async function headToHead({ app, interaction, reader }: CommandContext, first: User, second: User): Promise<Screen> {
  const record = await app.tables.results.headToHead(interaction.commandName, first.id, second.id)
  if (isDenial(record)) return sayNo(reader, record)
  const { games, first: ahead, second: behind, even } = record
  const names = { first: `<@${first.id}>`, second: `<@${second.id}>` }
  return lineScreen(reader.say('headToHead', { ...names, games, ahead, behind, even }))
}

export const stats: GameCommand = {
  name: 'stats',
  quota: QUOTAS.ranking,
  define(sub) {
    sub.addUserOption((option) => described(option, 'player'))
    sub.addUserOption((option) => described(option, 'against'))
    addWhere(sub)
  },
  async run(request) {
    const { app, interaction, reader } = request
    const user = interaction.options.getUser('player') ?? interaction.user
    const other = interaction.options.getUser('against')
    if (other !== null) return headToHead(request, user, other)
    const server = serverOf(interaction, { unsaid: 'all' })
    const statistics = await app.tables.results.statistics(user.id, interaction.commandName, server)
    if (isDenial(statistics)) return sayNo(reader, statistics)
    const { games, won, rating, averageTotal, bestTotal, bySeats } = statistics
    const name = `<@${user.id}>`
    if (games === 0) return lineScreen(reader.say('statsNone', { name }))
    const facts = { name, games, won, average: Math.round(averageTotal ?? 0), best: bestTotal ?? 0 }
    const seats = Object.entries(bySeats).map(([number, share]) =>
      reader.say('statsSeats', { seats: Number(number), ...share }),
    )
    const rated = rating === null ? [] : [reader.say('statsRating', { rating })]
    return lineScreen(reader.say('stats', facts), `-# ${[...rated, ...seats].join(' · ')}`)
  },
}
