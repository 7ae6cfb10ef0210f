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

/** Library code that only some pages need. */
const forSomePages =
  /(useInfiniteQuery|infiniteQuery\w*|use-form|use-new-password|form-state|rules|press|idempotency-key|dates|moments|list-search|return-path|use-typed-search|use-rested|use-places|use-change|use-in-sight|invite-params|socket|sport-names|send-file|fetch-file|save-file|useBlocker|when-idle|web-link|verified-coach|hidden-athlete-page|unsaved-text|use-hash-value|open-window|plain-reason|line-state|person-name|towns|state-names|athlete-facts|is-send|script-text|counted|returning-focus|gender-names|packages|unread|use-saved-choice|use-action|list-state|favorite-presses|page-origin|college-words|center-links|address-parts|use-remove-coach)\.[jt]s/

/** A screen of some areas. With it, all that it imports would be in every page: tables, charts, and QR codes. */
const screenForSome = /shell[\\/]my-sales-screen\.tsx/

/** What every page needs, in one file: about thirty small ones would need more requests and compress worse. */
const frame = {
  name: 'frame',
  test: (id: string) =>
    !forSomePages.test(id) &&
    !screenForSome.test(id) &&
    [
      /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@tanstack|seroval)[\\/]/,
      /web[\\/]src[\\/]lib[\\/]/,
      /web[\\/]src[\\/]shell[\\/][^\\/]+$/,
      /web[\\/]src[\\/]shell[\\/]layouts[\\/]main/,
      /web[\\/]src[\\/]ui[\\/]feedback[\\/]skeleton/,
    ].some((part) => part.test(id)),
}

/** Icons of signed-in pages and dialogs. */
const rareIcons =
  /lucide-react[\\/].*[\\/](arrow-left|arrow-down|eye|eye-off|mail|printer|file-text|external-link|download|phone|badge-check|credit-card|log-out)\.m?js/

/** Small parts that load together, for the same reason. Code shared with an earlier group stays there. */
const together = {
  late: /web[\\/]src[\\/](ui[\\/]loading[\\/](late-view|drawn-part)|lib[\\/](lay-out-)?when-idle|features[\\/]matching[\\/]compare-tray[\\/]stored-comparison)\.tsx?/,
  marks: /web[\\/]src[\\/]ui[\\/]\w+[\\/](badge|notice|tag)\.tsx/,
  filters: /web[\\/]src[\\/]ui[\\/]\w+[\\/](chip|filter-set|filter-dropdown)\.tsx/,
  fields: /web[\\/]src[\\/]ui[\\/]forms[\\/](field|control-frame|ruled-input|text-rule)\.tsx?/,
  lists:
    /web[\\/]src[\\/](lib[\\/](use-typed-search|use-rested|use-change|list-search)|ui[\\/](navigation[\\/](pagination|page-numbers)|feedback[\\/]empty-state))\.tsx?|chevron-(left|right)\.mjs/,
  words:
    /web[\\/]src[\\/](lib[\\/](person-name|towns|counted|athlete-facts|script-text|plain-reason|sport-names)|ui[\\/]layout[\\/]name-fit)\.ts/,
  found:
    /web[\\/]src[\\/](lib[\\/](use-saved-choice|state-names)|features[\\/]search[\\/]filter-selection)\.ts|contract[\\/]src[\\/]search\.states\.ts/,
  icons: rareIcons,
  settings:
    /contract[\\/]src[\\/]accounts\.social\.ts$|web[\\/]src[\\/](ui[\\/]style[\\/]themes|routes[\\/]-teaser-address)\.ts/,
  offers: /web[\\/]src[\\/]lib[\\/]packages\.ts/,
  prices:
    /web[\\/]src[\\/](features[\\/]billing[\\/](package-theme|billing-period|components[\\/](month-price|billing-period-switch)))\.tsx?/,
  athlete:
    /web[\\/]src[\\/]features[\\/]profiles[\\/]((athlete-(sections|labels|field)|load-athlete-page|profiles\.(api|format)|use-mode-scroll|page-look)\.ts|(components[\\/](picture-view|profile-section)|gallery[\\/]gallery-viewer)\.tsx)/,
}
/** What the page of everyone who is signed in needs: the messages, the buttons of the header, and the live connection. */
const signedIn = {
  name: 'signedIn',
  test: /web[\\/]src[\\/](shell[\\/](session[\\/](session-watch|session-tabs|sign-in-again|sign-in-again-dialog|leave|viewer-change|impersonation)|messages[\\/](messages-control|messages-in)|menus[\\/](shortcuts|shortcut-buttons)|layouts[\\/]area-places)|features[\\/](messaging[\\/](chat-address|messaging\.api|components[\\/]messages-(dropdown|ring|watch))|matching[\\/]matching-access|recruiting[\\/]center)|lib[\\/](socket|line-state|unread|unsaved-text))\.tsx?/,
}
const groups = [frame, ...Object.entries(together).map(([name, test]) => ({ name, test })), signedIn]

/**
 * Every visitor loads the lists of what each later page and dialog needs. Only the first of a long list start together; the
 * rest follow when these have arrived. It costs signed-in pages one round trip, and saves everyone 1 kB.
 */
const mostAtOnce = 6

/** Every visitor loads the list of all scripts. Readable names would add 1.5 kB to it. */
const fileNames = { chunkFileNames: 'assets/[hash:7].js' }

export default defineConfig(({ command }) => ({
  plugins: [
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
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups }, ...fileNames } } } },
  },
  // Fieldhouse is the server. Vite only transforms.
  appType: 'custom',
}))
