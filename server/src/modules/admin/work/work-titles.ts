import type { BulkAction } from '@fieldhouse/contract/admin.users'
import type { WorkOrder } from '@fieldhouse/contract/admin.work'
import { invoiceStatusTexts } from '@fieldhouse/contract/billing.invoice-words'
import { filterTitles } from '../type-titles.ts'

const actionTitles: Record<BulkAction, (who: string) => string> = {
  'mark-vip': (who) => `Mark ${who} as VIP`,
  'unmark-vip': (who) => `Take the VIP mark from ${who}`,
  delete: (who) => `Delete ${who}`,
  restore: (who) => `Restore ${who}`,
}

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** As in: deleted accounts found by “smith”. */
const usersIn = ({ type, q }: { type: keyof typeof filterTitles; q?: string | undefined }): string => {
  const who = type === 'deleted' ? 'deleted accounts' : lowered(filterTitles[type])
  return q ? `${who} found by “${q}”` : who
}

/** As in: refunded transactions found by “last week”. */
const transactionsIn = ({ state, q, user }: Extract<WorkOrder, { kind: 'export-transactions' }>): string => {
  const which = state === 'all' ? '' : `${lowered(invoiceStatusTexts[state].label)} `
  return `${which}transactions${user ? ' of one family' : ''}${q ? ` found by “${q}”` : ''}`
}

/** What the work does, for the list of work and the audit log. */
export const titleOf = (order: WorkOrder): string => {
  if (order.kind === 'change-users') return actionTitles[order.action](usersIn(order))
  if (order.kind === 'export-users') return `Export ${usersIn(order)}`
  return order.kind === 'export-transactions' ? `Export ${transactionsIn(order)}` : 'Export the audit log'
}
