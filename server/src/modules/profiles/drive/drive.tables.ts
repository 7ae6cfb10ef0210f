import type { DrivePurpose } from '@fieldhouse/contract/profiles.drive'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../../../platform/database/bytea.ts'
import { moment } from '../../../platform/database/columns.ts'

/**
 * A pick from Google Drive, until its file is recorded. Google's tokens are never stored. A pick works only once, so a
 * call that got lost after the download continues with what was received.
 */
export const drivePicks = pgTable(
  'profiles_drive_picks',
  {
    /** The file gets this id too. */
    id: uuid().primaryKey(),
    state_hash: bytea().notNull().unique(),
    /** The answer counts only in the session that asked. */
    session_id: uuid().notNull(),
    purpose: text().$type<DrivePurpose>().notNull(),
    code_verifier: text().notNull(),
    redirect_uri: text().notNull(),
    expires_at: moment().notNull(),
    /** When Google's answer came. Another answer does not count. */
    taken_at: moment(),
    /** What is left to record. Set when the file is stored. */
    received: jsonb(),
  },
  (table) => [index('profiles_drive_picks_expires').on(table.expires_at)],
)
