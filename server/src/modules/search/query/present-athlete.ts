import type { Sport } from '@fieldhouse/contract/profiles.sport'
import type { FoundAthlete } from '@fieldhouse/contract/search'
import type { FoundRow } from './find.queries.ts'

const positionTitle = (sports: readonly Sport[], { sport_key, position }: FoundRow): string | null => {
  const key = position?.slice(sport_key.length + 1)
  const sport = sports.find((known) => known.key === sport_key)
  return sport?.positions.find((known) => known.key === key)?.title ?? key ?? null
}

/** An athlete as search shows one to anyone. */
export const presentAthlete = (sports: readonly Sport[], row: FoundRow): FoundAthlete => ({
  id: row.athlete_id,
  slug: row.slug,
  first_name: row.first_name,
  last_name: row.last_name,
  full_name: `${row.first_name} ${row.last_name}`,
  photo: row.photo_url === null ? null : { url: row.photo_url },
  sport: { key: row.sport_key },
  class: row.class_year,
  state: row.state,
  position: positionTitle(sports, row),
  high_school: row.high_school,
  city: row.city,
  personal_metrics: {
    height: row.height_in === null ? null : Math.floor(row.height_in / 12),
    height_in: row.height_in === null ? null : row.height_in % 12,
    weight: row.weight_lb,
  },
})
