import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ideasFor, type ThinkRequest } from '#bots/levels'
import { formatId, readId } from '#discord/app/custom-ids'
import { refusalText } from '#discord/app/refusals'
import { hint, review } from '#discord/features/hints/hint'
import { luckFrom } from '#kernel'
import { LANGUAGES } from '#tables'
import { begun, folder, Hall, yes } from '#test/tables/hall'
import { askedOf, luckOf, playOn } from '#test/tables/playing'
import { Room } from './room.ts'

/** The effort that was asked for each time somebody thought. */
const asked: { turns: number | undefined; patience: number | undefined }[] = []

/** Called when somebody begins to think; then they think until they are stopped. */
let onThought: (() => void) | null = null

const think = async (question: ThinkRequest, stop?: AbortSignal) => {
  const { turns, patience } = question
  asked.push({ turns, patience })
  if (onThought !== null) {
    onThought()
    await once(stop as AbortSignal, 'abort')
  }
  return ideasFor({ ...question, turns: 24 }, luckFrom(question.seed), { turns: 24, spent: () => 0 })
}

let place: ReturnType<typeof folder>
let room: Room
let hall: Hall

beforeAll(async () => {
  place = folder()
  hall = await Hall.open(`${place.path}/db.sqlite`, 'one', { think })
  room = new Room(hall)
})

afterAll(async () => {
  await room.close()
  place.remove()
})

function wordsOf(screen: object): string {
  return [...JSON.stringify(screen).matchAll(/"content":"((?:[^"\\]|\\.)*)"/g)].map(([, words]) => words).join('\n')
}

/** The ids of a screen's buttons with this verb. */
function buttonsOf(screen: object, verb: string): string[] {
  return [...JSON.stringify(screen).matchAll(/"custom_id":"([^"]*)"/g)]
    .map(([, id]) => id as string)
    .filter((id) => id.split('|')[1] === verb)
}

describe.each(LANGUAGES)('advice in %s', (language) => {
  it('a hint names the two favourite plans, each with a sentence of what it gains and risks', async () => {
    const id = await begun(hall, 'ab', { speed: 'none' })
    const [person] = (await askedOf(hall, id)) as [string]
    const words = wordsOf(await hint(room.request(person, language), id))
    const lines = words.split(/\\n|\n/)
    // The head, and for each what it is, what it gains and risks, and where one would stand.
    expect(lines.length).toBe(7)
    for (const row of [2, 5]) expect(lines[row]).toMatch(/[+−]\d[.,]\d/)
    expect(lines[1]).not.toBe(lines[4])
    expect(words).not.toMatch(/undefined|\{|theme\./)
  })

  it('a stronger hint is thought about longer, once while its question stands', async () => {
    const id = await begun(hall, 'ab', { speed: 'none' })
    const [person] = (await askedOf(hall, id)) as [string]
    asked.length = 0
    const usual = await hint(room.request(person, language), id)
    const [stronger] = buttonsOf(usual, 'stronger') as [string]
    const strong = await room.shown(person, language, stronger)
    expect(wordsOf(strong)).not.toBe(wordsOf(usual))
    expect(buttonsOf(strong, 'stronger')).toEqual([])
    await room.shown(person, language, stronger)
    expect(asked).toEqual([
      { turns: undefined, patience: undefined },
      { turns: 4000, patience: 5000 },
    ])
  })

  it('a plan of a hint is taken with its button, and is then only to be confirmed', async () => {
    const id = await begun(hall, 'ab', { speed: 'none' })
    const [person] = (await askedOf(hall, id)) as [string]
    const advised = buttonsOf(await hint(room.request(person, language), id), 'advised')
    expect(advised.length).toBe(2)
    const drafts: string[] = []
    for (const button of advised) {
      const panel = await room.shown(person, language, button)
      expect(buttonsOf(panel, 'confirm').length).toBe(1)
      const { draft, drafted } = yes(await hall.tables.reading.look(id, person))
      expect(drafted.canConfirm).toBe(true)
      drafts.push(JSON.stringify(draft))
      yes(await hall.tables.turns.stepBack(id, person, draft.length))
    }
    expect(drafts[0]).not.toBe(drafts[1])
  })

  it('a button whose plan is thought of as another by now takes nothing', async () => {
    const id = await begun(hall, 'ab', { speed: 'none' })
    const [person] = (await askedOf(hall, id)) as [string]
    const [first, second] = buttonsOf(await hint(room.request(person, language), id), 'advised') as [string, string]
    const marks = [first, second].map((button) => readId(button)?.arg.split(' ').at(-1))
    expect(marks).toEqual([expect.stringMatching(/^[0-9a-f]{6}$/), expect.stringMatching(/^[0-9a-f]{6}$/)])
    const changed = first.replace(marks[0] as string, marks[1] as string)
    const refusal = refusalText(room.request(person, language).reader, null, { denied: 'moved-on', facts: {} })
    expect(wordsOf(await room.shown(person, language, changed))).toContain(refusal)
    expect(yes(await hall.tables.reading.look(id, person)).draft).toEqual([])
  })

  it('advice cut short is shown and can be taken, and asked for again it is thought about anew', async () => {
    const id = await begun(hall, 'ab', { speed: 'none' })
    const [person] = (await askedOf(hall, id)) as [string]
    const [stronger] = buttonsOf(await hint(room.request(person, language), id), 'stronger') as [string]
    asked.length = 0
    const begins = new Promise<void>((resolve) => {
      onThought = resolve
    })
    const cut = room.shown(person, language, stronger)
    await begins
    onThought = null
    const stop = { verb: 'stopthinking', game: id, version: 0, step: 0, arg: '' }
    await room.press(person, language, formatId(stop, 'n'))
    const [advised] = buttonsOf(await cut, 'advised') as [string]
    await room.shown(person, language, advised)
    expect(yes(await hall.tables.reading.look(id, person)).drafted.canConfirm).toBe(true)
    expect(asked.length).toBe(1)
    await room.shown(person, language, stronger)
    expect(asked.length).toBe(2)
  })

  it('who is not asked is told so, and nothing else', async () => {
    const id = await begun(hall, 'ab', { speed: 'none' })
    const [person] = (await askedOf(hall, id)) as [string]
    const words = wordsOf(await hint(room.request(person === 'a' ? 'b' : 'a', language), id))
    expect(words.split('\\n').length).toBe(1)
  })

  it('a review tells what was played and what a master would have done', async () => {
    const id = await begun(hall, 'ab', { speed: 'none' })
    await playOn(hall, id, luckOf(17))
    expect(yes(await hall.tables.reading.look(id, 'a')).phase).toBe('over')
    const words = wordsOf(await review(room.request('a', language), id))
    expect(words.split('\\n').length).toBeGreaterThanOrEqual(4)
    expect(words).not.toMatch(/undefined|\{/)
  })
})

it('a review is thought about once, however often and fast it is asked for', async () => {
  const id = await begun(hall, 'ab', { speed: 'none' })
  await playOn(hall, id, luckOf(17))
  asked.length = 0
  yes(await hall.tables.advice.review(id, 'a'))
  const needed = asked.length
  expect(needed).toBeGreaterThan(0)
  asked.length = 0
  await Promise.all([review(room.request('a', 'en'), id), review(room.request('a', 'en'), id)])
  await review(room.request('a', 'en'), id)
  expect(asked.length).toBe(needed)
})
