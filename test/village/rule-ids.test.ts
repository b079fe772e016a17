import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const ROOMS = ['src', 'test', 'data', 'commands', 'render']
const ID = /\bV[IPMXS]?-(?:[A-Z]+(?:-\d+)?|\d+)\b/g

const page = readFileSync(join(root, 'docs/rules/village.md'), 'utf8')

function found(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] as string)
}

/** The rows of the table under a heading, by their first column. */
function rowsUnder(heading: string): string[] {
  const [, after = ''] = page.split(`(${heading})\n`)
  const [chapter = ''] = after.split('\n#')
  return found(/^\| `(\w+)`/gm, chapter).map((name) => `${heading}, ${name}`)
}

/** The words of the page: rules, each at the beginning of its line, and the chapters they stand in. */
const rules = found(/^- \*\*(V[A-Z]*-[A-Z0-9-]+)\*\*/gm, page)
const words = [...rowsUnder('VI-EFFECT'), ...rowsUnder('V-ORDER')]
const chapters = [...page.matchAll(/\(((?:V[A-Z]*(?:-[A-Z]+)?(?:, )?)+)\)/g)].flatMap(
  (match) => match[1]?.split(', ') ?? [],
)

function codeIn(room: string): string[] {
  const files = readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
    .map((file) => readFileSync(join(root, room, file), 'utf8'))
}

const cited = new Set(ROOMS.flatMap(codeIn).flatMap((code) => code.match(ID) ?? []))

/** The words before the colon of a test's name: the rules it proves. */
const heads = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.test.ts'))
  .flatMap((file) =>
    found(/\bit(?:\.each\([^`]*?\))?\(\s*(?:'|")(V[^'"]*)/g, readFileSync(join(import.meta.dirname, file), 'utf8')),
  )
  .map((title) => title.split(':')[0] as string)

const named = heads.flatMap((head) => head.split(/, (?=V)/))

function isNamed(rule: string): boolean {
  return named.some((name) => name === rule || name.startsWith(`${rule}, `))
}

describe('the page of rules', () => {
  it('says each rule once', () => {
    expect(rules.length).toBeGreaterThan(150)
    expect(rules.filter((rule, index) => rules.indexOf(rule) !== index)).toEqual([])
  })

  it('has every rule that code and tests name', () => {
    expect(cited.size).toBeGreaterThan(150)
    expect([...cited].filter((id) => !rules.includes(id) && !chapters.includes(id)).sort()).toEqual([])
  })

  it.each([...rules, ...words])('%s has a test named by it', (rule) => {
    expect(isNamed(rule)).toBe(true)
  })

  it.each(found(/^(\d+)\. V/gm, page))('worked example %s is a test', (example) => {
    const tests = readdirSync(import.meta.dirname).map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    expect(tests.some((code) => new RegExp(`'V[^']*\\bexample ${example}\\b`).test(code))).toBe(true)
  })
})
