import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const PAGE = readFileSync(join(root, 'docs/rules/kingsbridge.md'), 'utf8')

/** Every rule of the game, where the page of the rules says it. */
const RULES = [...PAGE.matchAll(/\*\*((?:K|D)-[A-Z]+(?:-\d+)?)\*\*/g)].map(([, rule]) => rule as string)

function filesIn(folder: string): string[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  return files.filter((file) => file.endsWith('.ts')).map((file) => `${folder}/${file}`)
}

function textOf(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

/** Rule ids cited by code, texts, values and tests, with the first place of each. */
function citations(): Map<string, string> {
  const cited = new Map<string, string>()
  for (const file of ['src', 'data', 'render', 'commands', 'tools', 'test'].flatMap(filesIn)) {
    for (const [rule] of textOf(file).matchAll(/\b(?:K-[A-Z]{2,}(?:-\d+)?|D-[A-Z]{4,})\b/g)) {
      if (!cited.has(rule)) cited.set(rule, file)
    }
  }
  return cited
}

/** A rule, or a chapter of them. */
function isDefined(rule: string): boolean {
  return RULES.includes(rule) || RULES.some((known) => known.startsWith(`${rule}-`))
}

const titles = filesIn('test/kingsbridge').flatMap((file) =>
  [...textOf(file).matchAll(/'((?:K-|D-)[^'\n]*?:[^'\n]*)'/g)].map(([, title]) => title as string),
)
const named = new Set(titles.flatMap((title) => title.slice(0, title.indexOf(':')).split(', ')))

describe('the page of the rules', () => {
  it('says each rule once, and counts without a gap', () => {
    expect(RULES.filter((rule, place) => RULES.indexOf(rule) !== place)).toEqual([])
    const numbered = RULES.map((rule) => /^(.*)-(\d+)$/.exec(rule)).filter((match) => match !== null)
    const gaps = numbered.filter(
      ([, chapter, number]) => number !== '1' && !RULES.includes(`${chapter}-${Number(number) - 1}`),
    )
    expect(gaps.map(([rule]) => rule)).toEqual([])
  })

  it('says every rule that is cited anywhere', () => {
    const cited = citations()
    expect(cited.size).toBeGreaterThan(150)
    expect([...cited].filter(([rule]) => !isDefined(rule))).toEqual([])
  })

  it.each(RULES)('%s has a test named by it', (rule) => {
    expect(named.has(rule)).toBe(true)
  })
})
