import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { NodeRequest } from 'srvx/node'
import { AppError } from '../app-error.ts'
import type { Log } from '../log.ts'
import type { Caller } from './bind.ts'
import { type KeepPage, keptPages, sendKept } from './kept-pages.ts'
import type { LocalCall, localCalls } from './local-calls.ts'
import { limitCaller } from './mount.ts'
import { startPageMemo } from './once-per-page.ts'
import { ownOrigin } from './own-origin.ts'
import { isRefusalPage, sendLastResortPage, sendRefusalPage } from './plain-pages.ts'
import type { RateLimiter } from './rate-limit.ts'
import { refusalOf } from './refusal.ts'
import { type PaymentSources, pagePolicyWith } from './security-headers.ts'
import {
  anyVisitor,
  type PageStatus,
  requestFor,
  type SharedPage,
  type SharedPageKind,
  sharedPageFor,
} from './shared-page.ts'
import { mainAddressOf, type Subdomain, subdomainOf } from './subdomain.ts'

/** What the web gets from the server to render a page. There is no other connection between the two. */
interface PageContext {
  nonce: string
  /** The API, in process and signed in as the visitor. */
  call: LocalCall
  /** Developer pages are not shown in production. */
  isProduction: boolean
  /** Logs an error from rendering, and returns its id in the log. */
  report: (fault: unknown) => string
  /** Before the page is rendered again, which costs twice as much, so the reason is logged. The first calls don't count. */
  beginAgain: (fault: unknown) => void
  /** The public address of the site: the configured one, or the one of the request. */
  siteOrigin: string
  /** Set if the page is an athlete's own subdomain. */
  subdomain: Subdomain | null
  /** What the browser needs to open its websocket. */
  realtimeKey: string
  /** Rendered once for many visitors, so its styles may be inlined. */
  isForMany: boolean
}

export type RenderPage = (request: Request, context: PageContext) => Promise<Response>

interface PageOptions {
  render: RenderPage
  identify: (request: FastifyRequest) => Promise<Caller>
  limiter: RateLimiter
  callAs: ReturnType<typeof localCalls>
  isDevelopment: boolean
  isProduction: boolean
  publicOrigin: string | null
  payment: PaymentSources
  realtimeKey: string
  log: Log
  /** The pages that are rendered once for all visitors. */
  sharedKinds: readonly SharedPageKind[]
}

/** Addresses that the router can't decode are not pages. A query may be broken, because trackers add anything. */
const assertReadable = ({ url }: FastifyRequest) => {
  try {
    decodeURI(url.replace(/\?.*/, ''))
  } catch {
    throw new AppError('bad_request')
  }
}

/** Only callers who accept HTML get pages. */
const assertTakesPages = ({ headers: { accept = '*/*' } }: FastifyRequest) => {
  if (!/(^|,)\s*(\*\/\*|text\/(html|\*))/.test(accept)) throw new AppError('not_found')
}

/** The web shows its own errors as pages. A bare error means that it could not. */
const assertIsPage = async ({ status, headers, body }: Response) => {
  const type = headers.get('content-type')
  if (status < 500 || type?.startsWith('text/html')) return
  await body?.cancel()
  throw new Error(`The web answered ${status} with ${type ?? 'nothing'} instead of a page`)
}

/** A page that could not load its data is no page. Some can do with less while the database is away. */
const assertNotRefused = async ({ status, body }: Response, refusals: readonly AppError[]) => {
  const refusal = refusals.find(
    ({ kind }) => kind === 'too_many_requests' || (kind === 'unavailable' && status >= 500),
  )
  if (!refusal) return
  await body?.cancel()
  throw refusal
}

/**
 * Two refusals are the same for every visitor: of calls that need an account, and at an address that nobody has, of the
 * call that looks for its page. Any other refusal may be temporary.
 */
const mayBeKept = ({ status }: Response, refusals: readonly AppError[], expected: PageStatus): boolean =>
  status === expected &&
  refusals.every(({ kind }) => kind === 'unauthenticated' || (expected === 404 && kind === 'not_found'))

/** HEAD has the headers of the page, so the page is rendered for it like for GET. */
const asGet = (request: FastifyRequest, reply: FastifyReply): Request => {
  const asked = new NodeRequest({ req: request.raw, res: reply.raw })
  return request.method === 'GET' ? asked : new Request(asked.url, { headers: asked.headers })
}

