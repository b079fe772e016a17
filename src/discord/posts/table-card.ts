import { isDenial, type Look } from '#tables'
import { type Receipt, urlOf } from '../app/messages.ts'
import { titleOf } from '../app/shown-game.ts'
import { isRematchButton, type Rematch, rematchButton } from '../features/end/rematch-button.ts'
import { type Aftermath, lobbyEnd } from '../features/lobby/screen.ts'
import { type Delivery, publicContext } from './delivery.ts'

type Known = Pick<Delivery, 'app' | 'messages' | 'lobbyEdits'>

/** Leads to the thread of a table, or to its lobby as long as it has none. */
async function wayTo({ messages }: Known, look: Look, said: Receipt | undefined): Promise<Rematch> {
  const { server, channel, thread } = look.home
  const lobby = thread === null ? (said ?? (await messages.lastReceipt(look.id, 'lobby'))) : null
  const url = lobby === null ? urlOf(server, thread ?? channel) : urlOf(server, lobby.channel, lobby.message)
  return { title: titleOf(look), url }
}

/** The table at which a game is played again, if there is one; its lobby may just have been said. */
async function rematchOf(known: Known, game: number, lobby?: Receipt): Promise<Rematch | null> {
  const { tables } = known.app
  const id = await tables.directory.rematchOf(game)
  const look = id === null || isDenial(id) ? null : await tables.reading.look(id, null)
  return look === null || isDenial(look) ? null : wayTo(known, look, lobby)
}

async function aftermathOf(known: Known, { id, home, ended }: Look): Promise<Aftermath> {
  if (ended === null) return { thread: home.thread }
  const score = await known.messages.lastReceipt(id, 'ended')
  return {
    thread: home.thread,
    score: score && urlOf(home.server, score.channel, score.message),
    rematch: await rematchOf(known, id),
  }
}

/** Shows in the place of the lobby what has become of the table; what cannot be shown there stands in its thread. */
export async function showWhereLobbyStood(known: Known, look: Look, more: Partial<Aftermath> = {}): Promise<void> {
  const { app, messages, lobbyEdits } = known
  lobbyEdits.drop(String(look.id))
  try {
    const lobby = await messages.lastReceipt(look.id, 'lobby')
    if (lobby === null) return
    const context = await publicContext(app, look, false)
    const aftermath = { ...(await aftermathOf(known, look)), ...more }
    // Without a thread it is played where its lobby stands, or in the channel it moved to.
    const movedTo = lobby.channel === look.home.channel ? null : look.home.channel
    await messages.edit(lobby, lobbyEnd(context, { ...aftermath, thread: aftermath.thread ?? movedTo }))
  } catch (error) {
    // The post is out already and must not be said again for that.
    app.log.info({ err: error, game: look.id }, 'the lobby stays as it was')
  }
}

/** Where a game ended, its button leads to the one at which it is played again. */
export async function leadToRematch(known: Known, { rematch }: Look, lobby?: Receipt): Promise<void> {
  const { app, messages } = known
  if (rematch === null) return
  const before = await app.tables.reading.look(rematch, null)
  if (isDenial(before)) return
  try {
    const context = await publicContext(app, before, false)
    const end = await messages.lastReceipt(before.id, 'ended')
    const button = rematchButton(context, await rematchOf(known, before.id, lobby))
    if (end !== null) await messages.replace(end, isRematchButton, button)
  } catch (error) {
    app.log.info({ err: error, game: before.id }, 'no way to the rematch')
  }
  await showWhereLobbyStood(known, before, { rematch: await rematchOf(known, before.id, lobby) })
}
