import { and, desc, gte, lt, sql, sum } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { isDayInPeriods, type PeriodEdges, periodOfDay } from '../../../platform/days/periods.queries.ts'
import type { Day } from '../../../platform/house-day.ts'
import { searchDays, searchMisses } from '../search.tables.ts'

/** A flood of different texts ends here. What is known already is counted on, and so are the searches of the day. */
const mostTextsOfDay = 500

export interface SearchCount {
  readonly searches: number
  readonly found_nothing: number
  /** How often each text found nothing. */
  readonly texts: ReadonlyMap<string, number>
}

const addTexts = async (tx: Db, day: Day, texts: SearchCount['texts']): Promise<void> => {
  // In one order, so nodes that write together don't wait for each other in a circle.
  const rows = [...texts].sort(([one], [other]) => (one < other ? -1 : 1))
  const typed = sql.join(
    rows.map(([text, count]) => sql`(${text}::text, ${count}::int)`),
    sql`, `,
  )
  await tx.execute(sql`
    insert into ${searchMisses} (day, text, count)
    select ${day}::date, typed.text, typed.count from (values ${typed}) as typed (text, count)
    where exists (select 1 from ${searchMisses} as known where known.day = ${day}::date and known.text = typed.text)
      or (select count(*) from ${searchMisses} as known where known.day = ${day}::date) + ${rows.length} <= ${mostTextsOfDay}
    on conflict (day, text) do update set count = ${searchMisses.count} + excluded.count`)
}

export const addSearches = async (
  tx: Db,
  day: Day,
  { searches, found_nothing, texts }: SearchCount,
): Promise<void> => {
  await tx
    .insert(searchDays)
    .values({ day, searches, found_nothing })
    .onConflictDoUpdate({
      target: searchDays.day,
      set: {
        searches: sql`${searchDays.searches} + excluded.searches`,
        found_nothing: sql`${searchDays.found_nothing} + excluded.found_nothing`,
      },
    })
  if (texts.size > 0) await addTexts(tx, day, texts)
}

/** Searches by period, and those that found nobody. */
export const countSearches = (db: Db, edges: PeriodEdges) =>
  db
    .select({
      period: periodOfDay(searchDays.day, edges),
      searches: sum(searchDays.searches).mapWith(Number),
      found_nothing: sum(searchDays.found_nothing).mapWith(Number),
    })
    .from(searchDays)
    .where(isDayInPeriods(searchDays.day, edges))
    .groupBy(sql`1`)

/** One person's slip, or a name that one family looked for, is nobody's business. */
const fewestShown = 3

/** The texts that found nobody, most often first. */
export const findMissedTexts = (db: Db, from: Day, to: Day, limit: number) => {
  const count = sum(searchMisses.count).mapWith(Number)
  return db
    .select({ text: searchMisses.text, count })
    .from(searchMisses)
    .where(and(gte(searchMisses.day, from), sql`${searchMisses.day} <= ${to}::date`))
    .groupBy(searchMisses.text)
    .having(gte(count, fewestShown))
    .orderBy(desc(count), searchMisses.text)
    .limit(limit)
}

export const deleteTextsBefore = async (db: Db, day: Day): Promise<void> => {
  await db.delete(searchMisses).where(lt(searchMisses.day, day))
}
