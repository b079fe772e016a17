import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Seen } from '#playground/people/seen-message'
import { breadth } from '../breadth.ts'
import { finishTurn, nextNotice } from '../discord/hands.ts'
import { BLANK, openPanel, pressOn } from '../discord/scenes.ts'
import { Street, WORKER } from '../discord/street.ts'
import { openTable } from '../discord/whole-game.ts'
import { phoneLines } from './phone.ts'

/** About 400 points of a phone. */
const MOST_LINES = 19

let street: Street
beforeAll(async () => {
  street = await Street.open({ worker: breadth(BLANK, WORKER), generosity: 100, channels: ['tavern', 'inn'] })
})
afterAll(async () => {
  expect(street.told).toEqual([])
  expect(street.playground.log.of('ours')).toEqual([])
  await street.close()
})

/** The pictures of a message, as they are read out. */
function altsOf({ pictures }: Seen): string {
  return pictures.map(({ alt }) => alt).join('\n')
}

/** The buttons of a verb: each game's own. */
function buttonOf(message: Seen, verb: string, game: string): string {
  const button = message.buttons.find(({ customId }) => customId?.startsWith(`w|${verb}|`) && customId.includes(game))
  return button?.customId ?? ''
}

it('a turn that does what it says on the list is two presses away from `Play`', async () => {
  const { thread, lobby } = await openTable({ street, game: 'village', people: ['max'] }, 'inn')
  expect(lobby).toContain('Start alone, and you play against Conny.')
  expect(lobby).not.toContain('–')
  const notice = await nextNotice(street, 'max', thread, '')
  expect(phoneLines(notice.text.split('\n'))).toBeLessThan(MOST_LINES)
  expect(altsOf(notice)).toMatch(/Cubes, clockwise.*Harvest: .*Stalls: .*Bag: 4 monks.*Conny: slot/s)
  const panel = await openPanel(street, 'max', notice)
  expect(panel.text).toContain('Your turn')
  const labels = panel.selects.flatMap(({ options }) => options.map(({ label }) => label))
  expect(labels.some((label) => label.startsWith('Harvest 2 grain'))).toBe(true)
  const [list] = panel.selects.filter(({ options }) => options.some(({ value }) => value === 'harvest'))
  const plan = await (await street.act.choose('max', panel, list?.customId as string, ['harvest'])).answer()
  expect(plan.text).toContain('Harvest 2 grain')
  const next = await pressOn(street, 'max', plan, 'confirm')
  // As words, or as emojis once these have been brought.
  expect(next.text).toMatch(/Your turn · round 1\n.*(2 grain, 1 coin|v_grain:\d+>2 <:v_coins:\d+>1)/)
})

it('a newcomer to Village is shown one thing a turn, with what can be done about it', async () => {
  const { act } = street
  const threads = () => act.channels('visitor').filter(({ parentId }) => parentId !== null)
  const before = threads().map(({ id }) => id)
  const help = await (await act.slash('visitor', 'tavern', 'help')).answer()
  await act.press('visitor', help, buttonOf(help, 'newguided', 'village'))
  const thread = await act.waitFor(() => threads().find(({ id }) => !before.includes(id)), 'the thread')
  const lessons = new Set<string>()
  let last = ''
  for (let turns = 0; turns < 5; turns++) {
    const notice = await nextNotice(street, 'visitor', thread.id, last)
    last = notice.id
    const panel = await openPanel(street, 'visitor', notice)
    const lesson = /Lesson (\d+) of 13/.exec(panel.text)?.[1]
    if (lesson !== undefined) lessons.add(lesson)
    const choice = street.idOf(panel, 'taught') ?? street.idOf(panel, 'idea')
    const plan = await (await act.press('visitor', panel, choice as string)).answer()
    await finishTurn(street, 'visitor', plan)
  }
  expect(lessons.size).toBeGreaterThanOrEqual(3)
}, 240_000)
