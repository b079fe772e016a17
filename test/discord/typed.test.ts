import { beforeEach, expect, it } from 'vitest'
import type { Seen } from '#playground/people/seen-message'
import { oneStreet, street } from './one-street.ts'
import { type Begun, beginGame, idOf, pressOn } from './scenes.ts'

oneStreet()

let game: Begun
beforeEach(async () => {
  game = await beginGame(street)
})

async function type(line: string): Promise<Seen> {
  return (await street.act.slash(game.first, game.place, 'willyville move', { line })).answer()
}

async function offers(): Promise<string[]> {
  const offered = await street.act.autocomplete(game.first, game.place, 'willyville move', { line: '' }, 'line')
  return offered.map(({ value }) => String(value))
}

it('a typed turn is read back without a picture, which is one press away, and confirmed with one press (S14)', async () => {
  const [line = ''] = await offers()
  const read = await type(line)
  expect(read.pictures).toEqual([])
  expect(read.selects).toEqual([])
  const verbs = read.buttons.map(({ customId }) => customId?.split('|')[1])
  expect(verbs).toEqual(['confirm', 'panel', 'back', 'home'])
  const looked = await pressOn(street, game.first, read, 'panel')
  expect(looked.pictures).toHaveLength(1)
  expect((await pressOn(street, game.first, looked, 'confirm')).text).toMatch(/Done|Fertig/)
})

it('who confirms quickly has played with the line alone', async () => {
  await street.bot.app.tables.people.setSettings(idOf(street, game.first), { confirm: 'quick' })
  const [line = ''] = await offers()
  expect((await type(line)).text).toMatch(/Done|Fertig/)
})

it('what can be read of a line is kept, and what stops it is named with its reasons', async () => {
  const [line = ''] = await offers()
  const [value = '', dice = ''] = line.split(' ')
  const read = await type(`${value} ${dice} hand`)
  expect(read.text).toMatch(/“hand” isn’t possible right now\. .*(The village that starts|Someone already took)/)
  const nonsense = await type('walk on water')
  expect(nonsense.text).toContain('“walk on water”')
  const { tables } = street.bot.app
  const look = await tables.reading.look(game.id, idOf(street, game.first))
  expect('draft' in look ? look.draft.flat()[0] : null).toMatch(new RegExp(`^dice:.*=${value}$`))
})
