import type { Output } from '@fieldhouse/contract/endpoint'
import type { getSeenAthletes } from '@fieldhouse/contract/search'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { findSports } from '../filters/filters.ts'
import { presentAthlete } from '../query/present-athlete.ts'
import { findSeenAmong } from './history.queries.ts'

/** SRC-04: hidden and deleted athletes disappear from what a visitor's browser remembers too. */
export const showSeen = async (
  db: Db,
  athleteIds: string[],
  isSeen: SQL | undefined,
): Promise<Output<typeof getSeenAthletes>> => {
  const sports = await findSports(db)
  const rows = await findSeenAmong(db, athleteIds, isSeen)
  return { data: rows.map((row) => presentAthlete(sports, row)) }
}
