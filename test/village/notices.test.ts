import { expect, it } from 'vitest'
import { recapOf } from '#discord/app/told-lines'
import { noticeScreen } from '#discord/features/turn/notice-screen'
import { type AnyGame, type News, position, type Saved } from '#kernel'
import { presentationOf } from '#presentation/registry'
import { begun, type Hall, yes } from '#test/tables/hall'
import { inHall } from '#test/tables/staged'
import { village } from '#village/game'
import type { State } from '#village/state'
import { Room } from '../discord/room.ts'
import { recordedGame } from './recorded.ts'
import { beforeMarket, beforeMass, beforeSteps, beforeWedding, MARKET } from './rounds.ts'
import { cubes, customer, MARRIAGE, me, owns, table } from './table.ts'

type Round = readonly [question: string, game: AnyGame, first: readonly (readonly string[])[], says: string]

const ROUNDS: readonly Round[] = [
  ['a market day', beforeMarket(), MARKET, 'Market days of others: pass'],
  ['the bag', beforeMass(), [], 'Members in the bag at mass: never'],
  ['steps in church', beforeSteps(), [], 'Church steps at mass: the steps worth most'],
  ['a wedding', beforeWedding(), [], 'Home of the couple: bakery'],
]

/** The notice for whoever is asked, as its words, with the log as its person has seen it. */
async function noticeOf(hall: Hall, id: number, person: string | null): Promise<string> {
  const room = new Room(hall)
  const context = await room.context(id, null, 'en')
  const seats = context.look.questions.map(({ seat }) => seat)
  const recap = person === null ? [] : yes(await recapOf(room.app, context.look, person))
  const screen = await noticeScreen(context, seats, recap)
  await room.app.studio.close()
  await room.app.client.destroy()
  return JSON.stringify(screen.components)
}

it.each(ROUNDS)('the default beside a question about %s is that question’s own', (_, game, first, says) =>
  inHall(game, async (hall) => {
    const options = game.first === 'wedding' ? MARRIAGE : {}
    const id = await begun(hall, 'abc', { game: game.name, speed: 'day', options })
    const { places } = await hall.look(id, null)
    if (first.length > 0) yes(await hall.tables.turns.play(id, places[0]?.person as string, first))
    expect(await noticeOf(hall, id, null)).toContain(says)
  }),
)

it('against Conny a notice tells what she did, and none of one’s own move again', () =>
  inHall(village as AnyGame, async (hall) => {
    const id = await begun(hall, 'a', { game: village.name })
    const look = await hall.look(id, 'a')
    const [take = ''] = look.questions[0]?.options.filter((option) => option.startsWith('take:church.')) ?? []
    yes(await hall.tables.turns.play(id, 'a', [[take], ['skip']]))
    const notice = await noticeOf(hall, id, 'a')
    expect(notice).toMatch(/Conny · \w+( \w+)?: 1 \w+ cube \(slot 1\)/)
    expect(notice).not.toContain('skips the action')
  }))

it('what an own move brought about is told from there on: masses, weddings, the end, and the answers of others', () => {
  const aftermath = presentationOf('village')?.turnText.aftermath
  const acts = ['village-solo', 'village-all'].flatMap((name) => recordedGame(name).acts)
  const told = acts.flatMap(({ news, seat }) => aftermath?.(news, seat) ?? [])
  const kinds = new Set(told.map(({ kind }) => kind))
  for (const kind of ['connyTook', 'fateTurned', 'massBegan', 'majorityWon', 'married', 'endAnnounced', 'roundBegan']) {
    expect(kinds, kind).toContain(kind)
  }
  const own = acts.filter(({ news, seat }) => news.length > 0 && aftermath?.(news, seat).length === 0)
  expect(own.length).toBeGreaterThan(100)
})

/** The news of seat 0 after these picks. */
function newsAfter(saved: Saved<State>, ...picks: string[]): readonly News[] {
  return position(
    village,
    saved,
    picks.map((pick) => ({ seat: saved.state.due, picks: [pick] })),
  ).news
}

it('a final answer says what is sure: the sale and its price, not the customers to come', () => {
  const day = table({ seats: 2 }, (t) => {
    cubes(t, 'market.green', 'church.green')
    t.row = ['b08', 'b09', 'b05', 'b06'].map(customer)
    owns(me(t), { horse: 1 })
    for (const p of t.players.slice(1)) owns(p, {})
  })
  const news = newsAfter(day, 'take:market.green', 'serve:b08')
  expect(news.map(({ kind }) => kind)).toContain('rowFilled')
  const sure = village.surely?.(news)?.map(({ kind }) => kind) ?? []
  expect(sure).toEqual(expect.arrayContaining(['customerServed', 'paid']))
  expect(sure).not.toContain('rowFilled')
})

it('an answer given for what comes to light is not shown done', () => {
  const kinds = ['villagerTucked', 'chestSeen', 'monksDrawn', 'dieRolled']
  expect(kinds.filter((kind) => village.surely?.([{ kind }]) !== null)).toEqual([])
})

it('only what can come up at a table is listed among its automatic answers', () => {
  const namesAt = (options: Record<string, string>) => {
    const view = village.view(table({ options }).state, 0)
    return (village.orders ?? []).filter((spec) => spec.canComeUp?.(view) !== false).map(({ name }) => name)
  }
  expect(namesAt({})).toEqual(['wishes', 'market', 'pull', 'advance', 'death', 'coins'])
  expect(namesAt({ ...MARRIAGE, inn: 'front', port: 'on' })).toEqual(village.orders?.map(({ name }) => name))
  const wishes = village.orders?.find(({ name }) => name === 'moreWishes')
  const listed = (port: string) => wishes?.canComeUp?.(village.view(table({ options: { port } }).state, 0), 'cocoa')
  expect([listed('on'), listed('off')]).toEqual([true, false])
})

it('customers that lie face down are counted, for their points are hidden', () => {
  const { state } = table({ seats: 2 }, (t) => {
    me(t).fame = 27
    me(t).customers = ['b08', 'b09'].map(customer)
    owns(me(t), {})
  })
  const presentation = presentationOf('village')
  const boardFor = (seat: number | null) =>
    presentation?.board.table({ view: village.view(state, seat), seat, names: ['Max', 'Eva'] }, 'en') ?? ''
  expect(boardFor(null)).toMatch(/^Max: \d+ points \+ 2 tiles/m)
  expect(boardFor(0)).toMatch(/^Max: \d+ points ·/m)
})

it('under a plan in which somebody dies it says how many still live', () =>
  inHall(village as AnyGame, async (hall) => {
    const look = await hall.look(await begun(hall, 'ab', { game: village.name }), 'a')
    const turnText = presentationOf(village.name)?.turnText
    const seat = look.seat as number
    const before = { view: look.before, seat, names: ['A', 'B'] }
    const view = structuredClone(look.before) as State
    const own = (view.players[seat] as { at: string[] }).at
    own[0] = 'grave'
    const voice = { language: 'en', emoji: () => '' } as const
    expect(turnText?.changes(before, { ...before, view }, voice)).toBe('Then: living: 4 → **3**')
  }))
