import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Screen } from '#discord/app/send'
import { endScreen } from '#discord/features/end/screen'
import { inboxScreen } from '#discord/features/inbox/screen'
import { beganScreen } from '#discord/features/lobby/began-screen'
import { lobbyScreen } from '#discord/features/lobby/screen'
import { spectatorScreen } from '#discord/features/turn/no-turn-screens'
import { noticeScreen } from '#discord/features/turn/notice-screen'
import { whyScreen } from '#discord/features/why/screen'
import { allComponents } from '#playground/server/checks/components'
import type { Json } from '#playground/server/types'
import type { Look } from '#tables'
import { begun, Hall, HOME, yes } from '#test/tables/hall'
import { luckOf, playOn } from '#test/tables/playing'
import { RECORDS, Replay } from './recorded.ts'
import { Room } from './room.ts'

let room: Room
beforeAll(async () => {
  room = new Room(await Hall.open(':memory:'))
})
afterAll(() => room.close())

function textOf({ components: parts }: Screen): string {
  const all = allComponents(parts as unknown as Json[])
  return all.flatMap(({ component }) => (typeof component.content === 'string' ? [component.content] : [])).join('\n')
}

function labelsOf({ components: parts }: Screen): string[] {
  const all = allComponents(parts as unknown as Json[])
  return all.flatMap(({ component: { label, type } }) => (type === 2 ? [String(label)] : []))
}

it('a lobby says how many may play and how fast, under its headline (S1)', async () => {
  const host = { person: 'h', name: 'Käthe' }
  const { id } = yes(
    await room.hall.tables.lobby.create({ game: 'willyville', host, home: HOME, players: 4, speed: 'day' }),
  )
  expect(textOf(await lobbyScreen(await room.context(id, null, 'en')))).toMatch(
    /^## .*\n2 to 4 players · 1 day per turn · about 20 rounds\n/,
  )
  expect(textOf(await lobbyScreen(await room.context(id, null, 'nl')))).toContain('2 tot 4 spelers')
})

it('a game opens with who begins with what, when it ends, a short hash and the clock with its bank (S2)', async () => {
  const id = await begun(room.hall, 'ab', { first: 'host', speed: 'three' })
  const context = await room.context(id, null, 'en')
  const text = textOf(await beganScreen(context, context.look.commitment))
  expect(text).toMatch(/Turn order: <@a> <:hand:\d+> <:coin:\d+>1 · <@b> <:coin:\d+>2/)
  expect(text).toContain('The game ends after the round in which 9 graves are filled.')
  expect(text).toMatch(/`[0-9a-f]{4}( [0-9a-f]{4}){3} …`/)
  expect(text).toContain('3 days per turn · time bank: 3 days')
})

