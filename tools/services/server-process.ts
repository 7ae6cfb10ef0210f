import { spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from './free-port.ts'

interface ServerProgram {
  program: string
  args: string[]
  /** Rejects until this exact process takes requests. Another server may have the port. */
  ping: (pid: number) => Promise<unknown>
  /** The user to run as, if it must be a different one. */
  user?: { uid: number; gid: number } | undefined
}

interface ServerProcess {
  pid: number
  /** Resolves when the process has exited. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

const startDeadline = 30_000

/** Starts a server program and waits until it responds. It never outlives this process, even if that is killed. */
export const startServer = async ({ program, args, ping, user }: ServerProgram): Promise<ServerProcess> => {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...user })
  let lastWords = ''
  for (const output of [child.stdout, child.stderr]) {
    output.setEncoding('utf8').on('data', (text: string) => {
      lastWords = (lastWords + text).slice(-2_000)
    })
  }
  const ended = new Promise<void>((resolve) =>
    child.once('close', () => resolve()).once('error', () => resolve()),
  )
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const { pid } = child
  if (pid === undefined) throw new Error(`${program} could not be started`)
  const release = endTogether(pid)
  ended.then(release)

  const stop = async (signal: NodeJS.Signals = 'SIGINT') => {
    child.kill(signal)
    await ended
  }
  const deadline = Date.now() + startDeadline
  while (!(await succeeds(ping(pid)))) {
    if (hasEnded()) {
      await ended
      throw new Error(`${program} exited during startup: ${lastWords.trim()}`)
    }
    if (Date.now() > deadline) {
      await stop('SIGKILL')
      throw new Error(`${program} did not respond: ${lastWords.trim()}`)
    }
    await delay(20)
  }
  return { pid, stop }
}

/** Another process can take a free port before the server does. Then the next one is tried. */
export const startOnFreePort = async <Server>(start: (port: number) => Promise<Server>): Promise<Server> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await start(await freePort())
    } catch (error) {
      if (attempt === 3) throw error
    }
  }
}

const succeeds = (attempt: Promise<unknown>): Promise<boolean> =>
  attempt.then(
    () => true,
    () => false,
  )

/**
 * A shell waits on a pipe from this process. However this process ends, the pipe closes with it, and the shell ends the
 * server. The shell is detached, so a Ctrl-C meant for the tests does not end it first.
 */
const endTogether = (pid: number): (() => void) => {
  const guard = spawn('sh', ['-c', 'read -r _ || kill -INT "$0"', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  guard.unref()
  return () => {
    guard.kill('SIGKILL')
  }
}
