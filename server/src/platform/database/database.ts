import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { StartupFault } from '../startup-fault.ts'
import { type DataFolder, openDataFolder } from './data-folder.ts'
import type { EmbeddedEngine } from './embedded-engine.ts'
import { nameRepeated } from './repeated-statements.ts'
import { type OnStatement, timeStatements } from './time-statements.ts'
import { type AnyQuery, wrapQueries } from './wrap-queries.ts'

type NoSchema = Record<string, never>

/**
 * The pool or a transaction. A query function takes either, always as its first argument, so nothing escapes a
 * transaction.
 */
export type Db = PgDatabase<NodePgQueryResultHKT, NoSchema>

export type DatabaseConfig =
  /** `isPooled`: behind a pooler that gives each transaction any free connection. */
  | { engine: 'postgres'; url: string; poolSize: number; isPooled?: boolean }
  | ({ engine: 'embedded' } & DataFolder)

type PostgresConfig = Extract<DatabaseConfig, { engine: 'postgres' }>

/** An open database: one driver for both engines. */
export interface Database {
  readonly engine: DatabaseConfig['engine']
  readonly db: NodePgDatabase<NoSchema>
  readonly pool: pg.Pool
  close(): Promise<void>
}

// On the embedded engine, a transaction that asks the pool for a second connection waits for itself. This timeout makes
// that visible.
const connectionTimeoutMillis = 10_000

/** Why a start may fail, by PostgreSQL's codes. Any other code means that no server answered. */
const refusals: Record<string, string> = {
  '28P01': 'refuses the password. Correct it',
  '28000': 'refuses the user. Correct it',
  '3D000': 'has no database of that name. Create it, or correct the name',
}

/** Checked at the start, so a wrong address is reported in one line. */
const assertReachable = async (pool: pg.Pool) => {
  try {
    await pool.query('select 1')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no answer'
    const fault = refusals[code] ?? `can't be reached (${code}). Start it, or correct the address`
    throw new StartupFault(`The database server ${fault} in DATABASE_URL.`)
  }
}

/** Only one connection knows a named prepared statement, and a pooler may give us another one. */
const forgetNames = (query: AnyQuery): AnyQuery => {
  const unnamed = (config: unknown) => {
    if (!config || typeof config !== 'object' || !('name' in config)) return config
    // A statement with a `submit` of its own is used once, so it can be changed. A copy would lose its methods.
    return 'submit' in config ? Object.assign(config, { name: undefined }) : { ...config, name: undefined }
  }
  return (config, ...rest) => query(unnamed(config), ...rest)
}

const openPostgres = ({ url, poolSize, isPooled = false }: PostgresConfig): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis,
    keepAlive: true,
    application_name: 'fieldhouse',
    // A pooler refuses settings at the start of a connection. Its own configuration has them.
    ...(isPooled ? {} : { statement_timeout: 30_000, idle_in_transaction_session_timeout: 60_000 }),
  })
  wrapQueries(pool, isPooled ? forgetNames : nameRepeated())
  return { engine: 'postgres', db: drizzle({ client: pool }), pool, close: () => pool.end() }
}

const onEmbedded = (engine: EmbeddedEngine): Database => {
  // PGlite is one backend session, so a second connection would share its transaction.
  const pool = new pg.Pool({ max: 1, stream: engine.connect, connectionTimeoutMillis, user: 'postgres' })
  wrapQueries(pool, nameRepeated())
  const close = async () => {
    await pool.end()
    await engine.close()
  }
  return { engine: 'embedded', db: drizzle({ client: pool }), pool, close }
}

interface OpenOptions {
  readonly onStatement?: OnStatement
  /** The embedded engine, if it was opened before the rest of the product was loaded. */
  readonly engine?: Promise<EmbeddedEngine> | undefined
}

export const openDatabase = async (
  config: DatabaseConfig,
  onConnectionLost: (error: Error) => void,
  { onStatement, engine }: OpenOptions = {},
): Promise<Database> => {
  const database =
    config.engine === 'postgres' ? openPostgres(config) : onEmbedded(await (engine ?? openDataFolder(config)))
  // Without a listener, losing an idle connection would end the process.
  database.pool.on('error', onConnectionLost)
  // So would losing one between two statements of a transaction. The next statement reports it.
  database.pool.on('connect', (client) => client.on('error', () => {}))
  if (onStatement) timeStatements(database.pool, onStatement)
  if (config.engine === 'postgres') await assertReachable(database.pool)
  return database
}
