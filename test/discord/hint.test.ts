import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hint, review } from '#discord/hint'
import { luckFrom } from '#kernel'
import { ideasFor, type Question } from '#players/thinker'
import { LANGUAGES } from '#tables'
import { begun, folder, Hall, yes } from '#test/tables/hall'
import { askedOf, luckOf, playOn } from '#test/tables/playing'
import { Room } from './room.ts'

/** How much was asked for each time somebody thought. */
const asked: { turns: number | undefined; patience: number | undefined }[] = []

const think = async (question: Question) => {
  const { turns, patience } = question
  asked.push({ turns, patience })
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
  it('a hint names the plan and the two next best, each with a sentence of what it gains and risks', async () => {
    const id = await begun(hall, 'ab', { speed: 'none' })
    const [person] = (await askedOf(hall, id)) as [string]
    const words = wordsOf(await hint(room.asked(person, language), id))
    const lines = words.split(/\\n|\n/)
    expect(lines.length).toBe(10)
    expect(lines[2]).toMatch(/[+−]\d\.\d/)
    expect(words).not.toMatch(/undefined|\{|theme\./)
  })

  it('a stronger hint is thought about longer, once while its question stands', async () => {
    const id = await begun(hall, 'ab', { speed: 'none' })
    const [person] = (await askedOf(hall, id)) as [string]
    asked.length = 0
    const usual = await hint(room.asked(person, language), id)
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
    const advised = buttonsOf(await hint(room.asked(person, language), id), 'advised')
    expect(advised.length).toBe(3)
    const drafts: string[] = []
    for (const button of advised) {
      const panel = await room.shown(person, language, button)
      expect(buttonsOf(panel, 'confirm').length).toBe(1)
      const { draft, drafted } = yes(await hall.tables.look(id, person))
      expect(drafted.canConfirm).toBe(true)
      drafts.push(JSON.stringify(draft))
      yes(await hall.tables.stepBack(id, person, draft.length))
    }
    expect(drafts[0]).not.toBe(drafts[1])
  })

  it('who is not asked is told so, and nothing else', async () => {
    const id = await begun(hall, 'ab', { speed: 'none' })
    const [person] = (await askedOf(hall, id)) as [string]
    const words = wordsOf(await hint(room.asked(person === 'a' ? 'b' : 'a', language), id))
    expect(words.split('\\n').length).toBe(1)
  })

  it('a review tells what was played and what a master would have done', async () => {
    const id = await begun(hall, 'ab', { speed: 'none' })
    await playOn(hall, id, luckOf(17))
    expect(yes(await hall.tables.look(id, 'a')).phase).toBe('over')
    const words = wordsOf(await review(room.asked('a', language), id))
    expect(words.split('\\n').length).toBeGreaterThanOrEqual(4)
    expect(words).not.toMatch(/undefined|\{/)
  })
})
