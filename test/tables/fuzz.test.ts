import { expect, test } from 'vitest'
import { fuzzTables } from '#test/tables/fuzz'

const CALLS = 1500

test.each([1, 2, 3])(
  'whatever people call, in whatever order, no game breaks and nothing is thrown: %i',
  async (seed) => {
    const { problems, ...figures } = await fuzzTables(seed, CALLS)
    expect(problems).toEqual([])
    expect(figures.games).toBeGreaterThan(10)
    expect(figures.moves).toBeGreaterThan(200)
    expect(figures.refused).toBeGreaterThan(100)
    expect(figures.refused).toBeLessThan(CALLS * 0.9)
  },
)

test('the same seed calls the same and is told the same', async () => {
  const [one, two] = [await fuzzTables(9, 300), await fuzzTables(9, 300)]
  expect(one).toEqual(two)
})
