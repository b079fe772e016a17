import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const GLOSSARY = readFileSync(join(root, 'docs/glossary.md'), 'utf8')

/** The rows of the glossary: a word, its meaning, and the name and file that stand for it in the code. */
const ROWS = [...GLOSSARY.matchAll(/^\| ([^|]+) \| ([^|]+) \| `(\w+)` (\S+) \|$/gm)].map(
  ([, word = '', , name = '', file = '']): [word: string, name: string, file: string] => [word, name, file],
)

test('the glossary has a word for everything that rooms pass to each other', () => {
  const lines = GLOSSARY.split('\n').filter((line) => /^\| (?!word|-)/.test(line) && !line.startsWith('|---'))
  expect(ROWS).toHaveLength(lines.length)
  expect(ROWS.length).toBeGreaterThan(50)
})

test.each(ROWS)('the word "%s" is %s, exported by %s', (_, name, file) => {
  expect(existsSync(join(root, file))).toBe(true)
  const source = readFileSync(join(root, file), 'utf8')
  expect(source).toMatch(new RegExp(`export (?:abstract )?(?:class|interface|type|const|function) ${name}\\b`))
})

test('no word has two meanings', () => {
  const words = ROWS.map(([word]) => word)
  expect(words).toEqual([...new Set(words)])
})
