import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { print } from './soak.ts'

const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs')

/** The slow files of the suite and the pure ones over every number of players and every planted fault; started from the root, as npm does. */
export function soakBreadth(): boolean {
  const env = { ...process.env, TEST_BREADTH: 'whole' }
  const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'slow', '--project', 'unit'], {
    env,
    stdio: 'inherit',
  })
  print({ soak: 'breadth', isSound: status === 0 })
  return status === 0
}
