import type { Output } from '@fieldhouse/contract/endpoint'
import type { Actor } from '@fieldhouse/contract/guards'
import { type AthletesQuery, getNewRosters } from '@fieldhouse/contract/roster'
import type { Db } from '../../platform/database/database.ts'
import { listPage } from '../../platform/http/list-page.ts'
import { apiPrefix } from '../../platform/http/mount.ts'
import { findNewAthletes } from './new-athletes.queries.ts'

const limit = 15

/** The package of each of these athletes, if they have one. It comes from a module that this one does not know. */
export type FindPackages = (
  db: Db,
  athleteUserIds: readonly string[],
) => Promise<readonly { athlete_user_id: string; key: string; name: string }[]>

/** COA-02: the athletes who wait for a success coach. Contact details come with the claim. */
export const listNewAthletes = async (
  db: Db,
  { id }: Actor,
  findPackages: FindPackages,
  { q, page, show_all }: AthletesQuery,
): Promise<Output<typeof getNewRosters>> => {
  const { athletes, total } = await findNewAthletes(db, id, { name: q, limit, offset: (page - 1) * limit })
  const packages = await findPackages(
    db,
    athletes.map(({ user_id }) => user_id),
  )
  const packageOf = (userId: string) => {
    const found = packages.find(({ athlete_user_id }) => athlete_user_id === userId)
    return found ? { key: found.key, name: found.name } : null
  }
  const rows = athletes.map(({ sport_key, class_year, waiting_since, ...athlete }) => ({
    ...athlete,
    sport: { key: sport_key },
    class: class_year,
    package: packageOf(athlete.user_id),
    waiting_since: waiting_since.toISOString(),
  }))
  const query = { ...(q && { q }), ...(show_all && { show_all }) }
  return listPage(rows, { path: apiPrefix + getNewRosters.path, query, page, limit, total })
}
