import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressAssets } from './vite/compress-assets.ts'
import { contractStubs } from './vite/contract-stubs.ts'
import { noServerFunctions } from './vite/no-server-functions.ts'

type RoutePart = 'loader' | 'component' | 'pendingComponent' | 'errorComponent' | 'notFoundComponent'

/** A page is one file with all that it may show; only its loader and head stand in the map of addresses. */
const wholePage: RoutePart[] = ['component', 'pendingComponent', 'errorComponent', 'notFoundComponent']

/** The areas of those who are signed in: not even their loaders stand in the map that every visitor gets. */
const isArea = (routeId: string) => /^\/(admin|coach|affiliate|parent|user|my-account)(\/|$)/.test(routeId)

/** What only some pages need of the libraries. */
const forSomePages =
  /(mutationObserver|useMutation|infiniteQuery\w*|use-form|form-state|rules|press|idempotency-key|dates|list-search|use-typed-search|invite-params|socket|sport-names|send-file|copy-text)\.[jt]s/

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
    ].some((part) => part.test(id)),
}

export default defineConfig(({ command }) => ({
  plugins: [
    contractStubs(),
    noServerFunctions(),
    tailwindcss(),
    tanstackStart({
      router: {
        codeSplittingOptions: {
          defaultBehavior: [wholePage],
          splitBehavior: ({ routeId }) => (isArea(routeId) ? [['loader', ...wholePage]] : undefined),
        },
      },
    }),
    react(),
    compressAssets(),
  ],
  build: {
    target: 'es2022',
    // The first versions that know light-dark(). A rewritten one could not change inside a page.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  },
  // One self-contained bundle: React's production build whatever NODE_ENV the server runs under.
  environments: {
    ssr: { resolve: { noExternal: command === 'build' || [] } },
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [frame] } } } } },
  },
  // Fieldhouse is the server; Vite only transforms.
  appType: 'custom',
}))
