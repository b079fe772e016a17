import { expect, it } from 'vitest'
import { noticeScreen } from '#discord/features/turn/notice-screen'
import type { AnyGame } from '#kernel'
import { LANGUAGES, type Language } from '#tables'
import { begun, type Hall, yes } from '#test/tables/hall'
import { ownAsk, personAt } from '#test/tables/playing'
import { inHall } from '#test/tables/staged'
import { breadth } from '../breadth.ts'
import { beforeHospital, OPENED } from '../kingsbridge/rounds.ts'
import { beforeMarket, beforeMass, beforeSteps, beforeWedding, MARKET } from '../village/rounds.ts'
import { MARRIAGE } from '../village/table.ts'
import { controlsOn } from './presses.ts'
import { Room } from './room.ts'
import { crawl, type Shot } from './shots.ts'
import { flawsIn } from './valid.ts'

type Round = readonly [name: string, game: AnyGame, people: string, first: readonly (readonly string[])[]]

const ROUNDS: readonly Round[] = [
  ['a market day', beforeMarket(), 'abc', MARKET],
  ['figures fetched at mass', beforeMass(), 'abc', []],
  ['steps in church', beforeSteps(), 'abc', []],
  ['lodgings of a wedding', beforeWedding(), 'abc', []],
  ['care by donors', beforeHospital(), 'abcd', OPENED],
]

/** Plays on to where the question goes round; who could answer it early. */
async function lastOf(hall: Hall, id: number, first: Round[3]): Promise<string> {
  const { places } = await hall.look(id, null)
  if (first.length > 0) yes(await hall.tables.turns.play(id, places[0]?.person as string, first))
  const look = await hall.look(id, null)
  return personAt(look, look.questions[0]?.later?.at(-1) as number)
}

it.each(ROUNDS)(
  '%s: early answers are given on screens that Discord takes and people can read',
  (name, game, people, first) =>
    inHall(game, async (hall) => {
      const id = await begun(hall, people, {
        game: game.name,
        speed: 'day',
        options: game.first === 'wedding' ? MARRIAGE : {},
      })
      const last = await lastOf(hall, id, first)
      const room = new Room(hall)
      // Each in another language; in all of them in the longer form.
      const turn = ROUNDS.findIndex((round) => round[0] === name) % LANGUAGES.length
      for (const language of breadth<readonly Language[]>(LANGUAGES.slice(turn, turn + 1), LANGUAGES)) {
        const context = await room.context(id, null, language)
        const asked = context.look.questions.map(({ seat }) => seat)
        const shots: Shot[] = [{ from: 'notice', screen: await noticeScreen(context, asked, []) }]
        for (;;) {
          shots.push(...(await crawl(room, id, last, language)))
          const { look } = yes(await hall.tables.reading.lookEarly(id, last))
          const ask = ownAsk(look)
          if (ask === undefined) break
          yes(await hall.tables.orders.answerEarly(id, last, [[ask.options[0] as string]]))
        }
        expect(shots.flatMap(({ from, screen }) => flawsIn(room, screen).map((flaw) => `${from}: ${flaw}`))).toEqual([])
        const verbs = shots.flatMap(({ screen }) => controlsOn(screen)).map(({ verb }) => verb)
        expect(verbs).toEqual(expect.arrayContaining(['earlypick', 'earlyback']))
        while ((await hall.look(id, last)).early === 'given') yes(await hall.tables.orders.unanswerEarly(id, last))
      }
      await room.app.studio.close()
      await room.app.client.destroy()
    }),
)
