import { afterAll, expect, it } from 'vitest'
import type { Think } from '#bots/levels'
import { ThinkingPool } from '#bots/thinking-pool'
import { oneStreet, street } from './one-street.ts'
import { beginGame, openPanel, pressOn } from './scenes.ts'

const HOURS = 10 * 60 * 60_000
const worker = new URL('../dist/src/bots/worker.js', new URL('..', import.meta.url))
const thinkingPool = new ThinkingPool({ worker })

let isSlow = false

/** Thinking hard takes hours, unless it is stopped. */
const think: Think = (question, stop) => {
  const isHard = isSlow || question.patience !== undefined
  return thinkingPool.think({ ...question, ...(isHard ? { turns: 1e12, patience: HOURS } : { turns: 8 }) }, stop)
}

oneStreet({ think, drawingAfter: 20, channels: ['tavern', 'square'] })
afterAll(() => thinkingPool.close())

it('a bot that thinks hard says so, and told to stop gives the advice it has (S21)', async () => {
  const { act } = street
  const { first, notice } = await beginGame(street)
  const panel = await openPanel(street, first, notice)
  await pressOn(street, first, panel, 'hint')
  const hint = await act.waitFor(() => {
    const now = act.see(first, panel)
    return now && street.idOf(now, 'stronger') !== null ? now : null
  }, 'the hint')
  const reply = await act.press(first, hint, street.idOf(hint, 'stronger') as string)
  const waiting = await act.waitFor(() => {
    const now = act.see(first, hint)
    return now?.text.includes('The bot is thinking …') ? now : null
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

it('a hint edits the panel it was asked for on, and one asked for by a command can be stopped too', async () => {
  const { act } = street
  const { first, notice, place } = await beginGame(street)
  const panel = await openPanel(street, first, notice)
  isSlow = true
  const reply = await act.press(first, panel, street.idOf(panel, 'hint') as string)
  const waiting = await act.waitFor(() => {
    const now = act.see(first, panel)
    return now?.text.includes('The bot is thinking …') ? now : null
  }, 'the panel to say that the bot thinks')
  expect(waiting.text).toContain(panel.text)
  expect(waiting.pictures.map(({ name }) => name)).toEqual(panel.pictures.map(({ name }) => name))
  await act.press(first, waiting, waiting.buttons.find(({ disabled }) => !disabled)?.customId as string)
  await act.waitFor(() => {
    const now = reply.message()
    return now !== null && now.id === panel.id && street.idOf(now, 'advised') !== null ? now : null
  }, 'the advice in the panel')

  const { first: other, place: there } = await beginGame(street, { channel: 'square' })
  const asked = await act.slash(other, there, 'willyville hint')
  const thinking = await act.waitFor(() => {
    const now = asked.message()
    return now?.text.includes('The bot is thinking …') ? now : null
  }, 'the command to say that the bot thinks')
  await act.press(other, thinking, street.idOf(thinking, 'stopthinking') as string)
  await act.waitFor(() => {
    const now = asked.message()
    return now !== null && street.idOf(now, 'advised') !== null ? now : null
  }, 'the advice of the command')
  expect(place).not.toBe(there)
  isSlow = false
})
