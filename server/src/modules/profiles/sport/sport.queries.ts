import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { tableRows } from '../../../platform/database/reference-data.ts'
import { sportFacts } from './sport.tables.ts'

export const findSportFacts = (db: Db, sportKey: string) =>
  db.select().from(sportFacts).where(eq(sportFacts.sport_key, sportKey)).orderBy(asc(sportFacts.place))

/** The rows of a CSV file that has all columns of the table. */
export const sportFactsIn = (csv: string) =>
  // Every column of the table is read, so none is undefined.
  tableRows(sportFacts, csv) as (typeof sportFacts.$inferSelect)[]

/** Replaces all facts about sports. */
export const writeSportFacts = async (tx: Db, csv: string): Promise<void> => {
  await tx.delete(sportFacts)
  await tx.insert(sportFacts).values(sportFactsIn(csv))
}
