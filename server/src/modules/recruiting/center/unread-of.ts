import type { Actor } from '@fieldhouse/contract/guards'
import type { Db } from '../../../platform/database/database.ts'
import { findUnread } from '../../messaging/index.ts'

/** A coach's unread messages, by the athlete's user id. */
export const unreadOfCoach = async (db: Db, { id }: Actor): Promise<Map<string, number>> => {
  const found = await findUnread(db, { side: 'coach', user_id: id, is_success_coach: false })
  return new Map(found.map(({ athlete_user_id, message }) => [athlete_user_id, message]))
}
