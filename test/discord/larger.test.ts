import { afterAll, beforeAll, expect, test } from 'vitest'
import { idOn, newNonce } from '#discord/app/verb-ids'
import { boardScreen } from '#discord/features/boards/screens'
import { noticeScreen } from '#discord/features/turn/notice-screen'
import { publicContext } from '#discord/posts/delivery'
import { PRESENTATIONS } from '#presentation/registry'
import { DEFAULTS, type PersonSettings } from '#tables'
import { begun, Hall } from '#test/tables/hall'
import { controlsOn } from './presses.ts'
import { Room } from './room.ts'

let room: Room
let id: number
beforeAll(async () => {
  room = new Room(await Hall.open(':memory:'))
  id = await begun(room.hall, 'abc')
})
afterAll(() => room.close())

const likes = (person: string, patch: Partial<PersonSettings>) =>
  room.hall.tables.people.setSettings(person, { size: 'full', sizeAsked: false, ...patch })

async function notice() {
  const context = await publicContext(room.app, await room.hall.look(id, null), false)
  return { size: context.prefs?.size, screen: await noticeScreen(context, [0], []) }
}

async function pressed(person: string, verb: 'look' | 'table' | 'score', game = id) {
  const look = await room.hall.look(game, person)
  return room.shown(person, 'en', idOn({ look, nonce: newNonce() }, verb))
}

const verbsOn = (screen: Parameters<typeof controlsOn>[0]) => controlsOn(screen).map(({ verb }) => verb)

test('the picture of a notice is laid out for phones once most of the people at the table read on one', async () => {
  const sizes = []
  for (const person of ['a', 'b', 'c']) {
    sizes.push((await notice()).size)
    await likes(person, { size: 'phone' })
  }
  expect([...sizes, (await notice()).size]).toEqual(['full', 'full', 'phone', 'phone'])
  expect(verbsOn((await notice()).screen)).not.toContain('larger')
  for (const person of ['a', 'b', 'c']) await likes(person, {})
})

test('a notice leads anybody to its picture as phones show it, and from there to all pictures like that (S30)', async () => {
  const { screen } = await notice()
  const larger = controlsOn(screen).find(({ verb }) => verb === 'larger')?.id as string
  const answer = await room.shown('z', 'en', larger)
  expect(answer.files?.map(({ name }) => name)).toEqual(['table.png'])
  const always = controlsOn(answer).find(({ verb }) => verb === 'alwayslarger')?.id as string
  const again = await room.shown('z', 'en', always)
  // Nothing is larger still; other pictures are one press away.
  expect([verbsOn(again), again.files?.length]).toEqual([['picture'], 1])
  expect((await room.hall.tables.people.settings('z')).size).toBe('phone')
})

test.each(['look', 'table', 'score'] as const)(
  'below the first picture somebody is shown in private they are asked once whether they can read it: %s',
  async (verb) => {
    await likes('a', {})
    const first = await pressed('a', verb)
    expect(verbsOn(first).filter((known) => known === 'readable' || known === 'larger')).toEqual([
      'readable',
      'readable',
    ])
    const second = await pressed('a', verb)
    expect([verbsOn(second).includes('readable'), verbsOn(second).includes('larger')]).toEqual([false, true])
    const [yes, no] = controlsOn(first).filter((control) => control.verb === 'readable')
    const kept = await room.shown('a', 'en', yes?.id as string)
    expect([verbsOn(kept).includes('larger'), JSON.stringify(kept)]).toEqual([true, expect.stringContaining('Saved.')])
    const large = await room.shown('a', 'en', no?.id as string)
    expect(verbsOn(large).some((known) => known === 'larger' || known === 'readable')).toBe(false)
    expect(await room.hall.tables.people.settings('a')).toEqual({ ...DEFAULTS, size: 'phone', sizeAsked: true })
  },
)

test('a plan asks as well, and can then be looked at larger', async () => {
  const [person = ''] = (await room.hall.look(id, null)).places.flatMap(({ asked, person: p }) => (asked ? [p] : []))
  await likes(person as string, { guide: false })
  const look = await room.hall.look(id, person as string)
  const panel = await room.shown(person as string, 'en', idOn({ look, nonce: newNonce() }, 'play'))
  const idea = controlsOn(panel).find(({ verb }) => verb === 'idea')?.id as string
  const plan = await room.shown(person as string, 'en', idea)
  expect(verbsOn(plan)).not.toContain('larger')
  const [yes, no] = controlsOn(plan).flatMap(({ verb, id }) => (verb === 'readable' ? [id] : [])) as [string, string]
  const kept = await room.shown(person as string, 'en', yes)
  const larger = controlsOn(kept).find(({ verb }) => verb === 'larger')?.id as string
  expect((await room.shown(person as string, 'en', larger)).files?.map(({ name }) => name)).toEqual(['village.png'])
  const again = await room.shown(person as string, 'en', no)
  expect(verbsOn(again)).toContain('confirm')
  expect(verbsOn(again)).not.toContain('larger')
})

test('nobody is asked where everybody reads, nor where a game has no pictures', async () => {
  await likes('a', {})
  const context = await room.context(id, null, 'en')
  expect(verbsOn(await boardScreen(context, DEFAULTS))).toEqual(['picture', 'larger'])
  for (const { game } of PRESENTATIONS.filter(({ pictures }) => pictures === undefined)) {
    const other = await begun(room.hall, 'ab', { game })
    for (const verb of ['look', 'table', 'score'] as const) {
      const verbs = verbsOn(await pressed('a', verb, other))
      expect(verbs.some((known) => known === 'larger' || known === 'readable')).toBe(false)
    }
  }
  expect((await room.hall.tables.people.settings('a')).sizeAsked).toBe(false)
})
