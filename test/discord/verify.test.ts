import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { shortHash } from '#discord/features/verify/screen'
import type { Seen } from '#playground/people/seen-message'
import { SQLite } from '#store/driver'
import { FOUND, LANGUAGES } from '#tables'
import { FAULTS } from '#tables/read/exports'
import { tell } from '#texts/ui/index'
import { oneStreet, street } from './one-street.ts'
import { giveUp, idOf, openLobby, pressTable, sitDown } from './scenes.ts'

oneStreet({ isDrawn: true, channels: ['tavern', 'square', 'mill'] })

const sha = (text: string) => createHash('sha256').update(text).digest('hex')

/** A table of two that has begun, one of them with a word of their own. */
async function begun(channel: string): Promise<{ id: number; lobby: Seen; place: string }> {
  const { act } = street
  const { id, lobby } = await openLobby(street, { channel })
  await sitDown(street, 'kaethe', { id, lobby })
  const form = await act.press('kaethe', lobby, street.idOf(lobby, 'word') as string)
  const added = await (await act.submit('kaethe', form, { word: 'Seven geese' })).answer()
  expect(added.text).toContain(shortHash(sha(`${id} Seven geese`)))
  const now = await act.waitFor(() => {
    const seen = act.see('max', lobby)
    return seen?.buttons.some(({ label, disabled }) => label === 'Start (2 players)' && !disabled) ? seen : null
  })
  await act.press('max', now, street.idOf(now, 'start') as string)
  const thread = await act.waitFor(() => act.channels('max').find(({ name }) => name.includes(`#${id} `)), 'the thread')
  await street.settle()
  return { id, lobby, place: thread.name }
}

async function verify(place: string, user = 'visitor'): Promise<string> {
  return (await (await pressTable(street, user, place, 'verify')).answer()).text
}

function tamper(sql: string, ...values: unknown[]): void {
  const file = new SQLite(join(street.folder, 'games.sqlite'))
  expect(file.prepare(sql).run(...values).changes).toBeGreaterThan(0)
  file.close()
}

it('shows the hash of the secret before anybody adds a word, and tells at the end what it was made of', async () => {
  const { id, lobby } = await openLobby(street, { channel: 'square' })
  const early = await verify('square')
  const [promise = ''] = /[0-9a-f]{64}/.exec(early) ?? []
  expect(lobby.text).toContain(shortHash(promise))
  const { tables } = street.bot.app
  await tables.lobby.shut(id, idOf(street, 'max'))
  const game = await begun('tavern')
  const during = await verify(game.place)
  expect(during).toMatch(/^It all fits so far\. .+`[0-9a-f]{64}`/)
  await giveUp(street, 'max', game.place)
  await street.settle()
  const after = await verify(game.place, 'kaethe')
  expect(after).toMatch(/^\*\*It fits\./)
  const [, secret = ''] = /secret `([0-9a-f]{32})`/.exec(after) ?? []
  expect(after).toContain(sha(`willyville ${game.id} ${secret}`))
  expect(game.lobby.text).toContain(shortHash(sha(`willyville ${game.id} ${secret}`)))
  expect(after).toContain(`own word \`${shortHash(sha(`${game.id} Seven geese`))}\``)
  expect(after).toMatch(/-# .+: by pressing a button/)
})

it('says what was changed, in the place where it was played', async () => {
  const { id, place } = await begun('mill')
  await giveUp(street, 'max', place)
  await street.settle()
  expect(await verify(place)).toMatch(/^\*\*It fits/)
  tamper('update results set total = total + 40 where game = ?', id)
  expect(await verify(place)).toMatch(/^It doesn’t fit\. The points were changed\. The moves lead to .+ \d+/)
  tamper('update results set total = total - 40 where game = ?', id)
  tamper(`update snapshots set text = replace(text, '"at":', '"at":1') where game = ?`, id)
  expect(await verify(place)).toMatch(/^It doesn’t fit\. The stored game was changed\./)
})

it('lets nobody add a word who does not sit there', async () => {
  const { lobby, id } = await openLobby(street, { channel: 'square' })
  const press = await street.act.press('visitor', lobby, street.idOf(lobby, 'word') as string)
  expect((await press.answer()).text).toContain('not at this table')
  const shown = await (await pressTable(street, 'max', 'square', 'verify')).answer()
  const form = await street.act.press('max', shown, street.idOf(shown, 'word') as string)
  expect(form.kind).toBe('modal')
  await street.bot.app.tables.lobby.shut(id, idOf(street, 'max'))
  expect((await (await street.act.submit('max', form, { word: 'x' })).answer()).text).toContain('already begun')
})

it.each(LANGUAGES)('every finding and every fault of a file is a sentence of its own in %s', (language) => {
  const facts = { entry: 7, line: 3, began: 1, ours: 2, totals: 'A 3', game: 'chess' }
  const findings = FOUND.map((word) => tell(language, `found_${word}`, facts))
  const faults = FAULTS.map((fault) => tell(language, 'no_wrong-record', { ...facts, what: fault }))
  expect(new Set([...findings, ...faults]).size).toBe(FOUND.length + FAULTS.length)
  for (const sentence of [...findings, ...faults]) expect(sentence).toMatch(/^[^{}]{15,}\.$/)
})
