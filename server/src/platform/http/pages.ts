import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { NodeRequest } from 'srvx/node'
import { AppError } from '../app-error.ts'
import type { Log } from '../log.ts'
import { keptPages, keyFor } from './kept-pages.ts'
import type { LocalCall } from './local-calls.ts'
import { ownOrigin } from './own-origin.ts'
import { sendLastResortPage } from './plain-pages.ts'
import { pagePolicy } from './security-headers.ts'
import { mainAddressOf, type Subdomain, subdomainOf } from './subdomain.ts'

/** What the web gets from the server to render a page. Nothing else passes between the two. */
interface PageContext {
  nonce: string
  /** The API, in process and signed in as the visitor is. */
  call: LocalCall
  /** Pages for those who build it are not shown there. */
  isProduction: boolean
  /** Puts a fault met while rendering into the log, and gives the id it has there. */
  report: (fault: unknown) => string
  /** Where the site itself is, as others are told: the configured address, or the one that was asked. */
  siteOrigin: string
  /** Set where the page is an athlete's own address. */
  subdomain: Subdomain | null
  /** With which the browser opens its websocket. */
  realtimeKey: string
  /** Rendered once for many: what it is painted with may stand in it. */
  isForMany: boolean
}

export type RenderPage = (request: Request, context: PageContext) => Promise<Response>

interface PageOptions {
  render: RenderPage
  callFor: (request: FastifyRequest) => Promise<LocalCall>
  isDevelopment: boolean
  isProduction: boolean
  publicOrigin: string | null
  realtimeKey: string
  log: Log
  /** What version of its content a page has, where that is all a visitor's page depends on. */
  versionAt: (request: FastifyRequest) => Promise<string | null>
}

/** Addresses the router could not decode are nobody's page. A query may be broken: trackers add anything. */
const assertReadable = ({ url }: FastifyRequest) => {
  try {
    decodeURI(url.replace(/\?.*/, ''))
  } catch {
    throw new AppError('bad_request')
  }
}

/** There are pages only for those who take HTML. */
const assertTakesPages = ({ headers: { accept = '*/*' } }: FastifyRequest) => {
  if (!/(^|,)\s*(\*\/\*|text\/(html|\*))/.test(accept)) throw new AppError('not_found')
}

/** The web shows its own faults as pages; a bare one means that it could not. */
const assertIsPage = async ({ status, headers, body }: Response) => {
  const type = headers.get('content-type')
  if (status < 500 || type?.startsWith('text/html')) return
  await body?.cancel()
  throw new Error(`The web answered ${status} with ${type ?? 'nothing'} instead of a page`)
}

/** Everything that is neither API nor file is a page, rendered by the web. */
export const servePages = (
  app: FastifyInstance,
  { render, callFor, isDevelopment, isProduction, publicOrigin, realtimeKey, log, versionAt }: PageOptions,
): void => {
  const kept = keptPages()
  // Fastify's own HEAD for a GET can't measure a Response.
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      assertReadable(request)
      assertTakesPages(request)
      const subdomain = subdomainOf(request, publicOrigin)
      const mainAddress = subdomain && mainAddressOf(subdomain, request.url)
      if (mainAddress) return reply.redirect(mainAddress, 301)
      const key = isDevelopment ? null : await keyFor(request, versionAt)
      if (key && (await kept.sendKept(request, reply, key))) return reply
      const nonce = randomBytes(16).toString('base64url')
      const call = await callFor(request)
      const asked = new NodeRequest({ req: request.raw, res: reply.raw })
      const report = (fault: unknown) => {
        log.error({ err: fault, request_id: request.id }, 'page failed')
        return request.id
      }
      const siteOrigin = subdomain?.mainOrigin ?? ownOrigin(request, publicOrigin)
      const page = await render(asked, {
        nonce,
        call,
        isProduction,
        report,
        siteOrigin,
        subdomain,
        realtimeKey,
        isForMany: key !== null,
      })
      await assertIsPage(page)
      if (key && page.status === 200) return kept.sendAndKeep(request, reply, { key, page, nonce })
      reply.headers({
        'content-security-policy': pagePolicy({ nonce, isDevelopment }),
        'cache-control': 'private, no-cache',
      })
      return reply.send(page)
    },
    // Reached by a page that breaks before its first byte, too.
    errorHandler: (error, request, reply) => {
      if (error instanceof AppError) throw error
      log.error({ err: error, request_id: request.id }, 'request failed')
      return sendLastResortPage(reply, { requestId: request.id, fault: isProduction ? null : String(error) })
    },
  })
}
