import { readdirSync } from 'node:fs'
import { sep } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { type Encoding, preferredEncoding } from './compress.ts'

const filesIn = (folder: string): Set<string> => {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return new Set(
    files.map(({ parentPath, name }) =>
      `${parentPath.slice(folder.length)}${sep}${name}`.replaceAll(sep, '/'),
    ),
  )
}

const pathOf = (url: string): string => url.replace(/\?.*/s, '')

const extensions: Record<Encoding, string> = { br: '.br', gzip: '.gz' }

/** The rest of an answer's headers are about the request. */
const headersOfFile = [
  'accept-ranges',
  'cache-control',
  'content-encoding',
  'content-length',
  'content-type',
  'etag',
  'last-modified',
  'vary',
] as const

/** A page has about fifty scripts, and reading one from the disk costs more than sending it. */
const mostCachedBytes = 8 * 1024 * 1024
const mostBytesOfFile = 256 * 1024

interface FileAnswer {
  readonly headers: Record<string, string | number | string[] | undefined>
  readonly body: Buffer
}

/** A file as one caller takes it. */
interface Wanted {
  readonly path: string
  /** Null if it isn't compressed. */
  readonly encoding: Encoding | null
}

/** Keeps the answers with whole files, as they were sent. Answers about a part or a known version depend on more. */
const createFileAnswers = () => {
  const answers = new LRUCache<string, FileAnswer>({
    maxSize: mostCachedBytes,
    sizeCalculation: ({ body }) => body.byteLength + 1024,
  })
  const keyOf = ({ path, encoding }: Wanted) => `${encoding} ${path}`
  const isPlain = ({ method, headers }: FastifyRequest) =>
    method === 'GET' && !headers.range && !headers['if-none-match'] && !headers['if-modified-since']
  return {
    find: (request: FastifyRequest, wanted: Wanted) =>
      isPlain(request) ? answers.get(keyOf(wanted)) : undefined,
    keep: async (request: FastifyRequest, reply: FastifyReply, wanted: Wanted, file: Readable) => {
      const isWanted = (reply.getHeader('content-encoding') ?? null) === wanted.encoding
      const isSmall = Number(reply.getHeader('content-length')) <= mostBytesOfFile
      if (!isPlain(request) || reply.statusCode !== 200 || !isWanted || !isSmall) return file
      const body = await buffer(file)
      const sent = headersOfFile.filter((name) => reply.hasHeader(name))
      const headers = Object.fromEntries(sent.map((name) => [name, reply.getHeader(name)]))
      answers.set(keyOf(wanted), { headers, body })
      return body
    },
  }
}

/**
 * Serves the files of a folder. Every other address is a page, also one among the files. The folder has more than a
 * thousand files, and as many routes would take half a second at every start, so a file is a condition of a few routes.
 */
export const serveFolder = async (app: FastifyInstance, folder: string): Promise<void> => {
  const files = filesIn(folder)
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) =>
      reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      ),
  })
  app.addConstraintStrategy({
    name: 'isFile',
    mustMatchWhenDerived: false,
    storage: () => {
      const handlers = new Map<unknown, never>()
      return {
        get: (isFile) => handlers.get(isFile) ?? null,
        set: (isFile, handler) => void handlers.set(isFile, handler as never),
      }
    },
    validate: () => {},
    deriveConstraint: ({ url = '' }) => files.has(pathOf(url)),
  })
  const wantedBy = ({ url, headers }: FastifyRequest): Wanted => {
    const path = pathOf(url)
    const encoding = preferredEncoding(headers['accept-encoding']?.toString())
    return { path, encoding: encoding && files.has(path + extensions[encoding]) ? encoding : null }
  }
  const answers = createFileAnswers()
  const folders = new Set([...files].map((file) => file.split('/').slice(1, -1)[0]))
  for (const name of folders)
    app.route({
      method: ['GET', 'HEAD'],
      url: name ? `/${name}/*` : '/:file',
      constraints: { isFile: true },
      handler: (request, reply) => {
        const answer = answers.find(request, wantedBy(request))
        return answer
          ? reply.headers(answer.headers).send(answer.body)
          : reply.sendFile(pathOf(request.url).slice(1))
      },
      onSend: async (request, reply, payload) =>
        payload instanceof Readable ? answers.keep(request, reply, wantedBy(request), payload) : payload,
    })
}
