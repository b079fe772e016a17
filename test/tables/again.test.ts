import { expect, test } from 'vitest'
import { IN_PEACE } from '#tables/acts/repeated-requests'
import { hall, hallForEach, restart } from '#test/tables/for-each'
import { begun, refusal, who, yes } from '#test/tables/hall'
import { askedOf } from '#test/tables/playing'

hallForEach()

const aloud = (kind: string) => hall.posts.filter((post) => post.kind === kind && !('quietly' in post.data)).length

async function askAndWithdraw(id: number, person: string): Promise<string> {
  const asked = await hall.tables.votes.pause(id, person)
  if ('denied' in asked) return asked.denied
  if ('vote' in asked) yes(await hall.tables.votes.withdraw(id, person, asked.vote))
  return 'asked'
}

test('a pause asked for and withdrawn 20 times calls the others once; a third time it has to wait', async () => {
  const id = await begun(hall, 'ab', { speed: 'none' })
  const outcomes: string[] = []
  for (let times = 0; times < 20; times++) outcomes.push(await askAndWithdraw(id, 'a'))
  await hall.tables.tick()
  expect(outcomes.slice(0, 4)).toEqual(['asked', 'asked', 'too-soon', 'too-soon'])
  expect(hall.posts.filter(({ kind }) => kind === 'vote')).toHaveLength(2)
  expect(aloud('vote')).toBe(1)
  // Another person's request is their own, and waiting outlasts a restart.
  expect(await askAndWithdraw(id, 'b')).toBe('asked')
  await hall.tables.tick()
  await restart()
  hall.now += IN_PEACE - 1
  expect(await askAndWithdraw(id, 'a')).toBe('too-soon')
  const refused = await hall.tables.votes.pause(id, 'a')
  expect('denied' in refused ? refused.facts.at : null).toBe(hall.now + 1)
  await hall.pass(1)
  expect(await askAndWithdraw(id, 'a')).toBe('asked')
  await hall.tables.tick()
  expect(aloud('vote')).toBe(1)
  expect((await hall.look(id, null)).timers.filter(({ name }) => name.startsWith('again:'))).toHaveLength(1)
})

test('what was agreed to may be asked for again, aloud', async () => {
  const id = await begun(hall, 'ab', { speed: 'none' })
  for (let times = 0; times < 4; times++) {
    for (const act of ['pause', 'resume'] as const) {
      const { vote } = yes(await hall.tables.votes[act](id, 'a')) as { vote: number }
      yes(await hall.tables.votes.answer(id, 'b', vote, true))
    }
  }
  await hall.tables.tick()
  expect(aloud('vote')).toBe(8)
})

test('a seat offered and kept 20 times is told once', async () => {
  const id = await begun(hall, 'abc', { speed: 'none' })
  const refused: string[] = []
  for (let times = 0; times < 20; times++) {
    const offered = await hall.tables.seats.offer(id, 'a')
    if ('denied' in offered) refused.push(offered.denied)
    else yes(await hall.tables.seats.keep(id, 'a'))
  }
  await hall.tables.tick()
  expect(refused).toEqual(new Array(18).fill('too-soon'))
  expect(hall.posted('seat').map(({ how, quietly }) => [how, quietly ?? false])).toEqual([
    ['offered', false],
    ['kept', true],
    ['offered', true],
    ['kept', true],
  ])
  await hall.pass(IN_PEACE)
  yes(await hall.tables.seats.offer(id, 'a'))
  await hall.tables.tick()
  expect(aloud('seat')).toBe(2)
})

test('a seat given to a bot and taken back 20 times is told once, and can always be taken back', async () => {
  const id = await begun(hall, 'abc', { speed: 'none' })
  const [, , waiting = ''] = [...(await askedOf(hall, id)), ...'abc'].filter((one, at, all) => all.indexOf(one) === at)
  const seat = (await hall.look(id, waiting)).seat as number
  for (let times = 0; times < 2; times++) {
    yes(await hall.tables.seats.handToBot(id, waiting, 'master'))
    yes(await hall.tables.seats.claim(id, who(waiting), seat))
  }
  expect(refusal(await hall.tables.seats.handToBot(id, waiting, 'master'))).toBe('too-soon')
  await hall.tables.tick()
  expect([aloud('seat'), hall.posts.filter(({ kind }) => kind === 'seat').length]).toEqual([1, 4])
})
