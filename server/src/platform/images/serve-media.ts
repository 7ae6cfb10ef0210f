import type { FastifyInstance } from 'fastify'
import { AppError } from '../app-error.ts'
import { FileNotFound, type Storage } from '../storage/storage.ts'
import { mediaKeyOf } from './picture-files.ts'

/** What a picture's address leads to never changes. */
const forGood = 'public, max-age=31536000, immutable'

/** The pictures of pages, open to everybody who knows the address; originals have none. */
export const serveMedia = (app: FastifyInstance, storage: Storage): void => {
  app.get('/media/*', async (request, reply) => {
    const key = mediaKeyOf(request.url.replace(/\?.*/s, ''))
    if (!key) throw new AppError('not_found')
    try {
      const { size, contentType } = await storage.stat(key)
      const content = await storage.read(key)
      reply.headers({ 'content-type': contentType, 'content-length': size, 'cache-control': forGood })
      return reply.send(content)
    } catch (error) {
      throw error instanceof FileNotFound ? new AppError('not_found') : error
    }
  })
}
