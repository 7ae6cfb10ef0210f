import type { RosterAthlete } from '@fieldhouse/contract/roster'
import type { AthleteInCare } from './roster.queries.ts'

/** An athlete as their coach sees them. */
export const presentAthlete = ({
  sport_key,
  class_year,
  email,
  phone,
  since,
  ...athlete
}: AthleteInCare): RosterAthlete => ({
  ...athlete,
  sport: { key: sport_key },
  class: class_year,
  contact_info: { email, phone },
  since: since.toISOString(),
})
