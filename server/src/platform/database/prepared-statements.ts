import { type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from './database.ts'

/** A value in a query, or its place in a prepared statement. */
export type OrGiven<Value> = Value | Placeholder

/**
 * A statement that is built once per database, because building it takes longer than running it. A transaction builds
 * its own for its connection. The name and the text are the same, so PostgreSQL doesn't plan it again.
 */
export const oncePerDatabase = <Statement>(prepare: (db: Db) => Statement): ((db: Db) => Statement) => {
  const statements = new WeakMap<Db, Statement>()
  return (db) => {
    const known = statements.get(db)
    if (known) return known
    const prepared = prepare(db)
    statements.set(db, prepared)
    return prepared
  }
}

/** Like `inArray`, for a prepared statement: all ids are one value, however many there are. */
export const isOneOf = (id: SQLWrapper, given: Placeholder): SQL => sql`${id} = any(${given}::uuid[])`
