import { fork } from 'node:child_process'
import { once } from 'node:events'
import { productFlags } from '../tools/services/fieldhouse.ts'

/** Runs in the server's process. Reports when it is ready, then answers requests for its CPU time. */
export const answerFor = (ready: object): void => {
  process.on('message', () => process.send?.(process.cpuUsage()))
  process.on('disconnect', () => process.exit(0))
  process.send?.(ready)
}

/** A server in its own process, started like the product. Its CPU time doesn't include the client's. */
export const startServerProcess = async <Ready extends object>(
  file: string,
  settings: Record<string, string> = {},
) => {
  const server = fork(file, { env: { ...process.env, ...settings }, execArgv: productFlags })
  const ended = once(server, 'exit').then(([code]) => {
    throw new Error(`${file} ended with ${code}`)
  })
  const answer = async <Value>(): Promise<Value> => (await Promise.race([once(server, 'message'), ended]))[0]
  const ready = await answer<Ready>()
  return {
    ready,
    pid: server.pid ?? 0,
    /** Microseconds of CPU so far. */
    cpu: async (): Promise<number> => {
      server.send('cpu')
      const { user, system } = await answer<NodeJS.CpuUsage>()
      return user + system
    },
    stop: async (): Promise<void> => {
      ended.catch(() => {})
      const gone = once(server, 'exit')
      server.kill()
      await gone
    },
  }
}
