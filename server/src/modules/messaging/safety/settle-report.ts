import type { Db } from '../../../platform/database/database.ts'
import { closeOpenReport, reopenReport } from './reports.queries.ts'

/** Follows the team's inbox. While a report is open, nobody in its conversation is erased. */
export const settleReport = (tx: Db, id: string, { closedBy }: { closedBy: string | null }): Promise<void> =>
  closedBy === null ? reopenReport(tx, id) : closeOpenReport(tx, id, closedBy)
