import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { pressSlot, typingSlot, workSlot } from '#discord/app/fair-scheduling'

const MANY = 25

it('hears everybody first, a few a turn, then does one piece of work a turn, for who is typing before others', async () => {
  const turns: string[][] = []
  let now: string[] = []
  let isOver = false
  const counting = (async () => {
    while (!isOver) {
      await nextTurn()
      if (now.length > 0) turns.push(now)
      now = []
    }
  })()
  const all = [
    ...Array.from({ length: 3 }, () => workSlot().then(() => now.push('panel'))),
    ...Array.from({ length: 2 }, () => typingSlot().then(() => now.push('typing'))),
    ...Array.from({ length: MANY }, (_, person) => pressSlot(`p${person}`).then(() => now.push('press'))),
  ]
  await Promise.all(all)
  isOver = true
  await counting

  expect(turns.flat()).toEqual([
    ...Array.from({ length: MANY }, () => 'press'),
    'typing',
    'typing',
    'panel',
    'panel',
    'panel',
  ])
  const heard = turns.filter((turn) => turn.includes('press'))
  expect(heard.length).toBeGreaterThan(1)
  const work = turns.filter((turn) => !turn.includes('press'))
  expect(work.map((turn) => turn.length)).toEqual([1, 1, 1, 1, 1])
})

it('lets who presses in the middle of much work be heard before the next piece of it', async () => {
  const order: string[] = []
  const work = Array.from({ length: 5 }, (_, number) => workSlot().then(() => order.push(`piece ${number}`)))
  await work[1]
  const press = pressSlot('a').then(() => order.push('press'))
  await Promise.all([...work, press])
  expect(order).toEqual(['piece 0', 'piece 1', 'press', 'piece 2', 'piece 3', 'piece 4'])
})

it('hears who presses ever so fast in turn with the work of others, and everybody else before them', async () => {
  const order: string[] = []
  const flood = Array.from({ length: 50 }, () => pressSlot('flooder').then(() => order.push('flood')))
  const work = Array.from({ length: 5 }, () => workSlot().then(() => order.push('work')))
  const others = ['a', 'b', 'c'].map((person) => pressSlot(person).then(() => order.push(person)))
  await Promise.all([...flood, ...work, ...others])
  expect(order.slice(0, 4)).toEqual(['flood', 'a', 'b', 'c'])
  const last = order.lastIndexOf('work')
  expect(order.slice(4, last + 1).filter((kind) => kind === 'flood').length).toBeLessThanOrEqual(5)
  expect(order.filter((kind) => kind === 'flood')).toHaveLength(50)
})
