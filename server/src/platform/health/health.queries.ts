import { desc, gte, lt, sql } from 'drizzle-orm'
import { bulkUpsert } from '../database/bulk-insert.ts'
import type { Db } from '../database/database.ts'
import { deleteInSteps } from '../database/in-steps.ts'
import { oncePerDatabase } from '../database/prepared-statements.ts'
import { oneRow, onlyRow, rowsOf } from '../database/rows-of.ts'
import { healthNodes, healthRoutes, healthStatements } from './health.tables.ts'
import type { RouteCount, StatementCount } from './tally.ts'

export type Node = typeof healthNodes.$inferSelect

export const writeNode = (db: Db, node: Node): Promise<void> => bulkUpsert(db, healthNodes, [node])

/** A node that stops says so. One that crashed is missing after a while. */
export const deleteNode = (db: Db, id: string) => db.delete(healthNodes).where(sql`${healthNodes.id} = ${id}`)

/** Every node writes in the same order. Otherwise two of them could wait for each other, and a report would be lost. */
const inOrder = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] =>
  rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))

/** Adds to what other nodes and earlier reports counted. */
export const addRouteCounts = async (db: Db, counts: readonly RouteCount[]): Promise<void> => {
  if (counts.length === 0) return
  const { answered, refused, failed, total_ms, slowest_ms, last_failed_at, last_failed_id } = healthRoutes
  await db
    .insert(healthRoutes)
    .values(inOrder(counts, ({ hour, method, route }) => `${hour.getTime()} ${method} ${route}`))
    .onConflictDoUpdate({
      target: [healthRoutes.hour, healthRoutes.method, healthRoutes.route],
      set: {
        answered: sql`${answered} + excluded.answered`,
        refused: sql`${refused} + excluded.refused`,
        failed: sql`${failed} + excluded.failed`,
        total_ms: sql`${total_ms} + excluded.total_ms`,
        slowest_ms: sql`greatest(${slowest_ms}, excluded.slowest_ms)`,
        last_failed_at: sql`coalesce(excluded.last_failed_at, ${last_failed_at})`,
        last_failed_id: sql`coalesce(excluded.last_failed_id, ${last_failed_id})`,
      },
    })
}

export const addStatementCounts = async (db: Db, counts: readonly StatementCount[]): Promise<void> => {
  if (counts.length === 0) return
  const { count, total_ms, slowest_ms } = healthStatements
  await db
    .insert(healthStatements)
    .values(inOrder(counts, ({ hour, hash }) => `${hour.getTime()} ${hash}`))
    .onConflictDoUpdate({
      target: [healthStatements.hour, healthStatements.hash],
      set: {
        count: sql`${count} + excluded.count`,
        total_ms: sql`${total_ms} + excluded.total_ms`,
        slowest_ms: sql`greatest(${slowest_ms}, excluded.slowest_ms)`,
        last_at: sql`excluded.last_at`,
      },
    })
}

const selectNodes = (db: Db) =>
  db
    .select()
    .from(healthNodes)
    .where(gte(healthNodes.seen_at, sql.placeholder('nodes_since')))
    .orderBy(healthNodes.started_at)

const summed = (column: unknown) => sql<number>`sum(${column})`.mapWith(Number)
const highest = (column: unknown) => sql<number>`max(${column})`.mapWith(Number)
const latest = <Value>(column: unknown) =>
  sql<Value | null>`(array_agg(${column} order by ${healthRoutes.last_failed_at} desc nulls last))[1]`

/** Those that failed first, then those that took the most time altogether. */
const selectRoutes = (db: Db) =>
  db
    .select({
      method: healthRoutes.method,
      route: healthRoutes.route,
      answered: summed(healthRoutes.answered),
      refused: summed(healthRoutes.refused),
      failed: summed(healthRoutes.failed),
      mean_ms: sql<number>`sum(${healthRoutes.total_ms}) / sum(${healthRoutes.answered})`.mapWith(Number),
      slowest_ms: highest(healthRoutes.slowest_ms),
      last_failed_at: sql<Date | null>`max(${healthRoutes.last_failed_at})`.mapWith(
        healthRoutes.last_failed_at,
      ),
      last_failed_id: latest<string>(healthRoutes.last_failed_id),
    })
    .from(healthRoutes)
    .where(gte(healthRoutes.hour, sql.placeholder('since')))
    .groupBy(healthRoutes.method, healthRoutes.route)
    .orderBy(
      desc(sql`sum(${healthRoutes.failed})`),
      desc(sql`sum(${healthRoutes.total_ms})`),
      healthRoutes.route,
    )
    .limit(sql.placeholder('most_routes'))

const selectAnswers = (db: Db) =>
  db
    .select({
      answered: sql<number>`coalesce(sum(${healthRoutes.answered}), 0)`.mapWith(Number),
      failed: sql<number>`coalesce(sum(${healthRoutes.failed}), 0)`.mapWith(Number),
    })
    .from(healthRoutes)
    .where(gte(healthRoutes.hour, sql.placeholder('answers_since')))

/** Those that took the most time altogether. */
const selectStatements = (db: Db) =>
  db
    .select({
      hash: healthStatements.hash,
      text: sql<string>`max(${healthStatements.text})`,
      count: summed(healthStatements.count),
      mean_ms: sql<number>`sum(${healthStatements.total_ms}) / sum(${healthStatements.count})`.mapWith(
        Number,
      ),
      slowest_ms: highest(healthStatements.slowest_ms),
      last_at: sql<Date>`max(${healthStatements.last_at})`.mapWith(healthStatements.last_at),
    })
    .from(healthStatements)
    .where(gte(healthStatements.hour, sql.placeholder('since')))
    .groupBy(healthStatements.hash)
    .orderBy(desc(sql`sum(${healthStatements.total_ms})`), healthStatements.hash)
    .limit(sql.placeholder('most_statements'))

const reportsIn = oncePerDatabase((db) =>
  db
    .select({
      nodes: rowsOf(selectNodes(db)),
      answers: rowsOf(selectAnswers(db), onlyRow),
      routes: rowsOf(selectRoutes(db)),
      statements: rowsOf(selectStatements(db)),
    })
    .from(oneRow)
    .prepare('health_reports'),
)

interface Reported {
  readonly since: Date
  readonly nodes_since: Date
  readonly answers_since: Date
  readonly most_routes: number
  readonly most_statements: number
}

/** What the nodes have reported. */
export const findReports = async (db: Db, reported: Reported) =>
  onlyRow(await reportsIn(db).execute({ ...reported }))

export type Reports = Awaited<ReturnType<typeof findReports>>

/** How large the database is, and how long it takes to say so. */
export const measureDatabase = async (db: Db): Promise<{ bytes: number; ms: number; version: string }> => {
  const started = performance.now()
  const { rows } = await db.execute<{ bytes: string; version: string }>(
    sql`select pg_database_size(current_database()) as bytes, current_setting('server_version') as version`,
  )
  return {
    bytes: Number(rows[0]?.bytes ?? 0),
    version: rows[0]?.version ?? '',
    ms: performance.now() - started,
  }
}

const keptDays = 8

export const sweepHealth = async (db: Db, now: Date): Promise<void> => {
  const oldest = new Date(now.getTime() - keptDays * 24 * 60 * 60 * 1000)
  await deleteInSteps(db, healthRoutes, lt(healthRoutes.hour, oldest))
  await deleteInSteps(db, healthStatements, lt(healthStatements.hour, oldest))
  await deleteInSteps(db, healthNodes, lt(healthNodes.seen_at, oldest))
}
