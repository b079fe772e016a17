import { expect, it } from 'vitest'
import { oneStreet, street } from './one-street.ts'
import { type Begun, beginGame, playOn } from './scenes.ts'

oneStreet()

const SHOWN = ['board', 'mine', 'score', 'log', 'recap']

async function begun(): Promise<Begun> {
  return playOn(street, await beginGame(street))
}

function isSeenBy(user: string, { place }: Begun, id: string | undefined): boolean {
  return street.act.sees(user, place).some((message) => message.id === id)
}

it('what is asked for is for who asks alone, unless he says otherwise', async () => {
  const game = await begun()
  for (const name of SHOWN) {
    const own = await (await street.act.slash('max', game.place, 'willyville show', { view: name })).answer()
    expect([name, isSeenBy('kaethe', game, own.id)]).toEqual([name, false])
    const open = await (
      await street.act.slash('max', game.place, 'willyville show', { view: name, public: true })
    ).answer()
    expect([name, isSeenBy('kaethe', game, open.id)]).toEqual([name, true])
    expect(open.pings).toEqual([])
  }
})

it('nothing is shown to all twice within a minute: who asks again sees it alone, and is told', async () => {
  const game = await begun()
  const ask = async (user: string, name: string) =>
    (await street.act.slash(user, game.place, 'willyville show', { view: name, public: true })).answer()
  await ask('max', 'board')
  const again = await ask('kaethe', 'board')
  expect(isSeenBy('max', game, again.id)).toBe(false)
  expect(again.text).toContain('less than a minute ago')
  const other = await ask('kaethe', 'score')
  expect(isSeenBy('max', game, other.id)).toBe(true)
})
