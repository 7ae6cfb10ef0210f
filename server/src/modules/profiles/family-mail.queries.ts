import { and, eq, isNotNull, isNull, or } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { isParentOf, users } from '../accounts/index.ts'

/** The email addresses of an athlete's family: the athlete and the parents, if they have an account. */
export const findFamilyAddresses = async (db: Db, athleteUserId: string): Promise<string[]> => {
  const family = await db
    .select({ email: users.email })
    .from(users)
    .where(
      and(
        or(eq(users.id, athleteUserId), isParentOf(users.id, athleteUserId)),
        isNotNull(users.email),
        isNull(users.deleted_at),
      ),
    )
    .orderBy(users.id)
  return family.flatMap(({ email }) => email ?? [])
}

/** The athlete and the parents, who are notified of a message or a request. */
export const findFamilyIds = async (db: Db, athleteUserId: string): Promise<string[]> => {
  const family = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(or(eq(users.id, athleteUserId), isParentOf(users.id, athleteUserId)), isNull(users.deleted_at)),
    )
    .orderBy(users.id)
  return family.map(({ id }) => id)
}

/** An athlete's name, for emails. */
export const findAthleteName = async (db: Db, athleteUserId: string): Promise<string> => {
  const [athlete] = await db
    .select({ first_name: users.first_name, last_name: users.last_name })
    .from(users)
    .where(eq(users.id, athleteUserId))
  return athlete ? `${athlete.first_name} ${athlete.last_name}` : ''
}
