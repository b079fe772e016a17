import type { Screen } from '#discord/app/send'
import { gameNamed } from '#games/registry'
import type { AnyGame, Saved } from '#kernel'
import type { Language } from '#tables'
import { begun, Hall, yes } from '#test/tables/hall'
import { linesOf, recordNamed, startingFrom } from '../recorded-games.ts'
import { Room } from './room.ts'
import { crawl, publicShots } from './shots.ts'

const PEOPLE = 'abcdef'

/** Everything that is written at a moment of a recorded game, to all and to one of its people. */
async function screensAt(room: Room, id: number, person: string, language: Language): Promise<Screen[]> {
  const log = yes(await room.hall.tables.reading.log(id, null))
  const shots = [...(await publicShots(room, id, language, log)), ...(await crawl(room, id, person, language))]
  return shots.map(({ screen }) => screen)
}

/** The moments at which a recorded game is looked at: spread evenly, the last question among them. */
function momentsOf(name: string, count: number): Saved[] {
  const record = recordNamed(name)
  const all = [...linesOf(gameNamed(record.game) as AnyGame, record)].map(({ saved }) => saved)
  const stride = Math.ceil(all.length / count)
  return all.toReversed().filter((_, place) => place % stride === 0)
}

/** What people read in a recorded game, without pictures: all of it stands there in words. */
export async function recordedScreens(name: string, count: number, languages: readonly Language[]): Promise<Screen[]> {
  const { game: gameName, seats, options } = recordNamed(name)
  const usual = gameNamed(gameName) as AnyGame
  let game = usual
  const room = new Room(await Hall.open(':memory:', 'one', { gameNamed: () => game }))
  const screens: Screen[] = []
  try {
    const people = PEOPLE.slice(0, seats)
    for (const person of people) yes(await room.hall.tables.people.setSettings(person, { board: 'text', guide: false }))
    for (const [place, saved] of momentsOf(name, count).entries()) {
      game = startingFrom(usual, saved)
      const id = await begun(room.hall, people, { game: gameName, speed: 'none', options, first: 'host' })
      for (const language of languages)
        screens.push(...(await screensAt(room, id, people[place % seats] as string, language)))
    }
    return screens
  } finally {
    await room.close()
  }
}
