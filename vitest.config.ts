import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'], externalConditions: ['node'] } },
  // Vitest leaves a core idle by default; the long conformance games want them all.
  test: { maxWorkers: '100%', include: ['test/**/*.test.ts'], testTimeout: 600_000, hookTimeout: 120_000 },
})
