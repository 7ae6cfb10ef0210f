import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { AppError } from '../../../platform/app-error.ts'
import { type Prepared, prepareText } from '../../../platform/http/prepared.ts'
import { assertWithin, callerOf, type RateLimiter } from '../../../platform/http/rate-limit.ts'
import { sendUnlessKnown } from '../../../platform/http/send-prepared.ts'
import { listFigures, readFigure } from './figure-file.ts'

/** The home page asks for one. Anyone can ask for others. */
const mostCached = 20

/**
 * Several drawings in one file: `/figures.svg?of=hockey-goalie,soccer-keeper`. A browser fetches six files at a time, and
 * would fetch a drawing for each poster before the fonts of the text.
 */
export const serveFigures = (app: FastifyInstance, limiter: RateLimiter): void => {
  const figures = new Map(listFigures().map((name) => [name, readFigure(name)]))
  const files = new LRUCache<string, Prepared>({ max: mostCached })
  const join = (names: readonly string[]): Prepared =>
    prepareText(
      `<svg xmlns="http://www.w3.org/2000/svg">${names.map((name) => figures.get(name)).join('')}</svg>`,
    )
  app.get<{ Querystring: { of?: unknown } }>('/figures.svg', async (request, reply) => {
    const { of } = request.query
    const names = typeof of === 'string' ? [...new Set(of.split(','))].sort() : []
    if (names.length === 0 || !names.every((name) => figures.has(name))) throw new AppError('not_found')
    const key = names.join()
    if (!files.has(key)) await assertWithin(limiter, 'figures', callerOf(request.ip))
    const file = files.get(key) ?? join(names)
    files.set(key, file)
    reply.headers({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=3600',
      vary: 'accept-encoding',
    })
    return sendUnlessKnown(request as FastifyRequest, reply, file)
  })
}
