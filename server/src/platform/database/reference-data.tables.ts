import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Which version of each bundled list (colleges, places) this database holds. */
export const referenceData = pgTable('reference_data', {
  name: text().primaryKey(),
  version: text().notNull(),
  loaded_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
