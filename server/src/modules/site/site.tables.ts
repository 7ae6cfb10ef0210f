import type { SiteContentKey } from '@fieldhouse/contract/site.content'
import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import type { Delivery } from '../../platform/mail/inbox-day.ts'

/** Messages from the contact form (PUB-03). */
export const contactMessages = pgTable(
  'site_contact_messages',
  {
    id: uuid().primaryKey(),
    contact_name: text().notNull(),
    contact_email: text().notNull(),
    contact_phone: text().notNull(),
    contact_message: text().notNull(),
    delivery: text().$type<Delivery>().notNull().default('now'),
    created_at: moment().notNull(),
  },
  (table) => [
    index('site_contact_messages_created').on(table.created_at),
    index('site_contact_messages_email').on(sql`lower(${table.contact_email})`),
  ],
)

/** Feedback about failed pages (SHL-03). */
export const feedbackMessages = pgTable(
  'site_feedback_messages',
  {
    id: uuid().primaryKey(),
    /** The sender, if signed in. */
    user_id: uuid(),
    feedback_message: text().notNull(),
    feedback_email: text(),
    page_url: text(),
    request_id: text(),
    delivery: text().$type<Delivery>().notNull().default('now'),
    created_at: moment().notNull(),
  },
  (table) => [index('site_feedback_messages_created').on(table.created_at)],
)

/** How often a page was viewed per day, by people who allowed us to count (SHL-08). */
export const visits = pgTable(
  'site_visits',
  {
    day: date().notNull(),
    path: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path] })],
)

/** The team's texts on the public pages: a row for each part, validated by the contract before it gets here. */
export const siteContents = pgTable('site_contents', {
  key: text().$type<SiteContentKey>().primaryKey(),
  value: jsonb().notNull(),
  /** Null until someone changes the default. */
  version_id: uuid(),
  updated_at: moment().notNull(),
})

/** Every text there was, so an earlier one can come back (ADM-05). Rows are only added. */
export const siteContentVersions = pgTable(
  'site_content_versions',
  {
    id: uuid().primaryKey(),
    key: text().$type<SiteContentKey>().notNull(),
    value: jsonb().notNull(),
    /** Who wrote it. Null for the default. */
    user_id: uuid(),
    at: moment().notNull(),
  },
  (table) => [index('site_content_versions_key').on(table.key, table.id)],
)
