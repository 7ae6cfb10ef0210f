import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The development mailbox: what SMTP would have sent. Empty in production. */
export const mailbox = pgTable('mailbox', {
  id: uuid().primaryKey(),
  to: text().notNull(),
  reply_to: text(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text(),
  received_at: timestamp({ withTimezone: true }).notNull(),
})
