import { downloadAuditLog, getAuditLog } from '@fieldhouse/contract/admin.audit'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../../lib/api.ts'
import { type clientZone, zoneOfDays } from '../../../lib/client-time.ts'
import { stringifySearch } from '../../../lib/search-params.ts'
import type { AuditSearch } from './audit-search.ts'

/** The old entries stay visible until the new ones arrive. */
export const auditQuery = (search: AuditSearch) =>
  queryOptions({
    ...queryOf(getAuditLog, { query: { ...search, ...zoneOfDays(search) } }),
    placeholderData: keepPreviousData,
  })

/** The newest entries about one person. */
export const personAuditQuery = (userId: string) =>
  queryOptions(queryOf(getAuditLog, { query: { user_id: userId } }))

/** Every time in the file is in this time zone, as on the page. */
export const auditFile = (
  { page: _, before: __, ...search }: AuditSearch,
  zone: ReturnType<typeof clientZone>,
): string => `/api${downloadAuditLog.path}${stringifySearch({ ...search, ...zone })}`

/** The same for a long log, as a file that is made in the background. */
export const auditExport = (
  { page: _, before: __, kind: entry_kind, ...search }: AuditSearch,
  zone: ReturnType<typeof clientZone>,
) => ({ kind: 'export-audit-log' as const, entry_kind, ...search, ...zone })
