import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Seen } from '#playground/people/seen-message'
import type { View } from '#village/view'
import { Street } from '../discord/street.ts'
import { openTable, type Party } from '../discord/whole-game.ts'
import { yes } from '../tables/hall.ts'
import { beforeMarket } from './rounds.ts'

let street: Street
let party: Party
beforeAll(async () => {
  street = await Street.open({ generosity: 50, channels: ['market', 'square', 'mill'], game: beforeMarket() })
  party = { street, game: 'village', people: ['max', 'kaethe', 'joerg'] }
})
afterAll(() => street.close())

interface MarketDay {
  readonly thread: string
  readonly notice: Seen
  /** The seat that is asked, and those that come after. */
  readonly second: string
  readonly third: string
}

/** The first calls a market day, and the second is asked. */
async function callMarket(channel: string): Promise<MarketDay> {
  const { act } = street
  const { thread } = await openTable(party, channel)
  const first = await nextNotice(thread, [])
  const [caller = ''] = first.pings
  const panel = await (await act.slash(caller, thread, 'village move', { line: 'market.brown' })).answer()
  await on(caller, panel, 'confirm')
  const notice = await nextNotice(thread, [first.id])
  const [second = ''] = notice.pings
  const third = party.people.find((person) => person !== caller && person !== second) as string
  return { thread, notice, second, third }
}

function nextNotice(thread: string, known: readonly string[]): Promise<Seen> {
  const { act } = street
  const isNew = (message: Seen) => street.idOf(message, 'play') !== null && !known.includes(message.id)
  return act.waitFor(() => act.sees('visitor', thread).findLast(isNew), 'a notice')
}

async function lookAt(thread: string) {
  const { tables } = street.bot.app
  const [game] = yes(await tables.directory.tablesAt(thread))
  return yes(await tables.reading.look(game?.id ?? 0, null))
}

/** Presses a button of this verb, or chooses the option at this place of a select. */
async function on(user: string, panel: Seen, verb: string, place?: number): Promise<Seen> {
  const { act } = street
  const id = street.idOf(panel, verb)
  if (id === null) throw new Error(`no ${verb} on: ${panel.text}`)
  const reply = place === undefined ? act.press(user, panel, id) : act.choose(user, panel, id, [String(place)])
  return (await reply).answer()
}

/** Serves the customer at this place of the list, and confirms it. */
async function serve(user: string, notice: Seen, place: number): Promise<void> {
  const panel = await on(user, await on(user, notice, 'play'), 'pick', place)
  await on(user, panel, 'confirm')
}

const HEAD = /### (Answer now|Schon jetzt antworten|Alvast antwoorden)/
const GONE = /no longer possible|nicht mehr möglich|was niet meer mogelijk/
const WHOLE = /This covers everything|Damit ist alles beantwortet|Hiermee is alles beantwoord/

function textsIn(thread: string): string[] {
  return street.act.sees('visitor', thread).map(({ text }) => text)
}

it('V-ASK-1: at a market day who is due later answers from the notice, unseen, and is not asked', async () => {
  const { thread, notice, second, third } = await callMarket('market')
  expect(notice.text).toMatch(/You can answer now/)
  const before = textsIn(thread)
  let panel = await on(third, notice, 'play')
  expect(panel.text).toMatch(HEAD)
  panel = await on(third, panel, 'earlypick', 0)
  expect(panel.text).toContain('**1** ')
  panel = await on(third, panel, 'earlypick', 1)
  expect(panel.text).toMatch(WHOLE)
  expect(panel.selects).toEqual([])
  await street.settle()
  expect(textsIn(thread)).toEqual(before)
  await serve(second, notice, 1)
  const next = await nextNotice(thread, [notice.id])
  expect(next.pings).toEqual([second])
  expect(next.text).toMatch(/, it’s your turn/)
  const { view } = await lookAt(thread)
  expect((view as View).players.map(({ customers }) => customers.length)).toEqual([0, 1, 1])
  expect(street.told).toEqual([])
  expect(street.playground.log.of('ours')).toEqual([])
}, 60_000)

it('V-ASK-1: what is no longer possible is asked, and only who answered early is told so', async () => {
  const { thread, notice, second, third } = await callMarket('square')
  const old = await on(third, await on(third, notice, 'play'), 'earlypick', 0)
  await serve(second, notice, 0)
  const next = await nextNotice(thread, [notice.id])
  expect(next.pings).toEqual([third])
  expect(next.text).not.toMatch(GONE)
  expect((await on(third, next, 'play')).text).toMatch(GONE)
  // The button of before leads to the question as it stands now.
  const late = await on(third, old, 'earlyback')
  expect([late.text, street.idOf(late, 'pick') !== null]).toEqual([expect.not.stringMatching(HEAD), true])
  await serve(third, next, 0)
  expect(street.told).toEqual([])
}, 60_000)

it('V-ASK-1: an early answer is also given and taken back under “turn” and “in advance”, on any device', async () => {
  const { act } = street
  const { thread, notice, third } = await callMarket('mill')
  const turn = await (await act.slash(third, thread, 'village play')).answer()
  expect(turn.text).toMatch(HEAD)
  const phone = await on(third, await on(third, await on(third, notice, 'play'), 'orders'), 'panel')
  expect(phone.text).toMatch(HEAD)
  await on(third, turn, 'earlypick', 2)
  const elsewhere = await on(third, phone, 'earlypick', 0)
  expect(elsewhere.text).toMatch(WHOLE)
  expect(elsewhere.text).toContain('**1** ')
  const open = await on(third, elsewhere, 'earlyback')
  expect([open.text.includes('**1**'), street.idOf(open, 'earlyback')]).toEqual([false, null])
  expect(street.told).toEqual([])
}, 60_000)
