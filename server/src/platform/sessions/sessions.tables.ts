import { customType, index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Who is signed in. Only the hash of a token is kept, so a stolen table opens no door. */
export const sessions = pgTable(
  'sessions',
  {
    token_hash: bytea().primaryKey(),
    user_id: uuid().notNull(),
    /** The admin's user id while he or she acts as `user_id`. */
    impersonator_id: uuid(),
    created_at: timestamp({ withTimezone: true }).notNull(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_user').on(table.user_id), index('sessions_expires').on(table.expires_at)],
)
