import { afterAll, expect, it } from 'vitest'
import { Study } from '#players/study'
import type { Think } from '#players/thinker'
import { oneStreet, street } from './one-street.ts'
import { beginGame, openPanel, pressOn } from './scenes.ts'

const HOURS = 10 * 60 * 60_000
const worker = new URL('../dist/src/players/worker.js', new URL('..', import.meta.url))
const study = new Study({ worker })

/** Whoever is asked to think hard thinks for hours, unless he is stopped. */
const think: Think = (question, stop) => {
  const isHard = question.patience !== undefined
  return study.think({ ...question, ...(isHard ? { turns: 1e12, patience: HOURS } : { turns: 8 }) }, stop)
}

oneStreet({ think, drawingAfter: 20 })
afterAll(() => study.close())

it('a bot that thinks hard says so, and told to stop gives the advice it has (S21)', async () => {
  const { act } = street
  const { first, notice } = await beginGame(street)
  const hint = await pressOn(street, first, await openPanel(street, first, notice), 'hint')
  const reply = await act.press(first, hint, street.idOf(hint, 'stronger') as string)
  const waiting = await act.waitFor(() => {
    const now = act.see(first, hint)
    return now?.text.includes('The bot thinks …') ? now : null
  }, 'the bot to say that it thinks')
  const pressable = waiting.buttons.filter(({ disabled }) => !disabled)
  expect(pressable.map(({ label }) => label)).toEqual(['Stop'])
  await act.press(first, waiting, pressable[0]?.customId as string)
  const advice = await act.waitFor(() => {
    const now = reply.message()
    return now !== null && street.idOf(now, 'advised') !== null && !now.text.includes('thinks …') ? now : null
  }, 'the advice')
  expect(advice.text).toContain('### ')
})
