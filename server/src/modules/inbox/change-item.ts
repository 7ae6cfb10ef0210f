import type { Actor } from '@fieldhouse/contract/guards'
import type { InboxAction, InboxItem } from '@fieldhouse/contract/inbox'
import { AppError } from '../../platform/app-error.ts'
import { changedFields, record } from '../../platform/audit/audit.ts'
import type { Db } from '../../platform/database/database.ts'
import { transaction } from '../../platform/database/transaction.ts'
import type { Caller } from '../../platform/http/bind.ts'
import { settleReport } from '../messaging/index.ts'
import { findItem, findLastChange, findStaff, type LockedItem, lockItem, saveItem } from './inbox.queries.ts'
import type { Standing } from './inbox.rules.ts'
import { kindNames } from './kind-names.ts'
import { showItem } from './show-item.ts'

export interface InboxCall {
  readonly db: Db
  readonly actor: Actor
  readonly caller: Caller
}

export interface Asked {
  readonly id: string
  /** The version that the admin saw. */
  readonly version: number
}

export interface Change {
  readonly action: Extract<InboxAction, 'assigned' | 'answered' | 'closed' | 'reopened'>
  readonly standing: Standing
  readonly assignee_id?: string | null
  readonly text?: string | null
  readonly to_addresses?: string[]
}

type LastChange = Awaited<ReturnType<typeof findLastChange>>

const whatChanged = (last: LastChange): string => {
  if (last?.action === 'restored') return 'The account was restored, which closed this.'
  if (last?.action === 'erased') return 'The account was erased, which closed this.'
  return last?.by ? `${last.by} ${last.action} this at the same time.` : 'This changed at the same time.'
}

const changedSince = async (tx: Db, id: string): Promise<AppError> =>
  new AppError('inbox_changed', {
    message: `${whatChanged(await findLastChange(tx, id))} Check what is new, then try again.`,
  })

/** The item as the admin saw it, locked. */
const lockAsSeen = async (tx: Db, { id, version }: Asked): Promise<LockedItem> => {
  const item = await lockItem(tx, id)
  if (!item) throw new AppError('not_found')
  if (item.version !== version) throw await changedSince(tx, id)
  return item
}

const nameIn = (staff: readonly { id: string; name: string }[], id: string | null) =>
  staff.find((admin) => admin.id === id)?.name ?? null

/** A report's own state decides whether its people can be erased, so it follows the item. */
const follow = async (tx: Db, { id, kind }: LockedItem, { state }: Standing, by: string): Promise<void> => {
  if (kind === 'report') await settleReport(tx, id, { closedBy: state === 'closed' ? by : null })
}

/** Every change of an item: the row, its line in the history, and its line in the audit log, which has no text. */
export const changeItem = async (
  tx: Db,
  { actor, caller }: InboxCall,
  asked: Asked,
  decide: (item: LockedItem) => Promise<Change> | Change,
): Promise<void> => {
  const item = await lockAsSeen(tx, asked)
  const { action, standing, ...entry } = await decide(item)
  await saveItem(tx, item, standing, { action, by_id: actor.id, ...entry })
  await follow(tx, item, standing, actor.id)
  const staff = await findStaff(tx)
  const facts = ({ state, assignee_id }: Standing) => ({ state, assignee: nameIn(staff, assignee_id) })
  await record(tx, caller, {
    action: `inbox.${action}`,
    userId: item.user_id,
    subject: kindNames[item.kind],
    ...changedFields(facts(item), facts(standing)),
    details: { item_id: item.id },
  })
}

/** A change of one item, answered with the item as it is now. */
export const changeOne = (
  call: InboxCall,
  asked: Asked,
  decide: (item: LockedItem, tx: Db) => Promise<Change> | Change,
): Promise<InboxItem> =>
  transaction(call.db, async (tx) => {
    await changeItem(tx, call, asked, (item) => decide(item, tx))
    return showItem(tx, asked.id)
  })

export const assertOpen = ({ state }: LockedItem, message: string): void => {
  if (state === 'closed') throw new AppError('inbox_closed', { message })
}

export const isStaff = async (tx: Db, id: string | null): Promise<boolean> =>
  (await findStaff(tx)).some((admin) => admin.id === id)

export const assertStaff = async (tx: Db, id: string | null): Promise<void> => {
  if (id === null || (await isStaff(tx, id))) return
  throw new AppError('invalid', { errors: { assignee_id: ['Choose an admin'] } })
}

export const findSource = async (tx: Db, id: string) => {
  const source = await findItem(tx, id)
  if (!source) throw new AppError('not_found')
  return source
}
