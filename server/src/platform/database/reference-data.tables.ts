import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** The version of each bundled list (colleges, places) in this database. */
export const referenceData = pgTable('reference_data', {
  name: text().primaryKey(),
  version: text().notNull(),
  loaded_at: moment().notNull().defaultNow(),
})
