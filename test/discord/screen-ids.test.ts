import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const ID = /\bS\d{1,2}\b/g

function codeIn(room: string): string[] {
  const files = readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
  return files.filter((file) => file.endsWith('.ts')).map((file) => readFileSync(join(root, room, file), 'utf8'))
}

const page = readFileSync(join(root, 'docs/screens.md'), 'utf8')
const defined = [...page.matchAll(/^- \*\*(S\d{1,2})\*\* /gm)].map(([, id = '']) => id)
const rooms = ['src/discord', 'commands', 'test/discord', 'test/tables']
const cited = new Set(rooms.flatMap(codeIn).flatMap((code) => code.match(ID) ?? []))
const tested = [...codeIn('test/discord'), ...codeIn('test/tables')].join('\n')

describe('the page of screens', () => {
  it('says each screen once, in order', () => {
    expect(defined.length).toBeGreaterThan(20)
    const numbers = defined.map((id) => Number(id.slice(1)))
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
  })

  it('has every screen that code and tests name', () => {
    expect(cited.size).toBeGreaterThan(20)
    expect([...cited].filter((id) => !defined.includes(id)).sort()).toEqual([])
  })

  it.each(defined)('%s has a test that names it', (id) => {
    expect(tested).toMatch(new RegExp(`\\((?:S\\d+, )*${id}(?:, S\\d+)*\\)'`))
  })
})
