import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

/** The rules as the page numbers them: an id in bold at the start of a line. */
const page = readFileSync(join(root, 'docs', 'rules', 'willyville.md'), 'utf8')
const RULES = [...page.matchAll(/^- \*\*(W-[A-Z]+(?:-\d+)?)\*\*/gm)].map((match) => match[1] as string)

function codeBelow(folder: string): string[] {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  return names.filter((name) => name.endsWith('.ts')).map((name) => readFileSync(join(root, folder, name), 'utf8'))
}

const titles = readdirSync(import.meta.dirname)
  .filter((file) => file.startsWith('rules-'))
  .flatMap((file) => [...readFileSync(`${import.meta.dirname}/${file}`, 'utf8').matchAll(/'((?:W-|example)[^']*)'/g)])
  .map((match) => match[1] as string)

describe('every rule', () => {
  it.each(RULES)('%s has a test named by it', (rule) => {
    const isNamed = (title: string) => [`${rule}:`, `${rule},`, `${rule}-`].some((start) => title.startsWith(start))
    expect(titles.some(isNamed)).toBe(true)
  })

  it('that code or a test cites stands on the page, itself or as a chapter of rules', () => {
    const cited = ['src', 'data', 'commands', 'render', 'test'].flatMap(codeBelow).flatMap((text) => {
      return [...text.matchAll(/\bW-[A-Z]+(?:-\d+)?\b/g)].map(([id]) => id)
    })
    const isDefined = (id: string) => RULES.some((rule) => rule === id || rule.startsWith(`${id}-`))
    expect([...new Set(cited)].filter((id) => !isDefined(id))).toEqual([])
  })
})
