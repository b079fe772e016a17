import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'], externalConditions: ['node'] } },
  test: { include: ['test/**/*.test.ts'], testTimeout: 300_000 },
})
