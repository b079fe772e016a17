// Types, lint and tests, one after the other; all of them run, so that one look shows everything that is wrong.
// `npm run check -- quick` leaves out what takes longer than a minute, `npm run check -- house` measures how readable the tree is.
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const modules = join(root, 'node_modules')
const vitest = join(modules, 'vitest', 'vitest.mjs')
const measure = join(root, 'tools', 'house.mjs')
const STEPS = {
  types: [join(modules, 'typescript', 'bin', 'tsc'), '--noEmit', '-p', 'tsconfig.json'],
  lint: [join(modules, '@biomejs', 'biome', 'bin', 'biome'), 'check', '.'],
  names: [measure, 'lint'],
  tests: [vitest, 'run'],
  unit: [vitest, 'run', '--project', 'unit'],
  house: [measure],
}
const CHECKS = {
  whole: ['types', 'lint', 'names', 'tests'],
  quick: ['types', 'lint', 'names', 'unit'],
  house: ['house'],
}

function passes(step) {
  process.stdout.write(`\n── ${step}\n`)
  return spawnSync(process.execPath, STEPS[step], { cwd: root, stdio: 'inherit' }).status === 0
}

const [name = 'whole'] = process.argv.slice(2)
const steps = CHECKS[name]
if (steps === undefined) {
  process.stderr.write(`There is no check ${name}. There are: ${Object.keys(CHECKS).join(', ')}.\n`)
  process.exit(1)
}
const failed = steps.filter((step) => !passes(step))
process.stdout.write(failed.length === 0 ? '\nAll checks passed.\n' : `\nFailed: ${failed.join(', ')}.\n`)
process.exit(failed.length === 0 ? 0 : 1)
