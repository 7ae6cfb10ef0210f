import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type ClientBase, escapeIdentifier } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

const rowsPerChunk = 500

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

const copyText = (column: PgColumn | undefined, value: unknown): string => {
  if (value === null || value === undefined) return '\\N'
  if (value instanceof Date) return value.toISOString()
  if (Buffer.isBuffer(value)) return `\\\\x${value.toString('hex')}`
  // Lists and JSON are written in the format of their columns.
  return String(typeof value === 'object' ? column?.mapToDriverValue(value) : value).replace(
    /[\\\t\n\r]/g,
    (character) => escapes[character] ?? character,
  )
}

function* copyChunks(
  table: PgTable,
  names: readonly string[],
  rows: Iterable<Record<string, unknown>>,
): Generator<string> {
  const columns = getTableColumns(table)
  let lines: string[] = []
  for (const row of rows) {
    lines.push(`${names.map((name) => copyText(columns[name], row[name])).join('\t')}\n`)
    if (lines.length < rowsPerChunk) continue
    yield lines.join('')
    lines = []
  }
  yield lines.join('')
}

/**
 * Streams rows into a table with PostgreSQL's COPY, as fast as the server takes them and in constant memory. Every row
 * names the columns that the first one names. The embedded engine does not survive a COPY. Use `bulkInsert` there.
 */
export const copyInto = async <T extends PgTable>(
  client: ClientBase,
  table: T,
  rows: Iterable<T['$inferInsert']>,
): Promise<void> => {
  const iterator = Iterator.from(rows)
  const first = iterator.next()
  if (first.done) return
  const names = Object.keys(first.value)
  const target = `${escapeIdentifier(getTableName(table))} (${names.map(escapeIdentifier).join(', ')})`
  await pipeline(
    Readable.from(copyChunks(table, names, withFirst(first.value, iterator))),
    client.query(copyFrom(`copy ${target} from stdin`)),
  )
}

function* withFirst<T>(first: T, rest: Iterable<T>): Generator<T> {
  yield first
  yield* rest
}
