import { expect, it } from 'vitest'
import { GAMES, gameNamed } from '#games/registry'
import { PACKAGES } from '#packages/registry'
import { PRESENTATIONS } from '#presentation/registry'

it.each(PACKAGES)('all sides of $name are one game', async ({ name, rules, presentation, cardReader }) => {
  expect((await rules()).name).toBe(name)
  expect((await presentation()).game).toBe(name)
  const read = await cardReader()
  expect(read('{}')).toEqual((await rules()).content)
  expect(read('[]')).toHaveProperty('wrong')
})

it('rules and presentations are found for every game, in the order of the packages', () => {
  const names = PACKAGES.map(({ name }) => name)
  expect(GAMES.map(({ name }) => name)).toEqual(names)
  expect(PRESENTATIONS.map(({ game }) => game)).toEqual(names)
  expect(gameNamed('chess')).toBeUndefined()
})

it('every game has a setting of its own for its card values', () => {
  const settings = PACKAGES.map(({ cardsSetting }) => cardsSetting)
  expect(new Set(settings).size).toBe(PACKAGES.length)
})
