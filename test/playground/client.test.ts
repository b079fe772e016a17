import {
  ChannelType,
  type DiscordAPIError,
  Events,
  type Message,
  MessageFlags,
  type TextChannel,
  TextDisplayBuilder,
} from 'discord.js'
import { describe, expect, it } from 'vitest'
import { houseForAll, raw } from './house.ts'
import { picture } from './picture.ts'
import { COMMANDS, panel, villagePicture } from './sample-bot.ts'

const house = houseForAll()
const act = () => house.playground.act
const channel = (name = 'board-games') =>
  house.bot.client.channels.cache.find((channel) => 'name' in channel && channel.name === name) as TextChannel

function heard<T>(event: string): Promise<T> {
  return new Promise((resolve) => house.bot.client.once(event, (told: T) => resolve(told)))
}

describe('an unchanged discord.js client', () => {
  it('logs in and finds its server, channels and own rights', () => {
    const { client } = house.bot
    const guild = client.guilds.cache.get(house.playground.guildId)
    expect(client.user.username).toBe('Willyville')
    expect(guild?.channels.cache.map(({ name }) => name)).toEqual(['board-games', 'tavern'])
    expect(channel().permissionsFor(client.user)?.has('AttachFiles')).toBe(true)
    expect(channel().permissionsFor(client.user)?.has('ManageMessages')).toBe(false)
  })

  it('registers commands everywhere and for one server, in several languages, and keeps their ids', async () => {
    const { application, guilds } = house.bot.client
    const before = await application.commands.fetch()
    const again = await application.commands.set(COMMANDS)
    expect([...again.keys()].sort()).toEqual([...before.keys()].sort())
    const guild = guilds.cache.first()
    await guild?.commands.set([{ name: 'here', description: 'Only in this server' }])
    expect(
      act()
        .offers('joerg', 'board-games')
        .map(({ shownPath }) => shownPath.join(' ')),
    ).toEqual(expect.arrayContaining(['here', 'dorf show', 'dorf move', 'secret']))
    expect(
      act()
        .offers('max', 'board-games')
        .map(({ shownPath }) => shownPath.join(' ')),
    ).toContain('village show')
    await guild?.commands.set([])
    expect(
      act()
        .offers('max', 'board-games')
        .map(({ path }) => path[0]),
    ).not.toContain('here')
  })

  it('creates, changes, reads and deletes a single command', async () => {
    const { commands } = house.bot.client.application
    const made = await commands.create({ name: 'extra', description: 'One more' })
    expect((await commands.edit(made, { description: 'Changed' })).description).toBe('Changed')
    expect((await commands.fetch(made.id)).name).toBe('extra')
    await commands.delete(made)
    await expect(commands.fetch(made.id)).rejects.toMatchObject({ code: 10063 })
  })

  it('answers a command with Components V2 and a file that is served back', async () => {
    const reply = await act().slash('joerg', 'board-games', 'village show', { player: 'kaethe', round: 9 })
    expect(reply.kind).toBe('message')
    expect(reply.message()).toMatchObject({
      accent: 0x2f6fb0,
      used: { user: 'Jörg', line: '/village show player: @Käthe round: 9' },
      selects: [{ customId: 'build', min: 1, max: 2 }],
    })
    const [shown] = reply.message()?.pictures ?? []
    const served = await fetch(shown?.url ?? '')
    expect(served.headers.get('content-type')).toBe('image/png')
    expect(Buffer.from(await served.arrayBuffer())).toEqual(picture(320, 200))
  })

  it('answers to everybody, with a response and an ephemeral follow-up', async () => {
    const reply = await act().slash('max', 'tavern', 'village move', { move: 'w3w4 field*4' })
    expect(reply.message()?.text).toBe('Moved: w3w4 field*4')
    const hidden = await act().waitForMessage('max', 'tavern', ({ isEphemeral }) => isEphemeral)
    expect(hidden.text).toBe(`after ${reply.message()?.id}`)
    expect(reply.followUps().map(({ id }) => id)).toEqual([hidden.id])
    expect(
      act()
        .sees('kaethe', 'tavern')
        .map(({ id }) => id),
    ).not.toContain(hidden.id)
  })

  it('thinks first and fills in its answer', async () => {
    const reply = await act().slash('kaethe', 'board-games', 'late')
    expect(reply.kind).toBe('thinking')
    expect((await reply.answer()).text).toBe('# At last')
  })

  it('completes what is being typed', async () => {
    const choices = await act().autocomplete('joerg', 'board-games', 'village move', { move: 'w5' }, 'move')
    expect(choices).toEqual([{ name: 'w5w6 school · free', value: 'w5w6 school' }])
  })

  it('updates a message by a button, at once or after a silent acknowledgement', async () => {
    const shown = (await act().slash('max', 'board-games', 'village show')).message()
    const update = await act().press('kaethe', shown?.id ?? '', 'Again')
    expect(update.kind).toBe('update')
    expect(update.message()?.text).toContain('*pressed* 1 times')
    const silent = await act().press('max', shown?.id ?? '', 'confirm')
    expect(silent.kind).toBe('silent')
    expect(await silent.answer()).toMatchObject({ text: '### Done\nFour fields.', pictures: [], buttons: [] })
  })

  it('reads every kind of select', async () => {
    const shown = (await act().slash('max', 'board-games', 'village show')).message()
    const chosen = await act().choose('max', shown?.id ?? '', 'build', ['Stable · 1 horse', 'field'])
    expect(chosen.message()).toMatchObject({ text: 'Chosen: stable, field', isEphemeral: true })
    const all = (await act().slash('max', 'tavern', 'selects')).message()?.id ?? ''
    expect((await act().choose('max', all, 'user', 'kaethe')).message()?.text).toBe('User kaethe')
    expect((await act().choose('max', all, 'role', 'Spectators')).message()?.text).toBe('Role Spectators')
    expect((await act().choose('max', all, 'both', 'Anne')).message()?.text).toBe('Both 1 and 0')
    expect((await act().choose('max', all, 'channel', 'tavern')).message()?.text).toBe(
      `Channel ${channel('tavern').id}`,
    )
  })

  it('opens a modal and reads its fields', async () => {
    const opened = await act().slash('max', 'board-games', 'form')
    expect(opened).toMatchObject({ kind: 'modal', modal: { title: 'Go back a turn' } })
    const reply = await act().submit('max', opened, { why: 'I meant the brewery.', turn: '38' })
    expect(reply.message()?.text).toBe('Back to turn 38: I meant the brewery.')
  })

  it('picks and ticks in a modal: what stands there already, what is changed, and nothing that is not offered', async () => {
    const open = () => act().slash('max', 'board-games', 'choices')
    const submitted = async (values: Record<string, string | string[] | boolean>) =>
      (await act().submit('max', await open(), values)).message()?.text
    expect(await submitted({})).toBe('ships with monk by day')
    expect(await submitted({ way: 'mules', with: ['monk', 'smith'], night: true })).toBe(
      'mules with monk+smith by night',
    )
    expect(await submitted({ with: [] })).toBe('ships with  by day')
    const form = await open()
    await expect(act().submit('max', form, { way: 'wings' })).rejects.toThrow('does not offer "wings"')
    await expect(act().submit('max', form, { with: ['monk', 'ghost'] })).rejects.toThrow('does not offer "ghost"')
    await expect(act().submit('max', form, { way: ['mules', 'carts'] })).rejects.toThrow('takes one value')
  })

  it('works in direct messages too', async () => {
    const user = await house.bot.client.users.fetch(Object.keys(house.playground.world.people)[0] ?? '')
    await user.send('Three games wait for you.')
    expect(
      act()
        .unread('joerg')
        .find(({ name }) => name === ''),
    ).toMatchObject({ mentions: 1 })
    const reply = await act().slash('joerg', '@bot', 'secret')
    expect(reply.message()?.text).toContain('Nobody else')
    const said = heard<Message>(Events.MessageCreate)
    act().type('joerg', '@bot', 'Hello')
    expect((await said).content).toBe('Hello')
  })

  it('writes, reads, edits, replies to and deletes messages', async () => {
    const sent = await channel().send({ content: 'First', files: [villagePicture()] })
    expect(sent.attachments.first()).toMatchObject({ name: 'village.png', width: 320, height: 200 })
    expect((await channel().messages.fetch(sent.id)).content).toBe('First')
    const kept = sent.attachments.first()?.id ?? ''
    const edited = await sent.edit({ content: 'Second', files: [{ attachment: picture(10, 10), name: 'small.png' }] })
    expect(edited.attachments.map(({ name }) => name)).not.toContain(kept)
    const answer = await sent.reply('Third')
    expect(answer.reference?.messageId).toBe(sent.id)
    expect([...(await channel().messages.fetch({ limit: 2 })).keys()]).toEqual([answer.id, sent.id])
    expect([...(await channel().messages.fetch({ after: sent.id })).keys()]).toEqual([answer.id])
    await sent.delete()
    await expect(channel().messages.fetch(sent.id)).rejects.toMatchObject({ code: 10008 })
  })

  it('keeps, adds and drops attachments by an edit', async () => {
    const sent = await channel('tavern').send({
      files: [villagePicture(), { attachment: picture(9, 9), name: 'nine.png' }],
    })
    const [first, second] = [...sent.attachments.values()]
    const edited = await sent.edit({ attachments: second ? [second] : [] })
    expect(edited.attachments.map(({ name }) => name)).toEqual(['nine.png'])
    expect((await fetch(first?.url ?? '')).status).toBe(404)
  })

  it('sees what people write only where it may', async () => {
    const plain = heard<Message>(Events.MessageCreate)
    act().type('max', 'tavern', 'psst')
    expect((await plain).content).toBe('')
    const named = heard<Message>(Events.MessageCreate)
    act().type('max', 'tavern', `<@${house.playground.applicationId}> hello`)
    expect((await named).content).toContain('hello')
  })

  it('pins once it may', async () => {
    const sent = await channel('tavern').send('Pin me')
    await expect(sent.pin()).rejects.toMatchObject({ code: 50013 })
    act().permit('tavern', 'bot', { allow: ['PinMessages'] })
    await sent.pin()
    const pins = await channel('tavern').messages.fetchPins()
    expect(pins.items.map(({ message }) => message.id)).toEqual([sent.id])
    await sent.unpin()
    expect((await channel('tavern').messages.fetchPins()).items).toEqual([])
    act().permit('tavern', 'bot', {})
  })

  it('opens threads, with and without a message, and they archive and wake', async () => {
    const open = await channel().threads.create({ name: 'Willyville #128', type: ChannelType.PublicThread })
    const sent = await open.send({
      flags: MessageFlags.IsComponentsV2,
      components: [panel()],
      files: [villagePicture()],
    })
    expect(act().channels('joerg')).toContainEqual(expect.objectContaining({ name: 'Willyville #128', type: 11 }))
    await open.setArchived(true)
    await expect(sent.edit({ components: [panel(2)] })).rejects.toMatchObject({ code: 50083 })
    act().type('max', open.id, 'Back to life')
    await act().waitFor(() => !open.archived, 'the thread to wake')
    expect((await open.members.fetch()).size).toBe(2)
    const start = await channel().send('A table')
    const hung = await start.startThread({ name: 'From a message' })
    expect(hung.id).toBe(start.id)
    const twice = await raw(house.playground, 'POST', `/channels/${channel().id}/messages/${start.id}/threads`, {
      name: 'Twice',
    })
    expect(twice).toMatchObject({ status: 400, json: { code: 160004 } })
    expect((await channel().threads.fetchActive()).threads.has(hung.id)).toBe(true)
  })

  it('brings who is mentioned into a thread', async () => {
    const open = await channel().threads.create({ name: 'Called', type: ChannelType.PublicThread })
    const [, kaethe] = Object.keys(house.playground.world.people)
    await open.send(`<@${kaethe}>, your turn`)
    expect((await open.members.fetch()).map(({ id }) => id)).toContain(kaethe)
    expect(act().unread('kaethe')).toContainEqual(expect.objectContaining({ name: 'Called', mentions: 1 }))
    act().read('kaethe', 'Called')
    expect(act().unread('kaethe')).toContainEqual(
      expect.objectContaining({ name: 'Called', mentions: 0, isUnread: false }),
    )
  })

  it('pings nobody it was told not to ping', async () => {
    const [, kaethe] = Object.keys(house.playground.world.people)
    const sent = await channel('tavern').send({ content: `<@${kaethe}>`, allowedMentions: { parse: [] } })
    expect(act().see('kaethe', sent.id)?.isPing).toBe(false)
    const called = await act().slash('max', 'tavern', 'ping', { who: 'kaethe' })
    expect(act().see('kaethe', called.message()?.id ?? '')).toMatchObject({ isPing: true, pings: ['kaethe'] })
  })

  it('has emojis of its own, usable once they are there', async () => {
    const { emojis } = house.bot.client.application
    const made = await emojis.create({ attachment: picture(64, 64), name: 'coin' })
    expect((await emojis.fetch()).map(({ name }) => name)).toEqual(['coin'])
    const served = await fetch(new URL(`/emojis/${made.id}.png`, house.playground.pageUrl))
    expect(served.headers.get('content-type')).toBe('image/png')
    const row = (id: string) => ({
      type: 1,
      components: [{ type: 2, style: 2, custom_id: 'x', emoji: { id, name: 'coin' } }],
    })
    await channel('tavern').send({ components: [row(made.id)] })
    await made.delete()
    await expect(channel('tavern').send({ components: [row(made.id)] })).rejects.toMatchObject({ code: 50035 })
  })

  it('hides an ephemeral message from all but one, and it can be put away', async () => {
    const hidden = (await act().slash('anne', 'board-games', 'secret')).message()
    expect(hidden?.isEphemeral).toBe(true)
    expect(act().see('max', hidden?.id ?? '')).toBeNull()
    await expect(channel().messages.fetch(hidden?.id ?? '')).rejects.toMatchObject({ code: 10008 })
    act().dismiss('anne', hidden?.id ?? '')
    expect(act().see('anne', hidden?.id ?? '')).toBeNull()
  })

  it('turns a message of the old kind into one of Components V2', async () => {
    const sent = await channel('tavern').send('Old')
    const refused = sent.edit({
      flags: MessageFlags.IsComponentsV2,
      components: [new TextDisplayBuilder({ content: 'New' })],
    })
    await expect(refused).rejects.toSatisfy((error: DiscordAPIError) =>
      JSON.stringify(error.rawError).includes('LEGACY_FIELDS'),
    )
    await sent.edit({
      content: null,
      flags: MessageFlags.IsComponentsV2,
      components: [new TextDisplayBuilder({ content: 'New' })],
    })
    expect(act().see('max', sent.id)?.text).toBe('New')
  })

  it('sends once what it sends twice under one enforced nonce', async () => {
    const once = { content: 'Only once', nonce: 'turn-41', enforceNonce: true }
    const [first, second] = [await channel('tavern').send(once), await channel('tavern').send(once)]
    expect(second.id).toBe(first.id)
    const other = await channel('tavern').send({ ...once, nonce: 'turn-42' })
    expect(other.id).not.toBe(first.id)
  })

  it('was not answered wrongly and made no mistake itself', () => {
    expect(house.bot.errors).toEqual([])
    expect(house.playground.log.of('unknown')).toEqual([])
  })
})
