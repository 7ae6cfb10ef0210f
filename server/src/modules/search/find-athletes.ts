import type { Output } from '@fieldhouse/contract/endpoint'
import { type FoundAthlete, type SearchQuery, searchAthletes } from '@fieldhouse/contract/search'
import type { Db } from '../../platform/database/database.ts'
import { listPage } from '../../platform/http/list-page.ts'
import { apiPrefix } from '../../platform/http/mount.ts'
import { findPublicAthletes, imperialSize, type PublicAthlete } from '../profiles/index.ts'

const path = apiPrefix + searchAthletes.path

const present = ({ sport_key, class_year, ...athlete }: PublicAthlete): FoundAthlete => ({
  ...athlete,
  full_name: `${athlete.first_name} ${athlete.last_name}`,
  sport: { key: sport_key },
  class: class_year,
  personal_metrics: imperialSize(athlete),
})

/** SRC-01: by name, and hidden athletes for nobody. */
export const findAthletes = async (
  db: Db,
  { q, page, limit }: SearchQuery,
): Promise<Output<typeof searchAthletes>> => {
  const { athletes, total } = await findPublicAthletes(db, { name: q, limit, offset: (page - 1) * limit })
  return listPage(athletes.map(present), { path, query: { q }, page, limit, total })
}
