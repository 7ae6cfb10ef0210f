import type { AthleteType } from '@fieldhouse/contract/profiles.sections'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { dropEntry, orderEntries, putEntry, type Values } from '../sections/entries.queries.ts'
import { figures, seasons } from './statistics.tables.ts'

export const findSeasons = (db: Db, athleteId: string) =>
  db
    .select({
      id: seasons.id,
      type: seasons.type,
      season: seasons.season,
      team: seasons.team,
      values: seasons.values,
    })
    .from(seasons)
    .where(eq(seasons.athlete_id, athleteId))
    // Of two rows of one season always the same counts.
    .orderBy(seasons.created_at, seasons.id)

/** Changes a season, or adds one. */
export const putSeason = (
  tx: Db,
  athleteId: string,
  id: string | undefined,
  values: Values<typeof seasons>,
): Promise<void> => putEntry(tx, seasons, athleteId, id, values)

/** True when it was there. */
export const dropSeason = (tx: Db, athleteId: string, id: string): Promise<boolean> =>
  dropEntry(tx, seasons, athleteId, id)

/** Puts the seasons of a type in this order. Without ids they have no order of their own. */
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

/** Puts the figures of an athlete in the place of those before. */
export const writeFigures = async (
  tx: Db,
  athleteId: string,
  compared: ReadonlyMap<string, number>,
): Promise<void> => {
  await tx.delete(figures).where(eq(figures.athlete_id, athleteId))
  const rows = [...compared].map(([key, value]) => ({ athlete_id: athleteId, key, value }))
  if (rows.length > 0) await tx.insert(figures).values(rows)
}
