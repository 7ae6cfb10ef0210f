import { type Param, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { PgPreparedQuery } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'
import { setRowReader } from './row-reader.ts'
import { rootOf } from './transaction.ts'

/** A value in a query, or its place in a prepared statement. */
export type OrGiven<Value> = Value | Placeholder

/** For a statement, or a few with names. */
const setRowReaders = (built: unknown): void => {
  if (built instanceof PgPreparedQuery) setRowReader(built)
  else for (const each of Object.values(Object(built))) setRowReaders(each)
}

/** The same statement, or a few of them, on the connection of a transaction. Drizzle binds each to one connection. */
const inTransaction = <Statement>(built: Statement, tx: Db): Statement => {
  if (built instanceof PgPreparedQuery)
    return Object.create(built, { client: { value: Reflect.get(tx._.session, 'client') } })
  const each = Object.entries(built as Record<string, unknown>)
  return Object.fromEntries(each.map(([name, one]) => [name, inTransaction(one, tx)])) as Statement
}

/** Makes something once for each database. A transaction uses what was made for its database. */
export const perDatabase = <Made extends NonNullable<unknown>>(
  make: (db: Db) => Made,
): ((db: Db) => Made) => {
  const made = new WeakMap<Db, Made>()
  return (db) => {
    const root = rootOf(db)
    const known = made.get(root) ?? make(root)
    made.set(root, known)
    return known
  }
}

/**
 * A statement, or a few with names, built once per database, because building one takes longer than running it. In a
 * transaction it runs on its connection. The name and the text are the same, so PostgreSQL doesn't plan it again.
 */
export const oncePerDatabase = <Statement extends object>(
  prepare: (db: Db) => Statement,
): ((db: Db) => Statement) => {
  const statementIn = perDatabase((db) => {
    const built = prepare(db)
    setRowReaders(built)
    return built
  })
  return (db) => (rootOf(db) === db ? statementIn(db) : inTransaction(statementIn(db), db))
}

type KindPart = string | number | null | readonly string[]

/**
 * Like `oncePerDatabase`, for a statement whose text depends on a few values, like the type of the person who asks. It is
 * built once for each combination of them, so there must be few.
 */
export const oncePerKind = <Kind extends readonly KindPart[], Statement extends object>(
  prepare: (db: Db, ...kind: Kind) => Statement,
): ((db: Db, ...kind: Kind) => Statement) => {
  const statements = new Map<string, (db: Db) => Statement>()
  return (db, ...kind) => {
    const key = JSON.stringify(kind)
    const statementIn = statements.get(key) ?? oncePerDatabase((of) => prepare(of, ...kind))
    statements.set(key, statementIn)
    return statementIn(db)
  }
}

/** Like `inArray`, for a prepared statement: all ids are one value, however many there are. */
export const isOneOf = (id: SQLWrapper, given: Placeholder | Param, type: 'uuid' | 'integer' = 'uuid'): SQL =>
  sql`${id} = any(${given}::${sql.raw(type)}[])`
