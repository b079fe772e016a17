import { beforeEach, expect, it } from 'vitest'
import type { Seen } from '#playground/people/seen-message'
import { isDenial } from '#tables'
import { type Hall, yes } from '#test/tables/hall'
import { luckOf, moveAny, ownAsk, personAt } from '#test/tables/playing'
import { planTurn, takeTurn } from './hands.ts'
import { oneStreet, street } from './one-street.ts'
import { type Begun, beginGame, giveUp, idOf, newest, openPanel, playOn, pressOn, pressTable } from './scenes.ts'

oneStreet()

let game: Begun
beforeEach(async () => {
  game = await beginGame(street)
})

async function entryOf(id: number): Promise<number> {
  const look = await street.bot.app.tables.reading.look(id, null)
  if (isDenial(look)) throw new Error(look.denied)
  return look.entry
}

function labelOf(panel: Seen, verb: string): string | undefined {
  return panel.buttons.find(({ customId }) => customId?.split('|')[1] === verb)?.label
}

it('what is confirmed is what was looked at: a plan changed elsewhere is shown, not played', async () => {
  const { act } = street
  const plan = await planTurn(street, game.first, game.notice)
  const two = await openPanel(street, game.first, game.notice)
  const fresh = await pressOn(street, game.first, two, 'home')
  const ideas = fresh.buttons.filter(({ customId }) => customId?.startsWith('w|idea|'))
  const changed = await (await act.press(game.first, fresh, ideas[1]?.customId as string)).answer()
  expect(changed.text.split('\n')[0]).not.toBe(plan.text.split('\n')[0])
  const before = await entryOf(game.id)
  const answer = await pressOn(street, game.first, plan, 'confirm')
  expect(answer.text).toMatch(/in another message|in einer anderen Nachricht|in een ander bericht/)
  expect(answer.text).toContain(changed.text.split('\n')[0])
  expect(await entryOf(game.id)).toBe(before)
})

it('who was called and has not moved is not called again when somebody takes his turn back and plays anew', async () => {
  const { act } = street
  const next = await playOn(street, game)
  expect(next.notice.pings).toEqual([game.other])
  const back = await (await pressTable(street, game.first, game.place, 'goback')).answer()
  await pressOn(street, game.first, back, 'undo')
  const again = await act.waitFor(() => {
    const seen = act.see('visitor', next.notice) as Seen
    return seen.text.includes('undid the turn') ? seen : null
  })
  await takeTurn(street, game.first, again)
  const anew = await act.waitFor(() => {
    const notice = newest(street, game.other, game.place, 'play', game.id)
    return notice !== null && notice.id > again.id ? notice : null
  })
  expect(anew.text).toContain(idOf(street, game.other))
  expect(anew.pings).toEqual([])
})

it('the last turn of a round says before it is confirmed that it is final, and afterwards why', async () => {
  const labels: (string | undefined)[] = []
  for (let turns = 0; turns < 8; turns++) {
    const plan = await planTurn(street, game.first, game.notice)
    labels.push(labelOf(plan, 'confirm'))
    const isFinal = /final|endgültig|definitief/i.test(labels.at(-1) ?? '')
    const done = await pressOn(street, game.first, plan, 'confirm')
    const isReceipt = street.idOf(done, 'openlog') !== null
    if (isFinal && isReceipt) {
      expect(plan.text).toMatch(/You can’t undo this: .*new dice/)
      expect(done.text).toMatch(/You can’t undo this: .*new dice/)
      expect(street.idOf(done, 'undo')).toBeNull()
      return
    }
    // A plan at whose end a villager dies says by itself that the rat is rolled then.
    if (isReceipt) expect(street.idOf(done, 'undo') === null).toBe(plan.text.includes('Then the rat moves'))
    else await takeTurn(street, game.first, game.notice)
    const next = await street.act.waitFor(() => {
      const notice = newest(street, 'visitor', game.place, 'play', game.id)
      return notice !== null && notice.id > game.notice.id && notice.pings.length > 0 ? notice : null
    })
    const [first = ''] = next.pings
    game = { ...game, notice: next, first, other: first === 'max' ? 'kaethe' : 'max' }
  }
  throw new Error(`no final turn: ${labels.join(', ')}`)
})

it('the same plan confirmed from two panels is played once', async () => {
  const plan = await planTurn(street, game.first, game.notice)
  const two = await openPanel(street, game.first, game.notice)
  expect(street.idOf(two, 'confirm')).not.toBeNull()
  const before = await entryOf(game.id)
  await pressOn(street, game.first, plan, 'confirm')
  const late = await pressOn(street, game.first, two, 'confirm')
  expect(late.text).toMatch(/moved on|weitergespielt|verder gespeeld/)
  expect(await entryOf(game.id)).toBe(before + 1)
})

it('who comes to a game that is over is told since when, and sees its score', async () => {
  const { act } = street
  await giveUp(street, game.first, game.place)
  const answer = await (await act.slash(game.other, game.place, 'willyville play')).answer()
  expect(answer.text).toMatch(/<t:\d+:D>/)
  const score = await pressOn(street, game.other, answer, 'score')
  expect(score.pictures).toHaveLength(1)
})

const isLong = (plan: Seen) => plan.text.includes('`2`')
const moreOf = (plan: Seen) => plan.selects.find(({ customId }) => customId.startsWith('w|addnext|'))

