import { expect, it } from 'vitest'
import type { Screen } from '#discord/app/send'
import { endScreen } from '#discord/features/end/screen'
import { spectatorScreen } from '#discord/features/turn/no-turn-screens'
import { noticeScreen } from '#discord/features/turn/notice-screen'
import { whyScreen } from '#discord/features/why/screen'
import { textsOf } from '#playground/server/components'
import type { Json } from '#playground/server/types'
import { PRESENTATIONS } from '#presentation/registry'
import { LANGUAGES, type LogLine } from '#tables'
import { begun, Hall, yes } from '#test/tables/hall'
import { luckOf, playOn } from '#test/tables/playing'
import { Room } from './room.ts'

const GAMES = ['willyville', 'village', 'kingsbridge'] as const

const wordsOf = ({ components }: Screen) => textsOf('', components as unknown as Json[]).join('\n')

/** The custom ids on a screen, by verb. */
function idsOn({ components }: Screen): Map<string, string> {
  const ids = JSON.stringify(components).match(/w\|[^"]*/g) ?? []
  return new Map(ids.map((id) => [id.split('|')[1] ?? '', id]))
}

async function inRoom(game: string, play: (room: Room, id: number) => Promise<void>): Promise<void> {
  const room = new Room(await Hall.open(':memory:'))
  try {
    await play(room, await begun(room.hall, 'ab', { game, speed: 'none' }))
  } finally {
    await room.close()
  }
}

it.each(GAMES)(
  'whoever watches %s has all that is public on buttons, and learns what stands in the way',
  async (game) => {
    await inRoom(game, async (room, id) => {
      await playOn(room.hall, id, luckOf(1), 6)
      for (const language of LANGUAGES) {
        const context = await room.context(id, 'z', language)
        const shown = idsOn(spectatorScreen(context))
        for (const verb of ['table', 'villages', 'score', 'recap', 'log', 'walk', 'why', 'rules']) {
          const answer = await room.shown('z', language, shown.get(verb) ?? verb)
          expect(answer.components.length).toBeGreaterThan(0)
        }
        const asked = context.look.places[context.look.questions[0]?.seat ?? 0]
        const why = whyScreen(context, 0, null)
        expect(wordsOf(why)).toContain(asked?.name)
        const options = JSON.stringify(why.components)
        expect(options).toContain('whything')
        const refused = await room.shown('z', language, `w|offerlate|${id.toString(36)}|0|0|7|0`)
        expect(idsOn(refused).has('panel')).toBe(true)
      }
    })
  },
)

it.each(GAMES)('a new round of %s is told once, small, before what follows it', async (game) => {
  await inRoom(game, async (room, id) => {
    const roundOf = (line: LogLine) => line.news.some(({ kind }) => kind === 'roundBegan' || kind === 'chapterBegan')
    await playOn(room.hall, id, luckOf(1), 12)
    const context = await room.context(id, null, 'en')
    const log = yes(await room.hall.tables.reading.log(id, null))
    const first = log.findIndex(roundOf)
    const seat = context.look.questions[0]?.seat ?? 0
    const shown = wordsOf(await noticeScreen(context, [seat], log.slice(first, first + 2))).split('\n')
    const rounds = shown.flatMap((line, place) => (/^-# (?:Round|Chapter) \d+(?: begins|:)/.test(line) ? [place] : []))
    expect(rounds.length).toBeLessThanOrEqual(1)
    const [round] = rounds
    if (round !== undefined) expect(shown[round + 1]).toMatch(/Player [ab]/)
    if (game !== 'kingsbridge') expect(round).toBeDefined()
  })
})

it.each(GAMES)(
  'the end of %s says once who won, why it ended, and what was done last',
  async (game) => {
    await inRoom(game, async (room, id) => {
      await playOn(room.hall, id, luckOf(1))
      for (const language of LANGUAGES) {
        const context = {
          ...(await room.context(id, null, language)),
          prefs: { palette: 'usual', board: 'text', size: 'full' } as const,
        }
        const log = yes(await room.hall.tables.reading.log(id, null))
        const last = log.filter(({ kind, news }) => kind === 'play' && news.length > 0).slice(-1)
        const shown = wordsOf(await endScreen(context, { lastActs: last, history: [], log, ratings: [] }))
        const [headline = ''] = shown.split('\n')
        expect(shown.split(headline.slice(3))).toHaveLength(2)
        expect(shown).toContain(`**${context.reader.say('lastTurns')}**`)
        const endings =
          /The (?:game is over|chronicle|graveyard|last (?:grave|round))|Das Spiel ist vorbei|Die (?:Chronik|letzte Runde)|Der Friedhof|Das letzte Seegrab|Het spel is afgelopen|De (?:kroniek|laatste ronde)|Het (?:kerkhof|laatste zeegraf)/
        expect(shown).toMatch(endings)
        const plain = shown.match(/game is over|Spiel ist vorbei|spel is afgelopen/g) ?? []
        expect(plain).toHaveLength(game === 'willyville' ? 1 : 0)
      }
    })
  },
  30_000,
)

it('rule ids stand in small print alone', async () => {
  for (const { help, game } of PRESENTATIONS) {
    for (const language of LANGUAGES) {
      const topics = help.topics(null, { language, emoji: () => '' })
      const lines = topics.flatMap(({ text }) => text.split('\n')).filter((line) => /\b[WVK]-[A-Z]{2}/.test(line))
      expect([game, ...lines.filter((line) => !line.startsWith('-# '))]).toEqual([game])
    }
  }
})
