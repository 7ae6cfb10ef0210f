import { type AnyPgColumn, boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../database/bytea.ts'
import { moment } from '../database/columns.ts'

/** Who is signed in. Only the hash of a token is stored, so a stolen table opens nothing. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    token_hash: bytea().notNull().unique(),
    user_id: uuid().notNull(),
    is_remembered: boolean().notNull(),
    /** The admin's user id, while an admin acts as `user_id`. */
    impersonator_id: uuid(),
    /** The admin's own session. This one ends with it. */
    admin_session_id: uuid().references((): AnyPgColumn => sessions.id, { onDelete: 'cascade' }),
    /** The admin's token. Only the holder of this session's token can read it. */
    sealed_admin_token: bytea(),
    user_agent: text().notNull(),
    address: text().notNull(),
    created_at: moment().notNull(),
    last_used_at: moment().notNull(),
    expires_at: moment().notNull(),
  },
  (table) => [
    index('sessions_user').on(table.user_id),
    index('sessions_admin_session').on(table.admin_session_id),
    index('sessions_expires').on(table.expires_at),
  ],
)
