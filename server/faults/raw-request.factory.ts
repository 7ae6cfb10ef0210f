import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export const openSocket = async (url: string): Promise<Socket> => {
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1' })
  // The server may cut us off at any time, which is also an answer.
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

export interface RawAnswer {
  /** Null if the connection was closed without an answer. */
  status: number | null
  /** Everything received, byte for byte, as latin1. */
  text: string
  /** The status of the first answer, if there are several. */
  body: string
}

/** Everything the server sends until it closes the connection. */
export const readAnswer = async (socket: Socket): Promise<RawAnswer> => {
  let text = ''
  socket.on('data', (part: Buffer) => {
    text += part.toString('latin1')
  })
  if (!socket.destroyed) await once(socket, 'close')
  const length = /^content-length: (\d+)\r$/im.exec(text)?.[1]
  const start = text.indexOf('\r\n\r\n') + 4
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0) || null,
    text,
    body: text.slice(start, length ? start + Number(length) : undefined),
  }
}

/** Sends these bytes, whether they are HTTP or not. */
export const sendBytes = async (url: string, bytes: string | Buffer): Promise<RawAnswer> => {
  const socket = await openSocket(url)
  const answer = readAnswer(socket)
  socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes)
  return answer
}

export interface RawRequest {
  method?: string
  path?: string
  headers?: string[]
  body?: string | Buffer
}

let visitors = 0

/** A request that looks like HTTP. Each has a different IP address, so no limit hides a bug. */
export const rawRequest = ({ method = 'GET', path = '/', headers = [], body = '' }: RawRequest): Buffer => {
  visitors += 1
  const head = [
    `${method} ${path} HTTP/1.1`,
    ...(headers.some((line) => /^host:/i.test(line)) ? [] : ['Host: localhost']),
    'Connection: close',
    `X-Forwarded-For: 10.1.${visitors >> 8}.${visitors & 255}`,
    ...headers,
    ...(body.length > 0 ? [`Content-Length: ${Buffer.byteLength(body)}`] : []),
  ]
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'), Buffer.from(body)])
}
