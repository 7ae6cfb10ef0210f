import { doublePrecision, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'

/** The running processes. Each reports every half minute. */
export const healthNodes = pgTable('health_nodes', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  version: text().notNull(),
  started_at: moment().notNull(),
  seen_at: moment().notNull(),
  memory_mb: integer().notNull(),
  /** Open sockets. */
  connections: integer().notNull(),
})

/** Answers by route and hour, from all nodes. */
export const healthRoutes = pgTable(
  'health_routes',
  {
    hour: moment().notNull(),
    method: text().notNull(),
    route: text().notNull(),
    answered: integer().notNull(),
    /** Answers with a status from 400 to 499. */
    refused: integer().notNull(),
    /** Answers with a status of 500 or more. */
    failed: integer().notNull(),
    total_ms: doublePrecision().notNull(),
    slowest_ms: doublePrecision().notNull(),
    last_failed_at: moment(),
    /** The last failed request. The log has its error. */
    last_failed_id: text(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.method, table.route] })],
)

/** Statements that took long, by hour, from all nodes. Their text has no values. */
export const healthStatements = pgTable(
  'health_statements',
  {
    hour: moment().notNull(),
    hash: text().notNull(),
    text: text().notNull(),
    count: integer().notNull(),
    total_ms: doublePrecision().notNull(),
    slowest_ms: doublePrecision().notNull(),
    last_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.hash] })],
)
