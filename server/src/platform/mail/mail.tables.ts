import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'

/** The development mailbox: emails that SMTP would have sent. Empty in production. */
export const mailbox = pgTable('mailbox', {
  id: uuid().primaryKey(),
  to: text().notNull(),
  reply_to: text(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text(),
  received_at: moment().notNull(),
})

/** How many messages from forms an inbox got in its current day of 24 hours. */
export const inboxDays = pgTable('mail_inbox_days', {
  /** The owner: a family or the team. */
  inbox: text().primaryKey(),
  started_at: moment().notNull(),
  received: integer().notNull(),
})
