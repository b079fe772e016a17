import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nextNotice, takeTurn } from './hands.ts'
import { Street } from './street.ts'

describe('a stranger', () => {
  let street: Street
  beforeAll(async () => {
    street = await Street.open({ areNewcomers: true })
  })
  afterAll(() => street.close())

  it('comes from /willyville new to a confirmed first turn in at most 8 presses and without typing', async () => {
    const { act } = street
    let presses = 0
    const opened = await act.slash('max', 'tavern', 'willyville new')
    presses++
    expect((await opened.answer()).text).toContain('#1')
    const lobby = await act.waitForMessage('max', 'tavern', (message) => street.idOf(message, 'join') !== null)
    expect(lobby.text).toContain('waiting for players')
    expect(lobby.pictures).toHaveLength(1)
    await act.press('kaethe', lobby, street.idOf(lobby, 'join') as string)
    presses++
    const full = await act.waitFor(() => {
      const now = act.see('max', lobby)
      return now && street.idOf(now, 'start') !== null ? now : null
    })
    await act.press('max', full, street.idOf(full, 'start') as string)
    presses++
    const thread = await act.waitFor(() => act.channels('max').find(({ parentId }) => parentId !== null))
    const began = await act.waitForMessage('max', thread.id, (message) => message.text.includes('#1 begins'))
    const asked = await act.waitFor(() => {
      const users = ['max', 'kaethe']
      return users.find((user) =>
        act.sees(user, thread.id).some((message) => message.isPing && street.idOf(message, 'play')),
      )
    })
    const notice = await nextNotice(street, asked, thread.id)
    const turn = await takeTurn(street, asked, notice)
    expect(turn.panels[0]?.text).toContain('Lesson 1 of')
    expect(presses + turn.presses).toBeLessThanOrEqual(8)
    expect(turn.panels.at(-1)?.text).toContain('Done')
    const other = asked === 'max' ? 'kaethe' : 'max'
    // The first of the players is called by the notice, the others by the beginning.
    expect(began.pings).toEqual([other])
    const next = await nextNotice(street, other, thread.id)
    expect(next.pings).toEqual([other])
    expect(street.told).toEqual([])
  })
})
