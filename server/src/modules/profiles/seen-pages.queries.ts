import type { Actor } from '@fieldhouse/contract/guards'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { users } from '../accounts/index.ts'
import { type IsInCareOf, isSeenBy } from './page/seen-by.queries.ts'
import { athletes } from './profiles.tables.ts'
import { smallPhoto } from './small-photo.queries.ts'

/** A page as a list of people shows it. */
export interface SeenPage {
  readonly user_id: string
  readonly athlete_slug: string
  readonly photo: { readonly url: string } | null
  readonly position: string | null
  readonly class: number | null
}

/** The pages of these people that this person may open. The others are left out. */
export const findSeenPages = async (
  db: Db,
  actor: Actor,
  userIds: readonly string[],
  isInCareOf: IsInCareOf,
): Promise<SeenPage[]> => {
  if (userIds.length === 0) return []
  return db
    .select({
      user_id: athletes.user_id,
      athlete_slug: athletes.slug,
      photo: smallPhoto,
      position: athletes.position,
      class: athletes.class_year,
    })
    .from(athletes)
    .innerJoin(users, and(eq(users.id, athletes.user_id), isNull(users.deleted_at)))
    .where(and(inArray(athletes.user_id, [...userIds]), isSeenBy(db, actor, athletes, isInCareOf)))
}
