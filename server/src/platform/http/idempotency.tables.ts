import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'

/** What we store under an Idempotency-Key: the first answer, or the state of an `outside` call. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** The owner of the key: a user id, or `visitor`. */
    owner: text().notNull(),
    key: text().notNull(),
    /** Hash of the endpoint and the input. Using the same key for anything else is a client error. */
    request_hash: text().notNull(),
    answer: jsonb(),
    /** For an `outside` call: the id that the other system gets. It stays the same when the call is resumed. */
    call_id: uuid(),
    /** The intent of an `outside` call. Cleared when its answer is stored. */
    intent: jsonb(),
    /**
     * Until this time, an attempt is working on the `outside` call. After it, the call was lost. Null when there is an
     * answer.
     */
    claimed_until: moment(),
    created_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.key] }),
    index('idempotency_keys_created').on(table.created_at),
  ],
)
