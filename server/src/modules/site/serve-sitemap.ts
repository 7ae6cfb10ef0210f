import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/app-error.ts'
import { clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { ownOrigin } from '../../platform/http/own-origin.ts'
import { assertWithin, callerOf, type RateLimiter } from '../../platform/http/rate-limit.ts'
import { subdomainOf } from '../../platform/http/subdomain.ts'
import { findPublicPages, findPublicPartEnds } from '../profiles/index.ts'
import { robotsText, sitemapIndex, sitemapPart } from './sitemap-text.ts'

/** No search engine reads more than this in one file. */
const protocolLimit = 50_000
/** One scan finds the boundaries for a million pages, and they don't have to be newer. */
const keptMilliseconds = 10 * 60 * 1000

interface SitemapOptions {
  db: Db
  limiter: RateLimiter
  publicOrigin: string | null
  /** The number of athletes per part, which leaves room for our own pages. */
  partSize?: number
}

const partEndsKeeper = (db: Db, partSize: number) => {
  let kept: { ends: Promise<string[]>; until: number } | null = null
  return (): Promise<string[]> => {
    const now = clock.now().getTime()
    if (kept && now < kept.until) return kept.ends
    const ends = findPublicPartEnds(db, partSize)
    kept = { ends, until: now + keptMilliseconds }
    ends.catch(() => {
      kept = null
    })
    return ends
  }
}

/** PUB-07: /robots.txt and /sitemap.xml, with an index if there is more than one part. */
export const serveSitemap = (
  app: FastifyInstance,
  { db, limiter, publicOrigin, partSize = protocolLimit - 100 }: SitemapOptions,
): void => {
  const partEnds = partEndsKeeper(db, partSize)
  const originFor = (request: FastifyRequest): string => {
    const origin = subdomainOf(request, publicOrigin)?.mainOrigin ?? ownOrigin(request, publicOrigin)
    // Other programs follow these files, so they contain no text chosen by a stranger.
    if (!URL.canParse(origin)) throw new AppError('bad_request')
    return origin
  }

  const sendXml = (request: FastifyRequest, reply: FastifyReply, body: ReadableStream | string) => {
    reply.headers({ 'content-type': 'text/xml; charset=utf-8', 'cache-control': 'no-cache' })
    if (request.method === 'HEAD') return reply.send()
    return reply.send(body)
  }
  const enter = async (request: FastifyRequest) => {
    await assertWithin(limiter, 'probe', callerOf(request.ip))
  }
  const part = (request: FastifyRequest, after: string, hasOwnPages: boolean) =>
    sitemapPart({
      origin: originFor(request),
      hasOwnPages,
      after,
      limit: partSize,
      find: (range) => findPublicPages(db, range),
    })

  app.route({
    method: ['GET', 'HEAD'],
    url: '/robots.txt',
    handler: (request, reply) =>
      reply
        .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' })
        .send(robotsText(originFor(request))),
  })
  app.route({
    method: ['GET', 'HEAD'],
    url: '/sitemap.xml',
    handler: async (request, reply) => {
      await enter(request)
      const ends = await partEnds()
      const body = ends.length === 0 ? await part(request, '', true) : sitemapIndex(originFor(request), ends)
      return sendXml(request, reply, body)
    },
  })
  app.route<{ Querystring: { after?: unknown } }>({
    method: ['GET', 'HEAD'],
    url: '/sitemap-part.xml',
    handler: async (request, reply) => {
      await enter(request as FastifyRequest)
      const after = String(request.query.after ?? '')
      const body = await part(request as FastifyRequest, after, after === '')
      return sendXml(request as FastifyRequest, reply, body)
    },
  })
}
