import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hint, review } from '#discord/hint'
import { luckFrom } from '#kernel'
import { ideasFor, type Question } from '#players/thinker'
import { LANGUAGES } from '#tables'
import { begun, folder, Hall, yes } from '#test/tables/hall'
import { askedOf, luckOf, playOn } from '#test/tables/playing'
import { Room } from './room.ts'

const think = async (question: Question) =>
  ideasFor({ ...question, turns: 24 }, luckFrom(question.seed), { turns: 24, isOver: () => false })

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

describe.each(LANGUAGES)('advice in %s', (language) => {
  it('a hint names two plans, each with a sentence of what it gains and risks', async () => {
    const id = await begun(hall, 'ab', { speed: 'none' })
    const [person] = (await askedOf(hall, id)) as [string]
    const words = wordsOf(await hint(room.asked(person, language), id))
    const lines = words.split('\\n')
    expect(lines.length).toBe(7)
    expect(lines[2]).toMatch(/[+−]\d\.\d/)
    expect(words).not.toMatch(/undefined|\{|theme\./)
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
