import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { newMetrics } from '#discord/ops/metrics'
import { COLUMNS } from '#store/schema'
import { POSTS } from '#tables'
import { NIGHTLY } from '#test/soak/nightly'
import { SOAKS } from '#test/soak/registry'

const root = join(import.meta.dirname, '..')

function textOf(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

const PAGES = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
]

const PATH = /(?<![\w/.-])(?:src|docs|test|tools|commands|render|data)\/[\w./*<>{},…-]*/g
/** Made on the machine where it runs, never part of the sources. */
const MADE_THERE = /^data\/db(\/|$)/

/** Paths of files that are named, without those that leave a gap for a name. */
function pathsIn(text: string): string[] {
  const paths = [...text.matchAll(PATH)].map(([path]) => path.replace(/[.,]+$/, ''))
  return paths.filter((path) => !/[*<>{}…]|NAME|NUMBER/.test(path) && !MADE_THERE.test(path))
}

/** A page names the files of its own room without their folder's beginning, a file of the sources perhaps without its end. */
function isThere(path: string): boolean {
  return existsSync(join(root, path)) || existsSync(join(root, `${path}.ts`))
}

function scripts(): string[] {
  return Object.keys(JSON.parse(textOf('package.json')).scripts)
}

/** The first column of every row of a table of Markdown. */
function rowsIn(text: string): string[] {
  return [...text.matchAll(/^\| `([^|]+)` \|/gm)].map(([, cell = '']) => cell)
}

/** The text below a heading, up to the next of its kind or above. */
function sectionOf(text: string, heading: string): string {
  const start = text.indexOf(`\n${heading}\n`)
  if (start < 0) throw new Error(`there is no heading ${heading}`)
  const level = heading.indexOf(' ')
  const behind = text.slice(start + heading.length + 2)
  const end = behind.search(new RegExp(`^#{1,${level}} `, 'm'))
  return end < 0 ? behind : behind.slice(0, end)
}

describe('the pages', () => {
  it.each(PAGES)('%s names only files that are there', (page) => {
    expect(pathsIn(textOf(page)).filter((path) => !isThere(path))).toEqual([])
  })

  it.each(PAGES)('%s names only commands that are there', (page) => {
    const commands = [...textOf(page).matchAll(/npm run (?:-s )?([a-z-]+)/g)].map(([, name = '']) => name)
    expect(commands.filter((name) => !scripts().includes(name))).toEqual([])
  })

  it.each(PAGES)('%s names only soaks that are there', (page) => {
    const names = [...textOf(page).matchAll(/soak -- ([a-z-]+)/g)].map(([, name = '']) => name)
    const known = [...Object.keys(SOAKS), 'nodes', 'nightly']
    expect(names.filter((name) => !known.includes(name))).toEqual([])
  })

  it.each(PAGES)('%s leads only to pages that are there', (page) => {
    const links = [...textOf(page).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) => link)
    expect(links.filter((link) => !existsSync(join(root, page, '..', link)))).toEqual([])
  })
})

describe('the data model', () => {
  const text = textOf('docs/data-model.md')

  it('has every table and every column of the schema, and no other', () => {
    const tables = sectionOf(text, '## Tables')
    const names = [...tables.matchAll(/^### `(\w+)`$/gm)].map(([, name = '']) => name)
    expect(names.toSorted()).toEqual(Object.keys(COLUMNS).toSorted())
    for (const [name, columns] of Object.entries(COLUMNS)) {
      expect([name, ...rowsIn(sectionOf(tables, `### \`${name}\``))]).toEqual([name, ...Object.keys(columns)])
    }
  })

  it('says of every column whether it may be null', () => {
    const tables = sectionOf(text, '## Tables')
    for (const [name, columns] of Object.entries(COLUMNS)) {
      const section = sectionOf(tables, `### \`${name}\``)
      const nullable = [...section.matchAll(/^\| `(\w+)` \| \? /gm)].map(([, column = '']) => column)
      const expected = Object.entries(columns).filter(([, kept]) => kept.endsWith('?'))
      expect([name, ...nullable]).toEqual([name, ...expected.map(([column]) => column)])
    }
  })

  it('has every kind of post, and no other', () => {
    const kinds = rowsIn(sectionOf(text, '## Posts')).flatMap((cell) => cell.split('`, `'))
    expect(kinds.toSorted()).toEqual([...POSTS].toSorted())
  })
})

describe('the runbook', () => {
  const text = textOf('docs/runbook.md')

  it('explains every metric that is registered, and no other', async () => {
    const never = { busy: () => 0, posts: async () => null, isHolding: () => false, now: () => 0 }
    const registered = (await newMetrics(never).registry.getMetricsAsJSON()).map(({ name }) => name)
    const ours = registered.filter((name) => name.startsWith('willyville_'))
    expect(rowsIn(sectionOf(text, '## Metrics')).toSorted()).toEqual(ours.toSorted())
  })

  it('lists what the nightly soak runs, in its order and its sizes', () => {
    const rows = [...sectionOf(text, '## Before a release').matchAll(/^\| `([a-z-]+)` \| (\d+) /gm)]
    expect(rows.map(([, name, count]) => [name, Number(count)])).toEqual(NIGHTLY)
    expect(NIGHTLY.filter(([name]) => !(name in SOAKS))).toEqual([])
  })

  it('quotes only lines that are written', () => {
    const code = [
      'src/main.ts',
      ...readdirSync(join(root, 'src/discord'), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .map((file) => join('src/discord', file)),
    ]
      .map(textOf)
      .join('\n')
    const table = sectionOf(text, '## Lines of the log')
    const lines = [...table.matchAll(/^\| (?:error|warn|info) \| ([^|]+) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, line = '']) => line),
    )
    expect(lines.length).toBeGreaterThan(10)
    expect(lines.filter((line) => !code.includes(`'${line}'`))).toEqual([])
  })
})
