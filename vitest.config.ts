import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Two cores: more workers only wait for each other.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      { test: { name: 'unit', include: ['contract/src/**/*.test.ts', 'web/**/*.test.ts'] } },
      {
        test: {
          name: 'http',
          include: ['server/src/**/*.test.ts'],
          globalSetup: 'tools/test/prepare-engine.ts',
        },
      },
      { test: { name: 'faults', include: ['server/faults/**/*.test.ts'], testTimeout: 120_000 } },
      { test: { name: 'tools', include: ['tools/**/*.test.ts'] } },
    ],
  },
})
