import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { AppError } from '../../../platform/app-error.ts'
import { type Prepared, prepareText } from '../../../platform/http/prepared.ts'
import { sendUnlessKnown } from '../../../platform/http/send-prepared.ts'
import { listFigures, readFigure } from './figure-file.ts'

/** The home page asks for one. Anyone can ask for others. */
const mostCached = 20

/**
 * Several drawings in one file: `/figures.svg?of=hockey-goalie,soccer-keeper`. A browser fetches six files at a time, and
 * would fetch a drawing for each poster before the fonts of the text.
 */
export const serveFigures = (app: FastifyInstance): void => {
  const all = listFigures()
  const files = new LRUCache<string, Prepared>({
    max: mostCached,
    memoMethod: (names) =>
      prepareText(
        `<svg xmlns="http://www.w3.org/2000/svg">${names.split(',').map(readFigure).join('')}</svg>`,
      ),
  })
  app.get<{ Querystring: { of?: unknown } }>('/figures.svg', async (request, reply) => {
    const names = [...new Set(String(request.query.of ?? '').split(','))].sort()
    if (!names.every((name) => all.has(name))) throw new AppError('not_found')
    const file = files.memo(names.join(','))
    reply.headers({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=3600',
      vary: 'accept-encoding',
    })
    return sendUnlessKnown(request, reply, file)
  })
}
