import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'

/** The first answer to an Idempotency-Key, written in the same transaction as its effect. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Whose key it is: a user id, or `visitor`. */
    owner: text().notNull(),
    key: text().notNull(),
    /** Hash of endpoint and input: the same key on anything else is a fault of the client. */
    request_hash: text().notNull(),
    answer: jsonb(),
    created_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.key] }),
    index('idempotency_keys_created').on(table.created_at),
  ],
)
