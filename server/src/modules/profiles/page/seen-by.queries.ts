import type { Actor } from '@fieldhouse/contract/guards'
import { eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../../platform/database/database.ts'
import { athletesOf } from '../../accounts/index.ts'

/** Whether a coach has an athlete in care, as part of a question about many; another module knows. */
export type IsInCareOf = (db: Db, actor: Actor, athleteUserId: AnyPgColumn) => SQL

interface Seen {
  readonly user_id: AnyPgColumn
  readonly is_visible: AnyPgColumn
}

/**
 * What `audienceOf` and `maySeeHidden` of the policy say of one page, asked of many at once: a hidden athlete is seen by the family,
 * by those who care for the athlete, and by admins, to whom nothing is hidden.
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
