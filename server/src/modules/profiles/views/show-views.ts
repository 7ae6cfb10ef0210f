import type { Views } from '@fieldhouse/contract/profiles.views'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { addDays } from '../../../platform/days/days.rules.ts'
import { type Day, houseDayOf } from '../../../platform/house-day.ts'
import { findCoachDays, findCoachViews, findVisitorDays } from './views.queries.ts'

/** The last days of the house up to today, oldest first. */
const lastDays = (days: number): Day[] => {
  const today = houseDayOf(clock.now())
  return Array.from({ length: days }, (_, place) => addDays(today, place + 1 - days))
}

const byDay = (counted: readonly { day: string; count: number }[]) =>
  new Map(counted.map(({ day, count }) => [day, count]))

export const showViews = async (db: Db, athleteId: string, days: number): Promise<Views> => {
  const shown = lastDays(days)
  const [firstDay = ''] = shown
  const visitors = byDay(await findVisitorDays(db, athleteId, firstDay))
  const coaches = byDay(await findCoachDays(db, athleteId, firstDay))
  const looked = await findCoachViews(db, athleteId, firstDay)
  const per_day = shown.map((day) => ({
    day,
    visitors: visitors.get(day) ?? 0,
    coaches: coaches.get(day) ?? 0,
  }))
  return {
    per_day,
    totals: {
      visitors: per_day.reduce((sum, day) => sum + day.visitors, 0),
      coaches: per_day.reduce((sum, day) => sum + day.coaches, 0),
    },
    coaches: looked.map(({ id, coach_id, first_name, last_name, college, verified_by, viewed_at }) => ({
      id,
      coach_id,
      name: `${first_name} ${last_name}`,
      college,
      verified_by,
      viewed_at: viewed_at.toISOString(),
    })),
  }
}
