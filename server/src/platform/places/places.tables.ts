import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** The search form of a city: without case and without the punctuation that people leave out. */
const plain = (city: AnyPgColumn): SQL => sql`translate(lower(${city}), '-.''', ' ') collate "C"`

/** The bundled gazetteer: one row for each US postal code. */
export const places = pgTable(
  'places',
  {
    zip: text().primaryKey(),
    city: text().notNull(),
    state: text().notNull(),
    lat: doublePrecision().notNull(),
    lon: doublePrecision().notNull(),
    city_population: integer(),
  },
  (table) => [
    index('places_city').on(table.state, table.city),
    index('places_plain_city').on(plain(table.city)),
  ],
)

export const plainCity = plain(places.city)
