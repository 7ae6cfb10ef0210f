import type { Socket } from 'node:net'
import type { ErrorKind } from '@fieldhouse/contract/errors.kinds'
import type { ConnectionError } from 'fastify'
import { AppError } from '../app-error.ts'
import { errorBody } from './refusal.ts'

const refusalOfBrokenHttp: Record<string, { status: string; code: ErrorKind }> = {
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', code: 'too_large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', code: 'timeout' },
}

/** Bytes that are not HTTP never become a request. Their bare socket gets an answer in the same form. */
export const answerBrokenHttp = (nextId: () => string) => (error: ConnectionError, socket: Socket) => {
  if (!socket.writable) return socket.destroy()
  const { status, code } = refusalOfBrokenHttp[error.code] ?? {
    status: '400 Bad Request',
    code: 'bad_request',
  }
  const body = JSON.stringify(errorBody(new AppError(code), nextId()))
  const head = [
    `HTTP/1.1 ${status}`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}
