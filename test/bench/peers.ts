import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const folder = join(process.cwd(), 'bench')

/** Peers are installed by the first benchmark that needs them. */
export function installPeers(): void {
  if (existsSync(join(folder, 'node_modules', 'chessops'))) return
  process.stderr.write('Installing the peers (once) …\n')
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--no-package-lock']
  const options = { cwd: folder, stdio: ['ignore', 2, 2] as ['ignore', 2, 2], shell: process.platform === 'win32' }
  if (spawnSync('npm', args, options).status !== 0) throw new Error('the peers could not be installed')
}

export const requirePeer = createRequire(join(folder, 'package.json'))

/** For peers that are ES modules: the file itself, below the peer's own folder. */
export function importPeer(path: string): Promise<unknown> {
  return import(pathToFileURL(join(folder, 'node_modules', path)).href)
}
