import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SETTING_NAMES, settingsFrom } from '../src/settings.ts'
import { libraryHelp } from '../tools/libraries.mjs'

const root = join(import.meta.dirname, '..')

function node(args: string[], env: Record<string, string> = {}): { status: number | null; said: string } {
  const child = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', env: { ...process.env, ...env } })
  return { status: child.status, said: child.stdout + child.stderr }
}

describe('set-up', () => {
  it.each(['18.20.4', '20.18.3', '21.7.3', '22.11.0', '23.11.1'])(
    'stops on Node %s with a sentence that says which is needed',
    (version) => {
      const pretend = `Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`
      const { status, said } = node([
        '--import',
        `data:text/javascript,${encodeURIComponent(pretend)}`,
        'tools/setup.mjs',
      ])
      expect(status).toBe(1)
      expect(said).toBe(
        `Willyville does not run on Node ${version}. It needs Node 20 from 20.19 on, 22 from 22.12 on, or 24 or newer. Install one from nodejs.org and try again.\n`,
      )
    },
  )

  it.each([
    ['apt-get', false, 'sudo apt-get install'],
    ['apt-get', true, '  apt-get install'],
    ['dnf', false, 'sudo dnf install'],
    ['brew', false, '  brew install'],
    ['apk', true, '  apk add'],
  ])('prints the exact command for %s', (manager, isRoot, command) => {
    const help = libraryHelp((name: string) => name === manager, isRoot)
    expect(help.sentence).toContain(command)
    expect(help.sentence).toContain('cairo')
  })

  it('names what is needed where no package manager is known', () => {
    expect(libraryHelp(() => false, false).sentence).toContain('Cairo')
  })
})

describe('the lock file', () => {
  it('holds the native part of every platform, or a clean installation refuses it', () => {
    type Entry = { optionalDependencies?: Record<string, string> }
    const { packages }: { packages: Record<string, Entry> } = JSON.parse(
      readFileSync(join(root, 'package-lock.json'), 'utf8'),
    )
    const wanted = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).map((name) => ({ path, name })),
    )
    const missing = wanted.filter(
      ({ path, name }) => !(`node_modules/${name}` in packages) && !(`${path}/node_modules/${name}` in packages),
    )
    expect(wanted.length).toBeGreaterThan(20)
    expect(missing).toEqual([])
  })
})

describe('settings', () => {
  it('stand in .env.example, every one of them and no other, with a default that is accepted', () => {
    const lines = readFileSync(join(root, '.env.example'), 'utf8').split('\n')
    const given = lines.filter((line) => /^[A-Z]/.test(line)).map((line) => line.split('='))
    expect(given.map(([name]) => name)).toEqual(SETTING_NAMES)
    expect(settingsFrom(Object.fromEntries(given))).not.toHaveProperty('wrong')
    expect(settingsFrom({})).not.toHaveProperty('wrong')
  })

  it('stand in the table of the README', () => {
    const readme = readFileSync(join(root, 'README.md'), 'utf8')
    for (const name of SETTING_NAMES) expect(readme).toContain(`\`${name}\``)
  })

  it.each([
    [{ DISCORD_GUILD_ID: 'my server' }, 'The setting DISCORD_GUILD_ID must be'],
    [{ DATABASE_URL: 'mysql://x' }, 'The setting DATABASE_URL must be'],
    [{ DISCORD_API: 'http://proxy.example/api' }, 'The setting DISCORD_API must be'],
    [{ DISCORD_API: 'http://127.0.0.1.proxy.example/api' }, 'The setting DISCORD_API must be'],
    [{ DISCORD_API: 'http://localhost@proxy.example/api' }, 'The setting DISCORD_API must be'],
    [{ DISCORD_API: 'https://' }, 'The setting DISCORD_API must be'],
  ])('that are wrong are named: %j', (env, sentence) => {
    const read = settingsFrom(env)
    expect('wrong' in read && read.wrong.join()).toContain(sentence)
  })
})

it.each(['https://proxy.example/api', 'http://127.0.0.1:8128/api', 'http://localhost/api', 'http://[::1]:1/api'])(
  'Discord may be reached at %s',
  (address) => {
    expect(settingsFrom({ DISCORD_API: address })).toMatchObject({ DISCORD_API: address })
  },
)

/** Starts the program without a token on a free port and a store of its own, until it says where it is. */
async function start(
  env: Record<string, string> = {},
): Promise<{ said: string; page: string; stop(): Promise<number | null> }> {
  const folder = mkdtempSync(join(tmpdir(), 'willyville-'))
  const own = { DATABASE_URL: join(folder, 'games.sqlite'), PLAYGROUND_PORT: '0', DISCORD_TOKEN: '', ...env }
  const child = spawn(process.execPath, main, { cwd: root, env: { ...process.env, ...own } })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  let said = ''
  const page = await new Promise<string>((resolve, reject) => {
    const hear = (text: Buffer) => {
      said += text
      const [, address] = /open (http:\S+)/.exec(said) ?? []
      if (address !== undefined) resolve(address)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    void ended.then(() => reject(new Error(`it ended: ${said}`)))
  })
  return {
    said,
    page,
    async stop() {
      child.kill('SIGTERM')
      const status = await ended
      rmSync(folder, { recursive: true })
      return status
    },
  }
}

const main = ['--conditions=default', 'dist/src/main.js']

describe('starting', () => {
  it('without a token opens the playground, says where, answers there, and ends when told to', async () => {
    const started = await start()
    const answer = await fetch(started.page)
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('<html')])
    expect(await started.stop()).toBe(0)
  })

  it('stops at a wrong setting, naming it', () => {
    const { status, said } = node(main, { DISCORD_GUILD_ID: 'here' })
    expect([status, said]).toEqual([1, expect.stringContaining('DISCORD_GUILD_ID')])
  })

  it('uses a table owner’s card values, and stops where they are wrong or missing', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'willyville-'))
    const path = join(folder, 'cards.json')
    writeFileSync(path, '{ "field": { "count": 9 } }')
    const started = await start({ WILLYVILLE_CARDS: path })
    expect(started.said).toContain('Card values: your own')
    await started.stop()
    writeFileSync(path, '{ "field": { "count": "many" } }')
    const wrong = node(main, { WILLYVILLE_CARDS: path })
    expect([wrong.status, wrong.said]).toEqual([1, expect.stringContaining('field.count')])
    const missing = node(main, { WILLYVILLE_CARDS: join(folder, 'nowhere.json') })
    expect([missing.status, missing.said]).toEqual([1, expect.stringContaining('cannot be read')])
  })
})
