import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Kept {
  name: string
  size?: number
  send: (response: ServerResponse) => void
}

const bytesOf = (bytes: Buffer) => (response: ServerResponse) => void response.end(bytes)

/** A Drive for tests. It has the given files and remembers its requests. */
export const startDriveApi = async (files: Record<string, Kept | Buffer>) => {
  const asked: { url: string; authorization: string | undefined }[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://drive.test')
    asked.push({ url: url.pathname + url.search, authorization: request.headers.authorization })
    const found = files[url.pathname.replace('/files/', '')]
    if (!found) return void response.writeHead(404).end()
    const file = Buffer.isBuffer(found)
      ? { name: 'From Drive.pdf', size: found.length, send: bytesOf(found) }
      : found
    if (url.searchParams.get('alt') === 'media') return file.send(response)
    const { name, size } = file
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ name, mimeType: 'application/pdf', ...(size && { size: String(size) }) }))
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    stop: () => new Promise((done) => void server.close(done).closeAllConnections()),
  }
}
