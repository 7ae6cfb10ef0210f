import type { RecruitingAthlete } from '@fieldhouse/contract/recruiting'
import type { Db } from '../../../platform/database/database.ts'
import { imperialSize } from '../../profiles/index.ts'
import type { CoachCenter } from '../center/open-center.ts'
import { positionTitles } from '../center/position-titles.ts'
import { findListPage, type Listed } from './listed.queries.ts'
import { findAthletesWithUnread } from './rows.queries.ts'

/** RCC-05: one page of a list, in its order. */
export const showAthletes = async (
  db: Db,
  center: CoachCenter,
  listed: Listed,
  page: number,
): Promise<{ items: RecruitingAthlete[]; total: number }> => {
  const [{ ids, total }, titleOf] = await Promise.all([
    findListPage<string>(db, listed, page),
    positionTitles(db),
  ])
  const { athletes, unread } = await findAthletesWithUnread(db, center.id, ids)
  const found = new Map(athletes.map((row) => [row.user_id, row]))
  const messages = new Map(unread.map(({ athlete_user_id, message }) => [athlete_user_id, message]))
  const items = ids.flatMap((id) => {
    const row = found.get(id)
    if (!row) return []
    const { height_cm, weight_kg, position, email, phone, ...athlete } = row
    return [
      {
        kind: 'athlete' as const,
        ...athlete,
        position: titleOf(position),
        personal_metrics: imperialSize({ height_cm, weight_kg }),
        contact_info: { email, phone },
        unread_message_count: messages.get(id) ?? 0,
      },
    ]
  })
  return { items, total }
}
