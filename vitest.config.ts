import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { browserFlags, findBrowser } from './tools/services/browser.ts'
import { embeddedFiles } from './tools/test/embedded-suite.ts'

const faultTests = ['server/faults/**/*.test.ts', 'tools/soak/storm.test.ts'] as const

const reactStart = fileURLToPath(new URL('web/src/lib/react-start.factory.ts', import.meta.url))

const browser = await findBrowser()

/** Parts are tested where they live: in a real browser, with our styles. */
const parts = (
  name: string,
  { isolate, ...files }: { isolate: boolean; include: string[]; exclude?: string[] },
): TestProjectInlineConfiguration => ({
  plugins: [tailwindcss(), react()],
  // The same React as in the built pages. Its development build takes a quarter more time.
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { runtime: 'automatic', development: false, refresh: false } },
  resolve: { alias: [{ find: /^@tanstack\/react-start(\/server)?$/, replacement: reactStart }] },
  // Named, because a package found in the middle of a run would be prepared then, and React loaded twice.
  optimizeDeps: {
    include: [
      'react',
      'react/jsx-runtime',
      'react-dom',
      'react-dom/client',
      'vitest-browser-react',
      '@tanstack/react-query',
      '@tanstack/react-router',
      '@dnd-kit/core',
      '@dnd-kit/sortable',
      '@base-ui/react/combobox',
      '@base-ui/react/dialog',
      '@base-ui/react/menu',
      '@base-ui/react/otp-field',
      '@base-ui/react/popover',
      'braintree-web-drop-in',
      'lucide-react',
      'maska',
      'pusher-js',
      'react-day-picker',
    ],
  },
  test: {
    name,
    ...files,
    isolate,
    setupFiles: 'web/src/parts.setup.ts',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: browser, args: [...browserFlags] },
        // As in the browser tests. Frames drawn for a transition cost a quarter of the run.
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
      viewport: { width: 1280, height: 800 },
    },
  },
})

/** These replace a module for all of their file, or test what a module or the page keeps. They need a page of their own. */
const needOwnPage = [
  'athlete-edit-page',
  'conversation-panel',
  'date-field-alone',
  'drop-in',
  'early-presses',
  'toaster',
].map((name) => `web/src/**/${name}.test.tsx`)

export default defineConfig({
  test: {
    // Two cores: more workers only wait for each other.
    maxWorkers: 2,
    // The first page of a file is rendered by cold code, while the browser tests use both cores: once it took 30 seconds.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A busy machine is not a fault: what is waited for comes at its own pace.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          include: ['contract/src/**/*.test.ts', 'payment-sandbox/src/**/*.test.ts', 'web/**/*.test.ts'],
        },
      },
      // One page for all files. A new one would load the same parts and styles again: a third of the run.
      parts('parts', { isolate: false, include: ['web/src/**/*.test.tsx'], exclude: needOwnPage }),
      parts('parts-alone', { isolate: true, include: needOwnPage }),
      {
        test: {
          name: 'http',
          // Every file has a database of its own; what they load is the same, and is loaded once.
          isolate: false,
          include: ['server/src/**/*.test.ts'],
          globalSetup: 'tools/test/prepare-postgres.ts',
        },
      },
      {
        test: {
          name: 'embedded',
          isolate: false,
          include: embeddedFiles(import.meta.dirname),
          globalSetup: 'tools/test/prepare-embedded.ts',
        },
      },
      {
        // Processes that are killed or time out. Mostly waiting.
        test: { name: 'faults', include: [...faultTests], testTimeout: 240_000 },
      },
      {
        test: {
          name: 'tools',
          isolate: false,
          include: ['tools/**/*.test.ts'],
          exclude: [...faultTests, '**/node_modules/**'],
        },
      },
    ],
  },
})
