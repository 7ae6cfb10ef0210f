import type { Actor } from '@fieldhouse/contract/guards'
import type { Db } from '../../../platform/database/database.ts'
import { findUnread } from '../../messaging/index.ts'
import type { Center } from './open-center.ts'

/** The caller's unread messages, by the coach's user id, or by the athlete's for a coach. */
export const unreadOf = async (
  db: Db,
  { id, type }: Actor,
  center: Pick<Center, 'side' | 'id'>,
): Promise<Map<string, number>> => {
  if (center.side === 'coach') {
    const found = await findUnread(db, { side: 'coach', user_id: id, is_success_coach: false })
    return new Map(found.map(({ athlete_user_id, message }) => [athlete_user_id, message]))
  }
  const found = await findUnread(db, {
    side: 'family',
    user_id: id,
    athlete_user_ids: [center.id],
    is_on_behalf: type === 'rsc',
  })
  return new Map(found.map(({ contact_id, message }) => [contact_id, message]))
}
