import type { MediaItem } from '@fieldhouse/contract/profiles.document'
import { and, count, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import { AppError } from '../../../platform/app-error.ts'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { entitlementGrants } from '../../accounts/index.ts'
import { media } from './gallery.tables.ts'

const mostItems = 30
const mostFreePhotos = 5

const hasPackage = async (tx: Db, athleteUserId: string): Promise<boolean> => {
  const now = clock.now()
  const { user_id, from_at, until_at } = entitlementGrants
  const granted = await tx
    .select({ id: entitlementGrants.id })
    .from(entitlementGrants)
    .where(and(eq(user_id, athleteUserId), lte(from_at, now), or(isNull(until_at), gt(until_at, now))))
    .limit(1)
  return granted.length > 0
}

const countItems = async (tx: Db, athleteId: string) => {
  const [counted] = await tx
    .select({
      items: count(),
      photos: sql<number>`count(*) filter (where ${media.kind} = 'photo')`.mapWith(Number),
    })
    .from(media)
    .where(and(eq(media.athlete_id, athleteId), isNull(media.deleted_at)))
  return counted ?? { items: 0, photos: 0 }
}

interface Owner {
  readonly athlete_id: string
  readonly user_id: string
}

/** A free profile keeps 5 photos, a package 30 photos and films. What is there stays when a package ends. */
export const assertRoom = async (
  tx: Db,
  { athlete_id, user_id }: Owner,
  kind: MediaItem['kind'],
): Promise<void> => {
  const { items, photos } = await countItems(tx, athlete_id)
  if (items >= mostItems)
    throw new AppError('invalid', {
      message: `A gallery keeps ${mostItems} photos and videos. Delete one to make room.`,
    })
  if (kind === 'photo' && photos >= mostFreePhotos && !(await hasPackage(tx, user_id)))
    throw new AppError('invalid', {
      message: `A free profile keeps ${mostFreePhotos} photos. Delete one, or choose a package for up to ${mostItems}.`,
    })
}
