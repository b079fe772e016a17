import type { User } from 'discord.js'
import { type Component, rows, text } from '#discord/app/components'
import type { Reader } from '#discord/app/reader'
import { sayNo } from '#discord/app/requests'
import type { RequestContext } from '#discord/app/router'
import { lineScreen, screen } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { presentationNamed } from '#discord/app/shown-game'
import { door } from '#discord/app/verb-ids'
import { isDenial, type Outcome } from '#tables'

const MOST_RANKED = 10

function titled(game: string): string {
  return presentationNamed(game).title
}

/** The best of a game, on one server or everywhere. */
export async function leaderboardScreen(
  request: RequestContext,
  game: string,
  server: string | undefined,
): Promise<Screen> {
  const { app, interaction, reader } = request
  const ranked = await app.tables.results.leaderboard(game, server)
  if (isDenial(ranked)) return sayNo(reader, ranked)
  const lines = ranked
    .slice(0, MOST_RANKED)
    .map(
      ({ person, rating, games }, index) =>
        `${index + 1}. <@${person}> · ${rating} · ${reader.say('gamesPlayed', { games })}`,
    )
  const isHere = server !== undefined
  const where = reader.say(isHere ? 'where_server' : 'where_all')
  const other = { game, isHere: !isHere }
  return screen([
    text(
      `### ${reader.say('leaderboard')} · ${titled(game)}`,
      `-# ${where}`,
      ...(lines.length > 0 ? lines : [reader.say('leaderboardEmpty')]),
    ),
    ...rows([
      interaction.guildId !== null && door('ranking', reader.say(isHere ? 'allServers' : 'thisServer'), {}, other),
    ]),
  ])
}

/** A door to the leaderboard of each game. */
function rankingDoors({ reader, interaction }: RequestContext, games: readonly string[]): Component[] {
  const isHere = interaction.guildId !== null
  return rows(
    games.map((game) => door('ranking', `${reader.say('leaderboard')} · ${titled(game)}`, {}, { game, isHere })),
  )
}

/** Tells how two people did against each other. */
export async function headToHeadScreen(
  request: RequestContext,
  games: readonly string[],
  first: User,
  second: User,
): Promise<Screen> {
  const { app, reader } = request
  const names = { first: `<@${first.id}>`, second: `<@${second.id}>` }
  const records = { games: 0, ahead: 0, behind: 0, even: 0 }
  for (const game of games) {
    const record = await app.tables.results.headToHead(game, first.id, second.id)
    if (isDenial(record)) return sayNo(reader, record)
    records.games += record.games
    records.ahead += record.first
    records.behind += record.second
    records.even += record.even
  }
  return lineScreen(reader.say('headToHead', { ...names, ...records }))
}

/** Tells how somebody did in one game; null where they have finished none. */
async function statisticsLines(
  { app, reader }: RequestContext,
  game: string,
  user: User,
  server: string | undefined,
): Promise<Outcome<string[] | null>> {
  const statistics = await app.tables.results.statistics(user.id, game, server)
  if (isDenial(statistics)) return statistics
  const { games, won, rating, averageTotal, bestTotal, bySeats } = statistics
  if (games === 0) return null
  const facts = { name: `<@${user.id}>`, games, won, average: Math.round(averageTotal ?? 0), best: bestTotal ?? 0 }
  return [
    `**${titled(game)}**`,
    reader.say('stats', facts),
    `-# ${[...ratingOf(reader, rating), ...sharesOf(reader, bySeats)].join(' · ')}`,
  ]
}

function ratingOf(reader: Reader, rating: number | null): string[] {
  return rating === null ? [] : [reader.say('statsRating', { rating })]
}

function sharesOf(reader: Reader, bySeats: Readonly<Record<string, { games: number; won: number }>>): string[] {
  return Object.entries(bySeats).map(([seats, share]) => reader.say('statsSeats', { seats: Number(seats), ...share }))
}

/** Tells how somebody did in each of these games, on one server or everywhere. */
export async function statisticsScreen(
  request: RequestContext,
  games: readonly string[],
  user: User,
  server: string | undefined,
): Promise<Screen> {
  const { reader } = request
  const parts: Component[] = []
  for (const game of games) {
    const lines = await statisticsLines(request, game, user, server)
    if (lines !== null && isDenial(lines)) return sayNo(reader, lines)
    if (lines !== null) parts.push(text(...lines))
  }
  const none = text(reader.say('statsNone', { name: `<@${user.id}>` }))
  return screen([...(parts.length > 0 ? parts : [none]), ...rankingDoors(request, games)])
}
