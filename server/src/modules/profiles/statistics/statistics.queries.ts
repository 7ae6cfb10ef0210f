import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
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
    // Of two rows for one season, the same one always counts.
    .orderBy(seasons.created_at, seasons.id)

/** Replaces the figures of an athlete. */
export const writeFigures = async (
  tx: Db,
  athleteId: string,
  compared: ReadonlyMap<string, number>,
): Promise<void> => {
  await tx.delete(figures).where(eq(figures.athlete_id, athleteId))
  const rows = [...compared].map(([key, value]) => ({ athlete_id: athleteId, key, value }))
  if (rows.length > 0) await tx.insert(figures).values(rows)
}
