import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { liveEvents } from '@fieldhouse/contract/messaging.live'
import { WebSocket } from 'ws'
import { startPostgres } from '../tools/services/postgres.ts'
import { type Measurement, print } from './measurement.ts'
import type { LiveServer, SentForm } from './messaging-live-server.ts'
import { p95, takeTurns } from './messaging-turns.ts'
import { startServerProcess } from './server-process.ts'

/** `MESSAGING_SENDINGS=50 node bench/messaging-live.ts` is a quick run. */
const sendings = Number(process.env.MESSAGING_SENDINGS ?? 400)
const content = 'Coach, thank you for watching the game. I have put the film of the second half on my page.'

/** A screen that shows what arrives. */
const openScreen = (socket: WebSocket) => {
  const waiting = new Map<string, () => void>()
  socket.on('message', (text) => {
    const { event, data } = JSON.parse(String(text)) as { event: string; data: string }
    if (event === liveEvents.message) waiting.get((JSON.parse(data) as SentForm).client_id)?.()
  })
  return {
    shows: (clientId: string) => new Promise<void>((resolve) => waiting.set(clientId, resolve)),
    close: () => socket.terminate(),
  }
}

const openSocket = (url: string, path = '/') =>
  new WebSocket(`${url.replace('http', 'ws')}${path}`, { perMessageDeflate: false })

/** On this server, every client gets everything. */
const joinRelay = async ({ urls }: LiveServer): Promise<WebSocket> => {
  const socket = openSocket(urls.bare)
  await once(socket, 'open')
  return socket
}

/** Joins the channel of the recipient the way the stock client does. */
const joinChannel = async ({ urls, key, recipient }: LiveServer): Promise<WebSocket> => {
  const { channel, headers } = recipient
  const socket = openSocket(urls.app, `/app/${key}?protocol=7`)
  const [welcome] = await once(socket, 'message')
  const { socket_id } = JSON.parse(JSON.parse(String(welcome)).data)
  const claim = await fetch(`${urls.app}/api/broadcasting/auth`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ socket_id, channel_name: channel }),
  })
  const data = { channel, ...((await claim.json()) as object) }
  socket.send(JSON.stringify({ event: 'pusher:subscribe', data }))
  const [joined] = await once(socket, 'message')
  if (!String(joined).includes('subscription_succeeded')) throw new Error(`not joined: ${joined}`)
  return socket
}

/** Milliseconds from sending to showing. The next message is sent after the sender has the answer too. */
const sending =
  ({ sender, recipient }: LiveServer, url: string, screen: ReturnType<typeof openScreen>) =>
  async (): Promise<number> => {
    const form: SentForm = { recipient_id: recipient.id, client_id: randomUUID(), content }
    const shown = screen.shows(form.client_id)
    const start = performance.now()
    const answer = fetch(`${url}/api/message/send`, {
      method: 'POST',
      headers: { ...sender.headers, 'content-type': 'application/json' },
      body: JSON.stringify(form),
    }).then(async (got) => ({ status: got.status, text: await got.text() }))
    const took = shown.then(() => performance.now() - start)
    const { status } = await answer
    if (status !== 201) throw new Error(`sending was answered with ${status}`)
    return took
  }

/** MSG-06: the time from sending to the other screen, compared with only an insert and a websocket. */
export const benchMessagingLive = async (): Promise<Measurement[]> => {
  // Like in production, a commit waits for the disk.
  const postgres = await startPostgres()
  const server = await startServerProcess<LiveServer>(
    fileURLToPath(new URL('messaging-live-server.ts', import.meta.url)),
    { DATABASE_URL: postgres.url },
  )
  const { ready } = server
  const screens = {
    app: openScreen(await joinChannel(ready)),
    bare: openScreen(await joinRelay(ready)),
  }
  const turns = await takeTurns(
    {
      app: sending(ready, ready.urls.app, screens.app),
      bare: sending(ready, ready.urls.bare, screens.bare),
    },
    sendings,
  )
  for (const screen of Object.values(screens)) screen.close()
  await server.stop()
  await postgres.stop()
  const [app, bare] = [p95(turns, 'app'), p95(turns, 'bare')]
  return [
    {
      name: 'A message, from sending to the other screen, p95',
      unit: 'ms',
      value: app,
      reference: { name: 'bare ws relay, the same insert', value: bare, ratio: app / bare },
      target: 2,
    },
  ]
}

if (import.meta.main) print(await benchMessagingLive())
