import type { VerificationMethod } from '@fieldhouse/contract/colleges.verified'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/database/columns.ts'
import type { Delivery } from '../../../platform/mail/inbox-day.ts'
import { users } from '../../accounts/accounts.tables.ts'
import { athletes } from '../profiles.tables.ts'

const athleteId = () =>
  uuid()
    .notNull()
    .references(() => athletes.id, { onDelete: 'cascade' })

export const transcripts = pgTable(
  'profiles_transcripts',
  {
    id: uuid().primaryKey(),
    athlete_id: athleteId(),
    name: text().notNull(),
    storage_key: text().notNull(),
    size: integer().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [index('profiles_transcripts_athlete').on(table.athlete_id)],
)

/** A coach asks for the access code, and the family answers. */
export const transcriptRequests = pgTable(
  'profiles_transcript_requests',
  {
    id: uuid().primaryKey(),
    athlete_id: athleteId(),
    name: text().notNull(),
    college: text().notNull(),
    email: text().notNull(),
    reason: text().notNull(),
    delivery: text().$type<Delivery>().notNull().default('now'),
    status: text().$type<'open' | 'approved' | 'declined' | 'reported'>().notNull().default('open'),
    /** How the coach who asked was verified at that time. Null for anyone else. */
    verified_by: text().$type<VerificationMethod>(),
    created_at: moment().notNull(),
    answered_at: moment(),
    answered_by: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** What the family wrote when it reported the request to the team. */
    report_note: text(),
  },
  (table) => [index('profiles_transcript_requests_athlete').on(table.athlete_id, table.created_at)],
)
