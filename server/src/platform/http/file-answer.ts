import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isKnown } from './prepared.ts'

interface FileFacts {
  /** A function makes it, for whoever has not got it already. */
  readonly body: Buffer | Readable | (() => Promise<Buffer>)
  readonly type: string
  /** Under which it is saved; without one the browser shows it. */
  readonly name?: string
  /** Changes with the file, where it is known before the file is made. */
  readonly tag?: string
}

/** An answer that is a file instead of JSON. */
export class FileAnswer {
  readonly facts: FileFacts

  constructor(facts: FileFacts) {
    this.facts = facts
  }
}

/** RFC 6266: a name in ASCII for old programs, the whole one for the others. */
const disposition = (name: string): string => {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`
}

export const sendFile = async ({ headers }: FastifyRequest, reply: FastifyReply, { facts }: FileAnswer) => {
  const { body, type, name, tag } = facts
  const isThere = tag !== undefined && isKnown(`"${tag}"`, headers['if-none-match'])
  // Made before any header is set: a refusal must not look like a file.
  const content = typeof body === 'function' && !isThere ? await body() : body
  reply.headers({ 'content-type': type, 'cache-control': 'private, no-cache' })
  if (name) reply.header('content-disposition', disposition(name))
  if (tag) reply.header('etag', `"${tag}"`)
  if (!isThere) return reply.send(content)
  if (body instanceof Readable) body.destroy()
  return reply.code(304).send()
}
