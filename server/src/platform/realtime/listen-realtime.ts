import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Realtime } from './pusher-server.ts'

interface RealtimeListener {
  readonly port: number
  /** Accepts no new clients from now on. Resolves when the last one is gone, so close the realtime server too. */
  readonly close: () => Promise<void>
}

/** A port only for websockets, where stock clients look for one (MSG-01). */
export const listenRealtime = async (
  realtime: Realtime,
  address: { readonly port: number; readonly host: string },
): Promise<RealtimeListener> => {
  const server = createServer((_request, response) => {
    response.writeHead(426, { upgrade: 'websocket', connection: 'upgrade, close' }).end()
  })
  server.on('upgrade', realtime.handleUpgrade)
  server.listen(address)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
      }),
  }
}
