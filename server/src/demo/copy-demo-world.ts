import { getTableName } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { rewritePools } from '../modules/profiles/index.ts'
import { rewriteScores } from '../modules/rankings/index.ts'
import { clock } from '../platform/clock.ts'
import { copyInto } from './copy-into.ts'
import { featureDemoAthletes } from './feature-athletes.ts'
import { createDemoWorld, type DemoWorldOptions } from './world.ts'
import { worldTables } from './world-tables.ts'

export interface CopyProgress {
  readonly table: string
  readonly rows: number
  readonly rowsPerSecond: number
}

const rowsPerReport = 100_000

/** The same as `fillDemoWorld`, for millions of rows. PostgreSQL only. */
export const copyDemoWorld = async (
  pool: Pool,
  options: DemoWorldOptions,
  report: (progress: CopyProgress) => void,
): Promise<void> => {
  const world = await createDemoWorld(options)
  const client = await pool.connect()
  try {
    await client.query('begin')
    // A large COPY takes longer than a web request may.
    await client.query('set local statement_timeout = 0')
    for (const { table, rows } of worldTables(world)) {
      const name = getTableName(table)
      await copyInto(client, table, reported(name, rows(), report))
      await client.query(`analyze ${name}`)
    }
    const db = drizzle({ client })
    await rewritePools(db, clock.now())
    await rewriteScores(db, clock.now())
    await featureDemoAthletes(db)
    await client.query('commit')
    client.release()
  } catch (error) {
    // Closing the connection rolls back, even in the middle of a COPY.
    client.release(true)
    throw error
  }
}

function* reported<T>(
  table: string,
  source: Iterable<T>,
  report: (progress: CopyProgress) => void,
): Generator<T> {
  const start = performance.now()
  let rows = 0
  const tell = () => report({ table, rows, rowsPerSecond: (rows * 1000) / (performance.now() - start) })
  for (const row of source) {
    yield row
    if (++rows % rowsPerReport === 0) tell()
  }
  tell()
}
