import { setTimeout as sleep } from 'node:timers/promises'
import { RESTJSONErrorCodes as Codes } from 'discord.js'
import { below, type Luck, luckFrom } from '#kernel'
import type { Reply } from '#playground/people/act'
import type { Seen } from '#playground/people/seen-message'
import { type Playground, startPlayground } from '#playground/playground'
import type { Channel } from '#playground/server/types'
import type { CrowdReport, Place, Spell, ToBench, ToCrowd } from './crowd.ts'
import { idOf } from './street.ts'

/** A stand-in for Discord with a crowd before it that presses at random, in a process of its own. */

/** A person who waits looks again at each change in their channel, and now and then without one. */
const PULSE = 1000
const PATIENCE = 20_000
const MOST_PRESSES = 40
const TYPED = ['', '7', 'w3', 'f', 'stable', 'w1w2', 'market']
const FAULT = /Code `/
const LATE = /did not respond/
const GONE = /There is no button/
const DRAWING = 'Drawing …'

const games = Number(process.argv[2])
const acknowledgements: number[] = []
const suggestions: number[] = []
const pictures: number[] = []
const errors: string[] = []
const flood = { asked: 0, served: 0, late: 0, refused: {} as Record<string, number> }
let isOver = false
let late = 0
let pause = 0

function tell(message: ToBench): void {
  process.send?.(message)
}

const names = [...Array.from({ length: 2 * games }, (_, person) => `p${person}`), 'flooder']
const people = names.map((username) => ({ username, name: `Player ${username}`, locale: 'en-US' }))
const channels = Array.from({ length: games }, (_, game) => `g${game}`)
const [finished, running] = ['finished', 'running']
// Neither limits of other people's making nor the stand-in's own work are what is measured here.
const measuring = { generosity: 10_000, checksItself: false, say: () => {} }
const playground: Playground = await startPlayground({
  users: people,
  channels: [...channels, finished, running],
  ...measuring,
})
const { act, world } = playground
const channelNamed = (wanted: string) => Object.values(world.channels).find(({ name }) => name === wanted)?.id as string
const homes = channels.map(channelNamed)
const threads = new Map<string, Channel>()
const waiting = new Map<string, (() => void)[]>()

function wake(channelId: string): void {
  const all = waiting.get(channelId) ?? []
  waiting.delete(channelId)
  for (const wake of all) wake()
}

playground.listen((change) => {
  if ('channelId' in change) wake(change.channelId)
})
setInterval(() => {
  for (const channelId of [...waiting.keys()]) wake(channelId)
}, PULSE).unref()

function changeIn(channelId: string): Promise<void> {
  return new Promise((resolve) => waiting.set(channelId, [...(waiting.get(channelId) ?? []), resolve]))
}

function idNamed(name: string): string {
  return Object.values(world.people).find(({ user }) => user.username === name)?.user.id as string
}

function controls({ buttons, selects }: Seen): string[] {
  const pressable = buttons.flatMap(({ customId, disabled }) => (customId === null || disabled ? [] : [customId]))
  return [...pressable, ...selects.map(({ customId }) => customId)]
}

function ofVerb(panel: Seen, ...verbs: string[]): string[] {
  return controls(panel).filter((id) => verbs.some((verb) => id.startsWith(`w|${verb}|`)))
}

/** People look before they press on. */
async function looked(luck: Luck): Promise<void> {
  if (pause > 0) await sleep(pause / 2 + below(luck, pause))
}

async function timed(act: () => Promise<Reply>): Promise<Reply> {
  const since = performance.now()
  const reply = await act()
  acknowledgements.push(performance.now() - since)
  return reply
}

/** Waits as a person does: until the panel is another one. */
async function answered(pressed: () => Promise<Reply>, channelId: string, before: string): Promise<Seen> {
  const since = performance.now()
  const reply = await pressed()
  const end = performance.now() + PATIENCE
  while (performance.now() < end) {
    const seen = reply.message() ?? reply.followUps()[0]
    if (seen && !seen.isThinking && !seen.text.includes(DRAWING) && controls(seen).join() !== before) {
      if (FAULT.test(seen.text)) errors.push(seen.text)
      if (seen.pictures.length > 0) pictures.push(performance.now() - since)
      return seen
    }
    await changeIn(channelId)
  }
  throw new Error('an answer never came')
}

function valuesOf(panel: Seen, id: string, luck: Luck): string[] {
  const select = panel.selects.find(({ customId }) => customId === id)
  const count = Math.max(1, select?.min ?? 1)
  const options = select?.options ?? []
  const start = below(luck, Math.max(1, options.length - count + 1))
  return options.slice(start, start + count).map(({ value }) => value)
}

async function pressOn(user: string, panel: Seen, id: string, luck: Luck): Promise<Seen> {
  const isSelect = panel.selects.some(({ customId }) => customId === id)
  const press = () => (isSelect ? act.choose(user, panel, id, valuesOf(panel, id, luck)) : act.press(user, panel, id))
  // Now and then somebody presses twice.
  const isTwice = below(luck, 12) === 0 && !isSelect
  const pressed = async () => {
    const [reply] = await Promise.all([timed(press), ...(isTwice ? [timed(press)] : [])])
    return reply as Reply
  }
  await looked(luck)
  return answered(pressed, panel.channelId, controls(panel).join())
}

function wishFor(panel: Seen, luck: Luck): string | undefined {
  const any = (ids: string[]) => ids[below(luck, Math.max(1, ids.length))]
  const [confirm] = ofVerb(panel, 'confirm')
  if (confirm !== undefined && below(luck, 6) > 0) return confirm
  if (below(luck, 8) === 0) return any(ofVerb(panel, 'look', 'panel', 'back', 'why', 'home')) ?? confirm
  return (
    any(ofVerb(panel, 'pick', 'whole')) ??
    any(ofVerb(panel, 'goal', 'idea', 'way', 'taught', 'everything')) ??
    any(ofVerb(panel, 'piece')) ??
    any(ofVerb(panel, 'group', 'dice')) ??
    confirm ??
    any(ofVerb(panel, 'panel'))
  )
}

interface Notice {
  readonly message: Seen
  readonly user: string
}

/** It is there once the bot has opened it. */
function threadOf(game: number): Channel | undefined {
  const home = homes[game] as string
  const thread = threads.get(home) ?? Object.values(world.channels).find(({ parentId }) => parentId === home)
  if (thread) threads.set(home, thread)
  return thread
}

/** The newest call to play, unless it is the one already known. */
function noticeIn(game: number, known = ''): Notice | null {
  const entries = threadOf(game)?.entries ?? []
  const entry = entries.findLast(({ message }) => message.mentions.length === 1 && message.components?.length)
  const user = entry?.message.mentions[0]?.username
  if (entry === undefined || user === undefined || entry.message.id === known) return null
  const message = act.see(user, entry.message.id)
  return message !== null && ofVerb(message, 'play').length > 0 ? { message, user } : null
}

async function takeTurn({ message, user }: Notice, luck: Luck): Promise<void> {
  const [play] = ofVerb(message, 'play')
  await looked(luck)
  let panel = await answered(() => timed(() => act.press(user, message, play as string)), message.channelId, '')
  for (let presses = 0; presses < MOST_PRESSES && !isOver; presses++) {
    const wish = wishFor(panel, luck)
    if (wish === undefined) return
    panel = await pressOn(user, panel, wish, luck)
  }
}

async function play(game: number): Promise<void> {
  const luck = luckFrom((game + 1).toString(16).padStart(32, '0'))
  let last = ''
  while (!isOver) {
    const notice = noticeIn(game, last)
    if (notice === null) {
      await changeIn(threadOf(game)?.id ?? (homes[game] as string))
      continue
    }
    last = notice.message.id
    try {
      await takeTurn(notice, luck)
    } catch (error) {
      if (LATE.test(String(error))) late++
      // While they looked at it the game went on.
      else if (!isOver && !GONE.test(String(error))) errors.push(`game ${game}: ${error}`)
    }
  }
}

async function type(): Promise<void> {
  const luck = luckFrom('7'.repeat(32))
  while (!isOver) {
    await sleep(100)
    const notice = noticeIn(below(luck, games))
    if (notice === null) continue
    const line = TYPED[below(luck, TYPED.length)] as string
    const since = performance.now()
    try {
      await act.autocomplete(notice.user, notice.message.channelId, 'willyville move', { line }, 'line')
      suggestions.push(performance.now() - since)
    } catch (error) {
      if (LATE.test(String(error))) late++
      else errors.push(`suggestions: ${error}`)
    }
  }
}

interface Wished {
  readonly channel: string
  readonly command: string
  readonly options?: Record<string, string | boolean>
  /** Buttons of the answer, which are pressed too. */
  readonly buttons?: readonly string[]
}

const show = (view: string) => ({ channel: finished, command: 'willyville show', options: { view } })

const WISHES: readonly Wished[] = [
  { channel: finished, command: 'willyville new' },
  { channel: finished, command: 'willyville show', options: { view: 'replay', public: true } },
  { channel: finished, command: 'turns' },
  { channel: running, command: 'willyville table', buttons: ['export', 'verify'] },
  { channel: running, command: 'willyville hint' },
  show('board'),
  show('mine'),
  show('score'),
  show('log'),
  { channel: finished, command: 'stats' },
]
const REFUSED = /^(You can .{0,40}) in \d+ (?:s|min)\.|^(\S+ tables of yours)|^(\S+ tables wait)|^(You already)/m

async function asked(ask: () => Promise<Reply>): Promise<Seen> {
  flood.asked++
  const answer = await (await ask()).answer()
  if (FAULT.test(answer.text)) errors.push(answer.text)
  const word = REFUSED.exec(answer.text)?.slice(1).find(Boolean)
  if (word === undefined) flood.served++
  else flood.refused[word] = (flood.refused[word] ?? 0) + 1
  return answer
}

/** Asks for something as soon as the answer before is there, again and again. */
async function askOn(first: number): Promise<void> {
  for (let next = first; !isOver; next++) {
    const { channel, command, options, buttons = [] } = WISHES[next % WISHES.length] as Wished
    try {
      const answer = await asked(() => act.slash('flooder', channel, command, options))
      for (const button of buttons) {
        const id = idOf(answer, button)
        if (id !== null) await asked(() => act.press('flooder', answer, id))
      }
    } catch (error) {
      if (LATE.test(String(error))) flood.late++
      else if (!isOver) errors.push(`${command}: ${error}`)
    }
  }
}

/** The same state of the same game told twice. */
function doubledPosts(): string[] {
  const told = Object.values(world.channels).flatMap(({ entries }) =>
    entries.flatMap(({ message, onlyFor }) =>
      onlyFor === null && message.nonce ? [`${message.channel_id} ${message.nonce}`] : [],
    ),
  )
  return told.filter((line, index) => told.indexOf(line) !== index)
}

function report(): CrowdReport {
  const refused = playground.log.entries.flatMap(({ kind, line, status, code }) =>
    (kind === 'refused' && code !== Codes.UnknownInteraction) || kind === 'unknown' || kind === 'ours'
      ? [`${kind} ${status ?? ''} ${code ?? ''} ${line}`]
      : [],
  )
  const timings = { acknowledgements: [...acknowledgements], suggestions: [...suggestions], pictures: [...pictures] }
  return { ...timings, errors: [...errors, ...refused], late, doubled: doubledPosts(), flood: structuredClone(flood) }
}

function begin(spell: Spell): void {
  playground.log.entries.length = 0
  for (const list of [acknowledgements, suggestions, pictures, errors]) list.length = 0
  Object.assign(flood, { asked: 0, served: 0, late: 0, refused: {} })
  late = 0
  pause = spell.pause ?? 0
  isOver = false
}

async function crowdIn(spell: Spell): Promise<void> {
  const { seconds } = spell
  begin(spell)
  const flooding = Array.from({ length: spell.flood ?? 0 }, (_, first) => askOn(first))
  const crowd = [...Array.from({ length: games }, (_, game) => play(game)), type(), ...flooding]
  await sleep(1000 * seconds)
  const done = report()
  isOver = true
  // Somebody who waits for a change finds that it is over.
  for (const channelId of [...waiting.keys()]) wake(channelId)
  await Promise.all(crowd)
  tell({ report: done })
}

process.on('message', (message: ToCrowd) => {
  if ('go' in message) void crowdIn(message.go)
  else void playground.close().then(() => process.exit(0))
})

// A crowd whose bench has died goes home too.
process.once('disconnect', () => process.exit(0))

const place: Place = {
  apiUrl: playground.apiUrl,
  token: playground.token,
  server: playground.guildId,
  games: channels.map((_, game) => ({
    channel: homes[game] as string,
    people: [idNamed(`p${2 * game}`), idNamed(`p${2 * game + 1}`)],
  })),
  flooder: { person: idNamed('flooder'), finished: channelNamed(finished), running: channelNamed(running) },
}
tell({ place })
const untilBegun = setInterval(() => {
  const begun = channels.filter((_, game) => noticeIn(game) !== null).length
  tell({ begun })
  if (begun === games) clearInterval(untilBegun)
}, 500)
untilBegun.unref()
