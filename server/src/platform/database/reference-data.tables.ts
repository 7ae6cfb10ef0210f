import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Which version of each bundled list (colleges, places) this database holds. */
export const referenceData = pgTable('reference_data', {
  name: text().primaryKey(),
  version: text().notNull(),
  loaded_at: moment().notNull().defaultNow(),
})
