import { expect, it } from 'vitest'
import { QUOTAS } from '#discord/app/quotas'
import { breadth } from '../breadth.ts'
import { type Compiled, flooded } from './flood.ts'

const beside = (path: string) => new URL(`../dist/${path}`, new URL('..', import.meta.url))
const COMPILED: Compiled = {
  crowd: beside('test/discord/crowd-child.js'),
  painter: beside('render/engine/worker.js'),
  thinker: beside('src/bots/worker.js'),
}
const GAMES = 4
const SECONDS = breadth(4, 10)

it('who asks for everything at once is put off kindly, and the others play on as before', async () => {
  const { calm, flooded: busy, told } = await flooded(GAMES, SECONDS, COMPILED)
  // On a busy machine a picture may take too long, and words are there in its place.
  const faults = told.filter((line) => !line.includes('could not be painted'))
  expect([calm.errors, busy.errors, faults]).toEqual([[], [], []])
  expect([calm.doubled, busy.doubled]).toEqual([[], []])
  // Of the others hardly anybody waited for longer than Discord does, on however busy a machine.
  expect(busy.late).toBeLessThanOrEqual(calm.late + busy.acknowledgements.length / 20)
  // Everything that was asked for was answered: most of it by when it can be had again.
  const { asked, served, refused } = busy.flood
  const refusals = Object.values(refused).reduce((sum, count) => sum + count, 0)
  expect(calm.flood.asked).toBe(0)
  expect(asked).toBeGreaterThan(50)
  expect(refusals).toBeGreaterThan(0)
  expect(refused['You can ask for another film']).toBeGreaterThan(0)
  expect(refused['You can export another game']).toBeGreaterThan(0)
  // The work that was served lies within what there is.
  const kinds = ['film', 'hint', 'export', 'verify', 'score', 'log', 'turns', 'ranking', 'table', 'board'] as const
  const most = kinds.reduce((sum, kind) => sum + QUOTAS[kind].most + (1000 * SECONDS * 4) / QUOTAS[kind].every, 0)
  expect(served).toBeLessThan(most)
  // The others pressed, and saw their pictures: other work on the machine does not make a difference of this size.
  expect(calm.pictures.length).toBeGreaterThan(0)
  expect(busy.pictures.length).toBeGreaterThan(0)
  expect(busy.acknowledgements.length).toBeGreaterThan(calm.acknowledgements.length / 4)
})
