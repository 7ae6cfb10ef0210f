import { date, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { athletes } from '../profiles.tables.ts'

/** How often the assistant was used for an athlete per day. */
export const assistantAttempts = pgTable(
  'profiles_assistant_attempts',
  {
    athlete_id: uuid()
      .notNull()
      .references(() => athletes.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.athlete_id, table.day] })],
)
