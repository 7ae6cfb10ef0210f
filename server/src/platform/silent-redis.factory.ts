import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

export interface SilentRedis {
  readonly url: string
  /** How many commands of this name have arrived. */
  count: (command: string) => number
  /** Resolves when this many of them have arrived. */
  heard: (command: string, count?: number) => Promise<void>
  close: () => void
}

const bulk = (text: string): string => `$${text.length}\r\n${text}\r\n`

/** What a client needs before it considers the connection ready. Everything else stays without an answer. */
const answerTo = ([name = '', argument = '']: readonly string[]): string => {
  switch (name.toUpperCase()) {
    case 'HELLO':
      return '%1\r\n+proto\r\n:3\r\n'
    case 'CLIENT':
      return '+OK\r\n'
    case 'INFO':
      return bulk('redis_version:7.0.0\r\nloading:0\r\n')
    case 'SUBSCRIBE':
      return `>3\r\n${bulk('subscribe')}${bulk(argument)}:1\r\n`
    default:
      return ''
  }
}

/** The commands in a packet. They are small, so each packet has whole ones. */
const commandsIn = (packet: string): string[][] =>
  packet
    .split(/^\*\d+\r\n/m)
    .filter(Boolean)
    .map((command) => command.split('\r\n').filter((_line, index) => index % 2 === 1))

/** A Redis that hangs: it accepts connections and clients, and then never answers. */
export const startSilentRedis = async (): Promise<SilentRedis> => {
  const sockets = new Set<Socket>()
  const arrived: string[] = []
  const waiting = new Set<() => void>()
  const count = (name: string) => arrived.filter((command) => command === name).length
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.setEncoding('utf8').on('error', () => {})
    socket.on('data', (packet) => {
      for (const command of commandsIn(String(packet))) {
        arrived.push((command[0] ?? '').toUpperCase())
        socket.write(answerTo(command))
      }
      for (const look of waiting) look()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    count,
    heard: (command, atLeast = 1) =>
      new Promise((resolve) => {
        const look = () => {
          if (count(command) < atLeast) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
      }),
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
