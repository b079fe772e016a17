import { expect, it } from 'vitest'
import type { Seen } from '#playground/people/seen-message'
import { offerOldNames } from './old-names.ts'
import { oneStreet, street } from './one-street.ts'
import { beginGame, idOf, pressTable } from './scenes.ts'

oneStreet({ channels: ['tavern', 'square', 'mill'] })

const said = (place: string, words: RegExp) => street.act.sees('kaethe', place).filter(({ text }) => words.test(text))

it('asks for a pause in one message, and calls nobody a second time', async () => {
  const { bot } = street
  const game = await beginGame(street, {})
  const answers: Seen[] = []
  for (let times = 0; times < 5; times++) {
    answers.push(await (await pressTable(street, 'max', game.place, 'pause')).answer())
    await street.settle()
    const look = await bot.app.tables.reading.look(game.id, null)
    const [vote] = 'votes' in look ? look.votes : []
    if (vote !== undefined) {
      expect(said(game.place, /wants to pause/).at(-1)?.buttons.length).toBeGreaterThan(0)
      await bot.app.tables.votes.withdraw(game.id, idOf(street, 'max'), vote.number)
    }
    await street.settle()
  }
  expect(answers.map(({ text }) => /again <t:\d+:R>/.test(text))).toEqual([false, false, true, true, true])
  const asked = said(game.place, /wants to pause/)
  expect(asked).toHaveLength(1)
  expect(asked[0]?.text).toContain('Withdrawn')
  expect(said(game.place, /Withdrawn/)).toHaveLength(1)
})

it('says in one message that a seat is free, and that it is not', async () => {
  const { act } = street
  // A panel offers only what can be done; the command of before asks for anything.
  offerOldNames(street)
  const game = await beginGame(street, { channel: 'square', people: ['max', 'kaethe', 'anne'] })
  const wish = async (button: string) => {
    const answer = await (await act.slash('max', game.place, 'willyville seat', { wish: button })).answer()
    await street.settle()
    return answer.text
  }
  expect(await wish('offer')).toContain('Your seat is on offer now.')
  expect(said(game.place, /Open seat:/)).toHaveLength(1)
  expect(await wish('keep')).toContain('You keep your seat.')
  expect([said(game.place, /Open seat:/).length, said(game.place, /plays on/).length]).toEqual([0, 1])
  for (let times = 0; times < 4; times++) for (const button of ['offer', 'keep']) await wish(button)
  expect([said(game.place, /Open seat:/).length, said(game.place, /plays on/).length]).toEqual([0, 1])
})

it('says of a vacation in which game it comes too late for the turn that waits (S27)', async () => {
  const { act } = street
  // Presses have Discord's own time: the turn has to have begun before it.
  await street.leap(-25 * 60 * 60_000)
  const { first } = await beginGame(street, { channel: 'mill' })
  await street.leap(25 * 60 * 60_000)
  const vacation = async (days: string) => {
    const shown = await (await act.slash(first, 'mill', 'settings')).answer()
    const form = await act.press(first, shown, street.idOf(shown, 'vacation') as string)
    return (await (await act.submit(first, form, { days })).answer()).text
  }
  expect(await vacation('7')).toContain('In 1 game your time runs on until you move.')
  expect(await vacation('0')).toMatch(/Saved\.$/)
})
