import { chmod, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findProgram, nobody } from './programs.ts'
import { startServer } from './server-process.ts'

/** Whether PgBouncer is installed. */
export const hasPgbouncer = (): boolean => findProgram('pgbouncer') !== undefined

const expectAnswer = async (url: string) => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
  } finally {
    await client.end()
  }
}

/** Starts a PgBouncer with this configuration, listening at the address. */
export const startPgbouncer = async (configuration: string, url: string) => {
  const program = findProgram('pgbouncer')
  if (!program) throw new Error('PgBouncer is missing: install pgbouncer')
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'fieldhouse-pgbouncer-')))
  // It runs as another user, who must be able to read it.
  await chmod(folder, 0o755)
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(file, configuration, { mode: 0o644 })
  const server = await startServer({ program, args: [file], ping: () => expectAnswer(url), user: nobody })
  return {
    stop: async () => {
      await server.stop('SIGINT')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
