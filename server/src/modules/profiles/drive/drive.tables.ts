import type { DrivePurpose } from '@fieldhouse/contract/profiles.drive'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../../../platform/database/bytea.ts'
import { moment } from '../../../platform/database/columns.ts'

/** A pick from Google Drive that waits for its answer. Google's tokens are never stored. */
export const drivePicks = pgTable(
  'profiles_drive_picks',
  {
    state_hash: bytea().primaryKey(),
    /** The answer counts only in the session that asked. */
    session_id: uuid().notNull(),
    purpose: text().$type<DrivePurpose>().notNull(),
    code_verifier: text().notNull(),
    redirect_uri: text().notNull(),
    expires_at: moment().notNull(),
  },
  (table) => [index('profiles_drive_picks_expires').on(table.expires_at)],
)
