import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const DEBIAN = '/usr/lib/postgresql'

const ENDINGS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const

function programs(): string | null {
  if (!existsSync(DEBIAN)) return null
  const versions = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a))
  return versions.map((version) => join(DEBIAN, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb'))) ?? null
}

function install(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  try {
    execFileSync('apt-get', ['update', '-q', '-o', 'DPkg::Lock::Timeout=300'], { env, stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', '-q', '-o', 'DPkg::Lock::Timeout=300', 'postgresql'], {
      env,
      stdio: 'ignore',
    })
  } catch {
    // The caller looks whether it is there now.
  }
}

function userId(name: string, which: '-u' | '-g'): number {
  return Number(execFileSync('id', [which, name], { encoding: 'utf8' }))
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}

export interface Postgres {
  /** A database of its own for each name. */
  database(name: string): Promise<string>
  /** Ends it, letting nobody finish or without a word, and starts it again in the same place. */
  restart(how: keyof typeof ENDINGS): Promise<void>
  stop(): Promise<void>
}

/** A PostgreSQL server of the tests' own, or null where there is none and none can be installed. */
export async function startPostgres(): Promise<Postgres | null> {
  if (programs() === null) install()
  const bin = programs()
  if (bin === null) return null
  const folder = mkdtempSync(join(tmpdir(), 'willyville-pg-'))
  const isRoot = process.getuid?.() === 0
  const who = isRoot ? { uid: userId('postgres', '-u'), gid: userId('postgres', '-g') } : {}
  if (who.uid !== undefined) chownSync(folder, who.uid, who.gid as number)
  const data = join(folder, 'data')
  const options = { ...who, cwd: folder, stdio: 'ignore' as const }
  execFileSync(join(bin, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'willyville', '--no-sync'], options)
  const port = await freePort()
  const args = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off']
  const address = (name: string) => `postgres://willyville@127.0.0.1:${port}/${name}`
  const psql = (sql: string) =>
    execFileSync(join(bin, 'psql'), [address('postgres'), '-q', '-c', sql], {
      ...options,
      env: { PATH: process.env.PATH },
    })
  const start = async () => {
    const server = spawn(join(bin, 'postgres'), args, options)
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
    for (let tries = 0; ; tries++) {
      try {
        psql('select 1')
        break
      } catch (error) {
        if (tries > 100) throw error
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    }
    return (signal: NodeJS.Signals) => {
      server.kill(signal)
      return ended
    }
  }
  let end = await start()
  return {
    async database(name) {
      psql(`create database ${name}`)
      return address(name)
    },
    async restart(how) {
      await end(ENDINGS[how])
      end = await start()
    },
    async stop() {
      // At once, without tidying up: its folder is thrown away.
      await end(ENDINGS.immediate)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
