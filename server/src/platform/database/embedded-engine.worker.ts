import { openAsBlob } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { copyPrepared, type PreparedDatabase } from './prepared-folder.ts'

export interface EngineSettings {
  dataDir: string
  preparedFile?: string | undefined
  prepared?: readonly PreparedDatabase[]
  /** If it was compiled before. */
  program?: WebAssembly.Module | undefined
}

export type ToEngine =
  | { kind: 'open' | 'close'; connection: number }
  | { kind: 'data'; connection: number; bytes: Uint8Array }
  | { kind: 'stop' }

export type FromEngine =
  | { kind: 'ready'; program: WebAssembly.Module }
  | { kind: 'data'; connection: number; bytes: Uint8Array }

const port = parentPort
if (!port) throw new Error('The embedded database runs in a worker thread')

const { dataDir, preparedFile, prepared, program: known } = workerData as EngineSettings

/** In the background, on other threads. */
const compileProgram = async (): Promise<WebAssembly.Module> => {
  const { resolve } = createRequire(import.meta.url)
  return WebAssembly.compile(await readFile(join(dirname(resolve('@electric-sql/pglite')), 'pglite.wasm')))
}
const compiling = known ?? compileProgram()

if (prepared) copyPrepared(dataDir, prepared)

const program = await compiling
const engine = await PGlite.create({
  dataDir,
  pgliteWasmModule: program,
  ...(preparedFile ? { loadDataDir: await openAsBlob(preparedFile) } : {}),
  // A fifth of its standard cache. The data of one machine fits, and the process is 130 MB smaller.
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB', '-c', 'wal_buffers=1MB'],
  extensions: { btree_gin, btree_gist, fuzzystrmatch, pg_trgm, unaccent },
})

const terminate = 'X'.charCodeAt(0)

const answer = (message: FromEngine) => port.postMessage(message)

const handle = async (message: ToEngine) => {
  if (engine.closed) return
  switch (message.kind) {
    case 'open':
      return
    case 'close':
      // PGlite has a single session for its lifetime. State from a closed connection must not reach the next one.
      await engine.exec('rollback')
      await engine.exec('discard all')
      return
    case 'stop':
      await engine.close()
      port.close()
      return
    case 'data':
      if (message.bytes[0] === terminate) return
      await engine.execProtocolRawStream(message.bytes, {
        onRawData: (bytes) => answer({ kind: 'data', connection: message.connection, bytes: bytes.slice() }),
      })
  }
}

// One at a time and in order, because the engine is a single session.
let last = Promise.resolve()
port.on('message', (message: ToEngine) => {
  last = last.then(() => handle(message))
})

answer({ kind: 'ready', program })
