import type { Output } from '@fieldhouse/contract/endpoint'
import type { Actor } from '@fieldhouse/contract/guards'
import type { getAthleteHistory } from '@fieldhouse/contract/search'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { findSports } from '../filters/filters.ts'
import { presentAthlete } from '../query/present-athlete.ts'
import { findHistory } from './history.queries.ts'

/** SRC-04: the athletes a person looked up last and may still see. */
export const showHistory = async (
  db: Db,
  actor: Actor,
  isSeen: SQL | undefined,
): Promise<Output<typeof getAthleteHistory>> => {
  const sports = await findSports(db)
  const rows = await findHistory(db, actor.id, isSeen)
  return { data: rows.map((row) => presentAthlete(sports, row)) }
}
