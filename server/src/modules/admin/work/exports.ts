import type { WorkOrder } from '@fieldhouse/contract/admin.work'
import { auditLogExport } from './export-audit-log.ts'
import { usersExport } from './export-users.ts'
import type { ListExport } from './list-export.ts'

export type ExportOrder = Exclude<WorkOrder, { kind: 'change-users' }>

/** The export of an order. */
export const exportOf = (order: ExportOrder): ListExport<ExportOrder> =>
  (order.kind === 'export-users' ? usersExport : auditLogExport) as ListExport<ExportOrder>
