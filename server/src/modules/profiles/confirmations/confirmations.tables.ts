import { index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/database/columns.ts'
import { userId } from '../../accounts/accounts.tables.ts'
import { athletes } from '../profiles.tables.ts'
import { metrics } from '../sections/sections.tables.ts'
import { seasons } from '../statistics/statistics.tables.ts'

/** A person with an account confirms a measurement or a season. Exactly one of the two is set. */
export const confirmations = pgTable(
  'profiles_confirmations',
  {
    id: uuid().primaryKey(),
    athlete_id: uuid()
      .notNull()
      .references(() => athletes.id, { onDelete: 'cascade' }),
    metric_id: uuid()
      .unique()
      .references(() => metrics.id, { onDelete: 'cascade' }),
    season_id: uuid()
      .unique()
      .references(() => seasons.id, { onDelete: 'cascade' }),
    confirmed_by: userId(),
    confirmed_at: moment().notNull(),
  },
  (table) => [index('profiles_confirmations_athlete').on(table.athlete_id)],
)
