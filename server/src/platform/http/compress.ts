import { once } from 'node:events'
import { pipeline, Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Below this it all fits into one packet anyway. */
const worthBytes = 1024

/** Measured on our pages: quality 4 is no smaller than gzip; 5 is, by 6 to 10 %, for half as much time again. */
const brotli = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    // 64 kB: it reaches over a page, and each request under way holds one.
    [constants.BROTLI_PARAM_LGWIN]: 16,
  },
}

const brotliWhole = promisify(brotliCompress)
const gzipWhole = promisify(gzip)

/** `flush` sends each chunk on at once: the head of a page must not wait for its end. */
const encoders = {
  br: {
    whole: (text: string | Buffer) => brotliWhole(text, brotli),
    stream: () => createBrotliCompress({ ...brotli, flush: constants.BROTLI_OPERATION_FLUSH }),
  },
  gzip: {
    whole: (text: string | Buffer) => gzipWhole(text),
    stream: () => createGzip({ flush: constants.Z_SYNC_FLUSH }),
  },
}
export type Encoding = keyof typeof encoders

export const encodeWhole = (text: string | Buffer, encoding: Encoding): Promise<Buffer> =>
  encoders[encoding].whole(text)

/** The weight that the caller gives to each name in Accept-Encoding; 1 unless it says so. */
const weightsIn = (header: string): Map<string, number> =>
  new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.toLowerCase().split(';')
      const weight = parameters.map((text) => text.trim()).find((text) => text.startsWith('q='))
      return [name.trim(), weight === undefined ? 1 : Number(weight.slice(2)) || 0]
    }),
  )

/** What the caller likes best, and the smaller where it likes both the same. Null: as it is. */
export const preferredEncoding = (header = ''): Encoding | null => {
  if (header === '') return null
  const weights = weightsIn(header)
  const likes = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
  const best = likes('gzip') > likes('br') ? 'gzip' : 'br'
  const isWanted = likes(best) > 0 && likes(best) >= (weights.get('identity') ?? 0)
  return isWanted ? best : null
}

/** Fastify takes a Response apart only after the hooks; its headers are needed before. */
const takeApart = (reply: FastifyReply, { status, headers, body }: Response) => {
  reply.code(status)
  for (const [name, value] of headers) reply.header(name, value)
  return body
}

const isText = (type: unknown): boolean => /^(text\/|application\/json|image\/svg\+xml)/.test(String(type))

type Compressible = string | Buffer | ReadableStream

/** Files come as streams of Node and are compressed when the web is built, or not worth it. */
const isCompressible = (reply: FastifyReply, body: unknown): body is Compressible => {
  if (!isText(reply.getHeader('content-type')) || reply.hasHeader('content-encoding')) return false
  if (typeof body === 'string' || Buffer.isBuffer(body)) return Buffer.byteLength(body) >= worthBytes
  return body instanceof ReadableStream
}

const compressStream = async (body: ReadableStream, encoding: Encoding, reply: FastifyReply) => {
  const compressed = encoders[encoding].stream()
  // A fault of the source reaches whoever reads the result; when that one leaves, the source ends.
  pipeline(Readable.fromWeb(body as NodeReadableStream), compressed, () => {})
  reply.raw.once('close', () => compressed.destroy())
  // What fails before its first byte can still be answered with a refusal.
  await Promise.race([once(compressed, 'readable'), once(compressed, 'close')])
  return compressed
}

const compress = (body: Compressible, encoding: Encoding, reply: FastifyReply) =>
  body instanceof ReadableStream ? compressStream(body, encoding, reply) : encoders[encoding].whole(body)

/** A page has the headers of its GET, where its length is not known beforehand. Others are measured as they are. */
const headOf = (reply: FastifyReply, body: Compressible, encoding: Encoding) => {
  if (!(body instanceof ReadableStream)) return body
  void body.cancel()
  reply.header('content-encoding', encoding).removeHeader('content-length')
  return null
}

const varyByEncoding = (reply: FastifyReply) => {
  const names = [reply.getHeader('vary') ?? []].flat()
  if (!names.join().toLowerCase().includes('accept-encoding'))
    reply.header('vary', [...names, 'accept-encoding'].join(', '))
}

/**
 * Compresses pages and whatever else is text, for those who take it. The length of an answer then tells something of
 * its content (BREACH), so no answer may repeat a lasting secret: ours stay in a cookie that no page can read.
 */
export const compressAnswers = (app: FastifyInstance): void => {
  // Not async: most answers are short, and a promise for each would take longer than to find that out.
  app.addHook('onSend', (request, reply, payload: unknown, done) => {
    const body = payload instanceof Response ? takeApart(reply, payload) : payload
    if (!isCompressible(reply, body)) return done(null, body)
    varyByEncoding(reply)
    const encoding = preferredEncoding(request.headers['accept-encoding']?.toString())
    if (!encoding) return done(null, body)
    if (request.method === 'HEAD') return done(null, headOf(reply, body, encoding))
    compress(body, encoding, reply).then((compressed) => {
      reply.header('content-encoding', encoding).removeHeader('content-length')
      done(null, compressed)
    }, done)
  })
}
