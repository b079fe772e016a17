import { afterAll, afterEach, expect, it } from 'vitest'
import { noticeScreen } from '#discord/features/turn/notice-screen'
import { publicContext } from '#discord/posts/delivery'
import type { PersonSettings } from '#tables'
import { yes } from '#test/tables/hall'
import { finishTurn, nextNotice, planTurn, takeTurn } from './hands.ts'
import { type Begun, BLANK, beginGame, idOf, openPanel, pressOn } from './scenes.ts'
import { Street, type StreetOptions } from './street.ts'

const streets: Street[] = []
afterEach(() => {
  for (const street of streets) {
    expect(street.told).toEqual([])
    expect(street.playground.log.of('ours')).toEqual([])
  }
})
afterAll(async () => {
  for (const street of streets) await street.close()
})

async function openStreet(options: StreetOptions = {}): Promise<Street> {
  const street = await Street.open({ generosity: 100, ...options })
  streets.push(street)
  return street
}

async function likes(street: Street, { first, other }: Begun, settings: Partial<PersonSettings>): Promise<void> {
  for (const user of [first, other]) await street.bot.app.tables.people.setSettings(idOf(street, user), settings)
}

/** A PNG says how wide it is. */
async function widthOf(url: string): Promise<number> {
  return Buffer.from(await (await fetch(url)).arrayBuffer()).readUInt32BE(16)
}

it('pictures come as large, and in the colours, that somebody likes', async () => {
  const street = await openStreet()
  const { act } = street
  const game = await beginGame(street)
  const shown = async () => {
    const { pictures } = await (await act.slash(game.first, game.place, 'willyville show', { view: 'mine' })).answer()
    const url = pictures[0]?.url as string
    return { width: await widthOf(url), data: Buffer.from(await (await fetch(url)).arrayBuffer()).toString('base64') }
  }
  const larger = await pressOn(street, 'visitor', game.notice, 'larger')
  expect(await widthOf(larger.pictures[0]?.url as string)).toBe(1000)
  const usual = await shown()
  await likes(street, game, { palette: 'clear' })
  const clear = await shown()
  await likes(street, game, { size: 'phone' })
  const phone = await shown()
  expect([usual.width, clear.width, phone.width]).toEqual([1600, 1600, 1000])
  expect(clear.data).not.toBe(usual.data)
  // Now both read on a phone, and so does everybody at the table.
  const look = yes(await street.bot.app.tables.reading.look(game.id, null))
  const { files = [] } = await noticeScreen(await publicContext(street.bot.app, look, false), [0], [])
  expect(files[0]?.data.readUInt32BE(16)).toBe(1000)
})

it('who confirms quickly has played with Play and one choice, where nothing is left to choose', async () => {
  const street = await openStreet({ worker: BLANK })
  const { act } = street
  const game = await beginGame(street)
  await likes(street, game, { confirm: 'quick' })
  const panel = await openPanel(street, game.first, game.notice)
  const texts = new Set<string>()
  for (const select of panel.selects) {
    for (const { value } of select.options) {
      const now = await openPanel(street, game.first, game.notice)
      const id = now.selects.find(
        ({ customId }) => customId.split('|')[1] === 'goal' && customId.endsWith(select.customId.slice(-1)),
      )
      if (id === undefined) continue
      const after = await (await act.choose(game.first, now, id.customId, value)).answer()
      texts.add(after.text.split('\n')[0] as string)
      if (after.text.includes('Done')) return
      const home = street.idOf(after, 'home')
      if (home !== null) await (await act.press(game.first, after, home)).answer()
    }
  }
  throw new Error(`nothing was confirmed: ${[...texts].join(' / ')}`)
})

it('who goes on to the next game finds it in place of the receipt', async () => {
  const street = await openStreet({ worker: BLANK })
  const game = await beginGame(street)
  let two = await beginGame(street)
  // Luck decides who begins.
  while (two.first !== game.first) two = await beginGame(street)
  await likes(street, game, { after: 'next' })
  const { panels } = await takeTurn(street, game.first, game.notice, null)
  const titles = panels.map(({ text }) => text)
  expect(titles.some((text) => text.includes('Done') && text.includes(`#${two.id}`))).toBe(true)
})

it('a panel whose picture takes long says so, and cannot be pressed meanwhile', async () => {
  const street = await openStreet({ worker: new URL('./slow.mjs', import.meta.url), drawingAfter: 500 })
  const { act } = street
  const game = await beginGame(street)
  const panel = await openPanel(street, game.first, game.notice)
  const idea = street.idOf(panel, 'idea') as string
  const reply = await act.press(game.first, panel, idea)
  const drawing = await act.waitFor(() =>
    act.see(game.first, panel)?.text.includes('Drawing …') ? act.see(game.first, panel) : null,
  )
  expect(drawing?.buttons.every(({ disabled }) => disabled)).toBe(true)
  const after = await act.waitFor(() => {
    const seen = reply.message()
    return seen !== null && seen.pictures.length > 0 ? seen : null
  })
  expect(after.text).not.toContain('Drawing …')
  const plan = await planTurn(street, game.first, game.notice)
  expect(street.idOf(plan, 'confirm')).not.toBeNull()
})

it('who waits long enough for a picture reads words, and finds the picture when he looks again', async () => {
  const street = await openStreet({ worker: new URL('./slow.mjs', import.meta.url), wordsAfter: 300 })
  const game = await beginGame(street)
  const plan = await planTurn(street, game.first, game.notice)
  expect(plan.pictures).toEqual([])
  expect(plan.text).toContain('```')
  expect(street.idOf(plan, 'confirm')).not.toBeNull()
  let again = plan
  while (again.pictures.length === 0) again = await openPanel(street, game.first, game.notice)
  expect(again.text).not.toContain('```')
})

it('a newcomer is shown one thing a turn, with what can be done about it, and may leave the guide', async () => {
  const street = await openStreet({ worker: BLANK })
  const { act } = street
  const help = await (await act.slash('visitor', 'tavern', 'help')).answer()
  await act.press('visitor', help, street.idOf(help, 'newguided') as string)
  const thread = await act.waitFor(
    () => act.channels('visitor').find(({ parentId }) => parentId !== null),
    'the thread',
  )
  const lessons = new Set<string>()
  let last = ''
  for (let turns = 0; turns < 6; turns++) {
    const notice = await nextNotice(street, 'visitor', thread.id, last)
    last = notice.id
    const panel = await openPanel(street, 'visitor', notice)
    const lesson = /Lesson (\d) of 8/.exec(panel.text)?.[1]
    expect(lesson === undefined).toBe(street.idOf(panel, 'taught') === null)
    if (lesson !== undefined) lessons.add(lesson)
    const choice = street.idOf(panel, 'taught') ?? street.idOf(panel, 'idea')
    const plan = await (await act.press('visitor', panel, choice as string)).answer()
    await finishTurn(street, 'visitor', plan)
  }
  expect(lessons.size).toBeGreaterThanOrEqual(3)
  const notice = await nextNotice(street, 'visitor', thread.id, last)
  const panel = await openPanel(street, 'visitor', notice)
  const all = await pressOn(street, 'visitor', panel, 'everything')
  expect(street.idOf(all, 'goal')).not.toBeNull()
  const left = await pressOn(street, 'visitor', await openPanel(street, 'visitor', notice), 'skipguide')
  expect([street.idOf(left, 'taught'), street.idOf(left, 'idea') === null]).toEqual([null, false])
})
