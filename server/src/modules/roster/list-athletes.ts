import type { Endpoint, Output } from '@fieldhouse/contract/endpoint'
import type { Actor } from '@fieldhouse/contract/guards'
import type { AthletesQuery, getCoachAthletes } from '@fieldhouse/contract/roster'
import type { Db } from '../../platform/database/database.ts'
import { listPage } from '../../platform/http/list-page.ts'
import { apiPrefix } from '../../platform/http/mount.ts'
import { presentAthlete } from './present-athlete.ts'
import { findAthletesOf } from './roster.queries.ts'

const limit = 15

/** The caller's athletes: a coach's assigned ones, a success coach's claimed ones. */
export const listAthletes = async (
  db: Db,
  coach: Actor,
  { path }: Pick<Endpoint, 'path'>,
  { q, page, show_all }: AthletesQuery,
): Promise<Output<typeof getCoachAthletes>> => {
  const { athletes, total } = await findAthletesOf(db, coach, {
    name: q,
    limit,
    offset: (page - 1) * limit,
  })
  return listPage(athletes.map(presentAthlete), {
    path: apiPrefix + path,
    query: { ...(q && { q }), ...(show_all && { show_all }) },
    page,
    limit,
    total,
  })
}
