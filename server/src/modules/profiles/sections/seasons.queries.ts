import type { AthleteType } from '@fieldhouse/contract/profiles.sections'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { dropEntry, orderEntries, putEntry, type Values } from '../editing/entries.queries.ts'
import { seasons } from '../statistics/statistics.tables.ts'

/** Changes a season, or adds one. */
export const putSeason = (
  tx: Db,
  athleteId: string,
  id: string | undefined,
  values: Values<typeof seasons>,
): Promise<void> => putEntry(tx, seasons, athleteId, id, values)

/** True if it existed. */
export const dropSeason = (tx: Db, athleteId: string, id: string): Promise<boolean> =>
  dropEntry(tx, seasons, athleteId, id)

/** Puts the seasons of a type in this order. Without ids they have no chosen order. */
export const orderSeasons = async (
  tx: Db,
  athleteId: string,
  type: AthleteType,
  ids: readonly string[],
): Promise<void> => {
  await tx
    .update(seasons)
    .set({ rank: 0 })
    .where(and(eq(seasons.athlete_id, athleteId), eq(seasons.type, type)))
  await orderEntries(tx, seasons, athleteId, ids)
}
