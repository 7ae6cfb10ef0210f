import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../database/database.ts'

/** The person, and the athletes they act for: themselves, or a parent's athletes. */
export interface ArchiveOwner {
  readonly userId: string
  readonly athleteUserIds: readonly string[]
}

type Rows = Iterable<object> | AsyncIterable<object>

/** Rows become a JSON file. A stored file is copied, and a made one is drawn when its turn comes. */
export type ArchiveEntry =
  | { readonly path: string; readonly rows: Rows }
  | { readonly path: string; readonly storedAs: string }
  | { readonly path: string; readonly make: () => Promise<Uint8Array> }

/** What one module stores about a person. It must not contain what the person could not see. */
export interface ArchivePart {
  /** Every table that it reads. A test compares them with the tables there are. */
  readonly tables: readonly PgTable[]
  readonly read: (db: Db, owner: ArchiveOwner) => AsyncIterable<ArchiveEntry>
}

export const archivedTables = (parts: readonly ArchivePart[]): string[] =>
  parts.flatMap(({ tables }) => tables.map((table) => getTableName(table)))

const rowsPerStep = 500
const beforeAll = '00000000-0000-0000-0000-000000000000'

/** Long lists are read in steps, in the order of their ids. */
export async function* rowsById<Row extends { id: string }>(
  find: (after: string, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let after = beforeAll; ; ) {
    const rows = await find(after, rowsPerStep)
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < rowsPerStep) return
    after = last.id
  }
}
