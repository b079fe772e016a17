import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { print } from './soak.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The slow files of the suite over every number of players and every planted fault. */
export function soakBreadth(): boolean {
  const vitest = fileURLToPath(new URL('../../../node_modules/vitest/vitest.mjs', import.meta.url))
  const env = { ...process.env, TEST_BREADTH: 'whole' }
  const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'slow'], {
    cwd: root,
    env,
    stdio: 'inherit',
  })
  print({ soak: 'breadth', isSound: status === 0 })
  return status === 0
}
