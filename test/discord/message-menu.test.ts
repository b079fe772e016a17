import { expect, it } from 'vitest'
import { DEFINITIONS } from '#commands/index'
import { QUOTAS } from '#discord/app/quotas'
import type { Seen } from '#playground/people/seen-message'
import { oneStreet, street } from './one-street.ts'
import { beginGame, idOf, openLobby, playOn, pressOn } from './scenes.ts'

oneStreet({ channels: ['tavern', 'square', 'mill'] })

async function chosen(user: string, message: { id: string }, command: string): Promise<Seen> {
  return (await street.act.menu(user, message, command)).answer()
}

it('the menu of a message tells what had happened when it came, and how the table lay (S34)', async () => {
  const game = await beginGame(street)
  const { first, notice } = game
  const next = await playOn(street, game)
  const beginning = await chosen('visitor', notice, 'What happened here?')
  expect(beginning.text).toMatch(/^### What happened here · Willyville #\d+\n/)
  expect(beginning.pictures).toHaveLength(1)
  const now = await chosen('visitor', next.notice, 'What happened here?')
  // The head is the same; what was done by then is not.
  const acts = ({ text }: Seen) => text.split('\n').slice(1).join('\n')
  expect(acts(now)).not.toBe(acts(beginning))
  expect(now.buttons.map(({ label }) => label)).toEqual(expect.arrayContaining(['Log', 'Move by move', 'Play']))
  expect((await pressOn(street, 'visitor', now, 'walk')).buttons.map(({ label }) => label)).toContain('‹')
  // The notice of before has lost its buttons, and is known all the same.
  const stripped = street.act.see(first, notice) as Seen
  expect(street.idOf(stripped, 'play')).toBeNull()
  expect((await chosen('joerg', notice, 'Was ist hier passiert?')).text).toContain('Was hier passiert ist')
  expect((await chosen('anne', notice, 'Wat is hier gebeurd?')).text).toContain('Wat hier is gebeurd')
  expect((await chosen(next.first, notice, 'Play')).text).toContain('Your turn')
})

it('in a lobby it leads to the table, and of a message of somebody else it says so kindly', async () => {
  const { lobby } = await openLobby(street, { channel: 'square' })
  for (const command of ['What happened here?', 'Play']) {
    expect((await chosen('kaethe', lobby, command)).buttons.map(({ label }) => label)).toContain('Join')
  }
  const word = street.act.type('kaethe', 'square', 'Who plays?')
  for (const command of ['What happened here?', 'Play', 'Report']) {
    expect((await chosen('max', word, command)).text).toContain('not one of the bot’s messages')
  }
})

it('a report goes into the log and to the owner, and not too often (S35)', async () => {
  const { act, playground } = street
  const { lobby, id } = await openLobby(street, { channel: 'mill' })
  const report = async (words: string) => act.submit('kaethe', await act.menu('kaethe', lobby, 'Report'), { words })
  const answer = await (await report('The *picture* is wrong')).answer()
  expect(answer.text).toContain('on its way to the bot’s owner')
  const [line = '{}'] = street.told.splice(0)
  expect(JSON.parse(line)).toMatchObject({
    person: idOf(street, 'kaethe'),
    game: id,
    place: expect.stringMatching(new RegExp(`/${lobby.id}$`)),
    words: 'The *picture* is wrong',
  })
  const owner = playground.world.ownerId
  const told = Object.values(playground.world.channels)
    .filter(({ recipientId }) => recipientId === owner)
    .flatMap(({ entries }) => entries.map(({ message }) => JSON.stringify(message.components)))
  expect(told.filter((text) => text.includes('picture') && text.includes(`#${id}`))).toHaveLength(1)
  for (let times = 1; times < QUOTAS.report.most; times++) await (await report('again')).answer()
  expect((await act.menu('kaethe', lobby, 'Report')).message()?.text).toMatch(/report another message in \d+ min/)
  street.told.length = 0
})

it('whoever has the bot for themselves has their games on a server that never invited it, where nothing is posted', async () => {
  const { act, playground } = street
  const game = await beginGame(street, { channel: 'mill' })
  const away = act.newForeignChannel('abroad')
  const since = playground.log.entries.length
  const said = async (command: string, options = {}) => (await act.slash(game.first, away, command, options)).answer()
  expect((await said('turns')).text).toContain(`#${game.id}`)
  const panel = await said('play')
  expect(panel.text).toContain('Your turn')
  expect((await pressOn(street, game.first, panel, 'dice')).text.length).toBeGreaterThan(0)
  expect((await said('help')).text).toContain('How do I take my turn?')
  expect((await said('settings')).text.length).toBeGreaterThan(0)
  const refused = await said('willyville new')
  expect(refused.text).toContain('isn’t on this server')
  const [invite] = (refused.raw as unknown as { components: unknown[] }).components
  expect(JSON.stringify(invite)).toContain('oauth2/authorize')
  await street.settle()
  const asked = playground.log.entries.slice(since).map(({ line }) => line)
  expect(asked.filter((line) => line.includes(`/channels/${away}`))).toEqual([])
  expect(act.sees(game.first, away).filter(({ text }) => text === '')).toEqual([])
})

it('the commands are there for servers and for people, in every place; on messages there are three', () => {
  for (const { integration_types, contexts } of DEFINITIONS) {
    expect([integration_types, contexts]).toEqual([
      [0, 1],
      [0, 1, 2],
    ])
  }
  const onMessages = DEFINITIONS.filter(({ type }) => type === 3)
  expect(onMessages.map(({ name }) => name)).toEqual(['What happened here?', 'Play', 'Report'])
  expect(street.playground.log.of('refused')).toEqual([])
})
