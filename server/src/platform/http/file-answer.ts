import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isKnown } from './prepared.ts'

interface FileFacts {
  /** A function creates it, for callers who don't have it cached. */
  readonly body: Buffer | Readable | (() => Promise<Buffer>)
  readonly type: string
  /** The name it is saved under. Without one, the browser shows it. */
  readonly name?: string
  /** Changes with the file, if it is known before the file is made. */
  readonly tag?: string
  /** Never stored, not even by the browser of the person who may have it. */
  readonly isUncached?: boolean
}

/** An answer that is a file instead of JSON. */
export class FileAnswer {
  readonly facts: FileFacts

  constructor(facts: FileFacts) {
    this.facts = facts
  }
}

/** RFC 6266: an ASCII name for old programs, the full name for the others. */
const disposition = (name: string): string => {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`
}

export const sendFile = async ({ headers }: FastifyRequest, reply: FastifyReply, { facts }: FileAnswer) => {
  const { body, type, name, tag, isUncached = false } = facts
  const isThere = tag !== undefined && isKnown(`"${tag}"`, headers['if-none-match'])
  // Created before any header is set, because a refusal must not look like a file.
  const content = typeof body === 'function' && !isThere ? await body() : body
  reply.headers({ 'content-type': type, 'cache-control': isUncached ? 'no-store' : 'private, no-cache' })
  if (name) reply.header('content-disposition', disposition(name))
  if (tag) reply.header('etag', `"${tag}"`)
  if (!isThere) return reply.send(content)
  if (body instanceof Readable) body.destroy()
  return reply.code(304).send()
}
