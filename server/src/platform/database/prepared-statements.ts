import { type Param, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { PgPreparedQuery } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'
import { readRowsFast } from './row-reader.ts'
import { rootOf } from './transaction.ts'

/** A value in a query, or its place in a prepared statement. */
export type OrGiven<Value> = Value | Placeholder

const prepareReading = (built: unknown): void => {
  if (built instanceof PgPreparedQuery) readRowsFast(built)
  else for (const each of Object.values(Object(built))) prepareReading(each)
}

/** The same statement, or a few of them, on the connection of a transaction. Drizzle binds each to one connection. */
const inTransaction = <Statement>(built: Statement, tx: Db): Statement => {
  if (built instanceof PgPreparedQuery)
    return Object.create(built, { client: { value: Reflect.get(tx._.session, 'client') } })
  const each = Object.entries(built as Record<string, unknown>)
  return Object.fromEntries(each.map(([name, one]) => [name, inTransaction(one, tx)])) as Statement
}

/** What is made once per database. A transaction has that of its database. */
export const perDatabase = <Made>(make: (db: Db) => Made): ((db: Db) => Made) => {
  const made = new WeakMap<Db, { readonly it: Made }>()
  return (db) => {
    const root = rootOf(db)
    const known = made.get(root) ?? { it: make(root) }
    made.set(root, known)
    return known.it
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
    prepareReading(built)
    return built
  })
  return (db) => (rootOf(db) === db ? statementIn(db) : inTransaction(statementIn(db), db))
}

/**
 * The name of a statement that is built once and planned for its values each time, because what somebody typed decides
 * which plan is good.
 */
export const plannedEachTime = ''

/** The same if the text of the statement differs by kind, like the type of the person who asks. There are few kinds. */
export const oncePerKind = <Kind extends string, Statement extends object>(
  prepare: (db: Db, kind: Kind) => Statement,
): ((db: Db, kind: Kind) => Statement) => {
  const kinds = new Map<Kind, (db: Db) => Statement>()
  return (db, kind) => {
    const statementIn = kinds.get(kind) ?? oncePerDatabase((of) => prepare(of, kind))
    kinds.set(kind, statementIn)
    return statementIn(db)
  }
}

/** Like `inArray`, for a prepared statement: all ids are one value, however many there are. */
export const isOneOf = (id: SQLWrapper, given: Placeholder | Param, type: 'uuid' | 'integer' = 'uuid'): SQL =>
  sql`${id} = any(${given}::${sql.raw(type)}[])`
