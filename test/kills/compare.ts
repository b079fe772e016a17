import { stepOf } from '#discord/app/verb-ids'
import type { Row } from '#store'
import { isDenial, type Look, type Tables } from '#tables'
import type { Messages, Posted } from './messages.ts'
import type { Confirming, People, Standing } from './people.ts'
import type { Stored } from './store.ts'

/** Compares three sides, seen by people, stored, and posted: wherever they differ, a sentence says so. */

type Entry = Row<'entries'>
type Post = Row<'outbox'>

function dataOf<T>({ data }: { data: string }): T {
  return JSON.parse(data) as T
}

function ofGame<T extends { readonly game: number }>(rows: readonly T[], game: number): T[] {
  return rows.filter((row) => row.game === game)
}

// ── what people saw against what is stored

/** Lists all that was shown and is not there: of a store of which nothing is left, everything. */
export function lostOf(games: Stored['games'], people: People, messages: Messages): string[] {
  const kept = new Map(games.map(({ id, entry }) => [id, entry]))
  const lost = [...people.opened].filter((id) => !kept.has(id)).map((id) => `table ${id} was opened and is not stored`)
  const ahead = [...messages.shown()].filter(([id, version]) => version > (kept.get(id) ?? -1))
  return [
    ...lost,
    ...ahead.map(([id, version]) => `game ${id} was shown after entry ${version}, and that is not stored`),
  ]
}

function playsOf(stored: Stored, game: number, person: string): number[] {
  const own = ofGame(stored.entries, game).filter((entry) => entry.kind === 'play' && entry.person === person)
  return own.map(({ number }) => number)
}

/** A move that somebody saw done is stored once, and a stored move was confirmed by somebody. */
function confirmedOtherwise(stored: Stored, { confirmings }: People): string[] {
  const wrong = confirmings.filter(({ seen }) => seen === 'done').flatMap((confirming) => lostMove(stored, confirming))
  const moves = stored.entries.filter(({ kind, by, person }) => kind === 'play' && by === 'player' && person !== null)
  for (const move of moves) {
    const { game, number } = move
    const own = confirmingsOf(stored, confirmings, move)
    if (own.length === 0) wrong.push(`move ${number} of game ${game} is stored, and nobody confirmed it`)
    else if (own.every(({ seen }) => seen === 'refused')) wrong.push(`move ${number} of game ${game} was refused`)
  }
  return wrong
}

/** The presses that may have made a stored move. */
function confirmingsOf(stored: Stored, confirmings: readonly Confirming[], move: Entry): Confirming[] {
  const { game, person, number } = move
  const before = Math.max(0, ...playsOf(stored, game, person as string).filter((play) => play < number))
  return confirmings.filter(
    (confirming) =>
      confirming.game === game &&
      confirming.person === person &&
      confirming.version >= before &&
      confirming.version < number,
  )
}

function lostMove(stored: Stored, { game, person, version }: Confirming): string[] {
  const isThere = playsOf(stored, game, person).some((number) => number > version)
  return isThere ? [] : [`a move after entry ${version} of game ${game} was told as done and is not stored`]
}

function unsaved({ people: rows }: Stored, { saved }: People): string[] {
  return [...saved].flatMap(([person, board]) => {
    const row = rows.find((settled) => settled.person === person)
    const kept = row === undefined ? undefined : (JSON.parse(row.settings) as { board?: string }).board
    return kept === board ? [] : [`a setting was told as saved, ${board}, and is ${kept}`]
  })
}

// ── what is stored, in itself

const LOBBY: readonly string[] = ['lobby', 'began', 'closed']

/**
 * A move may come before the call to it went out, and the next call has then taken its place: by a command, or in a
 * panel that stands open since an earlier call.
 */
function mayBeUncalled(stored: Stored, { confirmings }: People, last: Entry, move: Entry | undefined): boolean {
  if (move === undefined || move.person === null) return false
  return confirmingsOf(stored, confirmings, move).some(({ calledAfter }) => calledAfter < last.number)
}

interface Caused {
  readonly posts: readonly Post[]
  readonly next: Entry | undefined
  /** The next move may have been made before anybody was called to it. */
  readonly mayBeUncalled: boolean
}

