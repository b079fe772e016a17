// Types, lint and tests, one after the other; all of them run, so that one look shows everything that is wrong.
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const STEPS = [
  ['types', 'typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.json'],
  ['lint', '@biomejs/biome/bin/biome', 'check', '.'],
  ['tests', 'vitest/vitest.mjs', 'run'],
]

function passes([name, program, ...args]) {
  process.stdout.write(`\n── ${name}\n`)
  const child = spawnSync(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: root,
    stdio: 'inherit',
  })
  return child.status === 0
}

const HOUSE = ['house', '../tools/house.mjs']
const asked = process.argv[2] === 'house' ? [HOUSE] : STEPS
const failed = asked.filter((step) => !passes(step)).map(([name]) => name)
process.stdout.write(failed.length === 0 ? '\nAll checks passed.\n' : `\nFailed: ${failed.join(', ')}.\n`)
process.exit(failed.length === 0 ? 0 : 1)
