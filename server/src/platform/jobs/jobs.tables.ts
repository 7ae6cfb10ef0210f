import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'

/** What must be sent after the commit: written in the transaction that decides it, and removed by the relay. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid().primaryKey(),
    /** The order of sending. */
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    kind: text().$type<'job' | 'realtime'>().notNull(),
    payload: jsonb().notNull(),
    /** A business key. A second row with it is not written, so the thing happens only once. */
    key: text().unique(),
    created_at: moment().notNull(),
    /** Until this time, a node is sending this event. If the node dies, another one sends it again. */
    claimed_until: moment(),
    left_at: moment(),
  },
  (table) => [index('outbox_waiting').on(table.number).where(sql`${table.left_at} is null`)],
)

/** Jobs whose database effect is committed. Written in the same transaction, so a repeated run does nothing. */
export const jobsDone = pgTable(
  'jobs_done',
  { job_id: uuid().primaryKey(), done_at: moment().notNull() },
  (table) => [index('jobs_done_at').on(table.done_at)],
)
