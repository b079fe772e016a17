import type { User } from 'discord.js'
import { sayNo } from '#discord/app/requests'
import type { CommandContext } from '#discord/app/router'
import { lineScreen } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { isDenial } from '#tables'

const MOST_RANKED = 10

/** The best of a game, on one server or everywhere. */
export async function leaderboardScreen(request: CommandContext, server: string | undefined): Promise<Screen> {
  const { app, interaction, reader } = request
  const ranked = await app.tables.results.leaderboard(interaction.commandName, server)
  if (isDenial(ranked)) return sayNo(reader, ranked)
  const lines = ranked
    .slice(0, MOST_RANKED)
    .map(
      ({ person, rating, games }, index) =>
        `${index + 1}. <@${person}> · ${rating} · ${reader.say('gamesPlayed', { games })}`,
    )
  return lineScreen(
    `### ${reader.say('leaderboard')}`,
    ...(lines.length > 0 ? lines : [reader.say('leaderboardEmpty')]),
  )
}

/** Tells how two people did against each other. */
export async function headToHeadScreen(request: CommandContext, first: User, second: User): Promise<Screen> {
  const { app, interaction, reader } = request
  const record = await app.tables.results.headToHead(interaction.commandName, first.id, second.id)
  if (isDenial(record)) return sayNo(reader, record)
  const { games, first: ahead, second: behind, even } = record
  const names = { first: `<@${first.id}>`, second: `<@${second.id}>` }
  return lineScreen(reader.say('headToHead', { ...names, games, ahead, behind, even }))
}

/** Tells how somebody did in a game, on one server or everywhere. */
export async function statisticsScreen(
  { app, interaction, reader }: CommandContext,
  user: User,
  server: string | undefined,
): Promise<Screen> {
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
}
