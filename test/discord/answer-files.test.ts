import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileLimitOf, LIMITS } from '#discord/app/limits'
import type { RequestContext } from '#discord/app/router'
import { fileScreen } from '#discord/app/screen'
import { withFilesWithin } from '#discord/app/send'
import { replayed } from '#discord/features/replay/replay'
import { begun, Hall } from '#test/tables/hall'
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

test('any other file that is too large is left out of an answer, and why is said', () => {
  const screen = fileScreen('The whole game', 'game.json', Buffer.alloc(9))
  expect(withFilesWithin(screen, 9, 'too large')).toBe(screen)
  const { files, components } = withFilesWithin(screen, 8, 'too large')
  expect([files, JSON.stringify(components)]).toEqual([undefined, expect.stringMatching(/The whole game.*too large/)])
  expect(JSON.stringify(components)).not.toContain('attachment://')
  expect([fileLimitOf({}), fileLimitOf({ attachmentSizeLimit: 5 })]).toEqual([LIMITS.file, 5])
})
