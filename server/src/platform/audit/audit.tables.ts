import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'

/** What was done to accounts, and whatever an admin did as somebody else (ACC-15). Rows are only ever added. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid().primaryKey(),
    at: moment().notNull(),
    /** Who did it: the admin, while he or she acts as another. */
    actor_id: uuid(),
    /** As whom it was done, where that is somebody else. */
    acting_as_id: uuid(),
    /** As in `impersonation.started` or `POST /user/change-password`. */
    action: text().notNull(),
    /** Whom it was done to. */
    user_id: uuid(),
    details: jsonb().$type<Record<string, unknown>>().notNull(),
    address: text(),
  },
  (table) => [
    index('audit_entries_actor').on(table.actor_id, table.at),
    index('audit_entries_user').on(table.user_id, table.at),
  ],
)
