import { boolean, index, numeric, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/index.ts'

/** The basic row of an athlete's page. Names and gender are the user's; sizes are metric (cm, kg). */
export const athletes = pgTable(
  'profiles_athletes',
  {
    id: uuid().primaryKey(),
    user_id: uuid()
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    slug: text().notNull().unique(),
    sport_key: text().notNull(),
    position: text(),
    class_year: smallint(),
    jersey_number: text(),
    height_cm: numeric({ precision: 5, scale: 2, mode: 'number' }),
    weight_kg: numeric({ precision: 5, scale: 2, mode: 'number' }),
    high_school: text(),
    city: text(),
    state: text(),
    is_visible: boolean().notNull().default(true),
    is_seros: boolean().notNull().default(false),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('profiles_athletes_sport_class').on(table.sport_key, table.class_year)],
)

/** Slugs a page had before: they lead to the one it has now, and are given to nobody else. */
export const formerSlugs = pgTable('profiles_former_slugs', {
  slug: text().primaryKey(),
  athlete_id: uuid()
    .notNull()
    .references(() => athletes.id, { onDelete: 'cascade' }),
})
