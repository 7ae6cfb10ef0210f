import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'

/** Fields by name, as staff would name them. */
export type AuditValues = Record<string, unknown>

type WordColumns = Record<'subject' | 'action' | 'before' | 'after' | 'details', AnyPgColumn>

/** What an entry says, without names. The index has exactly this, so a search doesn't read the whole log. */
const wordsOf = ({ subject, action, before, after, details }: WordColumns): SQL =>
  sql`lower(coalesce(${subject}, '') || ' ' || ${action} || ' ' || coalesce(${before}::text, '') || ' ' || coalesce(${after}::text, '') || ' ' || coalesce(${details} ->> 'reason', '') || ' ' || coalesce(${details} ->> 'summary', ''))`

/** What was done to accounts, and everything an admin did as another user (ACC-15). Rows are only added. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid().primaryKey(),
    at: moment().notNull(),
    /** The person who did it. While an admin acts as another user, this is the admin. */
    actor_id: uuid(),
    /** The user that the admin acted as, if any. */
    acting_as_id: uuid(),
    /** As in `impersonation.started` or `POST /user/change-password`. */
    action: text().notNull(),
    /** The user it was done to. */
    user_id: uuid(),
    /** What it was done to, if that is not a user. As in “Package Starter Elite”. */
    subject: text(),
    /** The changed fields before and after. Never passwords, codes, or cards. */
    before: jsonb().$type<AuditValues>(),
    after: jsonb().$type<AuditValues>(),
    details: jsonb().$type<Record<string, unknown>>().notNull(),
    address: text(),
  },
  (table) => [
    index('audit_entries_actor').on(table.actor_id, table.at),
    index('audit_entries_user').on(table.user_id, table.at),
    index('audit_entries_acting_as')
      .on(table.acting_as_id, table.at)
      .where(sql`${table.acting_as_id} is not null`),
    index('audit_entries_at').on(table.at, table.id),
    index('audit_entries_action').on(table.action, table.at),
    index('audit_entries_words').using('gin', sql`(${wordsOf(table)}) gin_trgm_ops`),
  ],
)

export const entryWords = wordsOf(auditEntries)
