import { expect, it } from 'vitest'
import { QUOTAS } from '#discord/app/quotas'
import type { GameRecord } from '#kernel'
import type { Seen } from '#playground/people/seen-message'
import { isDenial } from '#tables'
import { fileOf, recordNamed } from '../recorded-games.ts'
import { offerOldNames } from './old-names.ts'
import { oneStreet, street } from './one-street.ts'
import { idOf } from './scenes.ts'
import { WORKER } from './street.ts'

oneStreet({ worker: WORKER, channels: ['willyville', 'kingsbridge', 'village'] })

const RECORDS = { willyville: 'willyville-2', kingsbridge: 'kingsbridge-2', village: 'village-quiet' }

/** A recorded game, to be looked at in the channel of its name. */
async function imported(game: keyof typeof RECORDS, most = 1000): Promise<{ record: GameRecord; channel: string }> {
  const whole = recordNamed(RECORDS[game])
  const record = { ...whole, lines: whole.lines.slice(0, most) }
  const server = street.playground.guildId
  const channel = Object.values(street.playground.world.channels).find(({ name }) => name === game)?.id as string
  const outcome = await street.bot.app.tables.records.import(fileOf(record), idOf(street, 'max'), {
    server,
    channel,
    thread: null,
  })
  expect(isDenial(outcome)).toBe(false)
  return { record, channel: game }
}

async function pictureOf({ pictures }: Seen): Promise<Buffer> {
  return Buffer.from(await (await fetch(pictures[0]?.url as string)).arrayBuffer())
}

const IMAGE = 0x2c
const END = 0x3b

/** The number of pictures that follow each other in a GIF: it is blocks of sub-blocks behind a head and its colours. */
function framesIn(gif: Buffer): number {
  const coloursOf = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1))
  let place = 13 + coloursOf(gif[10] as number)
  let frames = 0
  while (gif[place] !== END) {
    const isImage = gif[place] === IMAGE
    if (isImage) frames++
    place += isImage ? 11 + coloursOf(gif[place + 9] as number) : 2
    while (gif[place] !== 0) place += (gif[place] as number) + 1
    place++
  }
  return frames
}

async function shownIn(channel: string, game: string, values: object): Promise<Seen> {
  // Films are dear: the next one is there after a while.
  await street.leap(QUOTAS.film.every)
  return (await street.act.slash('max', channel, `${game} show`, { view: 'replay', ...values })).answer()
}

it('a game is watched again as a film of its turns', async () => {
  const { channel } = await imported('willyville', 30)
  const walk = await shownIn(channel, 'willyville', {})
  expect(walk.text).toContain('The beginning')
  const film = await (await street.act.press('max', walk, street.idOf(walk, 'replay') as string)).answer()
  expect(film.text).toContain('30 turns')
  const gif = await pictureOf(film)
  expect(gif.subarray(0, 6).toString()).toBe('GIF89a')
  expect([gif.readUInt16LE(6), gif.readUInt16LE(8)]).toEqual([880, 693])
  expect(framesIn(gif)).toBe(31)
  expect(street.idOf(film, 'replay')).toContain('strip')
})

it('or as a strip of its rounds, of which a long game leaves some out', async () => {
  const { channel } = await imported('willyville')
  // Without painting the film first, beside which a button offers the strip.
  offerOldNames(street)
  const answer = await (await street.act.slash('max', channel, 'willyville replay', { form: 'strip' })).answer()
  const strip = await pictureOf(answer)
  expect([strip.subarray(1, 4).toString(), strip.readUInt32BE(16)]).toEqual(['PNG', 1600])
  const rounds = Number(/(\d+) rounds/.exec(answer.text)?.[1])
  const shown = Math.min(10, rounds + 1)
  expect(strip.readUInt32BE(20)).toBe(Math.ceil(shown / 2) * 630)
})

it('a film of Village shows its board as it was', async () => {
  const { channel } = await imported('village', 3)
  const walk = await shownIn(channel, 'village', {})
  const film = await (await street.act.press('max', walk, street.idOf(walk, 'replay') as string)).answer()
  const gif = await pictureOf(film)
  expect(gif.subarray(0, 6).toString()).toBe('GIF89a')
  expect(framesIn(gif)).toBe(4)
})

it.each(['kingsbridge', 'village'] as const)('%s is told in words where no pictures are wanted', async (game) => {
  const { record, channel } = await imported(game)
  await street.bot.app.tables.people.setSettings(idOf(street, 'max'), { board: 'text' })
  const answer = await shownIn(channel, game, { public: true })
  const [file] = (answer.raw as { attachments: { url: string }[] }).attachments
  const lines = (await (await fetch(file?.url as string)).text()).trimEnd().split('\n')
  expect(lines.filter((line) => /^\d+ {2}\d{4}-\d\d-\d\d /.test(line)).length).toBeGreaterThanOrEqual(
    record.lines.length,
  )
  expect(lines.filter((line) => /[*`<>]|undefined/.test(line))).toEqual([])
})
