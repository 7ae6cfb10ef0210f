import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { surveys } from './matching.tables.ts'

/** BCM-01: whether the athlete's survey is completed, as part of a query. */
export const hasCompletedSurvey = (athleteUserId: SQLWrapper): SQL<boolean> =>
  sql`exists (select 1 from ${surveys}
    where ${surveys.athlete_user_id} = ${athleteUserId} and ${surveys.completed_at} is not null)`
