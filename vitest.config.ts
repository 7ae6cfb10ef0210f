import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserFlags, findBrowser } from './tools/services/browser.ts'

const reactStart = fileURLToPath(new URL('web/src/lib/react-start.factory.ts', import.meta.url))

export default defineConfig({
  test: {
    // Two cores: more workers only wait for each other.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A busy machine is not a fault: what is waited for comes at its own pace.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      { test: { name: 'unit', include: ['contract/src/**/*.test.ts', 'web/**/*.test.ts'] } },
      {
        // Parts are tested where they live: in a real browser, with our styles.
        plugins: [tailwindcss(), react()],
        resolve: { alias: [{ find: /^@tanstack\/react-start(\/server)?$/, replacement: reactStart }] },
        // Named, because a package found in the middle of a run would be prepared then, and React loaded twice.
        optimizeDeps: {
          include: [
            'react',
            'react/jsx-dev-runtime',
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
            'lucide-react',
            'maska',
            'pusher-js',
            'react-day-picker',
          ],
        },
        test: {
          name: 'parts',
          include: ['web/src/**/*.test.tsx'],
          setupFiles: 'web/src/parts.setup.ts',
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: await findBrowser(), args: [...browserFlags] },
            }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 1280, height: 800 },
          },
        },
      },
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
