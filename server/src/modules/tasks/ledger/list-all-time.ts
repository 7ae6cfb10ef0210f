import type { Output } from '@fieldhouse/contract/endpoint'
import type { Actor } from '@fieldhouse/contract/guards'
import { getAllTime } from '@fieldhouse/contract/tasks.ledger'
import type { Db } from '../../../platform/database/database.ts'
import { momentsOf } from '../../../platform/days/asked-days.ts'
import { listPage } from '../../../platform/http/list-page.ts'
import { apiPrefix } from '../../../platform/http/mount.ts'
import { findAllTime, sumTime, type TimeFilter } from './ledger.queries.ts'
import { presentTime } from './ledger-days.ts'

const limit = 15

export interface TimeQuery {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly time_zone: string
  readonly coach_id?: string | undefined
  readonly user_id?: string | undefined
  readonly q?: string | undefined
  readonly state?: 'kept' | 'discarded' | undefined
}

export const filterOf = ({ coach_id, user_id, q, state, ...days }: TimeQuery): TimeFilter => ({
  ...momentsOf(days),
  coachId: coach_id,
  athleteUserId: user_id,
  q,
  state,
})

/** The whole ledger, for admins. */
export const listAllTime = async (
  db: Db,
  actor: Actor,
  { page, ...query }: TimeQuery & { readonly page: number },
): Promise<Output<typeof getAllTime>> => {
  const filter = filterOf(query)
  const rows = await findAllTime(db, filter, { limit, offset: (page - 1) * limit })
  const { total, ...totals } = await sumTime(db, filter)
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  const list = listPage(
    rows.map((row) => presentTime(actor, row, filter)),
    { path: apiPrefix + getAllTime.path, query: Object.fromEntries(given), page, limit, total },
  )
  return { ...list, totals }
}
