import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cyclesOf, measureFile } from '../tools/house.mjs'

const root = join(import.meta.dirname, '..')

interface Import {
  file: string
  from: string
}

/** The target of an import, as a path from the root; packages stay as they are named. */
function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return relative(root, join(root, dirname(file), specifier))
  if (!specifier.startsWith('#')) return specifier
  const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const key = Object.keys(imports).find((name) => specifier === name || specifier.startsWith(name.replace('*', '')))
  const source: string = imports[key ?? '']?.source ?? specifier
  return source.replace('./', '').replace('*', specifier.slice((key ?? '').replace('*', '').length))
}

function filesOf(folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  const all = readdirSync(join(root, folder), { recursive: true }) as string[]
  return all.filter((file) => file.endsWith('.ts')).map((file) => join(folder, file))
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^'"`;]*?from\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]|(?:^|\n)import\s+['"]([^'"]+)['"]/g

const ALL: Import[] = ['src', 'commands', 'render', 'data', 'tools', 'test'].flatMap((folder) =>
  filesOf(folder).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(IMPORT)].map((match) => ({
      file,
      from: targetOf(file, match[1] ?? match[2] ?? match[3] ?? ''),
    })),
  ),
)

/** The imports of a file for more than types, without those that are loaded later. */
function valuesOf(file: string): string[] {
  const { imports } = measureFile(file, readFileSync(join(root, file), 'utf8'))
  return imports.map((from: string) => targetOf(file, from))
}

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`)
}

/** The rooms that each room may import from: all that its own files import must lie in one of them. */
const ROOMS: Record<string, string[]> = {
  'src/kernel': ['src/kernel'],
  'src/games/shared': ['src/kernel', 'src/games/shared'],
  'src/games/willyville': ['src/kernel', 'src/games/shared', 'src/games/willyville', 'data/willyville'],
  'src/games/village': ['src/kernel', 'src/games/shared', 'src/games/village', 'data/village'],
  'src/games/kingsbridge': ['src/kernel', 'src/games/shared', 'src/games/kingsbridge', 'data/kingsbridge'],
  'src/bots': ['src/kernel', 'src/bots', 'src/games', 'src/packages', 'piscina'],
  'src/games/registry.ts': ['src/kernel', 'src/packages'],
  'src/packages': ['src/kernel', 'src/packages', 'src/games', 'src/bots', 'src/presentation', 'data', 'node:'],
  'src/store': ['src/kernel', 'src/store', 'node:', 'kysely', 'better-sqlite3', 'pg'],
  'src/tables': [
    'src/kernel',
    'data/languages.ts',
    'data/neighbours.ts',
    'src/tables',
    'src/store',
    'src/bots',
    'openskill',
    'node:',
  ],
  'src/discord': [
    'src/kernel',
    'src/discord',
    'src/tables',
    'src/presentation',
    'src/texts',
    'render/engine/studio.ts',
    'render/engine/draw.ts',
    'discord.js',
    '@discordjs',
    'pino',
    'prom-client',
    'node:',
  ],
  commands: [
    'src/kernel',
    'commands',
    'src/discord',
    'src/tables',
    'src/presentation',
    'src/texts',
    'discord.js',
    '@discordjs',
  ],
  'src/presentation': [
    'src/kernel',
    'src/packages',
    'src/presentation',
    'src/games',
    'src/bots',
    'src/texts',
    'render',
    'data',
  ],
  'src/playground': ['src/playground', 'node:', 'discord-api-types', 'discord-api-spec', 'ws', 'zod'],
  'src/texts': ['src/kernel', 'src/texts', 'src/games', 'data', 'intl-messageformat'],
  render: ['src/kernel', 'render', 'src/games', 'src/texts', 'data', 'canvas', 'gifenc', 'piscina', 'node:'],
  data: ['data', 'zod'],
}

/** Packages that belong to one room alone. */
const OWNERS: Record<string, string[]> = {
  canvas: ['render/engine/canvas.ts'],
  gifenc: ['render/engine/film.ts'],
  'discord.js': ['src/discord', 'commands', 'src/main.ts', 'test'],
  '@discordjs/builders': ['src/discord', 'commands', 'test'],
  'better-sqlite3': ['src/store/driver.ts'],
  pg: ['src/store', 'test'],
  kysely: ['src/store', 'test'],
  ws: ['src/playground', 'test'],
  'discord-api-spec': ['src/playground', 'test'],
  'playwright-core': ['test'],
  piscina: ['render/engine/studio.ts', 'render/engine/worker.ts', 'src/bots/thinking-pool.ts', 'tools/matches.ts'],
  'src/playground': ['src/playground', 'src/main.ts', 'test'],
  'src/packages': [
    'src/packages',
    'src/main.ts',
    'src/settings.ts',
    'src/games/registry.ts',
    'src/presentation/registry.ts',
    'src/bots/insights.ts',
    'test',
  ],
}

function mayImport(from: string, allowed: readonly string[]): boolean {
  return allowed.some((room) => (room.endsWith(':') ? from.startsWith(room) : isBelow(from, room)))
}

describe('the rooms of the house', () => {
  it('are all watched: the search finds the imports that are there', () => {
    expect(ALL.length).toBeGreaterThan(100)
    expect(ALL).toContainEqual({ file: 'src/main.ts', from: 'src/games/registry.ts' })
    expect(ALL).toContainEqual({ file: 'src/kernel/line.ts', from: 'src/kernel/run.ts' })
  })

  it.each(Object.entries(ROOMS))('%s imports only what it may', (room, allowed) => {
    const strays = ALL.filter(({ file, from }) => isBelow(file, room) && !mayImport(from, allowed))
    expect(strays).toEqual([])
  })

  it.each(Object.entries(OWNERS))('only its own room names %s', (name, owners) => {
    const strays = ALL.filter(({ file, from }) => isBelow(from, name) && !owners.some((owner) => isBelow(file, owner)))
    expect(strays).toEqual([])
  })

  it('know nothing of each other as games', () => {
    const gameOf = (path: string) => /^src\/games\/(\w+)\//.exec(path)?.[1]
    const isOther = (from: string | undefined, own: string) => from !== undefined && from !== own && from !== 'shared'
    const strays = ALL.filter(({ file, from }) => isOther(gameOf(from), gameOf(file) ?? gameOf(from) ?? ''))
    expect(strays).toEqual([])
  })

  it('name a game nowhere but in its own rooms and its package', () => {
    const gameOf = (path: string) =>
      /^(?:(?:src\/(?:games|presentation|texts|bots)|render|data)\/)(willyville|village|kingsbridge)\//.exec(path)?.[1]
    const ours = ALL.filter(({ file }) => !/^(test|tools|src\/packages|render\/sprites)\//.test(file))
    const strays = ours.filter(({ file, from }) => gameOf(from) !== undefined && gameOf(file) !== gameOf(from))
    expect(strays).toEqual([])
  })

  it('load no pictures and no texts where bots think', () => {
    const isLazy = (file: string, from: string) => file.startsWith('src/packages/') && !from.startsWith('src/packages/')
    const loaded = new Set(['src/bots/worker.ts'])
    for (const path of loaded) {
      for (const { file, from } of ALL) if (file === path && !isLazy(file, from)) loaded.add(from)
    }
    expect(loaded).toContain('src/packages/registry.ts')
    expect([...loaded].filter((path) => /^(src\/(presentation|texts)|render)\//.test(path))).toEqual([])
  })

  it('keep the expansions of a game apart: the base game hears of them from its registry alone, they never of each other', () => {
    const folder = 'src/games/village/modules'
    const moduleOf = (path: string) => /^src\/games\/village\/modules\/(\w+)\//.exec(path)?.[1]
    const inGame = ALL.filter(({ file }) => isBelow(file, 'src/games/village'))
    const strays = inGame.filter(({ file, from }) => {
      const isRegistry = file === `${folder}/modules.ts` || moduleOf(from) === undefined
      return !isRegistry && moduleOf(from) !== moduleOf(file)
    })
    expect(strays).toEqual([])
    const base = filesOf('src/games/village').filter((file) => moduleOf(file) === undefined)
    const asking = base.filter((file) => /\b(hasSet|sideOf)\b/.test(readFileSync(join(root, file), 'utf8')))
    expect(asking).toEqual(['src/games/village/content-index.ts', `${folder}/in-play.ts`])
  })

  it('let no side of a game wait for a list of sides, which waits for each of them', () => {
    const lists = ['src/games/registry.ts', 'src/presentation/registry.ts', 'src/bots/insights.ts']
    const ours = new Set(['src', 'render', 'data'].flatMap(filesOf))
    const isSide = ({ file, from }: Import) => isBelow(file, 'src/packages') && /game|index|read/.test(from)
    const sides = ALL.filter(isSide).map(({ from }) => from)
    expect(sides).toEqual(expect.arrayContaining(['src/games/village/game.ts', 'src/presentation/village/index.ts']))
    const loaded = new Set(sides)
    for (const path of loaded) for (const from of valuesOf(path)) if (ours.has(from)) loaded.add(from)
    expect(loaded).toContain('render/willyville/board.ts')
    expect(lists.filter((list) => loaded.has(list))).toEqual([])
  })

  it('import values of each other in no circle of more than three files, which native modules may not survive', () => {
    const sources = ['src', 'commands', 'render', 'data', 'tools'].flatMap(filesOf)
    const edges = new Map(sources.map((file) => [file, valuesOf(file)]))
    const [largest = []] = cyclesOf(edges)
    expect(largest.length, largest.join(' ')).toBeLessThanOrEqual(3)
  })

  it('are no concern of the tools where they are tests: what needs the worlds of the tests lies among them', () => {
    const strays = ALL.filter(({ file, from }) => isBelow(file, 'tools') && isBelow(from, 'test'))
    expect(strays).toEqual([])
  })

  it('have no file outside of a room', () => {
    const known = [...Object.keys(ROOMS), 'src/main.ts', 'src/settings.ts']
    const homeless = ['src', 'commands', 'render', 'data'].flatMap(filesOf)
    expect(homeless.filter((file) => !known.some((room) => isBelow(file, room)))).toEqual([])
  })

  it('are not left by climbing two floors', () => {
    const sources = ['src', 'commands', 'render', 'data', 'tools', 'test'].flatMap(filesOf)
    const climbing = sources.filter((file) => readFileSync(join(root, file), 'utf8').includes(`'${'../'.repeat(2)}`))
    expect(climbing).toEqual([])
  })
})
