import { expect, test } from 'vitest'
import { readTimer, STAGES, type Timer, timerName } from '#tables/model/timers'

const SEATS = [0, 1, 2, 5, 12]

/** Every kind of timer, with the name it is stored under. */
const ALL: readonly (readonly [Timer, string])[] = [
  [{ kind: 'lobby' }, 'lobby'],
  [{ kind: 'start' }, 'start'],
  [{ kind: 'silence' }, 'silence'],
  [{ kind: 'vote', vote: 17 }, 'vote:17'],
  ...SEATS.flatMap((seat): (readonly [Timer, string])[] => [
    [{ kind: 'bot', seat }, `bot:${seat}`],
    [{ kind: 'answer', seat }, `answer:${seat}`],
    [{ kind: 'offer', seat }, `offer:${seat}`],
    ...STAGES.map((stage): readonly [Timer, string] => [{ kind: 'clock', seat, stage }, `clock:${seat}:${stage}`]),
    [{ kind: 'again', request: 'bot', by: seat, count: 1 }, `again:bot:${seat}:1`],
    [{ kind: 'again', request: 'vote-pause', by: seat, count: 2 }, `again:vote-pause:${seat}:2`],
    [{ kind: 'again', request: `offer-${seat}`, by: 3, count: 1 }, `again:offer-${seat}:3:1`],
  ]),
]

test.each(ALL)('the timer %j is stored under a name that is read back as the same', (timer, name) => {
  expect(timerName(timer)).toBe(name)
  expect(readTimer(name)).toEqual(timer)
})

test.each([
  '',
  'clock',
  'clock:',
  'clock:x:half',
  'clock:1',
  'clock:1:late',
  'clock:01:half',
  'clock:1:half:2',
  'bot',
  'bot:-1',
  'bot:1.5',
  'bot:1:2',
  'lobby:1',
  'vote:1e3',
  'again:bot:1',
  'again:bot:1:3',
  'again:vote-anything:1:1',
  'again:offer-x:1:1',
  'alarm:1',
])('%j is the name of no timer', (name) => {
  expect(readTimer(name)).toBeNull()
})
