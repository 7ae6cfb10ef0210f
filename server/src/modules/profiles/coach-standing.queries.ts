import type { VerificationMethod } from '@fieldhouse/contract/colleges.verified'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/database/database.ts'
import { users } from '../accounts/index.ts'
import { provenCollegeEmailOf, verificationMethodOf, verifiedCollegeNameOf } from '../colleges/index.ts'
import { isTeamCoachOf } from '../teams/index.ts'

type Id = AnyPgColumn | SQL

/**
 * How a coach was verified for an athlete, as part of a larger query: for everyone through the college, or for a team's
 * own athletes through the team. Null for an unverified coach.
 */
export const coachVerifiedFor = (coachId: Id, athleteUserId: Id): SQL<VerificationMethod | null> =>
  sql<VerificationMethod | null>`coalesce(${verificationMethodOf(coachId)},
    case when ${isTeamCoachOf(coachId, athleteUserId)} then 'team' end)`

interface VerifiedCoach {
  readonly verified_by: VerificationMethod
  readonly name: string
  /** Null for a team's coach. */
  readonly college: string | null
}

/** The coach verified for this athlete, if the address is the coach's own. */
export const findVerifiedCoach = async (
  db: Db,
  coachId: string,
  athleteUserId: string,
  email: string,
): Promise<VerifiedCoach | null> => {
  const isOwn = sql`lower(${email}) in (lower(${users.email}), lower(${provenCollegeEmailOf(users.id)}))`
  const [found] = await db
    .select({
      verified_by: coachVerifiedFor(users.id, sql`${athleteUserId}::uuid`),
      name: sql<string>`${users.first_name} || ' ' || ${users.last_name}`,
      college: verifiedCollegeNameOf(users.id),
    })
    .from(users)
    .where(and(eq(users.id, coachId), eq(users.type, 'coach'), isNull(users.deleted_at), isOwn))
  return found?.verified_by ? { ...found, verified_by: found.verified_by } : null
}
