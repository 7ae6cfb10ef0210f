import type { BulkAction } from '@fieldhouse/contract/admin.users'
import type { WorkOrder } from '@fieldhouse/contract/admin.work'
import { and, eq, gt, lt, type SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { users } from '../../accounts/index.ts'
import { isChosen } from '../users/user-order.queries.ts'

export type UserChange = Extract<WorkOrder, { kind: 'change-users' }>

/** Those who have the mark already, or have none, need no change. */
const needs: Partial<Record<BulkAction, SQL>> = {
  'mark-vip': eq(users.is_vip, false),
  'unmark-vip': eq(users.is_vip, true),
}

/** The database counts microseconds, and the start of the work has none. */
const nextMillisecond = (moment: Date): Date => new Date(moment.getTime() + 1)

const isMeant = ({ action, type, q }: UserChange, since: Date): SQL | undefined =>
  and(isChosen({ filter: type, text: q }), needs[action], lt(users.created_at, nextMillisecond(since)))

export const countMeant = (db: Db, change: UserChange, since: Date): Promise<number> =>
  db.$count(users, isMeant(change, since))

/** The next ones by id, so changed rows, which the filter no longer finds, move nobody. */
export const findNextMeant = async (
  db: Db,
  change: UserChange,
  since: Date,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<string[]> => {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isMeant(change, since), after ? gt(users.id, after) : undefined))
    .orderBy(users.id)
    .limit(limit)
  return found.map(({ id }) => id)
}
