import { defineConfig } from '@playwright/test'
import { findBrowser, testedBrowserFlags } from '../tools/services/browser.ts'
import { houseName } from './house-name.ts'

// Found one time: the workers inherit the first process's result.
process.env.FIELDHOUSE_BROWSER ??= await findBrowser()

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  // The built pages run as they are. Transpiling them again takes many seconds.
  build: { external: ['**/web/dist/**'] },
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Two cores, and the other tests run at the same time.
  workers: 2,
  // A busy machine is not an error, and a test has several steps.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    // A new context for each test is a new process, which loads and compiles everything again: half of the run. Playwright
    // empties the one it has: storage, cookies, cache, routes, and scripts.
    reuseContext: true,
    // Set by the global setup, before any worker reads this.
    ...(process.env.FIELDHOUSE_URL && { baseURL: process.env.FIELDHOUSE_URL }),
    launchOptions: {
      executablePath: process.env.FIELDHOUSE_BROWSER,
      // An empty page between two tests does not end their process.
      args: [...testedBrowserFlags, '--process-per-site', `--host-resolver-rules=MAP ${houseName} 127.0.0.1`],
    },
    // Tests don't wait for animations.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grep: /@phone/,
      // The specs where a narrow window or touch changes most. The other pages use the same components.
      testMatch:
        /(acc-01|acc-04|msg|pay-02|pro-01|pro-02|pub-01|rcc|shl-06|shl-09|src-01|src-02).*\.spec\.ts/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
})
