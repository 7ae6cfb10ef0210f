import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { NodeRequest } from 'srvx/node'
import { AppError } from '../app-error.ts'
import type { LocalCall } from './local-calls.ts'
import { pagePolicy } from './security-headers.ts'

/** What the web gets from the server to render a page. Nothing else passes between the two. */
interface PageContext {
  nonce: string
  /** The API, in process and signed in as the visitor is. */
  call: LocalCall
}

export type RenderPage = (request: Request, context: PageContext) => Promise<Response>

interface PageOptions {
  render: RenderPage
  callFor: (request: FastifyRequest) => Promise<LocalCall>
  isDevelopment: boolean
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

/** Everything that is neither API nor file is a page, rendered by the web. */
export const servePages = (app: FastifyInstance, { render, callFor, isDevelopment }: PageOptions): void => {
  // Fastify's own HEAD for a GET can't measure a Response.
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      assertReadable(request)
      assertTakesPages(request)
      const nonce = randomBytes(16).toString('base64url')
      const call = await callFor(request)
      const page = await render(new NodeRequest({ req: request.raw, res: reply.raw }), { nonce, call })
      reply.headers({
        'content-security-policy': pagePolicy({ nonce, isDevelopment }),
        'cache-control': 'private, no-cache',
      })
      return reply.send(page)
    },
  })
}
