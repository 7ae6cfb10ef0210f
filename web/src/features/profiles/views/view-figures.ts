import type { Views } from '@fieldhouse/contract/profiles.views'

type Day = Views['per_day'][number]

const shortDayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** With more points than this, a chart is unreadable and a table too long. */
const mostDays = 90
const week = 7

interface Stretch {
  /** Its first day, as in "Nov 12". */
  label: string
  visitors: number
  coaches: number
}

const stretchOf = (days: readonly Day[]): Stretch => ({
  label: shortDayFormat.format(new Date(`${days[0]?.day}T00:00:00Z`)),
  visitors: days.reduce((sum, { visitors }) => sum + visitors, 0),
  coaches: days.reduce((sum, { coaches }) => sum + coaches, 0),
})

/** By day, or by week for a long period, back from today. The oldest week takes the remaining days. */
export const stretchesOf = (days: readonly Day[]): { unit: 'Day' | 'Week from'; stretches: Stretch[] } => {
  if (days.length <= mostDays) return { unit: 'Day', stretches: days.map((day) => stretchOf([day])) }
  const odd = days.length % week
  const weeks = Array.from({ length: Math.floor(days.length / week) }, (_, place) =>
    stretchOf(days.slice(place === 0 ? 0 : odd + place * week, odd + (place + 1) * week)),
  )
  return { unit: 'Week from', stretches: weeks }
}

interface CoachOnRecord {
  coach_id: string
  name: string
  college: Views['coaches'][number]['college']
  verified_by: Views['coaches'][number]['verified_by']
  last_at: string
  times: number
}

/** Each coach one time, the most recent first. */
export const coachesOf = (looked: Views['coaches']): CoachOnRecord[] => {
  const known = new Map<string, CoachOnRecord>()
  for (const { coach_id, name, college, verified_by, viewed_at } of looked) {
    const before = known.get(coach_id)
    known.set(coach_id, {
      coach_id,
      name,
      college,
      verified_by,
      last_at: before?.last_at ?? viewed_at,
      times: (before?.times ?? 0) + 1,
    })
  }
  return [...known.values()]
}
