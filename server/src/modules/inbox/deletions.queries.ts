import { and, asc, eq, ne } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { users } from '../accounts/index.ts'
import { inboxItems } from './inbox.tables.ts'

export const findLeavingUser = async (db: Db, userId: string) => {
  const [user] = await db
    .select({ deleted_at: users.deleted_at, deleted_by: users.deleted_by, erased_at: users.erased_at })
    .from(users)
    .where(eq(users.id, userId))
  return user ?? null
}

/** The deletions of an account that are not closed, locked. */
export const lockDeletionsOf = (tx: Db, userId: string) =>
  tx
    .select()
    .from(inboxItems)
    .where(
      and(eq(inboxItems.kind, 'deletion'), eq(inboxItems.user_id, userId), ne(inboxItems.state, 'closed')),
    )
    .for('update')

/** What an admin still had to do, locked. */
export const lockWorkOf = (tx: Db, adminId: string) =>
  tx
    .select()
    .from(inboxItems)
    .where(and(eq(inboxItems.assignee_id, adminId), ne(inboxItems.state, 'closed')))
    .orderBy(asc(inboxItems.id))
    .for('update')
