import { once } from 'node:events'
import { pipeline, Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  gzipSync,
} from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Shorter answers fit into one packet anyway. */
const worthBytes = 1024

/** Up to this size, handing an answer to another thread takes longer than compressing it: 0.3 ms instead of 0.1. */
const shortBytes = 16 * 1024

/** Measured on our pages: quality 4 is no smaller than gzip. Quality 5 is 6 to 10% smaller, for 50% more time. */
const brotli = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    // 64 kB covers a page, and each active request has one of these.
    [constants.BROTLI_PARAM_LGWIN]: 16,
  },
}

/**
 * For short answers. A list of 15 users takes a quarter of the time, and its 16% more bytes are still in the same
 * packets.
 */
const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }

/** For answers that are compressed once and sent often: 2 to 7% smaller, for 20% more time. A long list repeats itself. */
const lastingBrotli = {
  params: { ...brotli.params, [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_LGWIN]: 19 },
}

const brotliWhole = promisify(brotliCompress)
const gzipWhole = promisify(gzip)

/** `flush` sends each chunk immediately, because a reader of a long answer must not wait for its end. */
const encoders = {
  br: {
    whole: (text: string | Buffer) => brotliWhole(text, brotli),
    lasting: (text: string | Buffer) => brotliWhole(text, lastingBrotli),
    short: (text: string | Buffer) => brotliCompressSync(text, quickBrotli),
    stream: () => createBrotliCompress({ ...brotli, flush: constants.BROTLI_OPERATION_FLUSH }),
  },
  gzip: {
    whole: (text: string | Buffer) => gzipWhole(text),
    lasting: (text: string | Buffer) => gzipWhole(text, { level: 9 }),
    short: (text: string | Buffer) => gzipSync(text),
    stream: () => createGzip({ flush: constants.Z_SYNC_FLUSH }),
  },
}
export type Encoding = keyof typeof encoders

export const encodeLasting = (text: string | Buffer, encoding: Encoding): Promise<Buffer> =>
  encoders[encoding].lasting(text)

/** The weight of each name in Accept-Encoding. The default is 1. */
const weightsIn = (header: string): Map<string, number> =>
  new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.toLowerCase().split(';')
      const weight = parameters.map((text) => text.trim()).find((text) => text.startsWith('q='))
      return [name.trim(), weight === undefined ? 1 : Number(weight.slice(2)) || 0]
    }),
  )

/** The encoding the caller prefers, or the smaller one of two equals. Null means no encoding. */
export const preferredEncoding = (header = ''): Encoding | null => {
  if (header === '') return null
  const weights = weightsIn(header)
  const likes = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
  const best = likes('gzip') > likes('br') ? 'gzip' : 'br'
  const isWanted = likes(best) > 0 && likes(best) >= (weights.get('identity') ?? 0)
  return isWanted ? best : null
}

const isShort = (body: Compressible): body is string | Buffer =>
  !(body instanceof ReadableStream) && Buffer.byteLength(body) <= shortBytes

const isText = (type: unknown): boolean => /^(text\/|application\/json|image\/svg\+xml)/.test(String(type))

type Compressible = string | Buffer | ReadableStream

/** Files come as Node streams. The web build has compressed them, or they aren't worth it. */
const isCompressible = (reply: FastifyReply, body: unknown): body is Compressible => {
  if (!isText(reply.getHeader('content-type')) || reply.hasHeader('content-encoding')) return false
  if (typeof body === 'string' || Buffer.isBuffer(body)) return Buffer.byteLength(body) >= worthBytes
  return body instanceof ReadableStream
}

const compressStream = async (body: ReadableStream, encoding: Encoding, reply: FastifyReply) => {
  const compressed = encoders[encoding].stream()
  // An error in the source reaches the reader of the result. When the reader leaves, the source ends.
  pipeline(Readable.fromWeb(body as NodeReadableStream), compressed, () => {})
  reply.raw.once('close', () => compressed.destroy())
  // If it fails before its first byte, we can still answer with a refusal.
  await Promise.race([once(compressed, 'readable'), once(compressed, 'close')])
  return compressed
}

const compress = (body: Compressible, encoding: Encoding, reply: FastifyReply) =>
  body instanceof ReadableStream ? compressStream(body, encoding, reply) : encoders[encoding].whole(body)

/** Fastify adds HEAD to a route with only GET. It then measures the answer as it is. */
const answersHeadItself = ({ routeOptions }: FastifyRequest): boolean => Array.isArray(routeOptions.method)

/** The headers of the GET, but no length: nothing is compressed only to know that. */
const headOf = (reply: FastifyReply, body: Compressible, encoding: Encoding) => {
  if (body instanceof ReadableStream) void body.cancel()
  reply.header('content-encoding', encoding).removeHeader('content-length')
  return null
}

const varyByEncoding = (reply: FastifyReply) => {
  const names = [reply.getHeader('vary') ?? []].flat()
  if (!names.join().toLowerCase().includes('accept-encoding'))
    reply.header('vary', [...names, 'accept-encoding'].join(', '))
}

/**
 * Compresses pages and other text for clients that accept it. The length of an answer then reveals something about its
 * content (BREACH), so no answer may repeat a lasting secret. Ours stay in a cookie that no page can read.
 */
export const compressAnswers = (app: FastifyInstance): void => {
  // Not async: most answers are short, and creating a promise for each would take longer than checking that.
  app.addHook('onSend', (request, reply, body: unknown, done) => {
    if (!isCompressible(reply, body)) return done(null, body)
    varyByEncoding(reply)
    const encoding = preferredEncoding(request.headers['accept-encoding']?.toString())
    if (!encoding) return done(null, body)
    if (request.method === 'HEAD')
      return done(null, answersHeadItself(request) ? headOf(reply, body, encoding) : body)
    const send = (compressed: unknown) => {
      reply.header('content-encoding', encoding).removeHeader('content-length')
      done(null, compressed)
    }
    if (isShort(body)) send(encoders[encoding].short(body))
    else compress(body, encoding, reply).then(send, done)
  })
}
