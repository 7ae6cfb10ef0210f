import type { FastifyInstance } from 'fastify'
import { AppError } from '../app-error.ts'
import { FileNotFound, type Storage } from '../storage/storage.ts'
import { mediaKeyOf } from './picture-files.ts'

/**
 * The picture at an address never changes, so a browser may cache it forever. A shared cache may keep it for one day,
 * because a picture that its family deleted must not stay public there.
 */
const caching = 'public, max-age=31536000, s-maxage=86400, immutable'

/** The pictures of pages, open to everyone who knows the address. Originals have no address. */
export const serveMedia = (app: FastifyInstance, storage: Storage): void => {
  app.get('/media/*', async (request, reply) => {
    const key = mediaKeyOf(request.url.replace(/\?.*/s, ''))
    if (!key) throw new AppError('not_found')
    try {
      const { size, contentType } = await storage.stat(key)
      const content = await storage.read(key)
      reply.headers({ 'content-type': contentType, 'content-length': size, 'cache-control': caching })
      return reply.send(content)
    } catch (error) {
      throw error instanceof FileNotFound ? new AppError('not_found') : error
    }
  })
}
