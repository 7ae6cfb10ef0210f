import type { WorkOrder } from '@fieldhouse/contract/admin.work'
import { auditLogExport } from './export-audit-log.ts'
import { transactionsExport } from './export-transactions.ts'
import { usersExport } from './export-users.ts'
import type { ListExport } from './list-export.ts'

export type ExportOrder = Exclude<WorkOrder, { kind: 'change-users' }>

const exportsByKind: { [Kind in ExportOrder['kind']]: ListExport<Extract<WorkOrder, { kind: Kind }>> } = {
  'export-users': usersExport,
  'export-audit-log': auditLogExport,
  'export-transactions': transactionsExport,
}

/** The export of an order. */
export const exportOf = ({ kind }: ExportOrder): ListExport<ExportOrder> =>
  exportsByKind[kind] as ListExport<ExportOrder>
