import { setTimeout as sleep } from 'node:timers/promises'
import { below, type Luck, luckFrom } from '#kernel'
import type { Reply } from '#playground/act'
import { type Playground, startPlayground } from '#playground/playground'
import type { Seen } from '#playground/seen'
import type { Channel } from '#playground/types'
import type { CrowdReport, Place, ToBench, ToCrowd } from './crowd.ts'

/** A stand-in for Discord with a crowd before it that presses at random, in a process of its own. */

/** Who waits looks again at each change in his channel, and now and then without one. */
const PULSE = 1000
const PATIENCE = 20_000
const MOST_PRESSES = 40
const TYPED = ['', '7', 'w3', 'f', 'stable', 'w1w2', 'market']
const FAULT = /Code `/
const DRAWING = 'Drawing …'

const games = Number(process.argv[2])
const acknowledgements: number[] = []
const suggestions: number[] = []
const errors: string[] = []
let isOver = false

function tell(message: ToBench): void {
  process.send?.(message)
}

const people = Array.from({ length: 2 * games }, (_, at) => ({
  username: `p${at}`,
  name: `Player ${at}`,
  locale: 'en-US',
}))
const channels = Array.from({ length: games }, (_, at) => `g${at}`)
// Neither limits of other people's making nor the stand-in's own work are what is measured here.
const measuring = { generosity: 10_000, checksItself: false, say: () => {} }
const playground: Playground = await startPlayground({ users: people, channels, ...measuring })
const { act, world } = playground
const homes = channels.map(
  (name) => Object.values(world.channels).find((channel) => channel.name === name)?.id as string,
)
const threads = new Map<string, Channel>()
const waiting = new Map<string, (() => void)[]>()

function wake(channelId: string): void {
  const all = waiting.get(channelId) ?? []
  waiting.delete(channelId)
  for (const one of all) one()
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

async function timed(act: () => Promise<Reply>): Promise<Reply> {
  const since = performance.now()
  const reply = await act()
  acknowledgements.push(performance.now() - since)
  return reply
}

/** Waits as a person does: until the panel is another one. */
async function answered(reply: Reply, channelId: string, before: string): Promise<Seen> {
  const end = performance.now() + PATIENCE
  while (performance.now() < end) {
    const seen = reply.message() ?? reply.followUps()[0]
    if (seen && !seen.isThinking && !seen.text.includes(DRAWING) && controls(seen).join() !== before) {
      if (FAULT.test(seen.text)) errors.push(seen.text)
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
  const [reply] = await Promise.all([timed(press), ...(isTwice ? [timed(press)] : [])])
  return answered(reply as Reply, panel.channelId, controls(panel).join())
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
function threadOf(at: number): Channel | undefined {
  const home = homes[at] as string
  const thread = threads.get(home) ?? Object.values(world.channels).find(({ parentId }) => parentId === home)
  if (thread) threads.set(home, thread)
  return thread
}

/** The newest call to play, unless it is the one already known. */
function noticeIn(at: number, known = ''): Notice | null {
  const entries = threadOf(at)?.entries ?? []
  const entry = entries.findLast(({ message }) => message.mentions.length === 1 && message.components?.length)
  const user = entry?.message.mentions[0]?.username
  if (entry === undefined || user === undefined || entry.message.id === known) return null
  const message = act.see(user, entry.message.id)
  return message !== null && ofVerb(message, 'play').length > 0 ? { message, user } : null
}

async function takeTurn({ message, user }: Notice, luck: Luck): Promise<void> {
  const [play] = ofVerb(message, 'play')
  let panel = await answered(await timed(() => act.press(user, message, play as string)), message.channelId, '')
  for (let presses = 0; presses < MOST_PRESSES && !isOver; presses++) {
    const wish = wishFor(panel, luck)
    if (wish === undefined) return
    panel = await pressOn(user, panel, wish, luck)
  }
}

async function play(at: number): Promise<void> {
  const luck = luckFrom((at + 1).toString(16).padStart(32, '0'))
  let last = ''
  while (!isOver) {
    const notice = noticeIn(at, last)
    if (notice === null) {
      await changeIn(threadOf(at)?.id ?? (homes[at] as string))
      continue
    }
    last = notice.message.id
    try {
      await takeTurn(notice, luck)
    } catch (error) {
      if (!isOver) errors.push(`game ${at}: ${error}`)
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
      errors.push(`suggestions: ${error}`)
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
  return told.filter((one, at) => told.indexOf(one) !== at)
}

function report(): CrowdReport {
  const refused = playground.log.entries.flatMap(({ kind, line, status, code }) =>
    kind === 'refused' || kind === 'unknown' || kind === 'ours'
      ? [`${kind} ${status ?? ''} ${code ?? ''} ${line}`]
      : [],
  )
  return { acknowledgements, suggestions, errors: [...errors, ...refused], doubled: doubledPosts() }
}

async function crowdIn(seconds: number): Promise<void> {
  playground.log.entries.length = 0
  const crowd = [...Array.from({ length: games }, (_, at) => play(at)), type()]
  await sleep(1000 * seconds)
  const done = report()
  isOver = true
  await Promise.all(crowd)
  tell({ report: done })
}

process.on('message', (message: ToCrowd) => {
  if ('go' in message) void crowdIn(message.go.seconds)
  else void playground.close().then(() => process.exit(0))
})

const place: Place = {
  apiUrl: playground.apiUrl,
  token: playground.token,
  server: playground.guildId,
  games: channels.map((_, at) => ({
    channel: homes[at] as string,
    people: [idNamed(`p${2 * at}`), idNamed(`p${2 * at + 1}`)],
  })),
}
tell({ place })
const untilBegun = setInterval(() => {
  const begun = channels.filter((_, at) => noticeIn(at) !== null).length
  tell({ begun })
  if (begun === games) clearInterval(untilBegun)
}, 500)
untilBegun.unref()
