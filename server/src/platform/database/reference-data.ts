import { createHash } from 'node:crypto'
import { and, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { readCsv } from './csv.ts'
import type { Db } from './database.ts'
import { referenceData } from './reference-data.tables.ts'
import { transaction } from './transaction.ts'

/** The version of a bundled file. Any changed byte changes it. */
export const versionOf = (file: Buffer): string => createHash('sha256').update(file).digest('hex')

/** Runs `load` if the database has another version of the list, or none. Otherwise this costs one small query. */
export const loadReference = async (
  db: Db,
  name: string,
  version: string,
  load: (tx: Db) => Promise<void>,
): Promise<void> => {
  const [current] = await db
    .select({ name: referenceData.name })
    .from(referenceData)
    .where(and(eq(referenceData.name, name), eq(referenceData.version, version)))
  if (current) return
  await transaction(db, async (tx) => {
    if (await claim(tx, name, version)) await load(tx)
  })
}

/** The claimed row stays locked until the commit, so only one of the nodes that start together loads. */
const claim = async (tx: Db, name: string, version: string): Promise<boolean> => {
  const claimed = await tx
    .insert(referenceData)
    .values({ name, version })
    .onConflictDoUpdate({
      target: referenceData.name,
      set: { version, loaded_at: sql`now()` },
      setWhere: ne(referenceData.version, version),
    })
    .returning({ name: referenceData.name })
  return claimed.length > 0
}

type FieldReader = (text: string) => unknown

const readers: Record<string, FieldReader> = {
  string: (text) => text,
  number: Number,
  boolean: (text) => text === 'true',
}

/**
 * The rows of a CSV file whose header names columns of the table. An empty field is null. A column that is not text,
 * number, or boolean needs its own reader.
 */
export const tableRows = <T extends PgTable>(
  table: T,
  csv: string,
  ownReaders: Partial<Record<keyof T['$inferInsert'] & string, FieldReader>> = {},
): T['$inferInsert'][] => {
  const columns = Object.entries(getTableColumns(table)).map(([name, { dataType }]) => {
    const read = ownReaders[name as keyof typeof ownReaders] ?? readers[dataType]
    if (!read) throw new Error(`No reader for the column ${name}`)
    return { name, read }
  })
  return readCsv(csv).map((record) =>
    Object.fromEntries(
      columns.map(({ name, read }) => {
        const text = record[name]
        if (text === undefined) throw new Error(`The file has no column ${name}`)
        return [name, text === '' ? null : read(text)]
      }),
    ),
  )
}
