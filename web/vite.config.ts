import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressAssets } from './vite/compress-assets.ts'
import { contractStubs } from './vite/contract-stubs.ts'
import { noMutations } from './vite/no-mutations.ts'
import { noServerFunctions } from './vite/no-server-functions.ts'

type RoutePart = 'loader' | 'component' | 'pendingComponent' | 'errorComponent' | 'notFoundComponent'

/** A page is one file with what it loads and all that it may show; only its head stands in the map that every visitor gets. */
const wholePage: RoutePart[] = [
  'loader',
  'component',
  'pendingComponent',
  'errorComponent',
  'notFoundComponent',
]

/** What only some pages need of the libraries. */
const forSomePages =
  /(useInfiniteQuery|infiniteQuery\w*|use-form|use-new-password|form-state|rules|press|idempotency-key|dates|moments|list-search|return-path|use-typed-search|use-rested|use-change|use-in-sight|invite-params|socket|sport-names|send-file|useBlocker|when-idle|web-link|verified-coach|hidden-athlete-page|unsaved-text|use-hash-value|open-window|plain-reason|line-state|person-name|towns|state-names|athlete-facts|is-send|script-text|counted|returning-focus|gender-names|packages|unread|use-saved-choice|use-action|list-state)\.[jt]s/

/** What every page needs, in one file: some thirty small ones would cost more to ask for and compress worse. */
const frame = {
  name: 'frame',
  test: (id: string) =>
    !forSomePages.test(id) &&
    [
      /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@tanstack|seroval)[\\/]/,
      /web[\\/]src[\\/]lib[\\/]/,
      /web[\\/]src[\\/]shell[\\/][^\\/]+$/,
      /web[\\/]src[\\/]shell[\\/]layouts[\\/]main/,
      /web[\\/]src[\\/]ui[\\/]feedback[\\/]skeleton/,
    ].some((part) => part.test(id)),
}

/** Small parts that come together, for the same reason. What the later ones need of an earlier one stays there. */
const together = {
  late: /web[\\/]src[\\/](ui[\\/]loading[\\/](late-view|drawn-part)|lib[\\/](lay-out-)?when-idle)\.tsx?/,
  filters: /web[\\/]src[\\/]ui[\\/]\w+[\\/](chip|badge|notice|filter-set|filter-dropdown)\.tsx/,
  fields: /web[\\/]src[\\/]ui[\\/]forms[\\/](field|control-frame|ruled-input|text-rule)\.tsx?/,
  lists:
    /web[\\/]src[\\/](lib[\\/](use-typed-search|use-rested|use-change|list-search)|ui[\\/](navigation[\\/](pagination|page-numbers)|feedback[\\/]empty-state))\.tsx?|chevron-(left|right)\.mjs/,
  words:
    /web[\\/]src[\\/](lib[\\/](person-name|towns|counted|athlete-facts|script-text|plain-reason|sport-names)|ui[\\/]layout[\\/]name-fit)\.ts/,
  found:
    /web[\\/]src[\\/](lib[\\/](use-saved-choice|state-names)|features[\\/]search[\\/]filter-selection)\.ts|contract[\\/]src[\\/]search\.states\.ts/,
  athlete:
    /web[\\/]src[\\/]features[\\/]profiles[\\/]((athlete-(sections|labels|field)|load-athlete-page|profiles\.(api|format)|use-mode-scroll|page-look)\.ts|(components[\\/](picture-view|profile-section)|gallery[\\/]gallery-viewer)\.tsx)/,
}
const groups = [frame, ...Object.entries(together).map(([name, test]) => ({ name, test }))]

/** Every visitor gets the list of all scripts: what they are called in words would be 1.5 kB of it. */
const fileNames = { chunkFileNames: 'assets/[hash:7].js' }

export default defineConfig(({ command }) => ({
  plugins: [
    contractStubs(),
    noServerFunctions(),
    noMutations(),
    tailwindcss(),
    tanstackStart({
      // Where a page is rendered once for many (server.ts); elsewhere the browser keeps the one file.
      server: { build: { inlineCss: true } },
      router: {
        codeSplittingOptions: { defaultBehavior: [wholePage] },
      },
    }),
    react(),
    compressAssets(),
  ],
  resolve: {
    alias: [
      // React has had it for years; a library still brings its own, for those that have not.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      {
        find: /^\.\.\/createLucideIcon\.mjs$/,
        replacement: fileURLToPath(new URL('src/ui/media/create-icon.ts', import.meta.url)),
      },
    ],
  },
  build: {
    target: 'es2022',
    // The first versions that know light-dark(). A rewritten one could not change inside a page.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  },
  // One self-contained bundle: React's production build whatever NODE_ENV the server runs under.
  environments: {
    ssr: { resolve: { noExternal: command === 'build' || [] } },
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups }, ...fileNames } } } },
  },
  // Fieldhouse is the server; Vite only transforms.
  appType: 'custom',
}))