/** A plan with one's own banners that is of such a kind, some turns on. */
async function planThat(isWanted: (plan: Seen) => boolean): Promise<Seen> {
  const { act } = street
  for (let turns = 0; turns < 60; turns++) {
    const panel = await openPanel(street, game.first, game.notice)
    const use = panel.selects.find(({ customId }) => /^w\|goal\|.*\|u$/.test(customId))
    for (const { value } of use?.options ?? []) {
      const fresh = await openPanel(street, game.first, game.notice)
      const now = fresh.selects.find(({ customId }) => /^w\|goal\|.*\|u$/.test(customId))
      const plan = await (await act.choose(game.first, fresh, now?.customId as string, [value])).answer()
      if (isWanted(plan)) return plan
      await pressOn(street, game.first, plan, 'home')
    }
    game = await playOn(street, game)
  }
  throw new Error('no such plan')
}

it('taking back takes the last step that is shown, and leaves those before it', async () => {
  const plan = await planThat(isLong)
  const steps = (seen: Seen) => seen.text.split('\n').filter((line) => /^`\d`/.test(line))
  const back = await pressOn(street, game.first, plan, 'back')
  expect(steps(back)).toEqual(steps(plan).slice(0, -1))
})

it('a plan to which something can be added says how much, and takes it without losing a step', async () => {
  const plan = await planThat((panel) => moreOf(panel) !== undefined)
  const more = moreOf(plan) as Seen['selects'][number]
  const added = more.options.filter(({ label }) => label !== 'Take less')
  expect(added).toHaveLength(Number(/\d+/.exec(more.placeholder ?? '')?.[0]))
  const steps = (seen: Seen) => seen.text.split('\n').filter((line) => /^`\d`/.test(line))
  const reply = await street.act.choose(game.first, plan, more.customId, [added[0]?.value as string])
  const after = steps(await reply.answer())
  const before = steps(plan)
  // It is a step of its own, or said at the end of the step it belongs to.
  const isOwnStep = after.length === before.length + 1
  const isWithin = after.length === before.length && before.every((step, place) => after[place]?.startsWith(step))
  expect(isOwnStep || isWithin).toBe(true)
  expect(after).not.toEqual(before)
})

it('whoever looks at villages from his plan comes back to it', async () => {
  const plan = await planTurn(street, game.first, game.notice)
  const own = await pressOn(street, game.first, plan, 'look')
  const other = await pressOn(street, game.first, own, 'village')
  const back = await pressOn(street, game.first, other, 'panel')
  expect(back.text).toBe(plan.text)
})

it('a receipt keeps its way back while the log is read, and can be put away (S13)', async () => {
  const { act } = street
  const plan = await planTurn(street, game.first, game.notice)
  const receipt = await pressOn(street, game.first, plan, 'confirm')
  const log = await pressOn(street, game.first, receipt, 'openlog')
  expect(log.id).not.toBe(receipt.id)
  const still = act.see(game.first, receipt) as Seen
  expect(street.idOf(still, 'close')).not.toBeNull()
  await act.press(game.first, still, street.idOf(still, 'close') as string)
  await act.waitFor(() => act.see(game.first, receipt) === null || act.see(game.first, receipt) === undefined)
})

/** Plays until somebody has brought something to light and is asked on; another game where it never came to that. */
async function untilTurnGoesOn(hall: Hall): Promise<string> {
  for (let number = 1; number < 20; number++) {
    const luck = luckOf(number)
    for (;;) {
      const look = await hall.look(game.id, null)
      if (look.phase !== 'playing') break
      const person = personAt(look, look.questions[0]?.seat as number)
      await moveAny(hall, game.id, person, luck)
      const after = await hall.look(game.id, person)
      if (after.isContinued && ownAsk(after) !== undefined) return person
    }
    game = await beginGame(street)
  }
  throw new Error('no turn went on')
}

it('when something came to light and the turn goes on, the others read so, and who plays reads what it was', async () => {
  const { tables } = street.bot.app
  const hall = {
    tables,
    look: async (id: number, person: string | null) => yes(await tables.reading.look(id, person)),
  } as Hall
  const person = await untilTurnGoesOn(hall)
  await street.settle()
  const user = person === idOf(street, 'max') ? 'max' : 'kaethe'
  const notice = newest(street, user, game.place, 'play', game.id) as Seen
  expect(notice.text.match(/revealed something and is deciding/g)).toHaveLength(1)
  const panel = await openPanel(street, user, notice)
  const [title = '', told = ''] = panel.text.split('\n')
  expect(title).toMatch(/continues|7th customer/)
  expect(told.length).toBeGreaterThan(10)
  // Once the turn is over it is no longer true.
  const luck = luckOf(2)
  while ((await hall.look(game.id, person)).isContinued) await moveAny(hall, game.id, person, luck)
  await street.settle()
  expect(street.act.see(user, notice)?.text).not.toContain('is deciding')
})

it('nobody gives up who does not type the word', async () => {
  const { act } = street
  const form = await pressTable(street, game.first, game.place, 'giveup')
  const answer = await (await act.submit(game.first, form, { word: 'yes' })).answer()
  expect(answer.text).toContain('You’re still in the game')
  const look = await street.bot.app.tables.reading.look(game.id, null)
  expect('phase' in look ? look.phase : null).toBe('playing')
})
