import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import { userId } from '../accounts/accounts.tables.ts'

/** The success coach of an athlete. At most one. */
export const rosterClaims = pgTable(
  'roster_claims',
  {
    athlete_user_id: userId().primaryKey(),
    success_coach_id: userId(),
    created_at: moment().notNull(),
  },
  (table) => [index('roster_claims_success_coach').on(table.success_coach_id)],
)

/** The athletes that an admin assigned to a college coach. */
export const rosterAssignments = pgTable(
  'roster_assignments',
  { coach_id: userId(), athlete_user_id: userId(), created_at: moment().notNull() },
  (table) => [
    primaryKey({ columns: [table.coach_id, table.athlete_user_id] }),
    index('roster_assignments_athlete').on(table.athlete_user_id),
  ],
)

/** New athletes that a success coach declined. They are not offered to that coach again. */
export const rosterDeclines = pgTable(
  'roster_declines',
  { success_coach_id: userId(), athlete_user_id: userId(), created_at: moment().notNull() },
  (table) => [
    primaryKey({ columns: [table.success_coach_id, table.athlete_user_id] }),
    index('roster_declines_athlete').on(table.athlete_user_id),
  ],
)

/** When an athlete was left without a success coach last: since then they wait for another one. */
export const rosterUnclaims = pgTable('roster_unclaims', {
  athlete_user_id: userId().primaryKey(),
  unclaimed_at: moment().notNull(),
})
