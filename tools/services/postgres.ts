import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { chown, mkdtemp, realpath } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { memoryFolder } from './memory-folder.ts'
import { postgresBinaries } from './postgres-binaries.ts'
import { nobody } from './programs.ts'
import { startOnFreePort, startServer } from './server-process.ts'

export interface PostgresService {
  readonly url: string
  readonly port: number
  readonly pid: number
  stop(): Promise<void>
  /** SIGKILL: no shutdown, no final write. `restart()` recovers. */
  kill(): void
  /** Same address, same data. */
  restart(): Promise<void>
}

interface PostgresOptions {
  /** Whether a commit waits for the disk, as in production. Ordinary tests are faster without it. */
  durable?: boolean
  /**
   * For many databases that live for seconds: kept in memory if there is room, and never vacuumed. Tests reach it by a
   * socket file, which costs less than a network connection.
   */
  shortLived?: boolean
}

const fastSettings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
const shortLivedSettings = { ...fastSettings, autovacuum: 'off', wal_level: 'minimal', max_wal_senders: '0' }

/** Starts a PostgreSQL on loopback, in a new folder that is deleted with it. */
export const startPostgres = async ({
  durable = true,
  shortLived = false,
}: PostgresOptions = {}): Promise<PostgresService> => {
  const bin = await postgresBinaries()
  const data = await createCluster(bin, shortLived ? await memoryFolder() : tmpdir())
  const isBySocket = shortLived && process.platform !== 'win32'
  const urlAt = (port: number) =>
    isBySocket ? `${urlOf(port)}?host=${encodeURIComponent(data)}` : urlOf(port)
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: isBySocket ? data : '',
    max_connections: '200',
    ...(!durable && fastSettings),
    ...(shortLived && shortLivedSettings),
  }
  const args = ['-D', data, ...Object.entries(settings).map(([name, value]) => `--${name}=${value}`)]
  const start = (port: number) =>
    startServer({
      program: join(bin, 'postgres'),
      args: [...args, `--port=${port}`],
      ping: () => expectCluster(urlAt(port), data),
      user: nobody,
    })
  const removeData = () => rmSync(data, { recursive: true, force: true, maxRetries: 10 })
  process.once('exit', removeData)

  let port = 0
  let server = await startOnFreePort((free) => {
    port = free
    return start(free)
  })
  return {
    url: urlAt(port),
    port,
    get pid() {
      return server.pid
    },
    stop: async () => {
      await server.stop()
      process.off('exit', removeData)
      removeData()
    },
    kill: () => {
      server.stop('SIGKILL')
    },
    restart: async () => {
      await server.stop()
      server = await start(port)
    },
  }
}

const urlOf = (port: number) => `postgres://postgres@127.0.0.1:${port}/postgres`

const run = promisify(execFile)

const createCluster = async (bin: string, folder: string): Promise<string> => {
  const data = await realpath(await mkdtemp(join(folder, 'fieldhouse-pgdata-')))
  if (nobody) await chown(data, nobody.uid, nobody.gid)
  const login = ['-U', 'postgres', '-A', 'trust']
  await run(
    join(bin, 'initdb'),
    ['-D', data, ...login, '-E', 'UTF8', ...(await localeOf(bin)), '--no-sync'],
    {
      ...nobody,
      cwd: data,
    },
  )
  return data
}

/** Sorts by code point and folds case by Unicode on every machine, as the embedded database does. */
const localeOf = async (bin: string): Promise<string[]> => {
  const { stdout } = await run(join(bin, 'postgres'), ['--version'])
  const major = Number(/\d+/.exec(stdout)?.[0])
  return major >= 17
    ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
    : ['--lc-collate=C', '--lc-ctype=C.UTF-8', '--lc-messages=C']
}

const expectCluster = async (url: string, data: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    if (rows[0]?.data_directory !== data) throw new Error('another server has the port')
  } finally {
    await client.end()
  }
}
