import { getAuditLog, mostAuditPages } from '@fieldhouse/contract/admin.audit'
import type { Checked, Output } from '@fieldhouse/contract/endpoint'
import type { Db } from '../../../platform/database/database.ts'
import { momentsOf } from '../../../platform/days/asked-days.ts'
import { listPage } from '../../../platform/http/list-page.ts'
import { apiPrefix } from '../../../platform/http/mount.ts'
import {
  type AuditFilter,
  countEntries,
  type EntryPlace,
  findEntries,
  findPeopleSaying,
} from './audit.queries.ts'
import { presentEntries } from './present-entry.ts'

type Query = Checked<typeof getAuditLog>['query']
export type AuditQuery = Omit<Query, 'page' | 'before'>

const limit = 15
/** The entries of the numbered pages. */
const most = mostAuditPages * limit

export const auditFilterOf = async (
  db: Db,
  { kind, actor_id, user_id, q, ...days }: AuditQuery,
): Promise<AuditFilter> => ({
  ...momentsOf(days),
  kind,
  actorId: actor_id,
  userId: user_id,
  searched: q ? { text: q, people: await findPeopleSaying(db, q) } : undefined,
})

const placeText = ({ at, id }: EntryPlace): string => `${at.toISOString()}_${id}`

const placeIn = (text: string | undefined): EntryPlace | null => {
  const [at, id] = text?.split('_') ?? []
  return at && id ? { at: new Date(at), id } : null
}

/**
 * ADM-06: the log, newest first. Pages are numbered up to a limit. What is older goes on from the last entry of these
 * pages, so the millionth entry costs as much as the first.
 */
export const listAuditLog = async (
  db: Db,
  { page, before, ...query }: Query,
): Promise<Output<typeof getAuditLog>> => {
  const filter = await auditFilterOf(db, query)
  const after = placeIn(before)
  const offset = (page - 1) * limit
  const entries = await findEntries(db, filter, { after, limit, offset })
  // A page that is not full is the last one. A page behind it doesn't know how many there are.
  const isLast = entries.length < limit && (entries.length > 0 || page === 1)
  const counted = isLast
    ? offset + entries.length
    : await countEntries(db, filter, { after, limit: most + 1 })
  const [last] = counted > most ? await findEntries(db, filter, { after, limit: 1, offset: most - 1 }) : []
  const given = Object.entries({ ...query, before }).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  )
  const list = listPage(await presentEntries(db, entries), {
    path: apiPrefix + getAuditLog.path,
    query: Object.fromEntries(given),
    page,
    limit,
    total: Math.min(counted, most),
  })
  return { ...list, older: last ? placeText(last) : null }
}
