import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))

export interface FieldhouseService {
  url: string
  pid: number
  /** Everything it has printed so far. */
  output(): string
  /** Sends the signal and returns the exit code, or null when the signal itself ended it. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

export interface FieldhouseOptions {
  /** Settings as environment variables. Ports are free ones unless set here. */
  settings?: Record<string, string>
  /** A data folder to keep. The default is a new one that is deleted with the process. */
  dataDir?: string
}

/** Without payments, which would start another program. With `PAYMENTS_URL: ''` the payment sandbox starts too. */
const usual = {
  PORT: '0',
  REALTIME_PORT: '0',
  FILM_FRAMES: 'off',
  PAYMENTS_URL: 'http://127.0.0.1:9',
  PAYMENT_SANDBOX_PORT: '0',
}

/** Those of `npm start`. Node's own nursery grows to 130 MB that nothing needs when idle. */
export const productFlags = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=16']

const launch = (settings: Record<string, string>) => {
  const child = spawn(process.execPath, [...productFlags, main], {
    env: { PATH: process.env.PATH, ...usual, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { out: '', err: '' }
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    said.err += part
  })
  const ready = new Promise<string>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      said.out += part
      const port = said.out.match(/Fieldhouse is ready: \S*:(\d+)\n/)?.[1]
      if (port) resolve(`http://localhost:${port}`)
    })
  })
  const endTogether = () => child.kill('SIGKILL')
  process.once('exit', endTogether)
  const ended = once(child, 'close').then(([code]) => {
    process.off('exit', endTogether)
    return code as number | null
  })
  return { child, said, ready, ended }
}

/** Runs the product as its own process, as `npm start` does, and waits until it prints its address. */
export const startFieldhouse = async ({
  settings = {},
  dataDir,
}: FieldhouseOptions = {}): Promise<FieldhouseService> => {
  const dir = dataDir ?? (await mkdtemp(join(tmpdir(), 'fieldhouse-data-')))
  const { child, said, ready, ended } = launch({ DATA_DIR: dir, ...settings })
  const output = () => said.out + said.err
  const failed = ended.then((code): never => {
    throw new Error(`Fieldhouse ended with ${code}: ${output()}`)
  })
  // After it is ready, an exit is not a failed start.
  failed.catch(() => {})
  return {
    url: await Promise.race([ready, failed]),
    pid: child.pid ?? 0,
    output,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal)
      const code = await ended
      if (!dataDir) await rm(dir, { recursive: true, force: true })
      return code
    },
  }
}

/** Runs it when it is expected not to start. Returns its output and exit code, which is null if it did start. */
export const failToStart = async (settings: Record<string, string>) => {
  const { child, said, ready, ended } = launch(settings)
  void ready.then(() => child.kill('SIGKILL'))
  const code = await ended
  return { code, pid: child.pid ?? 0, said: said.err }
}