/** While the database is away, nobody knows the version of a page. Some pages can do without it. */
const nullIfAway = (error: unknown): null => {
  if (refusalOf(error).kind === 'unavailable') return null
  throw error
}

interface Asked {
  readonly caller: Caller
  readonly subdomain: Subdomain | null
}

/** Everything that is neither API nor file is a page, rendered by the web. */
export const servePages = (app: FastifyInstance, options: PageOptions): void => {
  const { render, identify, limiter, callAs, isDevelopment, isProduction, publicOrigin, payment, log } =
    options
  const kept = keptPages(payment)
  const policyWith = pagePolicyWith({ isDevelopment, payment })

  /** Renders the page, for everyone if it is shared. */
  const answerAnew = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { caller, subdomain, shared }: Asked & { shared: { page: SharedPage; keep: KeepPage } | null },
  ) => {
    const nonce = randomBytes(16).toString('base64url')
    const refusals: AppError[] = []
    const eachTime: (() => void)[] = []
    const call = callAs(shared ? anyVisitor(shared.page, caller) : caller, {
      requestId: request.id,
      countedFor: caller,
      onRefusal: (refusal) => refusals.push(refusal),
      onEachTime: (effect) => eachTime.push(effect),
    })
    const report = (fault: unknown) => {
      // A visitor who closes the tab while the page is rendered ends the request. That is nobody's fault.
      const isLeft = reply.raw.destroyed
      log[isLeft ? 'info' : 'error'](
        { err: fault, request_id: request.id },
        isLeft ? 'page left' : 'page failed',
      )
      return request.id
    }
    const beginAgain = (fault: unknown) => {
      log.info({ err: fault, request_id: request.id }, 'page is rendered again')
      startPageMemo(caller.actor)
      refusals.length = 0
      eachTime.length = 0
    }
    const page = await render(shared ? requestFor(shared.page) : asGet(request, reply), {
      nonce,
      call,
      isProduction,
      report,
      beginAgain,
      siteOrigin: shared?.page.siteOrigin ?? subdomain?.mainOrigin ?? ownOrigin(request, publicOrigin),
      subdomain,
      realtimeKey: options.realtimeKey,
      isForMany: shared?.page.status === 200,
    })
    await assertIsPage(page)
    await assertNotRefused(page, refusals)
    for (const effect of eachTime) effect()
    if (shared && mayBeKept(page, refusals, shared.page.status))
      return sendKept(request, reply, shared.keep({ html: await page.text(), nonce, eachTime }))
    reply.code(page.status)
    for (const [name, value] of page.headers) reply.header(name, value)
    reply.headers({
      'content-security-policy': policyWith(nonce),
      // What a signed-in person saw must be gone after the session, also from the disk of a shared computer.
      'cache-control': caller.actor ? 'no-store' : 'private, no-cache',
    })
    const text = await page.text()
    // Encoded once. A string would be measured three times, and encoded again. A redirect has no text.
    return reply.send(text ? Buffer.from(text) : undefined)
  }

  const answer = async (request: FastifyRequest, reply: FastifyReply, asked: Asked) => {
    const page = isDevelopment
      ? null
      : await sharedPageFor({ request, ...asked, publicOrigin, kinds: options.sharedKinds }).catch(nullIfAway)
    if (!page) return answerAnew(request, reply, { ...asked, shared: null })
    const found = await kept.find(page)
    if (found) return sendKept(request, reply, found)
    return kept.render(page, (keep) => answerAnew(request, reply, { ...asked, shared: { page, keep } }))
  }

  // Fastify's own HEAD for a GET would measure the page before it is compressed.
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      assertReadable(request)
      assertTakesPages(request)
      const subdomain = subdomainOf(request, publicOrigin)
      const mainAddress = subdomain && mainAddressOf(subdomain, request.url)
      if (mainAddress) return reply.redirect(mainAddress, 301)
      const caller = await identify(request)
      await limitCaller(limiter, 'read', caller)
      return answer(request, reply, { caller, subdomain })
    },
    // Also called if compressing a page fails.
    errorHandler: (error, request, reply) => {
      const refusal = refusalOf(error)
      if (isRefusalPage(refusal)) return sendRefusalPage(reply, refusal, request.id)
      if (error instanceof AppError) throw error
      log.error({ err: error, request_id: request.id }, 'request failed')
      return sendLastResortPage(reply, { requestId: request.id, fault: isProduction ? null : String(error) })
    },
  })
}
