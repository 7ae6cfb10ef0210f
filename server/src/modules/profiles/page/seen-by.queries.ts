import type { Actor } from '@fieldhouse/contract/guards'
import { eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../../platform/database/database.ts'
import { athletesOf } from '../../accounts/index.ts'

/** Whether a coach takes care of an athlete, as part of a query about many. Another module knows. */
export type IsInCareOf = (db: Db, actor: Actor, athleteUserId: AnyPgColumn) => SQL

interface Seen {
  readonly user_id: AnyPgColumn
  readonly is_visible: AnyPgColumn
}

/**
 * The same as `audienceOf` and `maySeeHidden` in the policy, for many pages in one query: hidden athletes are visible
 * to the family, the people who take care of the athlete, and admins.
 */
export const isSeenBy = (
  db: Db,
  actor: Actor | null,
  { user_id, is_visible }: Seen,
  isInCareOf: IsInCareOf,
): SQL | undefined => {
  const isPublic = sql`${is_visible}`
  switch (actor?.type) {
    case 'admin':
      return undefined
    case 'athlete':
      return or(isPublic, eq(user_id, actor.id))
    case 'parent':
      return or(isPublic, inArray(user_id, athletesOf(db, actor.id)))
    case 'coach':
      return actor.is_verified_coach ? or(isPublic, isInCareOf(db, actor, user_id)) : isPublic
    case 'rsc':
      return or(isPublic, isInCareOf(db, actor, user_id))
    default:
      return isPublic
  }
}
