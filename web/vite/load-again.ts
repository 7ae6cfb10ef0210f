import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ours = fileURLToPath(new URL('../src/lib/load-scripts.ts', import.meta.url))

/** Parts that load later use our own loader in place of Vite's, which can't load a script again that failed once. */
export const loadAgain = (): Plugin => ({
  name: 'load-again',
  enforce: 'pre',
  apply: 'build',
  load: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: () => `export { loadScripts as __vitePreload } from ${JSON.stringify(ours)}`,
  },
})
