import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { StartupFault } from '../startup-fault.ts'
import type { RenderPage } from './pages.ts'
import { serveFolder } from './serve-folder.ts'

const webDir = new URL('../../../../web/', import.meta.url)

/** The web as the server sees it: a page renderer, and the files that pages load. */
export interface Web {
  render: RenderPage
  /** Vite serves the sources. It puts styles into the page and handles its own websocket upgrades. */
  isDevelopment: boolean
  /** Serves its files on the application. Must be called before the pages are served. */
  serveFiles(app: FastifyInstance): Promise<void>
  close(): Promise<void>
}

interface WebEntry {
  render: RenderPage
}

/** The web that `npm start` has built. */
export const loadBuiltWeb = async (): Promise<Web> => {
  const entry = new URL('dist/server/server.js', webDir)
  if (!existsSync(entry))
    throw new StartupFault('The pages are not built yet. Start with `npm start`, which builds them.')
  const { render } = (await import(entry.href)) as WebEntry
  return {
    render,
    isDevelopment: false,
    serveFiles: async (app) => {
      await serveFolder(app, fileURLToPath(new URL('dist/client', webDir)))
    },
    close: async () => {},
  }
}

/** The sources, transformed on request and reloaded when they change. */
export const loadDevelopmentWeb = async (): Promise<Web> => {
  const { createServer } = await import('vite')
  let vite: Awaited<ReturnType<typeof createServer>> | null = null
  return {
    isDevelopment: true,
    render: async (request, context) => {
      const environment = vite?.environments.ssr
      if (!environment || !('runner' in environment))
        throw new Error('Vite has no runner for server rendering')
      const { runner } = environment as unknown as { runner: { import(id: string): Promise<WebEntry> } }
      const { render } = await runner.import('virtual:tanstack-start-server-entry')
      return render(request, context)
    },
    serveFiles: async (app) => {
      const server = await createServer({
        root: fileURLToPath(webDir),
        server: { middlewareMode: true, hmr: { server: app.server } },
      })
      vite = server
      app.addHook('onRequest', (request, reply, done) => {
        if (request.url.startsWith('/api/')) return done()
        server.middlewares(request.raw, reply.raw, done)
      })
    },
    close: async () => {
      await vite?.close()
    },
  }
}
