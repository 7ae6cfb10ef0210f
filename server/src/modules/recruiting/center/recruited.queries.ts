import type { Actor } from '@fieldhouse/contract/guards'
import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { users } from '../../accounts/index.ts'
import { athletes, isSeenBy, recruitedSport } from '../../profiles/index.ts'
import { isInCareOf } from '../../roster/index.ts'

/** RCC-05: athletes of this sport that the coach may see. A hidden athlete is in no list. */
export const isRecruitedBy = (db: Db, coach: Actor): SQL | undefined =>
  and(
    eq(athletes.sport_key, recruitedSport),
    isNull(users.deleted_at),
    isSeenBy(db, coach, athletes, isInCareOf),
  )

/** An athlete, by user id, that this coach sees in the recruiting center. */
export const findRecruited = async (db: Db, coach: Actor, athleteUserId: string) => {
  const [found] = await db
    .select({ first_name: users.first_name, last_name: users.last_name })
    .from(athletes)
    .innerJoin(users, eq(users.id, athletes.user_id))
    .where(and(eq(athletes.user_id, athleteUserId), isRecruitedBy(db, coach)))
  return found ?? null
}

export const isRecruited = async (db: Db, coach: Actor, athleteUserId: string): Promise<boolean> =>
  (await findRecruited(db, coach, athleteUserId)) !== null
