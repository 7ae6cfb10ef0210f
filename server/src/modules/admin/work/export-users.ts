import type { WorkOrder } from '@fieldhouse/contract/admin.work'
import { countChosen, findNextUsers } from '../users/user-pages.queries.ts'
import { exportedColumns, findExportedLines } from './exported-users.queries.ts'
import type { ListExport } from './list-export.ts'

/** ADM-01: everyone in the list, in its order. */
export const usersExport: ListExport<Extract<WorkOrder, { kind: 'export-users' }>> = {
  rowsPerRead: 500,
  columns: () => exportedColumns,
  count: (db, { type, q }) => countChosen(db, { filter: type, text: q }),
  read: async (db, { type, q, sort }, { after, limit }) => {
    const { ids, next } = await findNextUsers(db, { filter: type, text: q }, { sort, after, limit })
    return { csv: await findExportedLines(db, ids), rows: ids.length, place: next }
  },
}
