import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { viewedColleges } from '../recruiting.tables.ts'

/** Opening it again only makes it the newest. */
export const keepCollegeViewed = async (
  db: Db,
  athlete_user_id: string,
  college_id: number,
): Promise<void> => {
  const viewed_at = clock.now()
  await db
    .insert(viewedColleges)
    .values({ athlete_user_id, college_id, viewed_at })
    .onConflictDoUpdate({
      target: [viewedColleges.athlete_user_id, viewedColleges.college_id],
      set: { viewed_at },
    })
}
