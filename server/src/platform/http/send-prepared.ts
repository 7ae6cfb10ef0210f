import type { FastifyReply, FastifyRequest } from 'fastify'
import { preferredEncoding } from './compress.ts'
import { isKnown, type Prepared } from './prepared.ts'

/** In the encoding that the caller prefers. */
export const sendEncoded = async (request: FastifyRequest, reply: FastifyReply, prepared: Prepared) => {
  const encoding = preferredEncoding(request.headers['accept-encoding']?.toString())
  if (!encoding) return reply.send(prepared.text)
  return reply.header('content-encoding', encoding).send(await prepared.encoded(encoding))
}

/** Not sent if the caller has it cached. */
export const sendUnlessKnown = async (request: FastifyRequest, reply: FastifyReply, prepared: Prepared) => {
  reply.header('etag', prepared.tag)
  if (isKnown(prepared.tag, request.headers['if-none-match'])) return reply.code(304).send()
  return sendEncoded(request, reply, prepared)
}
