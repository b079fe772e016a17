import type { Seen } from '#playground/people/seen-message'
import { isDenial } from '#tables'
import { type Doors, takeTurn } from './hands.ts'
import type { Street } from './street.ts'

/** Paints nothing, at once: for tests to which pictures do not matter. */
export const BLANK = new URL('./blank.mjs', import.meta.url)

export interface Begun {
  /** The number of the game. */
  readonly id: number
  readonly lobby: Seen
  /** The channel it is played in. */
  readonly place: string
  /** The one who is asked first, and one who is not. */
  readonly first: string
  readonly other: string
  readonly notice: Seen
}

interface Wish {
  readonly channel?: string
  readonly speed?: string
  readonly people?: readonly string[]
}

/** Opens a table and waits for its message. */
export async function openLobby(
  street: Street,
  { channel = 'tavern', speed = 'day', people = ['max', 'kaethe'] }: Wish,
) {
  const { act } = street
  const [host = ''] = people
  const answer = await (await act.slash(host, channel, 'willyville new', { players: people.length, speed })).answer()
  const id = Number(/#(\d+)/.exec(answer.text)?.[1])
  const mine = (message: Seen) => message.buttons.some(({ customId }) => isOf(customId, 'leave', id))
  const lobby = await act.waitForMessage(host, channel, mine)
  return { id, lobby, host }
}

/** Says whether a button is of this verb and game. */
export function isOf(customId: string | null, verb: string, game: number): boolean {
  return customId?.startsWith(`w|${verb}|${game.toString(36)}|`) ?? false
}

/** The verb's button of one game in a place, the newest first. */
export function newest(street: Doors, user: string, place: string, verb: string, game: number): Seen | null {
  const fits = ({ buttons }: Seen) => buttons.some(({ customId, disabled }) => !disabled && isOf(customId, verb, game))
  return street.act.sees(user, place).findLast(fits) ?? null
}

/** Joins by the button, and waits until they sit; the lobby shows it a moment later. */
export async function sitDown(street: Street, user: string, { id, lobby }: Pick<Begun, 'id' | 'lobby'>): Promise<void> {
  const { act, bot } = street
  const now = act.see(user, lobby) as Seen
  await act.press(user, now, street.idOf(now, 'join') as string)
  for (let tries = 0; tries < 200; tries++) {
    const look = await bot.app.tables.reading.look(id, idOf(street, user))
    if (!isDenial(look) && look.places.some(({ person }) => person === idOf(street, user))) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error(`${user} did not sit down`)
}

/** A game that has begun, with its first notice there. */
export async function beginGame(street: Street, wish: Wish = {}): Promise<Begun> {
  const { people = ['max', 'kaethe'], channel = 'tavern' } = wish
  const { act } = street
  const { id, lobby, host } = await openLobby(street, wish)
  for (const person of people.slice(1)) await sitDown(street, person, { id, lobby })
  const tables = street.bot.app.tables
  await tables.lobby.begin(id, idOf(street, host))
  await street.settle()
  const look = await tables.reading.look(id, null)
  if ('denied' in look) throw new Error(look.denied)
  const place = look.home.thread ?? look.home.channel
  const notice = await act.waitFor(() => newest(street, host, place, 'play', id), 'the first notice')
  const [first = ''] = notice.pings
  const other = people.find((person) => person !== first) as string
  return { id, lobby, place: place === look.home.channel ? channel : place, first, other, notice }
}

export function idOf({ playground }: Street, user: string): string {
  const known = Object.values(playground.world.people).find((person) => person.user.username === user)
  if (known === undefined) throw new Error(`nobody is called ${user}`)
  return known.user.id
}

/** Takes one turn; the notice of whoever is called next is there afterwards. */
export async function playOn(street: Street, game: Begun): Promise<Begun> {
  const { id, first, other, place, notice } = game
  const { panels } = await takeTurn(street, first, street.act.see(first, notice) as Seen)
  if (panels.length === 0) throw new Error('no turn was taken')
  const next = await street.act.waitFor(() => {
    const shown = newest(street, other, place, 'play', id)
    return shown !== null && shown.id !== notice.id ? shown : null
  }, 'the next notice')
  const [called = other] = next.pings
  return { ...game, first: called, other: called === first ? other : first, notice: next }
}

/** Opens the panel from a notice. */
export async function openPanel(street: Doors, user: string, notice: Seen): Promise<Seen> {
  return (await street.act.press(user, notice, street.idOf(notice, 'play') as string)).answer()
}

/** Presses a verb's button on a message and waits for what comes. */
export async function pressOn(street: Doors, user: string, message: Seen, verb: string): Promise<Seen> {
  const id = street.idOf(message, verb)
  if (id === null) throw new Error(`no ${verb} on: ${message.text}`)
  return (await street.act.press(user, message, id)).answer()
}

/** The private panel of the table here. */
export async function tablePanel({ act }: Doors, user: string, place: string, game = 'willyville'): Promise<Seen> {
  return (await act.slash(user, place, `${game} table`)).answer()
}

/** Presses a button of the table's panel, by its verb and what stands behind it. */
export async function pressTable(street: Doors, user: string, place: string, verb: string, arg = '') {
  const panel = await tablePanel(street, user, place)
  const ids = panel.buttons.map(({ customId }) => customId ?? '')
  const id = ids.find((id) => id.startsWith(`w|${verb}|`) && id.endsWith(`|${arg}`))
  if (id === undefined) throw new Error(`no ${verb} ${arg} on: ${panel.text}`)
  return street.act.press(user, panel, id)
}

/** Types the word that gives up. */
export async function giveUp(street: Doors, user: string, place: string): Promise<Seen> {
  const form = await pressTable(street, user, place, 'giveup')
  return (await street.act.submit(user, form, { word: 'i give up ' })).answer()
}

let strangers = 0

/** Somebody nobody has seen before. */
export function stranger(): { person: string; name: string } {
  strangers++
  return { person: `${900_000_000_000_000_000n + BigInt(strangers)}`, name: `P${strangers}` }
}

/** A lobby of a stranger's in a channel, by its id, without anybody pressing. */
export async function lobbyOfStranger({ bot, playground }: Street, channel: string): Promise<number> {
  const home = { server: playground.guildId, channel, thread: null }
  const opened = await bot.app.tables.lobby.create({ game: 'willyville', host: stranger(), home })
  if (isDenial(opened)) throw new Error(opened.denied)
  return opened.id
}
