import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Messages from the contact form (PUB-03). */
export const contactMessages = pgTable(
  'site_contact_messages',
  {
    id: uuid().primaryKey(),
    contact_name: text().notNull(),
    contact_email: text().notNull(),
    contact_phone: text().notNull(),
    contact_message: text().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('site_contact_messages_created').on(table.created_at)],
)
