import { highestShownCount } from '@fieldhouse/contract/messaging.live'
import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { athletes, coachViews } from '../../profiles/index.ts'
import { viewMarks } from '../recruiting.tables.ts'

const most = highestShownCount + 1

/**
 * Views by coaches that this person of the family has not seen, counted up to 100. Goes from coach to coach and reads
 * only what is after the mark, so seen views are not read again.
 */
export const countUnseenViews = async (
  db: Db,
  readerId: string,
  athleteUserIds: readonly string[],
  /** Only these coaches. Null for everyone. */
  coachIds: readonly string[] | null,
): Promise<number> => {
  if (athleteUserIds.length === 0 || coachIds?.length === 0) return 0
  const { rows } = await db.execute<{ unseen: number }>(sql`
    with recursive looked as (
      select ${athletes.id} as athlete_id, ${athletes.user_id} as user_id,
        (select v.coach_id from ${coachViews} v where v.athlete_id = ${athletes.id}
          order by v.coach_id limit 1) as coach_id
      from ${athletes} where ${inArray(athletes.user_id, [...athleteUserIds])}
      union all
      select l.athlete_id, l.user_id,
        (select v.coach_id from ${coachViews} v where v.athlete_id = l.athlete_id and v.coach_id > l.coach_id
          order by v.coach_id limit 1)
      from looked l where l.coach_id is not null
    )
    select count(*)::int as unseen from (
      select 1 from looked l
      left join ${viewMarks} m
        on m.user_id = ${readerId} and m.athlete_user_id = l.user_id and m.coach_id = l.coach_id
      cross join lateral (
        select 1 from ${coachViews} v
        where v.athlete_id = l.athlete_id and v.coach_id = l.coach_id
          and v.viewed_at > coalesce(m.seen_at, '-infinity')
        limit ${most}
      ) as unseen
      where l.coach_id is not null ${coachIds ? sql`and ${inArray(sql`l.coach_id`, [...coachIds])}` : sql.empty()}
      limit ${most}
    ) as counted`)
  return rows[0]?.unseen ?? 0
}
