import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/database/columns.ts'
import { userId } from '../../accounts/accounts.tables.ts'
import { athletes } from '../profiles.tables.ts'

const athleteId = () =>
  uuid()
    .notNull()
    .references(() => athletes.id, { onDelete: 'cascade' })

/** How many strangers viewed a page per day. We don't store who they were. */
export const visitorViews = pgTable(
  'profiles_visitor_views',
  {
    athlete_id: athleteId(),
    day: date().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.athlete_id, table.day] })],
)

/** A coach viewed a page. At most one row per hour. */
export const coachViews = pgTable(
  'profiles_coach_views',
  {
    id: uuid().primaryKey(),
    athlete_id: athleteId(),
    coach_id: userId(),
    viewed_at: moment().notNull(),
  },
  (table) => [
    index('profiles_coach_views_athlete').on(table.athlete_id, table.viewed_at),
    index('profiles_coach_views_coach').on(table.coach_id, table.viewed_at),
    // The order of the activity log.
    index('profiles_coach_views_minute').on(
      table.athlete_id,
      sql`date_trunc('minute', ${table.viewed_at} at time zone 'UTC')`,
      table.id,
    ),
    index('profiles_coach_views_pair').on(table.athlete_id, table.coach_id, table.viewed_at),
  ],
)
