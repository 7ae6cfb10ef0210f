import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import {
  isDayInPeriods,
  isInPeriods,
  type PeriodEdges,
  periodOfDay,
  periodOfMoment,
} from '../../../platform/days/periods.queries.ts'
import { coachViews, visitorViews } from './views.tables.ts'

/** How many athletes' pages someone viewed, by period. A page counts once in each. */
export const countActivePages = async (db: Db, edges: PeriodEdges) => {
  const { rows } = await db.execute<{ period: number; count: number }>(sql`
    select period, count(*)::int as count from (
      select ${periodOfDay(visitorViews.day, edges)} as period, ${visitorViews.athlete_id} as athlete_id
      from ${visitorViews} where ${isDayInPeriods(visitorViews.day, edges)}
      union
      select ${periodOfMoment(coachViews.viewed_at, edges)}, ${coachViews.athlete_id}
      from ${coachViews} where ${isInPeriods(coachViews.viewed_at, edges)}
    ) as viewed group by period`)
  return rows
}
