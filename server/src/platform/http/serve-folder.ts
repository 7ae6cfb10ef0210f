import { readdirSync } from 'node:fs'
import { sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const filesIn = (folder: string): Set<string> => {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return new Set(
    files.map(({ parentPath, name }) =>
      `${parentPath.slice(folder.length)}${sep}${name}`.replaceAll(sep, '/'),
    ),
  )
}

const pathOf = (url: string): string => url.replace(/\?.*/s, '')

/**
 * Serves the files of a folder. Every other address is a page, also one among the files. The folder has more than a
 * thousand files, and as many routes would take half a second at every start, so a file is a condition of a few routes.
 */
export const serveFolder = async (app: FastifyInstance, folder: string): Promise<void> => {
  const files = filesIn(folder)
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) =>
      reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      ),
  })
  app.addConstraintStrategy({
    name: 'isFile',
    mustMatchWhenDerived: false,
    storage: () => {
      const handlers = new Map<unknown, never>()
      return {
        get: (isFile) => handlers.get(isFile) ?? null,
        set: (isFile, handler) => void handlers.set(isFile, handler as never),
      }
    },
    validate: () => {},
    deriveConstraint: ({ url = '' }) => files.has(pathOf(url)),
  })
  const folders = new Set([...files].map((file) => file.split('/').slice(1, -1)[0]))
  for (const name of folders)
    app.route({
      method: ['GET', 'HEAD'],
      url: name ? `/${name}/*` : '/:file',
      constraints: { isFile: true },
      handler: ({ url }: FastifyRequest, reply) => reply.sendFile(pathOf(url).slice(1)),
    })
}
