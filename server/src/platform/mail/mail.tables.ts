import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'

/** The development mailbox: what SMTP would have sent. Empty in production. */
export const mailbox = pgTable('mailbox', {
  id: uuid().primaryKey(),
  to: text().notNull(),
  reply_to: text(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text(),
  received_at: moment().notNull(),
})
