import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Databases of tests lie in memory where there is room for them: thousands of commits wait for no disk. */
const MEMORY = '/dev/shm'
if (existsSync(MEMORY)) process.env.TMPDIR ??= MEMORY

/** Whole games over many seeds, floods, kills, waits, other processes and a browser: most of the time is theirs. */
const SLOW = [
  'test/*/conformance*.test.ts',
  'test/*/playground.test.ts',
  'test/bots/levels.test.ts',
  'test/conformance.test.ts',
  'test/discord/{crowded,dead,display-prefs,faults,flood,game,page,presses,refused,restarts}.test.ts',
  'test/kingsbridge/screens.test.ts',
  'test/kills/*.test.ts',
  'test/playground/page.test.ts',
  'test/presentation/{bench,newcomers-and-reasons}.test.ts',
  'test/render/{compact,layout}.test.ts',
  'test/tables/{fuzz,kill,two-processes}.test.ts',
  'test/village/{bots,plans,presentation,why}.test.ts',
  'test/willyville/protocol.test.ts',
]

/** Rules, words and pictures: pure, so that files share one world and nothing is loaded twice. */
const UNIT = [
  'test/!(setup).test.ts',
  'test/bots/!(thinking-pool|levels).test.ts',
  'test/{kingsbridge,packages,presentation,texts,willyville}/**/*.test.ts',
  // Turns of Village are also pressed on Discord.
  'test/village/!(early|panel).test.ts',
  'test/render/{board,help,preview,result,snapshots}.test.ts',
]

const CORES = availableParallelism()
/** Files that wait for something leave their core to others. */
const WAITING = { isolate: false, maxWorkers: 2 * CORES, sequence: { groupOrder: 0 } }
/** Where nothing waits, more workers than cores would only load everything more often. */
const THINKING = { isolate: false, maxWorkers: CORES, sequence: { groupOrder: 1 } }

/** Long files begin first, so that no core is left alone with one of them at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isSlow = ({ project }: TestSpecification) => project.name === 'slow'
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))]
  }
}

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'], externalConditions: ['node'] } },
  test: {
    testTimeout: 600_000,
    hookTimeout: 120_000,
    sequence: { sequencer: LongestFirst },
    projects: [
      { extends: true, test: { name: 'slow', include: SLOW, ...WAITING } },
      { extends: true, test: { name: 'app', include: ['test/**/*.test.ts'], exclude: [...SLOW, ...UNIT], ...WAITING } },
      { extends: true, test: { name: 'unit', include: UNIT, exclude: SLOW, ...THINKING } },
    ],
  },
})
