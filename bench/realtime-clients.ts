import { privateUserChannel } from '@fieldhouse/contract/channels'
import { WebSocket } from 'ws'
import { uuidv7 } from '../server/src/platform/database/uuid.ts'
import { channelDataOf, sign } from '../server/src/platform/realtime/channel-auth.ts'
import { channel, joined, realtimeApp } from './realtime-server.ts'

/** Connects this many at the same time. Thousands would overflow the backlog of the listening socket. */
const lanes = 20

const ownSubscription = (socketId: string) => {
  const own = privateUserChannel(uuidv7())
  const channel_data = channelDataOf(uuidv7())
  return { channel: own, channel_data, auth: sign(realtimeApp, socketId, own, channel_data) }
}

/** Like a page of a signed-in person: in their own channel, and in one with everyone else. */
const connectClient = (port: number, onEvent: () => void): Promise<WebSocket> => {
  const { promise, resolve, reject } = Promise.withResolvers<WebSocket>()
  const socket = new WebSocket(`ws://127.0.0.1:${port}/app/${realtimeApp.key}?protocol=7`, {
    perMessageDeflate: false,
  })
  const subscribe = (data: object) => socket.send(JSON.stringify({ event: 'pusher:subscribe', data }))
  let missing = 2
  socket.on('error', reject)
  socket.once('message', (welcome) => {
    const { socket_id } = JSON.parse(JSON.parse(String(welcome)).data)
    socket.on('message', (text) => {
      if (missing === 0) return onEvent()
      if (!String(text).includes(joined)) return reject(new Error(`not joined: ${text}`))
      missing -= 1
      if (missing === 0) resolve(socket)
    })
    subscribe(ownSubscription(socket_id))
    subscribe({ channel })
  })
  return promise
}

interface RealtimeClients {
  /** Waits until all clients together have received this many more events. */
  received: (count: number) => Promise<void>
  close: () => void
}

export const connectClients = async (port: number, count: number): Promise<RealtimeClients> => {
  let left = 0
  let finish = () => {}
  const sockets: WebSocket[] = []
  const onEvent = () => {
    left -= 1
    if (left === 0) finish()
  }
  let started = 0
  const keepConnecting = async () => {
    while (started++ < count) sockets.push(await connectClient(port, onEvent))
  }
  await Promise.all(Array.from({ length: lanes }, keepConnecting))
  return {
    received: (awaited) => {
      left = awaited
      return new Promise((resolve) => {
        finish = resolve
      })
    },
    close: () => {
      for (const socket of sockets) socket.terminate()
    },
  }
}
