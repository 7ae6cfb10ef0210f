import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { Prepared } from './prepared.ts'
import { keptPagePolicy, type PaymentSources } from './security-headers.ts'
import { sendEncoded, sendUnlessKnown } from './send-prepared.ts'
import { keyOf, type PageStatus, type SharedPage } from './shared-page.ts'

/** A page for all visitors. */
interface KeptPage {
  readonly status: PageStatus
  readonly prepared: Prepared
  readonly policy: string
  /** What its calls do with every reading, such as counting it. */
  readonly eachTime: readonly (() => void)[]
}

/** A page as the web rendered it for everyone. */
interface RenderedPage {
  readonly html: string
  readonly nonce: string
  readonly eachTime: readonly (() => void)[]
}

/** Stores a page for everyone. */
export type KeepPage = (page: RenderedPage) => KeptPage

/** A page also shows things that don't change its version, such as which games are upcoming. */
const keptMilliseconds = 5 * 60 * 1000
const keptBytes = 48_000_000
/** Anyone can make up addresses with a query, or that nobody has. These can't push other pages out of the cache. */
const withQueryBytes = 12_000_000
const nobodysBytes = 4_000_000

const inlineScripts = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g
const inlineStyles = /<style[^>]*>([\s\S]*?)<\/style>/g

const hashesOf = (html: string, inlined: RegExp): string[] => [
  ...new Set(
    [...html.matchAll(inlined)].map(([, text = '']) => createHash('sha256').update(text).digest('base64')),
  ),
]

/** When it was rendered, in milliseconds. This is the only difference between two renderings of one page. */
const momentsOfRendering = /\b\d{13}\b/g

/** Changes with the build. A page cached by an older build would ask for scripts that are gone. */
const tagOf = (key: string, text: string): string =>
  createHash('sha256').update(key).update(text.replaceAll(momentsOfRendering, '')).digest('base64url')

/** The page is the same for everyone, so its policy allows scripts by hash instead of by nonce. */
const keep = (
  key: string,
  status: PageStatus,
  { html, nonce, eachTime }: RenderedPage,
  payment: PaymentSources,
): KeptPage => {
  const text = html.replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, '')
  return {
    status,
    prepared: new Prepared(text, tagOf(key, text)),
    policy: keptPagePolicy({
      scripts: hashesOf(text, inlineScripts),
      styles: hashesOf(text, inlineStyles),
      payment,
    }),
    eachTime,
  }
}

export const sendKept = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { prepared, policy, status }: KeptPage,
) => {
  reply.code(status).headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, cookie, authorization',
  })
  // A 404 page is always sent.
  return status === 200 ? sendUnlessKnown(request, reply, prepared) : sendEncoded(request, reply, prepared)
}

/** Renders a page once for all visitors who read it between two changes. */
export const keptPages = (payment: PaymentSources) => {
  const cacheOf = (maxSize: number) =>
    new LRUCache<string, KeptPage>({
      maxSize,
      sizeCalculation: ({ prepared }) => Math.ceil(prepared.text.byteLength * 1.3),
      ttl: keptMilliseconds,
    })
  const [plain, withQuery, nobodys] = [cacheOf(keptBytes), cacheOf(withQueryBytes), cacheOf(nobodysBytes)]
  const cacheFor = ({ query, status }: SharedPage) => {
    if (status === 404) return nobodys
    return query === '' ? plain : withQuery
  }
  const rendering = new Map<string, Promise<KeptPage | null>>()
  return {
    /**
     * The page, also if another request is rendering it now. That one asked for the same version, so nothing has changed
     * since it began. Null if there is none.
     */
    find: async (page: SharedPage): Promise<KeptPage | null> => {
      const key = keyOf(page)
      const kept = cacheFor(page).get(key) ?? (await rendering.get(key)) ?? null
      for (const effect of kept?.eachTime ?? []) effect()
      return kept
    },
    /** Others who ask for the page in the meantime wait for it. If it can't be cached, each of them renders their own. */
    render: async <Answer>(
      page: SharedPage,
      render: (keep: KeepPage) => Promise<Answer>,
    ): Promise<Answer> => {
      const key = keyOf(page)
      const { promise, resolve } = Promise.withResolvers<KeptPage | null>()
      rendering.set(key, promise)
      try {
        return await render((rendered) => {
          const kept = keep(key, page.status, rendered, payment)
          cacheFor(page).set(key, kept)
          resolve(kept)
          return kept
        })
      } finally {
        resolve(null)
        if (rendering.get(key) === promise) rendering.delete(key)
      }
    },
  }
}