/** The posts an entry causes are written with it; a younger post of its kind may stand for it. */
function uncaused(entry: Entry, { posts, next, mayBeUncalled }: Caused): string[] {
  const { game, number, kind, at } = entry
  const lost = [`entry ${number} of game ${game} (${kind}) caused no post`]
  const isThere = (kinds: readonly string[], fits: (post: Post) => boolean) =>
    posts.some((post) => kinds.includes(post.kind) && fits(post))
  if (kind === 'open' || kind === 'join') return isThere(LOBBY, ({ created }) => created >= at) ? [] : lost
  if (kind === 'begin') return posts.filter((post) => post.kind === 'began').length === 1 ? [] : lost
  // Taking a silent answer back is not told, or all would know that there was a choice.
  if (kind === 'rewind' && dataOf<{ isSilent?: true }>(entry).isSilent) return []
  if (kind === 'rewind') return isThere(['undone'], ({ created }) => created === at) ? [] : lost
  const isTurnOver = kind === 'play' && dataOf<{ digest?: string }>(entry).digest !== undefined
  const seat = next?.kind === 'play' && next.by === 'player' && next.at !== at ? next.seat : null
  if (!isTurnOver || seat === null || mayBeUncalled) return []
  const calls = (post: Post) => post.created >= at && dataOf<{ seats: number[] }>(post).seats.includes(seat)
  return isThere(['asked'], (post) => calls(post) && post.created <= (next?.at ?? 0)) ? [] : lost
}

const CAUSED: readonly string[] = ['lobby', 'began', 'asked', 'choosing', 'undone']

function causeless({ entries, outbox }: Stored): string[] {
  const times = new Set(entries.map(({ game, at }) => `${game} ${at}`))
  const lost = outbox.filter(({ game, kind, created }) => CAUSED.includes(kind) && !times.has(`${game} ${created}`))
  return lost.map(({ id, kind }) => `post ${id} (${kind}) has no entry`)
}

/** The seats a question waits for, as they see it: nobody else knows whom a silent one leaves nothing to choose. */
interface Waiting {
  /** The seats that must answer. */
  readonly open: readonly number[]
  /** The seats that are asked and have nothing to choose. */
  readonly idle: readonly number[]
}

async function waitingIn(stored: Stored, tables: Tables, look: Look): Promise<Waiting> {
  const waiting = { open: [] as number[], idle: [] as number[] }
  for (const { seat, silent } of look.questions) {
    const person = ofGame(stored.seats, look.id).find((place) => place.seat === seat)?.person ?? null
    // Bots answer a silent question at once, and nobody sees it.
    if (silent && person === null) continue
    const own = silent && person !== null ? await tables.reading.look(look.id, person) : null
    if (own === null || isDenial(own)) waiting.open.push(seat)
    else if (own.isDone) waiting.idle.push(seat)
    else if (own.questions.some((ask) => ask.seat === seat)) waiting.open.push(seat)
  }
  return waiting
}

/** People who took their turn back need no call: they know whose turn it is. */
function isTakenBack(entries: readonly Entry[], person: string | null, since: number): boolean {
  return entries.some(({ kind, at, person: by }) => kind === 'rewind' && by === person && at >= since)
}

/** A person who is asked has a clock, unless only bots would wait, and is called; a bot that is asked has a timer to think. */
function uncalled({ seats, outbox, timers, entries }: Stored, game: number, { idle }: Waiting): string[] {
  const asked = ofGame(seats, game).filter((seat) => seat.asked !== null)
  if (asked.length === 0) return [`game ${game} goes on and asks nobody`]
  const isAgainstBots = ofGame(seats, game).filter(({ kind }) => kind === 'human').length === 1
  const names = ofGame(timers, game).map(({ name }) => name)
  const calls = ofGame(outbox, game).filter(({ kind }) => kind === 'asked')
  return asked.flatMap(({ seat, kind, person, asked: since }) => {
    const timer = kind === 'human' ? `clock:${seat}:` : `bot:${seat}`
    const needsNone = idle.includes(seat) || (kind === 'human' && isAgainstBots)
    const isTimed = needsNone || names.some((name) => name.startsWith(timer))
    const isCalled = calls.some((post) => {
      return post.created >= (since as number) && dataOf<{ seats: number[] }>(post).seats.includes(seat)
    })
    const wrong = isTimed ? [] : [`game ${game} asks seat ${seat}, and nothing rings for it`]
    const isBack = isTakenBack(ofGame(entries, game), person, since as number)
    return kind === 'human' && !isCalled && !isBack
      ? [...wrong, `game ${game} asks seat ${seat}, and no post calls it`]
      : wrong
  })
}

