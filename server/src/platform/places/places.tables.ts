import { doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

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
  (table) => [index('places_city').on(table.state, table.city)],
)
