import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'

/** What is kept under an Idempotency-Key: the first answer, or how far an `outside` call has come. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Whose key it is: a user id, or `visitor`. */
    owner: text().notNull(),
    key: text().notNull(),
    /** Hash of endpoint and input: the same key on anything else is a fault of the client. */
    request_hash: text().notNull(),
    answer: jsonb(),
    /** Of an `outside` call: the id that the other system gets, the same each time the call is resumed. */
    call_id: uuid(),
    /** What an `outside` call is about to do. Cleared when its answer is stored. */
    intent: jsonb(),
    /** Until then somebody is at an `outside` call. Past that time it was lost. Null once there is an answer. */
    claimed_until: moment(),
    created_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.key] }),
    index('idempotency_keys_created').on(table.created_at),
  ],
)