/** Every game replays, and who is asked by its rules is asked by its seats. */
async function unsound(stored: Stored, tables: Tables, game: number): Promise<string[]> {
  const audit = await tables.records.audit(game)
  if (isDenial(audit) || audit.difference !== null) return [`game ${game} does not replay: ${JSON.stringify(audit)}`]
  const look = await tables.reading.look(game, null)
  if (isDenial(look)) return [`game ${game} cannot be looked at: ${look.denied}`]
  if (look.phase !== 'playing') return []
  const waiting = await waitingIn(stored, tables, look)
  const asked = ofGame(stored.seats, game).filter((seat) => seat.asked !== null)
  const missing = waiting.open.filter((seat) => !asked.some((place) => place.seat === seat))
  return [
    ...uncalled(stored, game, waiting),
    ...missing.map((seat) => `game ${game} should ask seat ${seat} and does not`),
  ]
}

/** Plans are kept as they were last shown. */
async function otherwisePlanned(stored: Stored, tables: Tables, people: People): Promise<string[]> {
  const wrong: string[] = []
  for (const { person, ...standing } of people.standings()) {
    const game = stored.games.find(({ id }) => id === standing.game)
    if (game?.entry === standing.version && game.phase === 'playing')
      wrong.push(...(await otherThan(tables, person, standing)))
  }
  return wrong
}

/** A panel that was shown must be what its reader would see there now. */
export async function otherThan(tables: Tables, person: string, { game, version, step }: Standing): Promise<string[]> {
  const look = await tables.reading.look(game, person)
  if (isDenial(look)) return [`a panel of game ${game} shows what cannot be looked at: ${look.denied}`]
  if (look.entry === version && stepOf(look) === step) return []
  return [`a panel of game ${game} stands at ${version}, plan ${step}; stored are ${look.entry}, ${stepOf(look)}`]
}

/** At any time, also while the bot is dead. */
export async function comparedDead(
  stored: Stored,
  tables: Tables,
  people: People,
  messages: Messages,
): Promise<string[]> {
  const wrong = [
    ...lostOf(stored.games, people, messages),
    ...confirmedOtherwise(stored, people),
    ...unsaved(stored, people),
  ]
  wrong.push(...causeless(stored))
  for (const { id, phase } of stored.games) {
    const entries = ofGame(stored.entries, id)
    const posts = ofGame(stored.outbox, id)
    for (const [place, entry] of entries.entries()) {
      const next = entries[place + 1]
      wrong.push(...uncaused(entry, { posts, next, mayBeUncalled: mayBeUncalled(stored, people, entry, next) }))
    }
    if (phase !== 'lobby') wrong.push(...(await unsound(stored, tables, id)))
  }
  return [...wrong, ...(await otherwisePlanned(stored, tables, people))]
}

// ── what is stored against what is posted

interface Receipt {
  readonly message?: string
  readonly gone?: string
  readonly people?: readonly string[]
}

function receiptOf({ receipt }: Post): Receipt {
  return JSON.parse(receipt ?? '{}') as Receipt
}

/** Every message stands for its post, and none of them twice. */
function misplaced({ outbox }: Stored, posted: readonly Posted[]): string[] {
  const shown = new Set(outbox.flatMap((post) => receiptOf(post).message ?? []))
  const wrong = posted.flatMap(({ id, mark }) => {
    if (mark === null) return shown.has(id) ? [] : [`message ${id} stands there for nothing`]
    const row = outbox.find((post) => post.mark === mark)
    if (row === undefined) return [`message ${id} tells a post that was never written`]
    return receiptOf(row).message === id ? [] : [`post ${row.id} (${row.kind}) was told twice, or is not known as told`]
  })
  const there = new Set(posted.map(({ id }) => id))
  const missing = outbox.filter((post) => !there.has(receiptOf(post).message ?? posted[0]?.id ?? ''))
  return [...wrong, ...missing.map(({ id, kind }) => `post ${id} (${kind}) is marked as told and does not stand there`)]
}

