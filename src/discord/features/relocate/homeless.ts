import type { Standing } from '#discord/app/channels'
import { isReachable } from '#discord/app/channels'
import type { Button, Component } from '#discord/app/components'
import { rows, text } from '#discord/app/components'
import type { AppContext } from '#discord/app/context'
import { workSlot } from '#discord/app/fair-scheduling'
import type { Reader } from '#discord/app/reader'
import type { ScreenContext } from '#discord/app/screen'
import { door } from '#discord/app/verb-ids'
import type { Home, Look, Outcome } from '#tables'
import { isDenial } from '#tables'
export function moveDoor(reader: Reader, game: number): Button {
  return door('movehere', reader.say('moveHere'), { game, style: 'next' })
}

const NOTES = { gone: 'placeGone', closed: 'placeClosed', mute: 'placeMute', plain: 'placePlain' } as const

/** Says what the others will not hear, or not see, where the game is shown. */
export function placeParts(reader: Reader, game: number, standing: Standing): Component[] {
  if (standing === 'well') return []
  const doors = isReachable(standing)
    ? [door('doctor', reader.say('doctor'))]
    : [moveDoor(reader, game), door('inbox', reader.say('myTurns'))]
  return [text(reader.say(NOTES[standing])), ...rows(doors)]
}

const PHASES_OPEN = ['playing', 'paused', 'lobby'] as const
/** Tables looked through at a time. */
const AT_A_TIME = 100

/** The first few of somebody's tables that cannot be told where they are shown. */
export async function homelessOf({ app }: Pick<ScreenContext, 'app'>, person: string, most: number): Promise<Look[]> {
  const standings = new Map<string, Promise<Standing>>()
  const looks: Look[] = []
  for await (const { id, home } of openTablesOf(app, person)) {
    const place = home.thread ?? home.channel
    const standing = standings.get(place) ?? app.channels.standing(home)
    standings.set(place, standing)
    if (isReachable(await standing)) continue
    const look = await app.tables.reading.look(id, person)
    if (!isDenial(look)) looks.push(look)
    if (looks.length === most) break
  }
  return looks
}

async function* openTablesOf({ tables }: AppContext, person: string): AsyncGenerator<{ id: number; home: Home }> {
  for (const phase of PHASES_OPEN) {
    for (let after: number | undefined = 0; after !== undefined; ) {
      await workSlot()
      const page: Outcome<{ id: number; home: Home }[]> = await tables.directory.tablesIn(person, phase, {
        after,
        most: AT_A_TIME,
      })
      if (isDenial(page)) return
      yield* page
      after = page.length < AT_A_TIME ? undefined : page.at(-1)?.id
    }
  }
}
