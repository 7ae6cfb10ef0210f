import { and, desc, eq, getTableColumns, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { searchAthletes, searchHistory } from '../search.tables.ts'

/** The most that are shown. */
const mostShown = 10
/** A few more are stored, because athletes who are hidden for a while come back. */
const mostKept = 50

const { words: _, ...shownColumns } = getTableColumns(searchAthletes)

/** The athletes a person looked up and may still see, latest first. */
export const findHistory = (db: Db, userId: string, isSeen: SQL | undefined) =>
  db
    .select(shownColumns)
    .from(searchHistory)
    .innerJoin(searchAthletes, eq(searchAthletes.user_id, searchHistory.athlete_user_id))
    .where(and(eq(searchHistory.user_id, userId), isSeen))
    .orderBy(desc(searchHistory.place))
    .limit(mostShown)

export const findSeenAmong = (db: Db, athleteIds: string[], isSeen: SQL | undefined) =>
  db
    .select(shownColumns)
    .from(searchAthletes)
    .where(and(inArray(searchAthletes.athlete_id, athleteIds), isSeen))

/** The user behind the athlete, if the caller may see them. */
export const findSeen = async (
  db: Db,
  athleteId: string,
  isSeen: SQL | undefined,
): Promise<string | null> => {
  const [found] = await db
    .select({ user_id: searchAthletes.user_id })
    .from(searchAthletes)
    .where(and(eq(searchAthletes.athlete_id, athleteId), isSeen))
  return found?.user_id ?? null
}

export const addToHistory = async (tx: Db, userId: string, athleteUserId: string): Promise<void> => {
  await tx
    .insert(searchHistory)
    .values({ user_id: userId, athlete_user_id: athleteUserId })
    .onConflictDoUpdate({
      target: [searchHistory.user_id, searchHistory.athlete_user_id],
      set: { place: sql`excluded.place` },
    })
  const lastKept = tx
    .select({ place: searchHistory.place })
    .from(searchHistory)
    .where(eq(searchHistory.user_id, userId))
    .orderBy(desc(searchHistory.place))
    .limit(1)
    .offset(mostKept)
  await tx
    .delete(searchHistory)
    .where(and(eq(searchHistory.user_id, userId), lte(searchHistory.place, sql`(${lastKept})`)))
}

export const dropHistory = async (db: Db, userId: string): Promise<void> => {
  await db.delete(searchHistory).where(eq(searchHistory.user_id, userId))
}
