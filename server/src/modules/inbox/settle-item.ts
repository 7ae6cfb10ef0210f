import type { Checked } from '@fieldhouse/contract/endpoint'
import type * as contract from '@fieldhouse/contract/inbox'
import { AppError } from '../../platform/app-error.ts'
import { transaction } from '../../platform/database/transaction.ts'
import {
  assertOpen,
  assertStaff,
  type Change,
  changeItem,
  changeOne,
  type InboxCall,
  isStaff,
} from './change-item.ts'
import type { LockedItem } from './inbox.queries.ts'
import { afterAssigning, afterClosing, afterReopening } from './inbox.rules.ts'

const assigned = (item: LockedItem, assignee_id: string | null): Change => {
  assertOpen(item, 'This is closed. Reopen it before you assign it.')
  return { action: 'assigned', standing: afterAssigning(item, assignee_id), assignee_id }
}

const closed = (item: LockedItem, note: string | undefined): Change => {
  assertOpen(item, 'This is closed already.')
  return { action: 'closed', standing: afterClosing(item), text: note ?? null }
}

export const assignItem = (
  call: InboxCall,
  id: string,
  { assignee_id, version }: Checked<typeof contract.assignInboxItem>['body'],
) =>
  changeOne(call, { id, version }, async (item, tx) => {
    await assertStaff(tx, assignee_id)
    return assigned(item, assignee_id)
  })

export const closeItem = (
  call: InboxCall,
  id: string,
  { note, version }: Checked<typeof contract.closeInboxItem>['body'],
) => changeOne(call, { id, version }, (item) => closed(item, note))

export const reopenItem = (
  call: InboxCall,
  id: string,
  { version }: Checked<typeof contract.reopenInboxItem>['body'],
) =>
  changeOne(call, { id, version }, async (item, tx) => {
    if (item.state !== 'closed') throw new AppError('conflict', { message: 'This is open already.' })
    return { action: 'reopened', standing: afterReopening(item, await isStaff(tx, item.assignee_id)) }
  })

/**
 * For spam, and for handing out a morning's mail. An item that somebody else changed in the meantime is left alone.
 * Everyone locks in the order of the ids, so two admins at once don't wait for each other.
 */
export const changeItems = (
  call: InboxCall,
  { action, assignee_id, items }: Checked<typeof contract.changeInboxItems>['body'],
): Promise<{ changed: number; skipped: number }> =>
  transaction(call.db, async (tx) => {
    if (action === 'assign') await assertStaff(tx, assignee_id)
    let changed = 0
    for (const asked of items.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
      try {
        await changeItem(tx, call, asked, (item) =>
          action === 'close' ? closed(item, undefined) : assigned(item, assignee_id),
        )
        changed++
      } catch (error) {
        if (!(error instanceof AppError)) throw error
      }
    return { changed, skipped: items.length - changed }
  })
