import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressAssets } from './vite/compress-assets.ts'
import { contractStubs } from './vite/contract-stubs.ts'

export default defineConfig(({ command }) => ({
  plugins: [contractStubs(), tailwindcss(), tanstackStart(), react(), compressAssets()],
  build: {
    target: 'es2022',
    // The first versions that know light-dark(). A rewritten one could not change inside a page.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  },
  // One self-contained bundle: React's production build whatever NODE_ENV the server runs under.
  environments: { ssr: { resolve: { noExternal: command === 'build' || [] } } },
  // Fieldhouse is the server; Vite only transforms.
  appType: 'custom',
}))