/** Lists posts that must be told at any rate and are not. */
function untold(stored: Stored, game: number): string[] {
  const posts = ofGame(stored.outbox, game)
  const messagesOf = (kind: string) => {
    const own = posts.filter((post) => post.kind === kind).flatMap((post) => receiptOf(post).message ?? [])
    return new Set(own).size
  }
  const isBegun = ofGame(stored.entries, game).some(({ kind }) => kind === 'begin')
  const wrong = posts.flatMap((post) => receiptOf(post).gone ?? []).map((why) => `game ${game} lost a post: ${why}`)
  if (messagesOf('lobby') !== 1) wrong.push(`the lobby of game ${game} is told ${messagesOf('lobby')} times`)
  if (isBegun && messagesOf('began') !== 1) wrong.push(`the start of game ${game} is told ${messagesOf('began')} times`)
  const silent = posts.filter((post) => post.kind === 'asked' && receiptOf(post).message === undefined)
  return [...wrong, ...silent.filter((post) => !isAnswered(stored, post)).map(({ id }) => `call ${id} was not told`)]
}

/** The people to be called had moved before the call could be sent, or were called off. */
function isAnswered({ entries }: Stored, post: Post): boolean {
  const { seats, entry } = dataOf<{ seats: number[]; entry: number }>(post)
  return ofGame(entries, post.game).some(({ number, kind, seat }) => {
    return number > entry && (kind === 'rewind' || (kind === 'play' && seat !== null && seats.includes(seat)))
  })
}

/** In one game posts come in the order in which they were written. */
function disordered({ outbox }: Stored, posted: readonly Posted[], game: number): string[] {
  const posts = new Map(ofGame(outbox, game).map(({ mark, id }) => [mark, id]))
  const inTime = posted
    .toSorted((a, b) => Number(BigInt(a.id) - BigInt(b.id)))
    .flatMap(({ mark }) => (mark === null ? [] : (posts.get(mark) ?? [])))
  return inTime.every((post, place) => place === 0 || post > (inTime[place - 1] as number))
    ? []
    : [`the posts of game ${game} came as ${inTime}`]
}

/** The last notice calls whom the stored game asks, and is the only one to press. */
function calledOtherwise(stored: Stored, posted: readonly Posted[], messages: Messages, game: number): string[] {
  const asked = ofGame(stored.seats, game).filter(({ kind, asked: since }) => since !== null && kind === 'human')
  const calls = ofGame(stored.outbox, game).filter(({ kind }) => kind === 'asked')
  const moves = ofGame(stored.entries, game)
  const wrong = asked.flatMap(({ person, seat, asked: since }) => {
    if (isTakenBack(moves, person, since as number)) return []
    const call = calls.findLast(
      (post) => post.created >= (since as number) && receiptOf(post).people?.includes(person ?? ''),
    )
    const message = posted.find(({ id }) => call !== undefined && id === receiptOf(call).message)
    return message?.called.includes(person ?? '') ? [] : [`game ${game} asks seat ${seat}, and no message calls it`]
  })
  const last = calls.findLast((post) => receiptOf(post).message !== undefined)
  const open = messages.open(game, 'play')
  const isOne = open.length === 1 && last !== undefined && open[0] === receiptOf(last).message
  return isOne ? wrong : [...wrong, `game ${game} can be played on from ${open.length} notices, or from an old one`]
}

/** A lobby that stands open shows who sits there. */
function shownOtherwise(stored: Stored, posted: readonly Posted[], game: number): string[] {
  const seated = ofGame(stored.seats, game).flatMap(({ person }) => person ?? [])
  const post = ofGame(stored.outbox, game).findLast(({ kind }) => kind === 'lobby')
  const message = posted.find(({ id }) => post !== undefined && id === receiptOf(post).message)
  const isSame =
    new Set(message?.called).size === seated.length && seated.every((person) => message?.called.includes(person))
  return isSame ? [] : [`the lobby of game ${game} shows ${message?.called}, seated are ${seated}`]
}

/** Once everything is told that is to be told. */
export function comparedAtRest(stored: Stored, messages: Messages): string[] {
  const posted = messages.posted()
  const wrong = misplaced(stored, posted)
  for (const { id, phase } of stored.games) {
    wrong.push(...untold(stored, id), ...disordered(stored, posted, id))
    if (phase === 'playing') wrong.push(...calledOtherwise(stored, posted, messages, id))
    if (phase === 'lobby') wrong.push(...shownOtherwise(stored, posted, id))
  }
  return wrong
}
