import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileLimitOf, LIMITS } from '#discord/app/limits'
import type { RequestContext } from '#discord/app/router'
import { fileScreen } from '#discord/app/screen'
import { withFilesWithin } from '#discord/app/send'
import { bestOf } from '#discord/features/replay/best'
import { captionAt, namesAfter } from '#discord/features/replay/captions'
import { replayed } from '#discord/features/replay/replay'
import { captioned } from '#render/common/caption'
import { begun, Hall, yes } from '#test/tables/hall'
import { luckOf, playOn } from '#test/tables/playing'
import { Room } from './room.ts'

let room: Room
let id: number
beforeAll(async () => {
  room = new Room(await Hall.open(':memory:'))
  id = await begun(room.hall, 'ab')
  await playOn(room.hall, id, luckOf(3), 2)
})
afterAll(() => room.close())

test('a film may be as large as Discord says with the press, and else comes as the log', async () => {
  const request = room.request('a', 'en')
  const context = await room.context(id, 'a', 'en')
  const namesAt = async (attachmentSizeLimit?: number) => {
    const interaction = { ...request.interaction, attachmentSizeLimit } as RequestContext['interaction']
    const { files } = await replayed({ ...request, interaction }, context, 'film', null)
    return files?.map(({ name }) => name)
  }
  expect(await namesAt()).toEqual(['replay.gif'])
  expect(await namesAt(8)).toEqual(['replay.gif'])
  expect(await namesAt(7)).toEqual([`willyville-${id}.txt`])
})

test('below each picture of a film stand the round, who moved and what they did, in the language of who looks', async () => {
  for (const [language, heads, opening] of [
    ['en', /^Round 1 · \S/, 'The game begins.'],
    ['de', /^Runde 1 · \S/, 'Das Spiel beginnt.'],
  ] as const) {
    const context = await room.context(id, 'a', language)
    const moments = yes(await room.app.tables.records.moments(id))
    const [begin, ...moves] = moments.map((_, place) => captionAt(context, moments, place))
    expect(begin?.line).toBe(opening)
    expect(moves.length).toBe(2)
    for (const [place, { head, line }] of moves.entries()) {
      expect(head).toMatch(heads)
      expect(head.endsWith(context.look.places[moments[place + 1]?.seat ?? -1]?.name ?? 'nobody')).toBe(true)
      // The value stands before the dice, which are named.
      expect(line).toMatch(/^\d+: \p{L}+ \d.* \+ \p{L}+ \d.* · /u)
    }
  }
})

test('a bot that moved for somebody is named as one, below the picture and in it; who plays for itself is not', async () => {
  const context = await room.context(id, 'a', 'de')
  const [begin, ...moves] = yes(await room.app.tables.records.moments(id))
  const moments = [begin, ...moves.map((moment) => ({ ...moment, by: 'bot' }))].filter((moment) => moment !== undefined)
  const caption = captionAt(context, moments, 1).head
  const name = context.look.places[moments[1]?.seat ?? -1]?.name
  expect(caption).toBe(`Runde 1 · ${name} (durch Bot)`)
  expect(namesAfter(context, moments)[0]).not.toContain(`Bot ${name}`)
  expect(namesAfter(context, moments)[1]).toContain(`Bot ${name}`)
  const bots = {
    ...context.look,
    places: context.look.places.map((place) => ({ ...place, kind: 'bot', person: null })),
  }
  const asBots = { ...context, look: bots } as typeof context
  expect(captionAt(asBots, moments, 1).head).toBe(`Runde 1 · ${name}`)
})

test('a film that cannot hold all moments keeps the best, with the beginning, the end, and no long gaps', () => {
  const moments = Array.from({ length: 300 }, (_, place) => place)
  const isGreat = (moment: number) => moment % 50 === 7
  const kept = bestOf(moments, 100, (moment) => (isGreat(moment) ? 9 : 1))
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([100, 0, 299])
  expect(kept).toEqual(kept.toSorted((a, b) => a - b))
  expect(moments.filter(isGreat).every((moment) => kept.includes(moment))).toBe(true)
  expect(Math.max(...kept.slice(1).map((moment, place) => moment - (kept[place] as number)))).toBeLessThan(10)
  expect(bestOf([1, 2, 3], 100, () => 1)).toEqual([1, 2, 3])
})

test('a caption stands in a band below its picture, cut at a word where it is too long', () => {
  const picture = { width: 1600, height: 1100, ground: 'none', draws: [], places: [], alt: '' }
  const line = 'harvested many fields '.repeat(9)
  const { height, draws } = captioned(picture, { head: 'Round 1', line })
  const [, head, cut] = draws.map((draw) => ('text' in draw ? draw.text : draw.sprite))
  expect([height, head]).toEqual([1260, 'Round 1'])
  expect(cut).toMatch(/^(?:harvested many fields )+(?:harvested |harvested many )?…$/)
  expect(draws.every(({ y }) => y >= 1100 && y < height)).toBe(true)
})

test('any other file that is too large is left out of an answer, and why is said', () => {
  const screen = fileScreen('The whole game', 'game.json', Buffer.alloc(9))
  expect(withFilesWithin(screen, 9, 'too large')).toBe(screen)
  const { files, components } = withFilesWithin(screen, 8, 'too large')
  expect([files, JSON.stringify(components)]).toEqual([undefined, expect.stringMatching(/The whole game.*too large/)])
  expect(JSON.stringify(components)).not.toContain('attachment://')
  expect([fileLimitOf({}), fileLimitOf({ attachmentSizeLimit: 5 })]).toEqual([LIMITS.file, 5])
})
