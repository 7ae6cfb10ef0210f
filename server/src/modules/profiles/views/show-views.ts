import type { Views } from '@fieldhouse/contract/profiles.views'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { findCoachDays, findCoachViews, findVisitorDays } from './views.queries.ts'

const dayMilliseconds = 24 * 60 * 60 * 1000

/** The last days up to today, oldest first. */
const lastDays = (days: number): string[] =>
  Array.from({ length: days }, (_, place) =>
    new Date(clock.now().getTime() - (days - 1 - place) * dayMilliseconds).toISOString().slice(0, 10),
  )

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
