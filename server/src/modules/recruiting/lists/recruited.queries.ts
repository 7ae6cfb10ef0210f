import type { Actor } from '@fieldhouse/contract/guards'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { users } from '../../accounts/index.ts'
import { athletes } from '../../profiles/index.ts'
import { isRecruitedBy } from './athlete-lists.queries.ts'

/** Whether an athlete, by user id, is one whom this coach sees in the recruiting center. */
export const isRecruited = async (db: Db, coach: Actor, athleteUserId: string): Promise<boolean> => {
  const found = await db
    .select({ user_id: athletes.user_id })
    .from(athletes)
    .innerJoin(users, eq(users.id, athletes.user_id))
    .where(and(eq(athletes.user_id, athleteUserId), isRecruitedBy(db, coach)))
  return found.length > 0
}
