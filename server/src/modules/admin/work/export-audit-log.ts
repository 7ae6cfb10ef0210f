import type { WorkOrder } from '@fieldhouse/contract/admin.work'
import { csvOf } from '../../../platform/csv-file.ts'
import type { Db } from '../../../platform/database/database.ts'
import { countAllEntries, findEntries } from '../audit/audit.queries.ts'
import { auditColumns } from '../audit/download-audit-log.ts'
import { auditFilterOf } from '../audit/list-audit-log.ts'
import { presentEntries } from '../audit/present-entry.ts'
import type { ListExport } from './list-export.ts'

type AuditOrder = Extract<WorkOrder, { kind: 'export-audit-log' }>

const filterOf = (db: Db, { entry_kind, ...query }: AuditOrder) =>
  auditFilterOf(db, { ...query, kind: entry_kind })

/** ADM-06: the audit log as its page shows it, newest first. */
export const auditLogExport: ListExport<AuditOrder> = {
  rowsPerRead: 100,
  columns: ({ time_zone }) => auditColumns(time_zone).map(([name]) => name),
  count: async (db, order) => countAllEntries(db, await filterOf(db, order)),
  read: async (db, order, { after, limit }) => {
    const [at, id] = after ?? []
    const place = at && id ? { at: new Date(at), id } : null
    const entries = await findEntries(db, await filterOf(db, order), { after: place, limit })
    const last = entries.length === limit ? entries.at(-1) : undefined
    const columns = auditColumns(order.time_zone)
    const shown = await presentEntries(db, entries)
    return {
      csv: csvOf(shown.map((entry) => columns.map(([, of]) => of(entry)))),
      rows: shown.length,
      place: last ? [last.at.toISOString(), last.id] : null,
    }
  },
}
