import type { WorkKind, WorkOrder, WorkState } from '@fieldhouse/contract/admin.work'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'

/** Work of staff on long lists. A row is deleted a day after the work ended; the audit log keeps what was done. */
export const work = pgTable(
  'admin_work',
  {
    id: uuid().primaryKey(),
    kind: text().$type<WorkKind>().notNull(),
    /** What to do, as it was asked. */
    order: jsonb().$type<WorkOrder>().notNull(),
    /** The admin who started it, and from where. */
    by_id: uuid().notNull(),
    address: text().notNull(),
    state: text().$type<WorkState>().notNull(),
    /** Null until everyone is counted. */
    total: integer(),
    /** Written in the transaction of each change, so a killed worker neither skips nor repeats anyone. */
    done: integer().notNull().default(0),
    left_out: integer().notNull().default(0),
    /** How many were left out for each reason. */
    reasons: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** The last row that was handled. Null at the beginning. */
    place: jsonb().$type<readonly string[]>(),
    /** An export has a file for each part. */
    parts: integer().notNull().default(0),
    created_at: moment().notNull(),
    finished_at: moment(),
  },
  (table) => [
    index('admin_work_by').on(table.by_id, table.created_at),
    // One at a time: a second press, or a second window, starts nothing twice.
    uniqueIndex('admin_work_running').on(table.by_id, table.kind).where(sql`${table.finished_at} is null`),
  ],
)
