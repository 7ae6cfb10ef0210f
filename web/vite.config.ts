import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { areaRoutes } from './vite/area-routes.ts'
import { compressAssets } from './vite/compress-assets.ts'
import { contractStubs } from './vite/contract-stubs.ts'
import { loadAgain } from './vite/load-again.ts'
import { moduleSizes } from './vite/module-sizes.ts'
import { noMutations } from './vite/no-mutations.ts'
import { noServerFunctions } from './vite/no-server-functions.ts'
import { pageFiles } from './vite/page-files.ts'
import { scriptGroups } from './vite/script-groups.ts'
import { scriptText } from './vite/script-text.ts'

type RoutePart = 'loader' | 'component' | 'pendingComponent' | 'errorComponent' | 'notFoundComponent'

/**
 * A page is one file with its loader and all of its content. Only its head is in the route map that every visitor
 * loads.
 */
const wholePage: RoutePart[] = [
  'loader',
  'component',
  'pendingComponent',
  'errorComponent',
  'notFoundComponent',
]

/**
 * Every visitor loads the lists of what each later page and dialog needs. Only the first of a long list start together; the
 * rest follow when these have arrived. It costs signed-in pages one round trip, and saves everyone 1 kB.
 */
const mostAtOnce = 6

/** Every visitor loads the list of all scripts. Readable names would add 1.5 kB to it. */
const fileNames = { chunkFileNames: 'assets/[hash:7].js' }

export default defineConfig(({ command }) => ({
  plugins: [
    scriptGroups(),
    contractStubs(),
    scriptText(),
    noServerFunctions(),
    pageFiles(),
    noMutations(),
    loadAgain(),
    areaRoutes(),
    tailwindcss(),
    tanstackStart({
      // For pages rendered for many visitors (server.ts). Elsewhere the browser caches the one file.
      server: { build: { inlineCss: true } },
      router: {
        codeSplittingOptions: { defaultBehavior: [wholePage] },
      },
    }),
    react(),
    compressAssets(),
    moduleSizes(),
  ],
  resolve: {
    alias: [
      // React has had it for years, but a library still brings its own for older versions.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      {
        find: /^\.\.\/createLucideIcon\.mjs$/,
        replacement: fileURLToPath(new URL('src/ui/media/create-icon.ts', import.meta.url)),
      },
    ],
  },
  build: {
    target: 'es2022',
    modulePreload: {
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'js' ? needed.slice(0, mostAtOnce) : needed,
    },
    // The first versions with light-dark(). A polyfilled one could not change inside a page.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  },
  // One self-contained bundle with React's production build, whatever the server's NODE_ENV.
  environments: {
    ssr: { resolve: { noExternal: command === 'build' || [] } },
    client: { build: { rolldownOptions: { output: fileNames } } },
  },
  // Fieldhouse is the server. Vite only transforms.
  appType: 'custom',
}))
