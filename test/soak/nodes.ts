import { type SpawnOptions, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { takeTurn } from '#test/discord/hands'
import { idOf } from '#test/discord/street'
import { Visitor } from '#test/playground/visitor'

/** One of each line that `engines` promises; the registry's newest of it is taken. */
const NODES = ['20', '22', '24', '26']
/** Tests of what lies near to Node: drivers, processes, files. */
const QUICK = ['test/store', 'test/tables', 'test/setup.test.ts', 'test/architecture.test.ts']
const PATIENCE = 300_000
const TURNS = 3

export interface NodesPlan {
  readonly nodes: readonly string[]
  readonly isQuick: boolean
}

/** From words in any order: `quick`, and versions like 24 or 24.21.0. Null where there is another word. */
export function nodesPlan(words: readonly string[]): NodesPlan | null {
  const nodes = words.filter((word) => word !== 'quick')
  if (!nodes.every((word) => /^\d+(\.\d+){0,2}$/.test(word))) return null
  return { nodes: nodes.length === 0 ? NODES : nodes, isQuick: nodes.length < words.length }
}

interface Ended {
  readonly status: number
  readonly said: string
  readonly seconds: number
}

/** Runs a program to its end. What it says goes to the error stream too, because figures go to the other. */
function run(program: string, args: readonly string[], options: SpawnOptions = {}): Promise<Ended> {
  const began = performance.now()
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (piece) => {
      said += String(piece)
      process.stderr.write(piece)
    })
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      const seconds = Math.round((performance.now() - began) / 1000)
      resolve({ status: code ?? 1, said: stripVTControlCharacters(said), seconds })
    })
  })
}

/** Another Node with its headers, as the registry has it for this machine. */
async function fetchNode(version: string, folder: string): Promise<string> {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{}')
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error', `${name}@${version}`]
  const { status } = await run('npm', args, { cwd: folder })
  const home = join(folder, 'node_modules', name)
  if (status !== 0 || !existsSync(join(home, 'include', 'node'))) throw new Error(`Node ${version} cannot be fetched`)
  return home
}

/** There is no other Node, and no settings of the owner's. */
function envOf(home: string): NodeJS.ProcessEnv {
  const isOurs = /^(DISCORD_TOKEN|DATABASE_URL|NODE|INIT_CWD|npm_(?!config_)\w+|npm_config_local_prefix)$/
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !isOurs.test(name)))
  return { ...env, PATH: [join(home, 'bin'), env.PATH ?? ''].join(delimiter), npm_config_nodedir: home }
}

interface Place {
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
}

interface Started {
  readonly page: string
  readonly ended: Promise<string>
  stop(): Promise<string>
}

/** `npm start`, until it says where to look. */
async function start({ cwd, env }: Place, kept: string): Promise<Started> {
  const own = { ...env, DATABASE_URL: join(kept, 'games.sqlite'), PLAYGROUND_PORT: '0' }
  const child = spawn('npm', ['start'], { cwd, env: own, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(`ended with ${signal ?? code}: ${said.slice(-1000)}`))
  })
  const page = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (piece) => {
        said += String(piece)
        const [, address] = /open (http:\S+)/.exec(said) ?? []
        if (address !== undefined) resolve(address)
      })
    }
    void ended.then((how) => reject(new Error(`npm start ${how}`)))
  })
  const stop = () => {
    // npm, its shell and the bot are a group of their own.
    process.kill(-(child.pid as number), 'SIGTERM')
    return ended
  }
  return { page, ended, stop }
}

/** Plays a few turns against a bot by pressing, as somebody in front of the page would; how many presses it took. */
async function play(page: string): Promise<number> {
  const act = await Visitor.at(page, 'max')
  const known = new Set<string>()
  const notices = () => act.all.filter((seen) => seen.isPing && idOf(seen, 'play') !== null)
  const notice = () => act.waitFor(() => notices().find(({ id }) => !known.has(id)), 'a notice', PATIENCE)
  await (await act.slash('max', 'tavern', 'willyville new', { players: 2, bots: 1 })).answer()
  await (await act.slash('max', 'tavern', 'willyville start')).answer()
  let presses = 0
  for (let turn = 0; turn < TURNS; turn++) {
    const seen = await notice()
    known.add(seen.id)
    presses += (await takeTurn({ act, idOf }, 'max', seen)).presses
  }
  await notice()
  act.leave()
  return presses
}

/** A program that ends by itself has failed, whatever was played until then. */
async function startAndPlay(place: Place): Promise<{ presses: number; fault: string | null }> {
  const kept = mkdtempSync(join(tmpdir(), 'willyville-'))
  let started: Started | null = null
  try {
    started = await start(place, kept)
    const { page, ended } = started
    const failing = ended.then((how) => Promise.reject(new Error(`npm start ${how}`)))
    return { presses: await Promise.race([play(page), failing]), fault: null }
  } catch (error) {
    return { presses: 0, fault: (error as Error).message }
  } finally {
    await started?.stop().catch(() => undefined)
    rmSync(kept, { recursive: true, force: true })
  }
}

const WHO = `
  const { DRIVER } = await import('./dist/src/store/driver-name.mjs')
  const { createRequire } = await import('node:module')
  const { version } = createRequire(import.meta.url)(DRIVER + '/package.json')
  console.log(process.versions.node, version)`

/** What the store does on this Node, by the names of the benchmark; null where it fails. */
async function storeFigures(place: Place): Promise<Record<string, number> | null> {
  const { status, said } = await run('npm', ['run', '-s', 'bench', '--', 'store'], place)
  const lines = said.split('\n').filter((line) => line.startsWith('{"name"'))
  const figures = lines.map((line) => JSON.parse(line) as { name: string; value: number })
  return status === 0 ? Object.fromEntries(figures.map(({ name, value }) => [name, value])) : null
}

/** A fresh clone of what is committed here, set up, started, played in, checked and measured, all on one Node. */
async function tryNode(version: string, isQuick: boolean) {
  const work = mkdtempSync(join(tmpdir(), 'willyville-node-'))
  const home = await fetchNode(version, join(work, 'node'))
  const place: Place = { cwd: join(work, 'clone'), env: envOf(home) }
  await run('git', ['clone', '-q', process.cwd(), place.cwd])
  const setUp = await run('npm', ['run', 'build'], place)
  const who = await run('node', ['--input-type=module', '-e', WHO], place)
  const [node, driver] = who.said.trim().split(' ')
  const played = await startAndPlay(place)
  const check = isQuick ? ['exec', '--', 'vitest', 'run', ...QUICK] : ['test']
  const { status, said, seconds } = await run('npm', check, place)
  const store = isQuick ? {} : await storeFigures(place)
  const isSound = setUp.status === 0 && played.fault === null && status === 0 && store !== null
  const count = (label: string) => new RegExp(`^ *${label} +(.*)$`, 'm').exec(said)?.[1] ?? null
  const figures = { node, driver, setUpSeconds: setUp.seconds, ...played, isQuick, checkSeconds: seconds }
  if (isSound) rmSync(work, { recursive: true, force: true })
  else process.stderr.write(`What went wrong on Node ${version} can be looked at in ${work}.\n`)
  return { ...figures, files: count('Test Files'), tests: count('Tests'), store, isSound }
}

/** Prints a line of figures for each Node. */
export async function tryNodes({ nodes, isQuick }: NodesPlan, print: (figures: object) => void): Promise<boolean> {
  let isSound = true
  for (const node of nodes) {
    const figures = await tryNode(node, isQuick)
    print({ soak: 'nodes', ...figures })
    isSound &&= figures.isSound
  }
  return isSound
}
