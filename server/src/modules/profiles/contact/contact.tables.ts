import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/database/columns.ts'
import type { Delivery } from '../../../platform/mail/inbox-day.ts'
import { users } from '../../accounts/accounts.tables.ts'
import { athletes } from '../profiles.tables.ts'

/** Messages to a family from the contact form of a page (PRO-13). */
export const messages = pgTable(
  'profiles_messages',
  {
    id: uuid().primaryKey(),
    athlete_id: uuid()
      .notNull()
      .references(() => athletes.id, { onDelete: 'cascade' }),
    /** The sender, if signed in. */
    user_id: uuid().references(() => users.id, { onDelete: 'set null' }),
    contact_name: text().notNull(),
    contact_email: text().notNull(),
    contact_phone: text().notNull(),
    contact_message: text().notNull(),
    delivery: text().$type<Delivery>().notNull().default('now'),
    created_at: moment().notNull(),
  },
  (table) => [
    index('profiles_messages_athlete').on(table.athlete_id, table.created_at),
    // The order of the activity log.
    index('profiles_messages_minute').on(
      table.athlete_id,
      sql`date_trunc('minute', ${table.created_at} at time zone 'UTC')`,
      table.id,
    ),
  ],
)