it('a panel names its game only where another one goes on, and opens with the plan that was begun (S5)', async () => {
  for (const person of 'pq') yes(await room.hall.tables.people.setSettings(person, { guide: false }))
  const id = await begun(room.hall, 'pq', { first: 'host' })
  const play = `w|play|${id.toString(36)}|0|0|n|`
  const first = await room.shown('p', 'en', play)
  expect(textOf(first)).toMatch(/^### Your turn · round 1\n/)
  expect(textOf(first)).not.toContain(`#${id}`)
  const { drafted, draft } = await room.hall.look(id, 'p')
  expect([drafted.canConfirm, draft]).toEqual([false, []])
  const ids = allComponents(first.components as unknown as Json[]).map(({ component }) => String(component.custom_id))
  await room.shown('p', 'en', ids.find((id) => id.startsWith('w|idea|')) as string)
  expect(textOf(await room.shown('p', 'en', play))).toMatch(/^-# Your saved plan/)
  await begun(room.hall, 'pq', { first: 'host' })
  const home = (await room.hall.tables.turns.stepBack(id, 'p', (await room.hall.look(id, 'p')).draft.length)) as object
  expect('denied' in home).toBe(false)
  expect(textOf(await room.shown('p', 'en', play))).toContain(`#${id}`)
})

it('the inbox has a game whose clock is short on top, tells rounds, and who is thinking where nothing waits (S26)', async () => {
  const slow = await begun(room.hall, 'xy', { first: 'host', speed: 'day' })
  await room.hall.pass(60_000)
  const quick = await begun(room.hall, 'xy', { first: 'host', speed: 'live' })
  const text = textOf(await inboxScreen(room.request('x', 'en'), 0))
  expect(text.indexOf(`#${quick}`)).toBeLessThan(text.indexOf(`#${slow}`))
  expect(text).toContain(`**Willyville #${slow}** · round 1`)
  const empty = await inboxScreen(room.request('y', 'en'), 0)
  expect(textOf(empty)).toMatch(/Nothing is waiting for you\. .*Player x \(#\d+\).* thinking\./)
  expect(labelsOf(empty)).toContain('New game')
})

it('why not: reasons for what cannot be had, how to have what can, and a word for what nobody knows (S22)', async () => {
  const id = await begun(room.hall, 'vw', { first: 'host' })
  const context = await room.context(id, 'v', 'en')
  const monk = textOf(whyScreen(context, null, 'monk:jug'))
  expect(monk).toMatch(/^### Why not Monk with the jug\?\n\*\*What’s missing\*\*\n1\. Monks need a church/)
  expect(monk).toMatch(/\*\*Already there:\*\* the abbot, the right dice\n-# A church takes in monks .* \(W-MONK\)$/)
  const abbey = whyScreen(context, null, 'church:abbey')
  expect(textOf(abbey)).toMatch(/It’s possible: \d+: (white|black) \d.* · .*time/)
  expect(labelsOf(abbey)).toContain('Choose')
  const taught = allComponents(abbey.components as unknown as Json[]).map(({ component }) =>
    String(component.custom_id),
  )
  await room.shown('v', 'en', taught.find((id) => id.startsWith('w|taught|')) as string)
  expect((await room.hall.look(id, 'v')).draft.flat()).toContain('church:abbey')
  expect(textOf(whyScreen(context, null, 'a pony'))).toContain('Nothing here is called “a pony”.')
})

it('the plague is told in its own colour, with its own headline, and calls who may heal (S16)', async () => {
  for (let seed = 1; ; seed++) {
    const id = await begun(room.hall, 'abcd', { speed: 'none' })
    const isPlague = (look: Look) => look.questions.some(({ about }) => about === 'plague')
    const { phase, questions } = await playOn(room.hall, id, luckOf(seed), 200, isPlague)
    if (phase !== 'playing') continue
    const seats = questions.map(({ seat }) => seat)
    const notice = await noticeScreen(await room.context(id, null, 'en'), seats, [])
    expect(textOf(notice)).toMatch(
      /^### The plague is here\n-# .*\nEveryone loses half.*\n.*\n(<@\w>(, )?)+: please answer/,
    )
    expect(notice.accent).toBe(0x5b7550)
    return
  }
})

it('a game that was given up in the middle ends with its winner on the score sheet too (S20)', async () => {
  const id = await begun(room.hall, 'ab')
  await playOn(room.hall, id, luckOf(1), 3)
  yes(await room.hall.tables.seats.concede(id, 'a'))
  const context = await room.context(id, null, 'en')
  const end = await endScreen(context, { lastActs: [], history: [], log: [], ratings: [] })
  const alts = allComponents(end.components as unknown as Json[]).flatMap(({ component }) => component.items ?? [])
  expect(textOf(end)).toMatch(/^## Player b wins with/)
  expect(JSON.stringify(alts)).toMatch(/"description":"Player b wins with/)
})

it('who gave up is not asked to come back, who left his seat to a bot is (S19)', async () => {
  const id = await begun(room.hall, 'abcd')
  yes(await room.hall.tables.seats.concede(id, 'a'))
  yes(await room.hall.tables.seats.handToBot(id, 'b', 'apprentice'))
  const doorsFor = async (person: string) => labelsOf(spectatorScreen(await room.context(id, person, 'en')))
  expect(await doorsFor('a')).not.toContain('I’m back')
  expect(await doorsFor('b')).toContain('I’m back')
})

it('the end has everybody’s points beside a mention, and who gave up instead of a close call (S20)', async () => {
  const replay = await Replay.open(RECORDS[0] as (typeof RECORDS)[number])
  while (!replay.isOver) await replay.next(false)
  const context = await replay.room.context(replay.id, null, 'en')
  const log = yes(await replay.room.hall.tables.reading.log(replay.id, null))
  const finished = { lastActs: [], history: [], log, ratings: [] }
  const lines = textOf(await endScreen(context, finished)).split('\n')
  const totals = context.look.result?.totals ?? []
  const [best = 0, least = 0] = totals.toSorted((a, b) => b - a)
  expect(lines[0]).toMatch(/^## .+ wins with \d+ points?$/)
  expect(lines[1]).toMatch(new RegExp(`^<@\\w> ${best} · <@\\w> ${least}$`))
  expect(lines[2]).toMatch(/^-# \d+ rounds · \d+ graves · the hand: .+ · /)
  const places = context.look.places.map((place) => (place.seat === 1 ? { ...place, conceded: true } : place))
  const given = textOf(await endScreen({ ...context, look: { ...context.look, places } }, finished))
  expect(given).toContain(`${places[1]?.name} gave up.`)
  expect(given).not.toContain('Closest call')
  await replay.room.close()
})
