import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { preferredEncoding } from './compress.ts'
import { isKnown, Prepared } from './prepared.ts'
import { keptPagePolicy, type PaymentSources } from './security-headers.ts'

interface KeptPage {
  prepared: Prepared
  policy: string
}

/** A page also shows things that don't change its version, such as which games are upcoming. */
const keptMilliseconds = 5 * 60 * 1000
const keptBytes = 64_000_000

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
const keep = (html: string, key: string, nonce: string, payment: PaymentSources): KeptPage => {
  const text = html.replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, '')
  return {
    prepared: new Prepared(text, tagOf(key, text)),
    policy: keptPagePolicy({
      scripts: hashesOf(text, inlineScripts),
      styles: hashesOf(text, inlineStyles),
      payment,
    }),
  }
}

const send = async (request: FastifyRequest, reply: FastifyReply, { prepared, policy }: KeptPage) => {
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'private, no-cache',
    etag: prepared.tag,
    vary: 'accept-encoding, cookie, authorization',
  })
  if (isKnown(prepared.tag, request.headers['if-none-match'])) return reply.code(304).send()
  const encoding = preferredEncoding(request.headers['accept-encoding']?.toString())
  if (!encoding) return reply.send(prepared.text)
  return reply.header('content-encoding', encoding).send(await prepared.encoded(encoding))
}

/** Renders a page once for all visitors who read it between two changes. */
export const keptPages = (payment: PaymentSources) => {
  const pages = new LRUCache<string, KeptPage>({
    maxSize: keptBytes,
    sizeCalculation: ({ prepared }) => Math.ceil(prepared.text.byteLength * 1.3),
    ttl: keptMilliseconds,
  })
  return {
    /** True if it was sent. */
    sendKept: async (request: FastifyRequest, reply: FastifyReply, key: string): Promise<boolean> => {
      const kept = pages.get(key)
      if (!kept) return false
      await send(request, reply, kept)
      return true
    },
    sendAndKeep: async (
      request: FastifyRequest,
      reply: FastifyReply,
      { key, page, nonce }: { key: string; page: Response; nonce: string },
    ) => {
      const kept = keep(await page.text(), key, nonce, payment)
      pages.set(key, kept)
      return send(request, reply, kept)
    },
  }
}
