import { once } from 'node:events'
import { connect } from 'node:net'
import { findProgram, installPackage } from './programs.ts'
import { startOnFreePort, startServer } from './server-process.ts'

export interface RedisService {
  readonly url: string
  readonly pid: number
  stop(): Promise<void>
  /** Same address, but empty: nothing is stored on disk. */
  restart(): Promise<void>
}

/** Starts a Redis on loopback, in memory only. */
export const startRedis = async (): Promise<RedisService> => {
  const program = findRedis()
  if (!program) throw new Error('Redis is missing: install redis-server or valkey-server')
  const start = (port: number) =>
    startServer({
      program,
      args: ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
      ping: (pid) => expectRedis(port, pid),
    })

  let port = 0
  let server = await startOnFreePort((free) => {
    port = free
    return start(free)
  })
  return {
    url: `redis://127.0.0.1:${port}`,
    get pid() {
      return server.pid
    },
    stop: () => server.stop('SIGTERM'),
    restart: async () => {
      await server.stop('SIGTERM')
      server = await start(port)
    },
  }
}

const findRedis = () => findProgram('redis-server', 'valkey-server')

/** Whether Redis is available. If it can't be installed, the tests that need it are skipped. */
export const hasRedis = (): boolean => findRedis() !== undefined

/** Runs one time before the tests, because tests run in parallel and installing can't. */
export const installRedis = (): boolean => {
  if (!hasRedis()) installPackage('redis-server')
  return hasRedis()
}

const expectRedis = async (port: number, pid: number): Promise<void> => {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    socket
      .setEncoding('utf8')
      .setTimeout(1_000, () => socket.destroy(new Error('no answer')))
      .write('INFO server\r\n')
    let answer = ''
    for await (const text of socket) {
      answer += text
      if (answer.includes(`process_id:${pid}\r\n`)) return
    }
    throw new Error('another server has the port')
  } finally {
    socket.destroy()
  }
}
