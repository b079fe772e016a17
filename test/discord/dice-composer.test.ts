import { expect, it } from 'vitest'
import type { Seen, SeenButton } from '#playground/people/seen-message'
import { oneStreet, street } from './one-street.ts'
import { beginGame, openPanel, pressOn } from './scenes.ts'

oneStreet()

/** The buttons of dice and of what turns them. */
function piecesOf({ buttons }: Seen): SeenButton[] {
  return buttons.filter(({ customId }) => customId?.startsWith('w|piece|'))
}

const TAKEN = 3

it('two dice are pressed, one is turned with a coin, and what fits them is taken: five presses with confirming (S10)', async () => {
  const { act } = street
  const { first, notice } = await beginGame(street)
  const press = async (panel: Seen, wanted: (one: SeenButton) => boolean): Promise<Seen> => {
    const piece = piecesOf(panel).find((button) => !button.disabled && wanted(button))
    if (piece === undefined) throw new Error(`not there: ${panel.text}`)
    return (await act.press(first, panel, piece.customId as string)).answer()
  }
  const isFree = ({ style }: SeenButton) => style !== TAKEN
  let panel = await pressOn(street, first, await openPanel(street, first, notice), 'dice')
  expect(panel.text).toMatch(/Pick two dice|Wähle zwei Würfel/)
  expect(panel.selects).toEqual([])

  panel = await press(panel, isFree)
  expect(panel.text).toContain('one more die')
  panel = await press(panel, isFree)
  expect(panel.text).toMatch(/= \*\*\d+\*\*/)
  // Each begins with a coin at least: it turns a die.
  panel = await press(panel, ({ label }) => /^(First|Second) [−+]1$/.test(label))
  expect(panel.text).toMatch(/→/)

  const [fits] = panel.selects
  expect(fits?.placeholder).toMatch(/^What do you want to do with \d+\? · \d+$/)
  expect(fits?.options.at(-1)?.label).toBe('Step by step …')
  // The headman goes with any value and leaves nothing to choose.
  const headman = fits?.options.at(-2)?.value ?? ''
  const plan = await (await act.choose(first, panel, fits?.customId as string, [headman])).answer()
  expect(street.idOf(plan, 'confirm')).not.toBeNull()
  expect((await pressOn(street, first, plan, 'confirm')).text).toMatch(/Done|Fertig|continues/)
})

it('a die pressed again goes back, and the dice can be taken alone to go on step by step', async () => {
  const { act } = street
  const { first, notice } = await beginGame(street, { people: ['joerg', 'max'] })
  const opened = await pressOn(street, first, await openPanel(street, first, notice), 'dice')
  const single = piecesOf(opened).find(({ label }) => !label.includes('×'))
  const taken = await (await act.press(first, opened, single?.customId as string)).answer()
  const back = piecesOf(taken).find(({ style }) => style === TAKEN)
  const empty = await (await act.press(first, taken, back?.customId as string)).answer()
  expect(empty.text).toMatch(/Pick two dice|Wähle zwei Würfel/)

  const chosen = await (await act.press(first, empty, piecesOf(empty)[0]?.customId as string)).answer()
  const free = piecesOf(chosen).find(({ style, disabled }) => style !== TAKEN && !disabled)
  const two = await (await act.press(first, chosen, free?.customId as string)).answer()
  const stepwise = await (await act.choose(first, two, two.selects.at(-1)?.customId as string, ['-'])).answer()
  expect(street.idOf(stepwise, 'pick')).not.toBeNull()
})
