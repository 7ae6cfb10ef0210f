import { once } from 'node:events'
import { Duplex } from 'node:stream'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import type { EngineSettings, FromEngine, ToEngine } from './embedded-engine.worker.ts'
import type { PreparedDatabase } from './prepared-folder.ts'

/** PGlite in its own thread (a query blocks its thread). We talk to it in PostgreSQL's wire protocol. */
export interface EmbeddedEngine {
  /** A connection for `pg`'s `stream` option. */
  connect(): Duplex
  close(): Promise<void>
}

/** The part of a socket that `pg` uses, over messages to the worker. */
class EngineConnection extends Duplex {
  readonly #worker: Worker
  readonly #id: number
  readonly #receive = (message: FromEngine) => {
    if (message.kind === 'data' && message.connection === this.#id) this.push(message.bytes)
  }
  readonly #lost = () => this.destroy(new Error('The embedded database has stopped'))

  constructor(worker: Worker, id: number) {
    super()
    this.#worker = worker
    this.#id = id
  }

  connect() {
    this.#worker.on('message', this.#receive)
    this.#worker.once('exit', this.#lost)
    this.#send({ kind: 'open', connection: this.#id })
    setImmediate(() => this.emit('connect'))
  }

  // `pg` tunes its TCP socket. There is none here.
  setNoDelay() {}
  setKeepAlive() {}
  ref() {}
  unref() {}

  override _read() {}

  override _write(bytes: Buffer, _encoding: string, done: () => void) {
    this.#send({ kind: 'data', connection: this.#id, bytes: new Uint8Array(bytes) })
    done()
  }

  /**
   * `pg` writes parse, bind, describe, execute, and sync together, so this sends one message to the worker instead of
   * five.
   */
  override _writev(chunks: { chunk: Buffer }[], done: () => void) {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'buffer', done)
  }

  override _final(done: () => void) {
    done()
    this.destroy()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    this.#worker.off('message', this.#receive)
    this.#worker.off('exit', this.#lost)
    this.#send({ kind: 'close', connection: this.#id })
    done(error)
  }

  #send(message: ToEngine) {
    this.#worker.postMessage(message)
  }
}

/**
 * The engine's program, shared by all engines of the process. The first engine's thread compiles it, because the main
 * thread is busy with loading the product.
 */
let program: WebAssembly.Module | undefined

/**
 * The program is compiled only by V8's baseline compiler. Optimized code would run statements a third faster. But
 * optimizing the SQL parser alone takes a second or more, while the first pages wait, and 600 MB, not all of which is
 * returned.
 */
const keepBaselineCode = () => setFlagsFromString('--no-wasm-tier-up --no-wasm-dynamic-tiering')

/** An empty data folder begins with a file that the engine unpacks, or as a copy of the first current one of these. */
interface InitialData {
  readonly preparedFile?: string | undefined
  readonly prepared?: readonly PreparedDatabase[]
}

/** Opens the engine. If its thread dies, the next connection starts a new one on the same folder. */
export const openEmbeddedEngine = async (
  dataDir: string,
  initialData: InitialData = {},
): Promise<EmbeddedEngine> => {
  keepBaselineCode()
  let worker: Worker | null = null
  const start = () => {
    const started = new Worker(new URL('./embedded-engine.worker.ts', import.meta.url), {
      workerData: { dataDir, program, ...initialData } satisfies EngineSettings,
    })
    // The connections report the loss. A worker error without a listener would end the process.
    started.on('error', () => {})
    started.once('exit', () => {
      worker = null
    })
    worker = started
    return started
  }
  const first = start()
  await new Promise<void>((ready, failed) => {
    first.once('message', (message: FromEngine) => {
      if (message.kind === 'ready') program = message.program
      ready()
    })
    first.once('error', failed)
  })
  let connections = 0
  return {
    connect: () => new EngineConnection(worker ?? start(), ++connections),
    close: async () => {
      const open = worker
      if (!open) return
      const exited = once(open, 'exit')
      open.postMessage({ kind: 'stop' } satisfies ToEngine)
      await exited
    },
  }
}
