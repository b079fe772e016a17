import { expect, it } from 'vitest'
import { kingsbridge } from '#kingsbridge/game'
import type { Seen } from '#playground/people/seen-message'
import { LANGUAGES } from '#texts'
import { say } from '#texts/kingsbridge/index'
import { DE } from '#texts/ui/de'
import { EN } from '#texts/ui/en'
import { NL } from '#texts/ui/nl'
import { give, type State } from '../kingsbridge/table.ts'
import { beginningAt } from '../tables/staged.ts'
import { planTurn, pressNext, takeTurn } from './hands.ts'
import { oneStreet, street } from './one-street.ts'
import { openPanel, pressOn } from './scenes.ts'
import { openTable } from './whole-game.ts'

/** The seats without money for grain at the table that is opened next. */
let poor: readonly number[] = []

const game = beginningAt(kingsbridge, 'weigh', (t: State) => {
  Object.assign(t, { round: 1, event: 'c1-granary', turned: ['c1-granary'] })
  for (const seat of poor) give(t, seat, { money: 0 })
})

oneStreet({ game, channels: ['tavern', 'market', 'town', 'guild', 'inn', 'mill', 'wharf', 'quay'] })

/** With the host beginning, two always sit alike. */
const PEOPLE = ['max', 'kaethe']

/** Without numbers, times and marks, which are other ones at every table. */
function plain(text: string): string {
  return text.replaceAll(/#\d+|<t:\d+:\w>|`[0-9a-f ]+…`/g, '*')
}

async function callAt(channel: string, without: readonly number[]) {
  poor = without
  const { thread } = await openTable({ street, game: 'kingsbridge', people: PEOPLE }, channel, { first: 'host' })
  const { act } = street
  const isCall = () => act.sees('visitor', thread).find((message) => street.idOf(message, 'play') !== null)
  const call = await act.waitFor(isCall, 'the call')
  const all = act.sees('visitor', thread).map(({ text, pings }) => ({ text: plain(text), pings: pings.toSorted() }))
  return { thread, call, all }
}

it('K-SECRET-5: the same people are called with the same words, whoever could pay', async () => {
  const tables = [await callAt('tavern', []), await callAt('market', [1]), await callAt('town', [0, 1])]
  for (const { call, all } of tables) {
    expect(call.pings.toSorted()).toEqual([...PEOPLE].sort())
    expect(call.text).toContain('Everyone this concerns is called.')
    expect(all).toEqual(tables[0]?.all)
  }
}, 60_000)

it('K-SECRET-5: where all say that they have seen it, the game goes on at once', async () => {
  const { act } = street
  const { thread, call } = await callAt('inn', [0, 1])
  const before = act.sees('visitor', thread).length
  for (const person of PEOPLE) await takeTurn(street, person, act.see(person, call) as Seen)
  await act.waitFor(() => act.sees('visitor', thread).length > before || null, 'the game to go on')
}, 60_000)

it('K-SECRET-5: whoever has nothing to choose reads so alone, and need not press', async () => {
  const { act } = street
  const { thread, call } = await callAt('guild', [0, 1])
  const before = act.sees('visitor', thread).length
  const panels = await Promise.all(
    PEOPLE.map(async (person) => (await act.press(person, call, street.idOf(call, 'play') as string)).answer()),
  )
  for (const panel of panels) expect(panel.text).toMatch(/You have nothing to choose|Du hast hier nichts zu wählen/)
  expect(act.sees('visitor', thread)).toHaveLength(before)
  await street.leap(3_600_000)
  await act.waitFor(() => act.sees('visitor', thread).length > before || null, 'the game to go on')
}, 60_000)

/** What is said on a panel that no longer shows how the table stands. */
const MOVED_ON = [EN, DE, NL].map(({ movedOn }) => movedOn)

function expectPresent({ text }: Seen): void {
  expect(MOVED_ON.filter((sentence) => text.includes(sentence))).toEqual([])
}

it('K-ASK-2: a panel that is open stays open while others give their sealed answers', async () => {
  const { act } = street
  const { call } = await callAt('mill', [])
  const [early, late] = PEOPLE as [string, string]
  const open = await openPanel(street, late, act.see(late, call) as Seen)
  await takeTurn(street, early, act.see(early, call) as Seen)
  const chosen = await pressNext(street, late, open, null)
  expectPresent(chosen)
  // The own answer is named, which changes nothing before the last one is in.
  expect(chosen.text).toContain('→ ')
  expect(chosen.text).not.toMatch(/stay the same|bleiben gleich/)
  expect(street.idOf(chosen, 'confirm')).not.toBeNull()
}, 60_000)

it('K-ASK-2: what is planned can still be confirmed after others gave their sealed answers', async () => {
  const { act } = street
  const { call } = await callAt('wharf', [])
  const [early, late] = PEOPLE as [string, string]
  const planned = await planTurn(street, late, act.see(late, call) as Seen)
  await takeTurn(street, early, act.see(early, call) as Seen)
  const receipt = await pressOn(street, late, planned, 'confirm')
  expectPresent(receipt)
  expect(street.idOf(receipt, 'confirm')).toBeNull()
}, 60_000)

it('why something is not to be had is found by its card too', async () => {
  const { act } = street
  const { thread } = await callAt('quay', [])
  const [person] = PEOPLE as [string, string]
  // The card is called so in the language of whoever asks.
  const words = LANGUAGES.map((language) => say(language, 'card.house'))
  const answers = await Promise.all(
    words.map(async (what) => (await act.slash(person, thread, 'kingsbridge why', { what })).answer()),
  )
  expect(answers.filter(({ text }) => text.toLowerCase().includes(say('en', 'plot', { n: 1 })))).toHaveLength(1)
  const offered = await Promise.all(
    words.map((what) => act.autocomplete(person, thread, 'kingsbridge why', { what }, 'what')),
  )
  expect(offered.filter((list) => list.length >= 14)).toHaveLength(1)
}, 60_000)
