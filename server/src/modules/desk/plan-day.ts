import type { DayItem } from '@fieldhouse/contract/desk'
import type { Actor } from '@fieldhouse/contract/guards'
import type { Db } from '../../platform/database/database.ts'
import type { ReadDesk } from './desk.queries.ts'
import { byUrgency } from './desk.rules.ts'
import { openDesk } from './open-desk.ts'

/** COA-02: who needs me today, and why. One item for each athlete and reason. */
export const planDay = async (db: Db, coach: Actor, read: ReadDesk): Promise<DayItem[]> => {
  const { entries } = await openDesk(db, coach, read)
  return entries
    .flatMap(({ row, reasons }) => reasons.map((reason) => ({ row, reason })))
    .toSorted((one, other) => byUrgency(one.reason, other.reason))
    .map(({ row, reason: { reason, since, text, path } }) => ({
      user_id: row.user_id,
      athlete_slug: row.athlete_slug,
      first_name: row.first_name,
      last_name: row.last_name,
      photo: row.photo,
      jersey_number: row.jersey_number,
      color_theme: row.color_theme,
      reason,
      text,
      since: since.toISOString(),
      path,
    }))
}
