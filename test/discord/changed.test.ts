import { afterAll, beforeAll, expect, it } from 'vitest'
import { button, rows, text } from '#discord/app/components'
import { Messages, type Receipt } from '#discord/app/messages'
import { screen } from '#discord/app/screen'
import type { Seen } from '#playground/people/seen-message'
import { type Begun, BLANK, beginGame } from './scenes.ts'
import { Street } from './street.ts'

let street: Street
let game: Begun
beforeAll(async () => {
  street = await Street.open({ worker: BLANK, generosity: 50 })
  game = await beginGame(street)
})
afterAll(() => street.close())

it('a message is known as it was changed last: what was added stays, and buttons that came anew are taken off', async () => {
  const messages = new Messages(street.bot.app)
  const notice = (await messages.lastReceipt(game.id, 'asked')) as Receipt
  const seen = () => street.act.sees('visitor', game.place).find(({ id }) => id === notice.message) as Seen
  await messages.add(notice, 'One line more.')
  await messages.strip(notice)
  expect([seen().buttons, seen().text.includes('One line more.')]).toEqual([[], true])
  const again = screen([text('Called anew.'), ...rows([button('w|play|1|1|1|x', 'Play')])])
  expect(await messages.edit(notice, again)).toBe(true)
  expect(seen().buttons).toHaveLength(1)
  await messages.strip(notice)
  expect([seen().buttons, seen().text]).toEqual([[], expect.stringContaining('Called anew.')])
})
